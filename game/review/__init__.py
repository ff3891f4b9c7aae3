"""Looking back on a game: its choices, their graph and list, and the table of each moment."""
