"""Owns who answers: their voice, their moods, and how a memory of theirs is put into words for an interviewer."""

import random
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from game.ai.claims import heard
from game.ai.knowledge import knowledge
from game.ai.memory import Memory
from game.ai.mind import AnswerInterview, InterviewAnswer
from game.ai.offline.talk.speech import Voice, about, spoken, tidy
from game.ai.offline.talk.verbs import MODALS, base, for_person, is_past, is_verb
from game.ai.persona import Persona
from game.world.chance import chance

_SECRETLY = re.compile(r",? (?:and|but) (?:has|have) (?:not (?:yet )?told|told (?:nobody|no one))\b.*$")
_BE_AND_HAVE = ("is", "has", "was", "had", "does")
_HERS = "wife|mother|sister|daughter|girlfriend|aunt|grandmother|mum"
_HIS = "husband|father|brother|son|boyfriend|uncle|grandfather|dad"


@dataclass(frozen=True)
class Interviewee:
    """The one who is asked. Everything they say of the town is in `memories`."""

    question: AnswerInterview

    @property
    def memories(self) -> tuple[Memory, ...]:
        """What came to mind for the question, the best first."""
        return self.question.now.memories

    @property
    def persona(self) -> Persona:
        """Who they are."""
        return self.question.now.persona

    @cached_property
    def names(self) -> dict[int, str]:
        """Everybody in town by id."""
        return dict(self.question.names)

    @cached_property
    def moods(self) -> tuple[str, ...]:
        """How they speak, in the words of `talk.toml`."""
        said = " ".join((*self.persona.traits, *self.persona.speech)).lower()
        table: dict[str, list[str]] = knowledge("talk")["moods"]
        return tuple(mood for mood, cues in table.items() if any(re.search(rf"\b{re.escape(cue)}\b", said) for cue in cues))

    @cached_property
    def voice(self) -> Voice:
        """They speak to somebody who is nobody in the town."""
        return Voice(self.persona, Persona("Interviewer", "", ()), self.question.now.date)

    def dice(self, purpose: str) -> random.Random:
        """Chance that hangs on who is asked and what, not on how often."""
        return chance(self.question.now.seed, 0, self.question.now.resident, f"interview {purpose} {self.question.question}")

    def unknown(self, what: str, name: str = "") -> InterviewAnswer:
        """That they do not know, in their own way."""
        ways: dict[str, str] = knowledge("interview")["unknown"][what]
        fitting = [ways[mood] for mood in self.moods if mood in ways]
        said = self.dice(what).choice([*fitting, ways[""]])
        return InterviewAnswer(said.format(name=name), (), known=False)

    def say(self, memory: Memory) -> str:
        """A memory as they would tell it, without a full stop; what was heard is told as said by whom."""
        text = memory.text.rstrip(".")
        saying = heard(text)
        if saying is None or saying.who == self.persona.name:
            return self._own(text)
        if saying.claim.startswith(f"{saying.who} ") and " said that " not in text:
            return about(text, self.voice)
        claim = saying.claim.replace(f"{saying.who} ", self._pronoun(memory), 1) if self._pronoun(memory) else saying.claim
        return f"{saying.who} told me that {self._within(claim)}"

    def sentence(self, memory: Memory) -> str:
        """The same as a whole sentence."""
        return tidy(f"{self.say(memory)}.")

    def answer(self, text: str, memories: Iterable[Memory]) -> InterviewAnswer:
        """An answer that rests on some memories."""
        return InterviewAnswer(tidy(text), tuple(dict.fromkeys(each.number for each in memories)))

    def _own(self, text: str) -> str:
        text = _SECRETLY.sub("", text)
        said = spoken(text, self.voice) if self._is_subject(text) else ""
        return said or about(self._first_person(text), self.voice)

    def _is_subject(self, text: str) -> bool:
        """Whether the sentence is about them alone, so that its pronouns mean them."""
        return re.search(rf"^{re.escape(self.persona.name)},? (?!and [A-Z])", text) is not None

    def _first_person(self, text: str) -> str:
        """A sentence about somebody else, or about them and another, with "I" where their name is a subject."""
        name = re.escape(self.persona.name)
        text = self._done_to_me(text)
        text = re.sub(rf"^{name} and ([A-Z][\w-]+ [A-Z][\w-]+)", r"\1 and I", text)
        return re.sub(rf"(?<!\bmakes )(?<!\blets )\b{name} ((?:\w+ly )?)([a-z]+)\b", self._agreeing, text)

    def _done_to_me(self, text: str) -> str:
        """ "Ann's husband laughs at her": her is Ann, for she is the only woman there."""
        kin = re.match(
            rf"{re.escape(self.persona.name)}'s (?:[\w-]+ ){{0,2}}?({_HERS if self.persona.pronouns[0] == 'he' else _HIS})\b",
            text,
        )
        if kin is None or self.persona.pronouns[0] not in ("he", "she"):
            return text
        return re.sub(rf"\b{self.persona.pronouns[1]}\b(?= (?:for|at|to|about|and|with|when)\b|[,.]|$)", self.persona.name, text)

    def _agreeing(self, match: re.Match[str]) -> str:
        """Their name before a verb; before anything else it stays (and becomes "me")."""
        verb = match[2]
        is_verb_here = verb in MODALS or verb in _BE_AND_HAVE or (verb.endswith("s") and is_verb(base(verb)))
        return f"I {match[1]}{for_person(verb)}" if is_verb_here or is_past(verb) else match[0]

    def _within(self, claim: str) -> str:
        """A claim inside a sentence: "I" for oneself, and no capital of its own but a name's."""
        said = about(claim, self.voice)
        first = claim.split()[0]
        return said if first[:1].isupper() else said[:1].lower() + said[1:]

    def _pronoun(self, memory: Memory) -> str:
        """The "she " or "he " by which the record keeps its teller; "" where it names them."""
        match = re.search(r" said that (she|he) ", memory.text)
        return f"{match[1]} " if match else ""
