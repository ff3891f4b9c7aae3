"""A game once more: the course of it, and what the replay scene is made of."""
