"""The scenes of the program: title, new game, table, results and what lies between."""
