"""Owns how the difference between two towns is told in a terminal: who knows, came, was, said, planned and remembers what."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from game.cli.terminal_text import one_line
from game.study.difference import Difference
from game.study.difference.events import STEPS, EventDifference
from game.study.difference.memories import MemoriesDifference, Remembered
from game.study.difference.news import Knower, NewsDifference
from game.study.difference.places import Parting, Whereabouts
from game.study.difference.plans import Hour, PlanDifference
from game.study.difference.talks import Talk
from game.study.difference.telling import asides, day, headline, hours, moment, span, stretch

Each = TypeVar("Each")
FEW, FEW_EACH = 5, 2
"""So many of a kind are shown, and so many of each person, unless all are asked for."""
STYLES = ("cyan", "yellow")


def show(difference: Difference, console: Console, everything: bool) -> None:
    """Tell it all, or of each kind only what differs most."""
    for part in Told(difference, everything).parts():
        console.print(part)


class Told:
    """The difference as parts to print one after the other; `few` and `each` say how much of it."""

    def __init__(self, difference: Difference, everything: bool) -> None:
        self._difference = difference
        self._few = 10**6 if everything else FEW
        self._each = 10**6 if everything else FEW_EACH
        self._a, self._b = (one_line(side.name) for side in difference.sides)

    def parts(self) -> Iterator[RenderableType]:
        """Everything, a heading before each part."""
        found = self._difference
        yield Text(f"{self._a} and {self._b}", style="bold")
        yield Text(headline(found))
        yield from (Text(one_line(each)) for each in asides(found))
        if found.since is None:
            return
        yield from self._news()
        for event in found.events:
            if event.differs:
                yield Text()
                yield self._event(event)
        yield from self._whereabouts()
        yield from self._talks()
        yield from self._plans()
        yield from self._memories()

    def _news(self) -> Iterator[RenderableType]:
        differing = [each for each in self._difference.news if each.weight]
        table = self._table("Who knows what", "news", lambda side: f"only in {side}")
        for each in differing[: self._few]:
            known = f"{len(each.known[0])} and {len(each.known[1])} know it"
            table.add_row(Group(Text(one_line(each.text)), Text(known, style="dim")), *self._only_known(each))
        yield from self._whole(table, differing)
        same = len(self._difference.news) - len(differing)
        if same:
            yield Text(
                f"{same} more pieces of news are known by the same people in both." if same > 1 else _ONE_MORE, style="dim"
            )

    def _only_known(self, news: NewsDifference) -> Iterator[Text]:
        for side in news.only:
            yield Text("; ".join(self._knower(each) for each in side))

    def _knower(self, each: Knower) -> str:
        if not each.source:
            return f"{one_line(each.name)}, who began it"
        return f"{one_line(each.name)} from {one_line(each.source)}, {moment(self._difference.clock, each.tick)}"

    def _event(self, event: EventDifference) -> RenderableType:
        when = stretch(self._difference.clock, event.start, event.end)
        title = f"What came of it: {one_line(event.called)} ({one_line(event.place)}, {when})"
        table = self._table(title, "", str)
        if not all(event.held):
            where = self._a if event.held[0] else self._b
            table.add_row(Text("held", style="dim"), *(Text("yes" if held else f"only in {where}") for held in event.held))
        for label, sides in zip(STEPS, event.steps, strict=True):
            cells = (_names(mine, other) for mine, other in (sides, sides[::-1]))
            table.add_row(label, *cells)
        for name, *reasons in event.absent:
            table.add_row(Text(f"{one_line(name)} did not come", style="dim"), *(Text(one_line(each)) for each in reasons))
        return table

    def _whereabouts(self) -> Iterator[RenderableType]:
        apart = [each for each in self._difference.whereabouts if each.partings]
        table = self._table("Who was where", "who, when", str)
        for each in apart[: self._few]:
            self._person(table, each)
        yield from self._whole(table, apart)
        rest = len(self._difference.whereabouts) - len(apart)
        if rest:
            yield Text(f"{rest} others were never elsewhere for as long as ten minutes.", style="dim")

    def _person(self, table: Table, each: Whereabouts) -> None:
        """Their longest partings, in the order of time."""
        longest = sorted(each.partings, key=lambda part: part.start - part.end)[: self._each]
        parts: list[Parting] = sorted(longest, key=lambda part: part.start)
        more = f", {len(each.partings)} times" if len(each.partings) > len(parts) else ""
        table.add_row(Text(f"{one_line(each.name)} (apart for {span(each.apart)}{more})"), "", "")
        for part in parts:
            when = stretch(self._difference.clock, part.start, part.end)
            table.add_row(Text(f"  {when}", style="dim"), *(Text(one_line(place)) for place in part.places))

    def _talks(self) -> Iterator[RenderableType]:
        talks = self._difference.talks
        alone_a, alone_b = map(len, talks.only)
        counts = f"{talks.same} talks with the same words, {len(talks.otherwise)} of the same people with other words, "
        yield Text()
        yield Text("What was said", style="bold")
        yield Text(f"{counts}{alone_a} only in {self._a}, {alone_b} only in {self._b}.")
        table = self._table("", "talk", str)
        rows: list[tuple[Talk | None, Talk | None]] = [*talks.otherwise[: self._few]]
        rows += [(talk, None) for talk in talks.only[0][: self._few]] + [(None, talk) for talk in talks.only[1][: self._few]]
        for pair in sorted(rows, key=lambda row: min(talk.tick for talk in row if talk is not None)):
            table.add_row(self._talk_head(next(talk for talk in pair if talk is not None)), *map(self._said, pair))
        yield from self._whole(table, rows, len(talks.otherwise) + alone_a + alone_b - len(rows))

    def _talk_head(self, talk: Talk) -> Text:
        people = " and ".join(one_line(each) for each in talk.people)
        place = f", {one_line(talk.place)}" if talk.place else ""
        return Text(f"{moment(self._difference.clock, talk.tick)}{place}: {people}")

    def _said(self, talk: Talk | None) -> Text:
        """What is said in a talk, or how it begins."""
        if talk is None:
            return Text("no such talk", style="dim")
        lines = [f"{_first_name(line.speaker)}: {one_line(line.text)}" for line in talk.lines]
        if self._few > FEW:
            return Text("\n".join(lines))
        return Text(lines[0] + (f" (and {len(lines) - 1} more lines)" if len(lines) > 1 else ""))

    def _plans(self) -> Iterator[RenderableType]:
        differing = sorted(self._difference.plans, key=lambda each: -each.weight)
        table = self._table("Plans of the day", "whose, of which day", str)
        for each in differing[: self._few]:
            table.add_row(self._plan_head(each), *(self._hours(side) for side in each.only))
        yield from self._whole(table, differing)

    def _plan_head(self, plan: PlanDifference) -> Text:
        return Text(f"{one_line(plan.name)}, {day(self._difference.clock, plan.day)}")

    def _hours(self, side: Sequence[Hour]) -> Text:
        shown = [f"{hours(each)} {one_line(each.what)}" for each in side[: 2 * self._each]]
        return Text("\n".join(shown + _and_more(len(side) - len(shown))))

    def _memories(self) -> Iterator[RenderableType]:
        table = self._table("Memories that only one has", "whose", str)
        for each in self._difference.memories[: self._few]:
            table.add_row(Text(one_line(each.name)), *self._remembered(each))
        yield from self._whole(table, self._difference.memories)

    def _remembered(self, person: MemoriesDifference) -> Iterator[Text]:
        for side in person.only:
            shown = [self._memory(each) for each in side[: self._each]]
            yield Text("\n".join([f"{len(side)} in all", *shown]) if shown else "none")

    def _memory(self, memory: Remembered) -> str:
        return f"{moment(self._difference.clock, memory.tick)}: {one_line(memory.text)}"

    def _table(self, title: str, first: str, heading: Callable[[str], str]) -> Table:
        table = Table(
            title=Text(title) if title else None, title_justify="left", title_style="bold", box=SIMPLE_HEAD, expand=True
        )
        table.add_column(first, ratio=2)
        for name, style in zip((self._a, self._b), STYLES, strict=True):
            table.add_column(Text(heading(name)), ratio=3, header_style=style)
        return table

    def _whole(self, table: Table, rows: Sequence[Each], more: int | None = None) -> Iterator[RenderableType]:
        """A table that has rows, with a word on how many more there are."""
        if table.rows:
            yield Text()
            yield table
            left = max(0, len(rows) - self._few) if more is None else more
            if left:
                yield Text(f"{left} more; --all shows them, --page writes them to a page.", style="dim")


_ONE_MORE = "One more piece of news is known by the same people in both."


def _names(mine: Sequence[str], other: Sequence[str]) -> Text:
    """How many, and who of them is not among the other town's."""
    alone = [one_line(each) for each in mine if each not in other]
    same = len(mine) - len(alone)
    told = [*alone, f"{same} in both"] if same else alone or ["nobody"]
    return Text(f"{len(mine)}: {', '.join(told)}" if mine else "nobody")


def _first_name(name: str) -> str:
    return next(iter(one_line(name).split()), "Somebody")


def _and_more(count: int) -> list[str]:
    return [f"and {count} more"] if count > 0 else []
