"""Checking a residents file as a whole: what contradicts itself, what a map lacks for it, who sleeps where."""

from game.tryout.checking.checked import Checked, check_people
from game.tryout.checking.fault import PersonFault

__all__ = ["Checked", "PersonFault", "check_people"]
