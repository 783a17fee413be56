"""Owns insights that rest on earlier insights: the second level of the tree, and those above it."""

from collections.abc import Iterator

from game.ai.offline.reflect.material import Draft, Material
from game.ai.offline.reflect.records import TALK, Record
from game.ai.offline.reflect.words import Known, table

Pairs = list[tuple[Record, Known]]
_MAKES_CHARACTER = ("taken_up", "learned", "pursuit", "nature", "trouble", "trouble_returns", "haunt", "gossip", "promised")

_ALIKE = {"learned": "taken_up", "trouble_returns": "trouble"}
"""Kinds that say nearly the same: only one of them goes into a picture of somebody."""


def from_insights(material: Material) -> Iterator[Draft]:
    """What several earlier insights say together."""
    for find in (_company, _character, _kindred, _burdens, _earnest):
        yield from find(material)


def _of_kind(material: Material, *kinds: str) -> Pairs:
    return [(record, known) for record, known in material.insights if known.kind in kinds]


def _company(material: Material) -> Iterator[Draft]:
    """Somebody one shares an interest with and talks with is somebody to spend an hour with."""
    for record, known in _of_kind(material, "share"):
        easy = [other for other, each in _of_kind(material, "easy", "at_home", "drawn", "turns_to") if each.who == known.who]
        talks = [each for each in material.records if each.how == TALK and each.who == known.who]
        if easy or talks:
            evidence = (record.number, *(each.number for each in (easy or talks)[:3]))
            yield Draft("company", known.who, tuple(sorted(evidence)), known.thing, 8)


def _character(material: Material) -> Iterator[Draft]:
    """Two different things seen in the same person make a picture of them."""
    seen: dict[str, dict[str, tuple[Record, Known]]] = {}
    for record, known in _of_kind(material, *_MAKES_CHARACTER):
        if known.who != material.me:
            seen.setdefault(known.who, {}).setdefault(_ALIKE.get(known.kind, known.kind), (record, known))
    for who, kinds in seen.items():
        traits = [known for _, known in kinds.values()]
        halves = [half for known in traits if (half := _half(known))]
        if len(halves) >= 2:
            evidence = tuple(sorted(record.number for record, _ in list(kinds.values())[:3]))
            yield Draft("character", who, evidence, f"{halves[0]} and {halves[1]}", 7.5)


def _half(known: Known) -> str:
    """What an insight says of somebody, as what follows "somebody who"."""
    shape: str = table("insight")[known.kind].get("half", "")
    return shape.replace("{thing}", known.thing)


def _kindred(material: Material) -> Iterator[Draft]:
    """One's own devotion, and that of somebody else."""
    own = [record for record, known in _of_kind(material, "devoted") if known.who == material.me]
    for record, known in _of_kind(material, "taken_up", "learned"):
        if own and known.who != material.me:
            yield Draft("kindred", known.who, tuple(sorted((own[-1].number, record.number))), weight=7)
            return


def _burdens(material: Material) -> Iterator[Draft]:
    """Several people with troubles of their own."""
    yield from _several(material, ("trouble", "trouble_returns"), "burdens", 7)


def _earnest(material: Material) -> Iterator[Draft]:
    """Several people who are taken up with something."""
    yield from _several(material, ("taken_up", "learned"), "earnest", 6.5)


def _several(material: Material, kinds: tuple[str, ...], kind: str, weight: float) -> Iterator[Draft]:
    by_person = {known.who: record for record, known in _of_kind(material, *kinds) if known.who != material.me}
    if len(by_person) >= 2:
        people = list(by_person)[:3]
        names = f"{', '.join(people[:-1])} and {people[-1]}"
        yield Draft(kind, material.me, tuple(sorted(by_person[each].number for each in people)), names, weight)
