"""Owns how faults are worded: where something is, what it is called, what a name was meant to be."""

import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from game.world.places import Tile

LISTED = 6
"""Things named one by one before "and 12 more"."""


def at(tile: Tile) -> str:
    """ "at column 4, row 1"."""
    return f"at column {tile[0]}, row {tile[1]}"


def on(layer: str) -> str:
    """ "Layer 'areas': ", with which most sentences begin."""
    return f"Layer {layer!r}: "


def called(kind: str, name: str, number: int) -> str:
    """ "the sector 'Hobbs Cafe' (12)"; the number is the object's ID in Tiled."""
    return f"the {kind} {name!r} ({number})" if name else f"the {kind} without a name ({number})"


def listed(parts: Sequence[str], most: int = LISTED) -> str:
    """ "a, b and c", or "a, b and 7 more"."""
    shown = [*parts[:most], f"{len(parts) - most} more"] if len(parts) > most else list(parts)
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} and {shown[-1]}"


def tiles_listed(tiles: Sequence[Tile], most: int = 3) -> str:
    """ "column 4, row 1" or "columns and rows 4,1 and 5,1"."""
    if len(tiles) == 1:
        return f"column {tiles[0][0]}, row {tiles[0][1]}"
    return "columns and rows " + listed([f"{column},{row}" for column, row in tiles], most)


def meant(word: str, known: Iterable[str], alike: float = 0.75) -> str | None:
    """The known name that somebody who wrote `word` most likely meant, if any; never the word itself."""
    names = sorted(set(known) - {word})
    same = next((name for name in names if plain(name) == plain(word) and plain(word)), None)
    close = get_close_matches(word.lower(), [name.lower() for name in names], 1, alike)
    return same or next((name for name in names if close and name.lower() == close[0]), None)


def plain(name: str) -> str:
    """A name without case, accents, spaces and signs: two names that are equal then were hardly meant to differ."""
    letters = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in letters if letter.isalnum())


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """ "did you mean 'stove'? " or nothing."""
    better = meant(word, known)
    return f"did you mean {better!r}?" if better else ""
