"""Owns the persona while it is being read: what has been found so far, before it is frozen."""

import re
from dataclasses import dataclass, field
from datetime import date

from game.ai.persona import Habit, Interest, Occasion, Occupation, Project, Relation
from game.ai.reading.names import Names
from game.ai.reading.voice import ONESELF, SELF, Voice
from game.ai.reading.words import alternatives, is_adverb, is_finite, lemma, place_words, word_set

_OBJECTS = {"she": "her", "he": "him", "they": "them"}
_POSSESSIVES = {"she": "her", "he": "his", "they": "their"}
_REFLEXIVES = {"she": "herself", "he": "himself", "they": "themselves"}
_PREPOSITIONS = (
    "at|in|to|into|near|outside|behind|on|above|below|by|frequents|visits|runs|owns|manages|from|around|through|across|beside"
    "|(?:roof|top|back|front|cellar|basement|attic|kitchen|counter) of"
)


@dataclass(frozen=True, slots=True)
class Trade:
    """A trade said as a doing: "tunes pianos". `now` when it came after something else; `hours` if it says them."""

    verb: str
    thing: str
    place: str = ""
    hours: tuple[int, int] | None = None
    now: bool = False


@dataclass(slots=True)
class Draft:
    """What is known of somebody so far. `work_hours`, `work_place`, days, pause and shift were said apart from their job.

    `open_ended` work hours have no end yet, `work_ends` has no beginning; not `sure_of_hours` means that they may be of the
    morning or the evening, and `unsure` are those of "up" and "bed" that may. `employed` says that some clause tells of work;
    `trades` are those said as verbs, for want of a title; `normal` is all of it in normal form, once it is read.
    """

    name: str
    voice: Voice
    names: Names
    start: date
    pronoun: str
    occupations: list[Occupation] = field(default_factory=list)
    relations: dict[str, Relation] = field(default_factory=dict)
    habits: list[Habit] = field(default_factory=list)
    interests: list[Interest] = field(default_factory=list)
    projects: list[Project] = field(default_factory=list)
    occasions: list[Occasion] = field(default_factory=list)
    facts: dict[str, list[str]] = field(default_factory=dict)
    home: str = ""
    wake: int | None = None
    bed: int | None = None
    work_hours: tuple[int, int] | None = None
    open_ended: bool = False
    work_place: str = ""
    work_days: tuple[int, ...] = ()
    days_off: tuple[int, ...] = ()
    work_pause: tuple[int, int] | None = None
    sure_of_hours: bool = True
    work_ends: int | None = None
    employed: bool = False
    normal: str = ""
    shift: str = ""
    unsure: frozenset[str] = frozenset()
    status: str = ""
    trades: list[Trade] = field(default_factory=list)

    def note(self, kind: str, text: str) -> bool:
        """Keep a plain fact ("goals", "worries", ...) in the person's own words; true when there was one."""
        text = self.own_words(text)
        known = self.facts.setdefault(kind, [])
        if text and not any(text in said for said in known):
            known[:] = [said for said in known if said not in text] + [text]
        return bool(text)

    def own_words(self, text: str) -> str:
        """A text in normal form as one says it of them: SELF's becomes "her", SELF "her"."""
        text = re.sub(r"\bSELF's own\b", f"{_POSSESSIVES[self.pronoun]} own", text)
        text = text.replace("SELF's", _POSSESSIVES[self.pronoun])
        text = text.replace(ONESELF, _REFLEXIVES[self.pronoun])
        words = text.split()
        for index, word in enumerate(words):
            if word.rstrip(",.") == SELF:
                behind = next((later for later in words[index + 1 :] if not is_adverb(later)), "")
                acts = (
                    word == SELF
                    and (index < 2 or is_finite(behind) or behind.endswith("ed"))
                    and len(words) > index + 1
                    and words[index - 1 : index] not in (["to"], ["of"], ["with"])
                )
                words[index] = word.replace(SELF, self.subject if acts else _OBJECTS[self.pronoun])
        return " ".join(words).strip(" ,")

    @property
    def subject(self) -> str:
        """How a sentence about them begins: "she"; the first name for who goes by "they", for the verb is in the singular."""
        first = next(
            (word for word in self.name.split() if not word.endswith(".") and word not in word_set("titles_of_people")), self.name
        )
        return first if self.pronoun == "they" else self.pronoun

    def restored(self, text: str) -> str:
        """A text in normal form with their whole name for SELF, as a place may be called."""
        return text.replace(SELF, self.name)

    def place_in(self, text: str) -> str:
        """The place a text names, in its own words: a name if there is one, else "the library", "home"; "" when none."""
        for place in self.names.places:
            if re.search(rf"\b{re.escape(place)}\b", text):
                return self._whole_place(place)
        if re.search(
            r"\b(?:at|from) home\b|\bfrom SELF's (?:own )?(?:flat|house|apartment|cottage|room)\b|\b(?:at|from) "
            r"SELF's (?:own )?(?:kitchen|desk|sofa|bedroom|bed|dining|living)\b|\bin SELF's (?:room|bedroom|studio at "
            r"home)\b|\bfrom SELF's room\b",
            text,
        ):
            return "home"
        nouns = alternatives(place_words())
        match = re.search(
            rf"\b(?:{_PREPOSITIONS}) ((?:the|a|an|"
            rf"SELF's)(?: own)? (?:[\w'-]+ ){{0,2}}?(?:{nouns})(?: (?:{nouns}))?)\b(?! (?:keeper|owner|teacher|"
            rf"guard|student|door|fence))",
            text,
            re.I,
        )
        if not match:
            return ""
        alike = [place for place in self.names.places if place.lower().split()[-1] == match[1].lower().split()[-1]]
        return (
            alike[0]
            if len(alike) == 1 and len(match[1].split()) == 2
            else re.sub(r"^(?:a|an|SELF's(?: own)?) ", "the ", match[1])
        )

    def _whole_place(self, place: str) -> str:
        """The longest place that holds this name: "Anchor" is "The Anchor Inn"."""
        longer = [
            other
            for other in self.names.places
            if place != other and place in other and not other.startswith(("Dorm", "Dormitory"))
        ]
        return longer[0] if len(longer) == 1 and " " not in place else place


def base_form(text: str) -> str:
    """A predicate as something to do: "often walks in the park" -> "walk in the park"."""
    words = text.split()
    while words and is_adverb(words[0]):
        words = words[1:]
    if len(words) > 2 and words[1] == "and" and is_finite(words[2]):
        words[2] = lemma(words[2])
    return " ".join([lemma(words[0]), *words[1:]]) if words else ""
