"""Games between computer players and what they tell of their strength.

`players` names who plays, `schedule` makes the jobs, `play` plays one of them (`outside` talks to
another program, `weights` gives a player other weights), `run` plays many on all cores and
`cluster` on many machines, `store` keeps the results, `statistics` weighs them, `report` prints.
`command` is `tools/arena.py`, `tuning` is `tools/tune.py`.
"""
