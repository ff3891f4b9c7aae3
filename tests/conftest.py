"""What all tests share: property tests that are the same every time and know no deadline."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("house", derandomize=True, deadline=None, database=None)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--long` gives the attacks their long dose."""
    parser.addoption("--long", action="store_true", help="attack for as long as tools/attack.py")
