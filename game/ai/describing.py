"""Owns putting a place tree into sentences: "There is a stove in the kitchen of Hobbs Cafe." (paper, section 5.1)."""

from collections import Counter
from collections.abc import Iterator

from game.ai.known_places import KnownArena, KnownObject, KnownPlaces, KnownSector
from game.world.clock import MINUTES_PER_DAY, clock_face
from game.world.places import Norms, is_a_place

_UNREMARKABLE = ("", "idle")
_ARTICLES = ("a", "an", "the")


def describe(known: KnownPlaces) -> str:
    """What they know of the town, in sentences, a line for each place."""
    return "\n".join(" ".join(_sentences(sector)) for sector in known.sectors)


def _sentences(sector: KnownSector) -> Iterator[str]:
    norms = _norms(sector.norms)
    if norms:
        yield f"{sector.name} is {norms}."
    for arena in sector.arenas:
        yield from _arena_sentences(arena, sector)


def _arena_sentences(arena: KnownArena, sector: KnownSector) -> Iterator[str]:
    norms = _norms(arena.norms) if arena.norms != sector.norms else ""
    place = f"the {arena.name} of {sector.name}" + (f" ({norms})" if norms else "")
    if not arena.objects:
        yield f"There is {place}."
        return
    things = [_counted(*key, count) for key, count in Counter(map(_looks, arena.objects)).items()]
    several = len(things) > 1 or things[0][0].isdigit()
    yield f"There {'are' if several else 'is'} {listed(things)} in {place}."


def _norms(norms: Norms) -> str:
    said = [_purpose(norms.purpose)] if norms.purpose else []
    if norms.hours:
        said.append(_hours(*norms.hours))
    if norms.capacity:
        said.append("for one person at a time" if norms.capacity == 1 else f"for {norms.capacity} people at a time")
    if norms.private_to:
        said.append(f"private to {listed(list(norms.private_to))}")
    return ", ".join(said)


def _purpose(purpose: str) -> str:
    return purpose if purpose.split()[0] in _ARTICLES else f"for {purpose}"


def _hours(opens: int, closes: int) -> str:
    return "always open" if closes - opens >= MINUTES_PER_DAY else f"open {clock_face(opens)}-{clock_face(closes)}"


def _looks(thing: KnownObject) -> tuple[str, str]:
    return thing.kind, "" if thing.state in _UNREMARKABLE else thing.state


def _counted(kind: str, state: str, count: int) -> str:
    noun = f"place {kind}" if is_a_place(kind) else kind
    name = f"{_article(noun)} {noun}" if count == 1 else f"{count} {_plural(noun)}"
    return f"{name} ({state})" if state else name


def _article(noun: str) -> str:
    return "an" if noun[0].lower() in "aeiou" else "a"


def _plural(noun: str) -> str:
    if noun.endswith(("s", "x", "sh", "ch")):
        return f"{noun}es"
    if noun.endswith("lf"):
        return f"{noun[:-1]}ves"
    return noun if noun.endswith("ing") else f"{noun}s"


def listed(things: list[str]) -> str:
    """As one says it: "a, b and c"."""
    return things[0] if len(things) == 1 else f"{', '.join(things[:-1])} and {things[-1]}"
