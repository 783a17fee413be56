"""Owns faults of kinds: names of things that mean nothing to those who live there."""

from collections.abc import Iterator
from functools import cache

from game.ai.knowledge import knowledge
from game.ai.offline.objects import NOT_AT_ALL, rank, words_of
from game.map_check.fault import Fault, warning, where
from game.map_check.subject import Placed, Subject
from game.map_check.words import listed, meant, on
from game.world.places import is_a_place

_NEAR, _SLIP, _SHORT = 0.8, 0.88, 4
"""How like a known word another must be to be meant for it: in a kind nobody has a use for, and in one that is used for its
other words ("cofee machine" is some machine). Shorter words are let be."""


def check_kinds(subject: Subject) -> Iterator[Fault]:
    """Kinds nobody knows a use for: one by one where a known one is nearly meant, the rest in one sentence."""
    rest = []
    for thing in (thing for thing in subject.objects if thing.name.strip()):
        better = _better(thing.name)
        if better and not _is_named(thing.name, subject):
            which = f"{thing.name!r} ({thing.id}){thing.place}"
            said = f"{on(thing.layer)}nobody knows what to do with the {which}; did you mean {better!r}?"
            yield warning("kind", said, "Rename it.", thing.at)
        elif not better and not _serves(thing.name) and not _is_named(thing.name, subject):
            rest.append(thing)
    if rest:
        yield _unknown(rest)


def _unknown(rest: list[Placed]) -> Fault:
    kinds = listed([repr(kind) for kind in sorted({thing.name for thing in rest})], 12)
    said = f"{on(rest[0].layer)}nobody has a use for {kinds}: people see it, but never go there to do something."
    advice = "Name it by a plainer word (chair, table, shelf, stove), or move it to the layer 'decor'."
    tiles = [tile for thing in rest for tile in thing.tiles[:1]]
    return warning("kind", said, advice, where(rest[0].layer, [thing.id for thing in rest], tiles))


def meant_kind(kind: str) -> str:
    """The kind that somebody meant who wrote this one."""
    return _better(kind) or kind


def _serves(kind: str) -> bool:
    """Whether something people do asks for it."""
    if is_a_place(kind) or any(rank(wanted, kind) < NOT_AT_ALL for wanted in knowledge("objects")["serves"]):
        return True
    words = words_of(kind)
    return any(words_of(name) <= words for names in knowledge("objects")["states"] for name in names.split(","))


def _is_named(kind: str, subject: Subject) -> bool:
    """Whether the paragraph of somebody who is to live there names it."""
    clauses = (clause for person in subject.people or () for clause in person.clauses)
    return any(words_of(kind) <= words_of(clause) for clause in clauses)


def _better(kind: str) -> str | None:
    """The kind that was most likely meant, if not this one: "cofee machine", and "Bed", for a bed is one in small letters."""
    *before, last = kind.split()
    if last != "bed" and words_of(last) == words_of("bed") and rank("bed", kind) < NOT_AT_ALL:
        return " ".join([*before, "bed"])
    served = _serves(kind)
    whole = None if served else meant(kind, _known_names())
    words = kind.lower().split()
    mended = [_mended(word, _SLIP if served else _NEAR) for word in words]
    return whole or (" ".join(mended) if mended != words else None)


def _mended(word: str, alike: float) -> str:
    known = words_of(word) <= _known_words() or len(word) < _SHORT
    return word if known else meant(word, _known_words(), alike) or word


@cache
def _known_names() -> frozenset[str]:
    """All kinds that anything people do asks for, as they are written there."""
    patterns = (text for texts in knowledge("objects")["serves"].values() for text in texts)
    return frozenset(" ".join(word for word in text.split() if not word.startswith("-")) for text in patterns)


@cache
def _known_words() -> frozenset[str]:
    return frozenset(word for name in _known_names() for word in words_of(name))
