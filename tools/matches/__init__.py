"""Games between computer players and what they tell of their strength; behind `tools/arena.py`.

`players` names who plays, `schedule` makes the jobs, `play` plays one of them (`outside` talks to
another program), `run` plays many on all cores or on a cluster, `store` keeps the results,
`statistics` weighs them, `report` prints, `command` is the command line.
"""
