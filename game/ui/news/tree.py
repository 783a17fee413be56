"""Owns the tree of who told whom: from the source down, the earliest teller of each, as rows that can be drawn."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.study.chains import Hop
from game.study.news import News


@dataclass(frozen=True, slots=True)
class Knower:
    """Somebody who knows. `hop` is how they were told, None for the source.

    `rails` says for each level above whether its line goes on below this row; the last is their own.
    """

    who: int
    hop: Hop | None
    rails: tuple[bool, ...] = ()
    tells: bool = False


def tree_of(news: News) -> list[Knower]:
    """The source, and below everybody those who have it from them, in the order they were told."""
    hops = {who: chain.hops[0] for who, chain in news.chains.items() if chain.hops and who != news.root.owner}
    told: dict[int, list[Hop]] = {}
    for hop in sorted(hops.values(), key=lambda each: (each.tick, each.who)):
        told.setdefault(_teller(news.root.owner, hop, hops), []).append(hop)
    return list(_below(Knower(news.root.owner, None), told))


def _teller(source: int, hop: Hop, hops: dict[int, Hop]) -> int:
    """Who told them: the source where their teller is not known to have been told, or was told by them in turn."""
    at, seen = hop, {hop.who}
    while at.source != source:
        if at.source in seen or at.source not in hops:
            return source
        seen.add(at.source)
        at = hops[at.source]
    return hop.source


def _below(knower: Knower, told: dict[int, list[Hop]]) -> Iterator[Knower]:
    hops = told.get(knower.who, [])
    yield Knower(knower.who, knower.hop, knower.rails, bool(hops))
    for number, hop in enumerate(hops):
        yield from _below(Knower(hop.who, hop, (*knower.rails, number < len(hops) - 1)), told)
