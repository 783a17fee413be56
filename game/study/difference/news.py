"""Owns who knows what in which of two towns: each piece of news with those who know it there, and from whom."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.study.chains import Chain, Root
from game.study.diary import NOTABLE
from game.study.difference.pair import Pair
from game.study.news import (
    News,
    at_once,
    find_news,
    gathered,
    is_announced,
    is_same_news,
    is_worth_telling,
    occasion_of,
    reaching,
    text_of,
)
from game.study.records import Records

Key = tuple[str, str]
"""Names a piece of news in both towns: whose it is, and what it says."""


@dataclass(frozen=True, slots=True)
class Knower:
    """Somebody who knows a piece of news: from whom, since which tick, by which words; all empty for whose news it is."""

    name: str
    source: str = ""
    tick: int = 0
    words: str = ""


@dataclass(frozen=True, slots=True)
class NewsDifference:
    """One piece of news, `source`'s own; `known` has those who know it in the one and in the other, in the order they heard.

    `occasion`: it is an announcement, of something that will be or that others are asked to.
    """

    text: str
    source: str
    occasion: bool
    known: tuple[tuple[Knower, ...], tuple[Knower, ...]]

    @property
    def only(self) -> tuple[tuple[Knower, ...], tuple[Knower, ...]]:
        """Those who know it in the one town alone, and in the other alone."""
        a, b = self.known
        names_a, names_b = ({each.name for each in side} for side in self.known)
        return tuple(each for each in a if each.name not in names_b), tuple(each for each in b if each.name not in names_a)

    @property
    def both(self) -> tuple[str, ...]:
        """The names of those who know it in both."""
        b = {each.name for each in self.known[1]}
        return tuple(each.name for each in self.known[0] if each.name in b)

    @property
    def weight(self) -> int:
        """For how many people it is another than in the other town."""
        return sum(map(len, self.only))


def matched_news(pair: Pair) -> tuple[tuple[News | None, News | None], ...]:
    """All that is news in either town, with what it is in the other; None where nobody there has it."""
    reached = pair.of_each(lambda records: at_once(reaching(records)))
    found = tuple(_by_key(records, ways) for records, ways in zip(pair.both, reached, strict=True))
    keys = dict.fromkeys((*found[0], *found[1]))
    sides = zip(pair.both, reached, found, strict=True)
    a, b = ([known.get(key) or _looked_up(records, ways, key) for key in keys] for records, ways, known in sides)
    return tuple(zip(a, b, strict=True))


def news_difference(pair: Pair, news: tuple[News | None, News | None]) -> NewsDifference:
    """Who knows a piece of news in the one, and in the other."""
    records, first = next((records, each) for records, each in zip(pair.both, news, strict=True) if each is not None)
    known = tuple(_knowers(records, each) for records, each in zip(pair.both, news, strict=True))
    return NewsDifference(first.text, records.name(first.root.owner), is_announced(first), (known[0], known[1]))


def _by_key(records: Records, reached: dict[Root, dict[int, Chain]]) -> dict[Key, News]:
    old = find_news(records)
    return {_key(records, each.root): each for each in (*old, *_born(records, reached, old))}


def _born(records: Records, reached: dict[Root, dict[int, Chain]], old: tuple[News, ...]) -> Iterator[News]:
    """What has become news since the beginning: a visitor said it, or it began in a record that matters, and it was told on."""
    for root, chains in reached.items():
        memory = records.memory(root.owner, root.number)
        if memory is None or memory.is_seed:
            continue
        news = News(text_of(records, root), root, chains, occasion_of(records, root))
        from_a_visitor = memory.content.said_by is not None
        matters = from_a_visitor or (memory.content.importance >= NOTABLE and is_worth_telling(news))
        if matters and not any(is_same_news(records, root, each) for each in old):
            yield news


def _looked_up(records: Records, reached: dict[Root, dict[int, Chain]], key: Key) -> News | None:
    """The same piece of news in a town in which it did not become news."""
    for who, name in records.names.items():
        if name == key[0]:
            roots = (Root(who, memory.number) for memory in records.streams[who])
            same = next((root for root in roots if _key(records, root) == key), None)
            return None if same is None else gathered(records, same, reached)
    return None


def _key(records: Records, root: Root) -> Key:
    return records.name(root.owner), text_of(records, root)


def _knowers(records: Records, news: News | None) -> tuple[Knower, ...]:
    if news is None:
        return ()
    told = sorted(news.chains.items(), key=lambda each: (each[1].hops[0].tick, each[0]))
    return (Knower(records.name(news.root.owner)), *(_knower(records, who, chain) for who, chain in told))


def _knower(records: Records, who: int, chain: Chain) -> Knower:
    hop = chain.hops[0]
    lines = records.talks.get(-1 if hop.talk is None else hop.talk, ())
    words = next((line.text for line in lines if line.number == hop.line), "")
    return Knower(records.name(who), records.name(hop.source), hop.tick, words)
