"""Duskbox: the open, rules-complete home of two horror board games, for players and researchers alike."""

from duskbox.core.match import Match
from duskbox.core.registry import find, names

__all__ = ["Match", "find", "names"]
