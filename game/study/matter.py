"""Owns what is asked of the records about one event: who promised, refused, planned it, was there, and why not."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from game.ai.memory import Kind, Memory
from game.ai.persona import Occasion
from game.ai.place_names import sector_named
from game.ai.plan_entries import PlanEntry
from game.ai.reading.times import date_in
from game.study.chains import chain_of
from game.study.news import News, is_same_news
from game.study.planned import made_on, plans_by_day
from game.study.records import Records
from game.world.clock import TICKS_PER_DAY, TICKS_PER_MINUTE

USUAL_MINUTES = 90
"""How long an event lasts when nobody says."""
NEVER_HEARD = "never heard of it"
_DECLINES = re.compile(r"\b(?:will not|won't|cannot|can't|not be able to|declined)\b")
_HELPS = re.compile(r"\b(?:to|not) help\b")
_BECAUSE = re.compile(r"\bbecause (.+?)\.?$")


@dataclass(frozen=True, slots=True)
class Matter:
    """An event with what is asked of the records about it. `hours` are minutes of its day."""

    records: Records
    news: News
    occasion: Occasion
    day: date
    hours: tuple[int, int]
    start: int
    end: int
    arenas: frozenset[int]

    @staticmethod
    def of(records: Records, news: News) -> "Matter | None":
        occasion = news.occasion
        if occasion is None or not occasion.date or occasion.start is None:
            return None
        town = records.ground.town
        sector = sector_named(town, occasion.place) if occasion.place else None
        if sector is None:
            return None
        day = date.fromisoformat(occasion.date)
        midnight = (day - records.clock.start).days * TICKS_PER_DAY
        hours = occasion.start, occasion.end or occasion.start + USUAL_MINUTES
        start, end = (midnight + minute * TICKS_PER_MINUTE for minute in hours)
        arenas = frozenset(arena.id for arena in town.arenas.values() if arena.sector == sector)
        return Matter(records, news, occasion, day, hours, start, end, arenas)

    @property
    def place(self) -> str:
        """Where it is, by the map's name."""
        return self.records.ground.town.sector_of(min(self.arenas)).name if self.arenas else self.occasion.place

    def said_yes(self, who: int) -> bool:
        """Whether their last word on coming was a promise."""
        last = self._last_word(who)
        return last is not None and last.content.kind is Kind.PLAN

    def refusal(self, who: int) -> str:
        """Why they said they would not come; "" when that was not their last word."""
        last = self._last_word(who)
        if last is None or last.content.kind is Kind.PLAN:
            return ""
        reason = _BECAUSE.search(last.text)
        return f"said no, because {reason[1]}" if reason else "said no"

    def was_invited(self, who: int) -> bool:
        """Whether a line that invites told them of it, in a talk of theirs."""
        chain = self.news.chains.get(who)
        heard = (memory for memory in self.records.streams[who] if memory.content.said_by is not None)
        return chain is not None and any(self._invites(who, memory) for memory in heard)

    def is_planned(self, who: int) -> bool:
        """Whether it was in the plan of its day when it began, made by them and not merely promised."""
        return any(self._is_in(entry) for entry in self._valid(who))

    def was_there(self, who: int) -> bool:
        """Whether they were at its place at some time of its hours."""
        return bool(self.records.stays(who, self.start, self.end) & self.arenas)

    def why_absent(self, who: int, declined: dict[int, str]) -> str:
        """The reason that their records give, the surest first."""
        said_yes, knew = self.said_yes(who), who in self.news.chains
        if who in declined:
            return declined[who]
        if not knew and not said_yes:
            return f"{NEVER_HEARD}, though there at the time" if self.was_there(who) else NEVER_HEARD
        if said_yes and self.is_planned(who):
            return "had it in the plan, and was somewhere else"
        if said_yes:
            return f"said yes, but did not plan it: {self._instead(who)}"
        return f"had heard of it, but {self._instead(who)}"

    def _last_word(self, who: int) -> Memory | None:
        """The latest record of having promised or declined to come (helping before it is another matter)."""
        words = [
            memory
            for memory in self._made_in_talk(who)
            if (memory.content.kind is Kind.PLAN or _DECLINES.search(memory.text))
            and not _HELPS.search(memory.text)
            and self._is_about(who, memory)
        ]
        return words[-1] if words else None

    def _is_about(self, who: int, memory: Memory) -> bool:
        """Whether a record is about this event: its chain ends there, or it has its noun and day."""
        chain = chain_of(self.records, who, memory.number)
        if chain is not None and is_same_news(self.records, chain.root, self.news):
            return True
        return self._has_noun(memory.text) and date_in(memory.text, made_on(self.records, memory)) == self.day

    def _made_in_talk(self, who: int) -> Iterator[Memory]:
        for memory in self.records.streams[who]:
            if memory.content.talk is not None and memory.content.said_by is None:
                yield memory

    def _valid(self, who: int) -> list[PlanEntry]:
        """Their plan for its day as it was at its end."""
        return plans_by_day(self.records, who, self.end).get(self.day, [])

    def _is_in(self, entry: PlanEntry) -> bool:
        return entry.start < self.hours[1] and entry.end > self.hours[0] and self._has_noun(entry.what)

    def _instead(self, who: int) -> str:
        """What their plan had when it began, as last planned."""
        then = [entry for entry in self._valid(who) if entry.start <= self.hours[0] < entry.end]
        return f"meant to {then[-1].what} at that time" if then else "had nothing planned at that time"

    def _has_noun(self, text: str) -> bool:
        return self.occasion.noun.lower() in text.lower()

    def _invites(self, who: int, memory: Memory) -> bool:
        content = memory.content
        lines = self.records.talks.get(-1 if content.talk is None else content.talk, ())
        said = next((line for line in lines if line.number == content.line), None)
        if said is None or said.act != "invite" or who not in self.records.members.get(said.talk, ()):
            return False
        chain = chain_of(self.records, who, memory.number)
        return chain is not None and is_same_news(self.records, chain.root, self.news)
