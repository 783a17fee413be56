"""Owns whose turn it is in a talk with a visitor: who they are to the speaker, what has been said, and how a thing is put."""

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from game.ai.knowledge import knowledge
from game.ai.memory import Memory
from game.ai.mind import AnswerInterview, SayLine
from game.ai.offline.interview.interviewee import Interviewee
from game.ai.offline.talk.beats import Side, side
from game.ai.offline.talk.bonds import manner
from game.ai.offline.talk.past import Past
from game.ai.offline.talk.phrases import Phrase, phrases
from game.ai.offline.talk.speech import tidy
from game.ai.offline.talk.topics import is_private
from game.ai.offline.visit.claiming import Spoken, with_meaning
from game.ai.offline.visit.hearing import Words, in_full, understood
from game.ai.persona import Persona
from game.world.bodies import Line
from game.world.chance import chance
from game.world.clock import TICKS_PER_DAY

SHORT = 10
"""Characters below which words are only the same where they are a whole sentence."""
STRANGER = "you"
"""How somebody without a known name is spoken of."""


_SORRY = re.compile(r"\b(?:sorry|apologi[sz]e|forgive me|apologies)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Reply:
    """Part of a line: its words, what it rests on and claims, and what is done by it."""

    text: str
    act: str = "reply"
    cites: tuple[int, ...] = ()
    claims: tuple[str, ...] = ()


@dataclass(frozen=True)
class Turn:
    """The speaker's turn to say something to a visitor."""

    question: SayLine

    @property
    def me(self) -> Persona:
        """Who speaks."""
        return self.question.speaker.now.persona

    @property
    def own(self) -> int:
        """Their id."""
        return self.question.speaker.now.resident

    @cached_property
    def names(self) -> dict[int, str]:
        """Everybody in town by id."""
        return dict(self.question.speaker.names)

    @cached_property
    def other_id(self) -> int:
        """Whom they speak to: the visitor; where nobody says who that is, whoever spoke last besides themselves."""
        if self.question.visitor is not None:
            return self.question.visitor
        return next((line.speaker for line in reversed(self.question.lines) if line.speaker != self.own), -1)

    @cached_property
    def other(self) -> Persona:
        """The visitor, as far as they are known: by name."""
        return Persona(self.names.get(self.other_id, STRANGER), "", ())

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The talk so far, what the visitor's words mean filled in where nobody has done so."""
        lines: list[Line] = []
        for line in self.question.lines:
            spoken = Spoken(self.other.name, self.me.name, self.everybody, self.today, before=tuple(lines))
            lines.append(with_meaning(line, spoken) if line.speaker == self.other_id else line)
        return tuple(lines)

    @property
    def everybody(self) -> tuple[str, ...]:
        """The names of all in town."""
        return tuple(self.names.values())

    @property
    def today(self) -> str:
        """The day, in ISO."""
        return self.question.speaker.now.date

    @cached_property
    def last(self) -> Line | None:
        """What the visitor said last."""
        return next((line for line in reversed(self.lines) if line.speaker == self.other_id), None)

    @cached_property
    def mine(self) -> tuple[Line, ...]:
        """What they have said themselves."""
        return tuple(line for line in self.lines if line.speaker == self.own)

    @cached_property
    def theirs(self) -> tuple[Line, ...]:
        """What the visitor has said."""
        return tuple(line for line in self.lines if line.speaker == self.other_id)

    @cached_property
    def words(self) -> tuple[Words, ...]:
        """The visitor's last line, understood."""
        return understood(self.last.text, self.everybody) if self.last is not None else ()

    @cached_property
    def side(self) -> Side:
        """The speaker with all they could speak of."""
        return side(0, self.question.speaker, self.other)

    @cached_property
    def visitor(self) -> Side:
        """The visitor as one to whom something is said."""
        speaker = self.question.speaker
        return replace(self.side, index=1, speaker=replace(speaker, now=replace(speaker.now, persona=self.other)), other=self.me)

    @property
    def past(self) -> Past:
        """What their records say of earlier talks."""
        return self.side.past

    @cached_property
    def interviewee(self) -> Interviewee:
        """The speaker as somebody who answers questions, each memory once, and keeps their secrets to themselves."""
        speaker = self.question.speaker
        asked = self.question.plans
        every = (*speaker.now.memories, *speaker.of_other, *speaker.records, *asked)
        recalled = {each.number: each for each in every if self._may_tell(each)}
        now = replace(speaker.now, memories=tuple(recalled[number] for number in sorted(recalled)))
        return Interviewee(AnswerInterview(now, self.last.text if self.last is not None else "", names=speaker.names))

    def _may_tell(self, memory: Memory) -> bool:
        """Whether it is no secret, or none any more: once told to somebody, it may be told."""
        return not is_private(memory.text, self.me) or bool(self.past.tellings((memory.number,)))

    @cached_property
    def met(self) -> bool:
        """Whether the two have talked before."""
        return bool(self.past.talks_with(self.other_id))

    @cached_property
    def known(self) -> bool:
        """Whether the visitor has given a name."""
        first = self.other.first_name.lower()
        return self.met or any(re.search(rf"\b{re.escape(first)}\b", line.text.lower()) for line in self.theirs)

    @cached_property
    def offences(self) -> int:
        """How often the visitor has been rude in this talk since they last said that they are sorry."""
        sorry = [at for at, line in enumerate(self.theirs) if _SORRY.search(line.text)]
        return sum(line.act == "insult" for line in self.theirs[sorry[-1] if sorry else 0 :])

    @cached_property
    def resented(self) -> bool:
        """Whether they hold the visitor to be rude, and have not forgiven it."""
        rude, forgiven = f"thinks that {self.other.name} is rude", f"has forgiven {self.other.name}"
        said = [claim for line in self.mine for claim in line.claims]
        views = [text for text in (*(each.text for each in self.past.records), *said) if rude in text or forgiven in text]
        return bool(views) and rude in views[-1]

    @cached_property
    def manner(self) -> frozenset[str]:
        """Every word a phrase may ask for."""
        words = manner(self.question.speaker, self.other) - {"smitten", "near", "again"}
        if self.offences or self.resented:
            words = (words - {"warm", "cheer", "chatty"}) | {"cross"}
        return frozenset(words | ({"known"} if self.known else set()) | ({"work"} if self._at_work else set()))

    @cached_property
    def draw(self) -> random.Random:
        """Chance of this line alone."""
        now = self.question.speaker.now
        return chance(now.seed, now.tick, now.resident, f"visit line {len(self.lines)}")

    @property
    def _at_work(self) -> bool:
        minute = self.question.speaker.now.minute
        return any(job.hours is not None and job.hours[0] <= minute < job.hours[1] for job in self.me.occupations)

    def said_before(self, core: str) -> bool:
        """Whether they have used these words in this talk."""
        if len(core) >= SHORT:
            return any(core.lower() in line.text.lower() for line in self.mine)
        whole = re.compile(rf"(?:^|[.!?] ){re.escape(core)}[.!?]", re.IGNORECASE)
        return bool(core) and any(whole.search(line.text) for line in self.mine)

    def say(self, act: str, slots: Mapping[str, str] | None = None) -> str:
        """One way to say a thing that was not used in this talk yet, if there is one; "" when none fits at all."""
        filled = {"me": self.me.first_name, "mefull": self.me.name, "you": self.other.first_name if self.known else ""} | dict(
            slots or {}
        )
        fitting = [each for each in _phrases(act) if each.fits(self.manner, filled)]
        if "cross" in self.manner:
            fitting = [each for each in fitting if "cross" in each.needs] or fitting
        fresh = [each for each in fitting if not self.said_before(_core(each))] or fitting
        if not fresh:
            return ""
        chosen = self.draw.choices(fresh, [1 + 2 * len(each.needs) for each in fresh])[0]
        return tidy(chosen.text.format_map(filled))

    def short(self, name: str) -> str:
        """Somebody's first name, where one person alone has it."""
        first = name.split()[0]
        return first if sum(each.split()[0] == first for each in self.everybody) == 1 else name

    def meant_by(self, word: str) -> str:
        """The name of whom a word means: somebody's name, or "him" for whoever was spoken of last."""
        if word.lower() not in ("him", "her", "them", "he", "she", "they"):
            return next((name for name in self.everybody if name.lower() == word.lower()), word)
        both = (self.me.name, self.other.name)
        for line in reversed(self.lines[:-1]):
            text = in_full(line.text, self.everybody)
            found = max((name for name in self.everybody if name in text and name not in both), key=text.rfind, default="")
            if found:
                return found
        return word

    def ways(self, act: str) -> tuple[str, ...]:
        """The words by which a thing is said, each without what fills its slots."""
        return tuple(_core(each) for each in _phrases(act))

    def days_since_talk(self) -> int:
        """Whole days since the two last talked, by the calendar; -1 when they never did."""
        talks = self.past.talks_with(self.other_id)
        return self.question.speaker.now.tick // TICKS_PER_DAY - talks[-1].created // TICKS_PER_DAY if talks else -1


def _phrases(act: str) -> tuple[Phrase, ...]:
    """To visitors some things are said otherwise than among neighbours."""
    return phrases(act, "visits" if act in knowledge("visits")["phrases"] else "talk")


def _core(phrase: Phrase) -> str:
    """The longest run of a phrase's own words."""
    return max((each.strip(" .,!?") for each in re.split(r"\{\w+\}", phrase.text)), key=len)
