"""What the list of saved games is made of: its words, rows, pictures, and ways to a file."""
