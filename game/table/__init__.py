"""The table of the marble game: what is seen, heard and clicked."""
