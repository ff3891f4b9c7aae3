"""Saved games: the files, what a list shows of them, and that no copy harms another's."""

from __future__ import annotations

from .entries import AUTO, KEPT, OPEN, SAMPLE, SUFFIX, About, Entry

__all__ = ["AUTO", "KEPT", "OPEN", "SAMPLE", "SUFFIX", "About", "Entry"]
