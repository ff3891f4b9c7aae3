"""Attacks on the program: each tries for a while to break one promise and counts what it found."""

ATTACKS = ("session", "writes", "kills", "mutants", "referee", "soak", "workers", "positions")
