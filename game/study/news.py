"""Owns finding news: what one resident alone knew when the town began, and by whom it is known now."""

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import TypeVar

from game.ai.cues import covers, key_words
from game.ai.persona import Occasion
from game.ai.reading import read_paragraph
from game.ai.residents_file import ResidentEntry
from game.problem import Problem
from game.study.chains import Chain, Root, tellings
from game.study.records import Records
from game.study.wording import told_part

Found = TypeVar("Found")
SAME = 0.7
"""Share of a memory's words from which on another resident's is taken to say the same."""
ALIKE = 0.5
"""Share of the words asked about that a memory must have to be what is meant."""
ANNOUNCED = ("news", "host", "perform")
"""Roles of an occasion that make it worth telling before anybody has told it."""


@dataclass(frozen=True, slots=True)
class News:
    """One piece of news. `text` is its root record; `chains` has, for each who knows it besides the source, how they do.

    `occasion` is what a reader of the root makes of it (a date, a place, hours), where it is one.
    """

    text: str
    root: Root
    chains: dict[int, Chain]
    occasion: Occasion | None = None

    @property
    def known_by(self) -> tuple[int, ...]:
        """Everybody who knows it, the source too."""
        return tuple(sorted({self.root.owner, *self.chains}))


def find_news(records: Records) -> tuple[News, ...]:
    """What only one resident knew at first and was told on by somebody who had been told, or is an announcement.

    The most widely known come first.
    """
    return at_once(finding(records))


def finding(records: Records) -> Generator[None, None, tuple[News, ...]]:
    """`find_news` in steps of about a millisecond, for who has something else to do between them."""
    reached = yield from reaching(records)
    found = []
    for root in _lone_seeds(records):
        yield
        news = gathered(records, root, reached) if root is not None else None
        if news and is_worth_telling(news):
            found.append(news)
    return tuple(sorted(found, key=lambda each: (-len(each.chains), each.root.owner, each.root.number)))


def news_like(records: Records, text: str) -> News:
    """The news that a text asks about: the seed memory that says it best. Raises Problem when none does."""
    return at_once(asking_about(records, text))


def asking_about(records: Records, text: str) -> Generator[None, None, News]:
    """`news_like` in steps of about a millisecond; where no seed memory says it, one made since that was told on may."""
    seeds = [Root(who, memory.number) for who in records.names for memory in records.seeds(who)]
    root = _most_alike(records, seeds, text)
    reached = yield from reaching(records)
    root = root or _most_alike(records, list(reached), text)
    if root is None:
        raise Problem(f'Nobody remembered anything like "{text}" when the town began; say it in words of their paragraphs.')
    return gathered(records, root, reached)


def _most_alike(records: Records, candidates: list[Root], text: str) -> Root | None:
    """The record that has most of a text's words, if it has enough of them."""
    wanted = key_words(text)
    scored = [(len(wanted & key_words(text_of(records, root))) / max(1, len(wanted)), root) for root in candidates]
    share, root = max(scored, key=lambda each: (each[0], -each[1].owner, -each[1].number), default=(0.0, Root(0, 0)))
    return root if share >= ALIKE else None


def occasion_of(records: Records, root: Root) -> Occasion | None:
    """What the reader of paragraphs makes of one record: an occasion, if it is one."""
    memory = records.memory(root.owner, root.number)
    if memory is None:
        return None
    entry = ResidentEntry(name=records.names[root.owner], paragraph=memory.text)
    return next(iter(read_paragraph(entry, records.clock.moment(memory.created).date()).occasions), None)


def is_worth_telling(news: News) -> bool:
    """Whether it is an announcement, or was told on by somebody who had been told."""
    return is_announced(news) or any(len(chain.hops) > 1 for chain in news.chains.values())


def is_announced(news: News) -> bool:
    """Whether it is an occasion that is worth telling before anybody has told it."""
    return news.occasion is not None and news.occasion.role in ANNOUNCED


def is_same_news(records: Records, root: Root, news: News) -> bool:
    """Whether a root is that of the news, or another record of the same person that says the same at first hand."""
    if root == news.root:
        return True
    memory = records.memory(root.owner, root.number)
    return root.owner == news.root.owner and memory is not None and covers(memory.text, news.text, SAME)


def gathered(records: Records, root: Root, reached: dict[Root, dict[int, Chain]]) -> News:
    """A piece of news with everybody whom it reached, the earliest way of each."""
    news = News(text_of(records, root), root, {}, occasion_of(records, root))
    ways = [chains for other, chains in reached.items() if other.owner == root.owner and is_same_news(records, other, news)]
    for chains in ways:
        for who, chain in chains.items():
            known = news.chains.get(who)
            if known is None or chain.hops[0].tick < known.hops[0].tick:
                news.chains[who] = chain
    return news


def reaching(records: Records) -> Generator[None, None, dict[Root, dict[int, Chain]]]:
    """For each root who was reached by it, with the earliest way; in steps of about a millisecond."""
    reached: dict[Root, dict[int, Chain]] = {}
    for owner in records.names:
        for _, chain in tellings(records, owner):
            yield
            if chain.root.owner != owner:
                reached.setdefault(chain.root, {}).setdefault(owner, chain)
    return reached


def _lone_seeds(records: Records) -> Iterator[Root | None]:
    """Seed memories that nobody else's says too; None for each of the others."""
    seeds = [(who, memory) for who in records.names for memory in records.seeds(who)]
    for who, memory in seeds:
        claim = told_part(memory.text)
        alone = not any(other != who and covers(another.text, claim, SAME) for other, another in seeds)
        yield Root(who, memory.number) if alone else None


def at_once(steps: Generator[None, None, Found]) -> Found:
    """What a search comes to that is gone through without a break."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Found = end.value
            return found


def text_of(records: Records, root: Root) -> str:
    """What a root says, without what it says about being a secret."""
    memory = records.memory(root.owner, root.number)
    return "" if memory is None else told_part(memory.text)
