"""Owns what is worth telling: which of somebody's records are news, for whom, and how eager they are to tell it.

News is what is coming and has a day, a change in somebody's life, or what moved them much. Nothing here knows of any
piece of news in particular: the words that tell of changes are data.
"""

import re
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import cache

from game.ai.claims import heard
from game.ai.knowledge import knowledge
from game.ai.memory import Kind, Memory
from game.ai.mind import Circumstances
from game.ai.offline.talk.happenings import Happening, happening
from game.ai.offline.talk.past import Past
from game.ai.offline.talk.times import write_times
from game.ai.offline.talk.topics import content_words
from game.ai.persona import Persona
from game.ai.reading.words import is_finite
from game.world.clock import TICKS_PER_DAY, day_number

GRAVE = 7
"""Importance from which on something that happened is news by itself."""
STALE = 3 * TICKS_PER_DAY
ALIKE = 0.6
"""Share of their words that two claims have in common when they are the same news."""


@dataclass(frozen=True, slots=True)
class News:
    """A piece of news as one resident has it.

    `claim` is a plain sentence with names in full, `subject` whom it is about, `cites` the records that say it (first
    hand first), `sources` who told it (none: known first hand), `event` what is coming, if it is that.
    """

    claim: str
    subject: str
    cites: tuple[int, ...]
    sources: tuple[str, ...]
    event: Happening | None
    importance: int
    created: int
    untold: bool = False

    @property
    def own(self) -> bool:
        """Whether it is known first hand."""
        return not self.sources


def news_of(past: Past, persona: Persona, now: Circumstances) -> tuple[News, ...]:
    """All the news somebody has, each once, in the order in which it came to them."""
    found: list[News] = []
    for memory in past.records:
        piece = _read(memory, past, persona, now)
        if piece is None:
            continue
        same = next((at for at, other in enumerate(found) if _same(other, piece.claim)), None)
        if same is None:
            found.append(piece)
        else:
            known = found[same]
            sources = tuple(dict.fromkeys((*known.sources, *piece.sources))) if known.sources else ()
            found[same] = replace(known, cites=(*known.cites, *piece.cites), sources=sources)
    return tuple(found)


def about_same(news: tuple[News, ...], claim: str) -> News | None:
    """The piece of news that says the same as a claim, if they have it."""
    return next((piece for piece in news if _same(piece, claim)), None)


def _same(piece: News, claim: str) -> bool:
    """Whether a claim is this news: of the same person, and nearly all that both say is the same."""
    if piece.claim == claim:
        return True
    if not claim.startswith(piece.subject):
        return False
    first, second = content_words(piece.claim), content_words(claim)
    return bool(first and second) and len(first & second) / len(first | second) >= ALIKE


def plain(text: str, persona: Persona) -> str:
    """A memory of oneself as a claim: named in full, without the words that say that nobody knows of it."""
    text = text.strip().rstrip(".")
    text = re.sub(r"\bSELF\b", lambda _: persona.name, text)
    them = rf"^(?:{persona.pronouns[0]}|{re.escape(persona.first_name)}(?! [A-Z])) "
    text = re.sub(them, lambda _: f"{persona.name} ", text, flags=re.IGNORECASE)
    text = re.sub(r"(\d)(?:st|nd|rd|th)\b", r"\1", text)
    text = re.sub(rf",? (?:and|but) (?:{_cues('untold')})\b.*$", "", text)
    return _first_thing(text) if is_change(text, persona.name) else text


def _first_thing(text: str) -> str:
    """A change without what else the sentence says of them: "Ann Lee has moved in and lives upstairs" tells of the moving."""
    for match in re.finditer(r",? (?:and|but) (?=([a-z]+) )", text):
        if is_finite(match[1]):
            return text[: match.start()]
    return text


def _read(memory: Memory, past: Past, persona: Persona, now: Circumstances) -> News | None:
    content = memory.content
    told = heard(memory.text) if content.said_by is not None else None
    if told is not None and re.match(rf"{re.escape(told.who)} (?:promised|told) ", told.claim):
        return None
    first_hand = content.said_by is None and content.talk is None and content.kind is Kind.OBSERVATION
    if told is None and not first_hand:
        return None
    day = (date.fromisoformat(now.date) + timedelta(day_number(memory.created) - now.day)).isoformat()
    claim = told.claim if told else write_times(plain(memory.text, persona), day)
    subject = _subject(claim, past, persona)
    event = happening(claim, day) if subject else None
    if not subject or not _worth(claim, subject, event, memory, now) or _shy(memory.text, event, claim, subject):
        return None
    untold, since = is_untold(memory.text), 0 if memory.is_seed else memory.created
    sources = (told.who,) if told else ()
    return News(claim, subject, (memory.number,), sources, event, content.importance, since, untold)


def _subject(claim: str, past: Past, persona: Persona) -> str:
    names = sorted({*past.names.values(), persona.name}, key=lambda name: (-len(name), name))
    return next((name for name in names if claim.startswith((f"{name} ", f"{name}'s "))), "")


def _worth(claim: str, subject: str, event: Happening | None, memory: Memory, now: Circumstances) -> bool:
    if event is not None:
        return event.ahead(now.date, now.minute)
    if now.tick - memory.created > STALE and not memory.is_seed:
        return False
    seen_done = not memory.is_seed and memory.content.said_by is None
    if seen_done and re.match(rf"{re.escape(subject)} (?:{_cues('petty')})", claim):
        return False
    return is_change(claim, subject) or (seen_done and memory.content.importance >= GRAVE)


def is_change(claim: str, subject: str) -> bool:
    """Whether a claim tells of a change in somebody's life: what they have made up their mind to, what befell them."""
    return re.match(rf"{re.escape(subject)}(?:'s [\w -]+?)? (?:{_cues('changes')})\b", claim) is not None


def is_untold(text: str) -> bool:
    """Whether a text says that nobody knows of it yet."""
    return re.search(rf"\b(?:{_cues('untold')})\b", text) is not None


def _shy(text: str, event: Happening | None, claim: str, subject: str) -> bool:
    """Whether it is kept to oneself for good: of love and shame one does not speak, of plans sooner or later one does."""
    if re.search(rf"\b(?:{_cues('shy')})\b", text):
        return True
    return is_untold(text) and event is None and not is_change(claim, subject)


@cache
def _cues(name: str) -> str:
    words: list[str] = knowledge("talk")["news"][name]
    return "|".join(words)
