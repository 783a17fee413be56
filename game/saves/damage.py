"""Owns what is said of a save that is not whole."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.problem import Problem

_SENTENCE = 'The save "{name}" in {folder} is damaged ({what}); {offer}.'
_RESCUE = '`smallville saves fork "{name}" NEW --rescue` makes a copy as it was {moment}'
_NOTHING = "nothing of it can be rescued, open another or make a new one"


class Damage(Exception):
    """What is wrong inside a save, in a few words: whoever knows which save it is makes a sentence of it."""


class Damaged(Problem):
    """A save that is not whole. `path` is its file, `what` is wrong; a good copy may be made of what is left.

    `moment` says of when, in words; None where nothing is left.
    """

    def __init__(self, path: Path, what: object, moment: str | None = "when it was last whole") -> None:
        self.path, self.what = path, what
        offer = _NOTHING if moment is None else _RESCUE.format(name=path.stem, moment=moment)
        super().__init__(_SENTENCE.format(name=path.stem, folder=path.parent, what=what, offer=offer))


@contextmanager
def damage_of(path: Path) -> Iterator[None]:
    """What is found wrong meanwhile is wrong in the save at `path`, a value that is none of its kind too."""
    try:
        yield
    except Damage as damage:
        raise Damaged(path, damage) from damage
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise Damaged(path, "a value in it is none of its kind") from error
