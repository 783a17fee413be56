"""Owns what somebody could speak of: their memories read as things to say, each with the number it rests on."""

import re
from dataclasses import dataclass

from game.ai.knowledge import knowledge
from game.ai.memory import Kind, Memory
from game.ai.mind import Circumstances, Speaker
from game.ai.offline.talk.happenings import happening
from game.ai.offline.talk.speech import Voice, spoken
from game.ai.offline.talk.verbs import grammar, is_past, is_verb
from game.ai.persona import Persona
from game.world.clock import TICKS_PER_HOUR, minute_of_day, tick_at

_SPLIT = re.compile(r",? (and|but|because) (?=\S+ \S+)")
_NEW_SUBJECTS = ("I ", "it ", "nobody ", "everybody ", "the ", "nothing ")
INNER = re.compile(r"I'm (?:wak|ly|imagin|think|dream|turn|paus|look|plan|remember|go|solv|wonder|tell|talk)\w*ing\b")
"""Doing that is thinking: nothing to tell of."""
STRIKING = 5
"""Importance from which on anything done today is worth telling."""
_LEADS = ("yesterday", "the other day", "today", "lately", "recently")


@dataclass(frozen=True, slots=True)
class Topic:
    """Something to say. `claim` is its head, `tail` what is kept back until asked for, `joint` the word between them.

    `kind`: "yesterday", "earlier", "project", "like", "hate", "hope", "worry", "habit" or "job". `gist` names what it is
    about ("the paper"), `cites` are memory numbers, `subjects` words of the knowledge ("music").
    """

    kind: str
    claim: str
    cites: tuple[int, ...]
    gist: str = ""
    tail: str = ""
    joint: str = ""
    subjects: tuple[str, ...] = ()
    private: bool = False


def own_topics(speaker: Speaker, hearer: Persona) -> tuple[Topic, ...]:
    """What the speaker's own memories say of themselves, in order of memory number."""
    voice = Voice(speaker.now.persona, hearer, speaker.now.date)
    own = (memory for memory in recalled(speaker) if memory.content.kind is Kind.OBSERVATION)
    topics = [_topic(memory, voice, speaker.now) for memory in own if not coming(memory.text, speaker.now)]
    return tuple(topic for topic in topics if topic is not None)


def coming(text: str, now: Circumstances) -> bool:
    """Whether a memory is of something with a day: that is news, and told as such."""
    return happening(text, now.date) is not None


def recalled(speaker: Speaker) -> tuple[Memory, ...]:
    """Everything the speaker has in mind for this talk, each memory once, by number."""
    distinct = {memory.number: memory for memory in (*speaker.now.memories, *speaker.of_other, *speaker.records)}
    return tuple(distinct[number] for number in sorted(distinct))


def subjects_of(text: str) -> tuple[str, ...]:
    """The general subjects a text touches ("music", "cooking"), in the knowledge's order."""
    words = set(re.findall(r"[a-z][a-z-]*", text.lower()))
    table: dict[str, list[str]] = knowledge("talk")["subjects"]
    return tuple(name for name, cues in table.items() if any(cue in words for cue in cues))


def content_words(text: str) -> frozenset[str]:
    """The words that carry what a text is about, in lower case."""
    return frozenset(word for word in re.findall(r"[a-z][a-z'-]{3,}", text.lower()) if word not in grammar("ends"))


def gist(claim: str) -> str:
    """A short name for what a claim is about: "I'm writing a paper on rent" -> "the paper"; "" when there is none."""
    rest = re.sub(r"^(?:\w+ )?I(?:'m|'ve been| am| have been|'ve)? ", "", claim)
    words = rest.split()[1:]
    while words and words[0].strip(",") in (*grammar("ends"), "up", "out", "off", "down", "over", "through"):
        words = words[1:]
    taken: list[str] = []
    for word in words[:6]:
        if word.strip(",") in grammar("ends") and word != "of":
            break
        taken.append(word.strip(","))
        if word.endswith(","):
            break
    return _named(taken)


def _named(words: list[str]) -> str:
    if words and words[-1] == "of":
        words = words[:-1]
    named = 2 <= len(words) <= 5 and words[0] in ("a", "an", "the", "my", "some", "another")
    if not named or words[-1] in grammar("vague"):
        return ""
    return " ".join(["the", *words[1:]])


def earlier(memory: Memory, now: Circumstances) -> str:
    """When today something was noticed, as people say it: "this morning"; "" when it was not today, or only just now."""
    lately = now.tick - TICKS_PER_HOUR // 2
    if memory.is_seed or not tick_at(now.day, 0) <= memory.created <= lately:
        return ""
    hour = minute_of_day(memory.created) // 60
    part = "morning" if hour < 12 else "afternoon" if hour < 18 else "evening"
    return "earlier" if now.tick - memory.created < 2 * TICKS_PER_HOUR else f"this {part}"


def _topic(memory: Memory, voice: Voice, now: Circumstances) -> Topic | None:
    claim = spoken(memory.text, voice)
    if now.day > 0 and claim.startswith("Yesterday "):
        claim = claim.replace("Yesterday ", "The other day ", 1)
    if not memory.is_seed and claim.startswith("I'm "):
        return _done_today(memory, claim, now)
    if not claim or not re.match(rf"(?:(?:{'|'.join(_LEADS)}) )?I(?:'m|'ve|'d)? ", claim, re.IGNORECASE):
        return None
    kind = _kind(claim, voice.speaker)
    if not kind or (kind != "yesterday" and re.search(r"\byour?\b", claim)) or _of_somebody(kind, claim):
        return None
    head, joint, tail = _halves(claim)
    if joint == "and" and kind not in ("yesterday", "project"):
        head, joint, tail = claim, "", ""
    private = is_private(memory.text, voice.speaker)
    timed = ("timed",) if kind == "habit" and re.search(r"\b(?:at|every|from|morning|afternoon|evening)\b", head) else ()
    subjects = (*subjects_of(head), *timed)
    return Topic(kind, head, (memory.number,), gist(head), tail, joint, subjects, private)


def _done_today(memory: Memory, claim: str, now: Circumstances) -> Topic | None:
    """What they were at earlier today, if it has to do with what matters to them, and is fit to be told."""
    when = earlier(memory, now)
    if (
        not when
        or INNER.match(claim)
        or not (memory.content.importance >= STRIKING or _matters(claim, now.persona))
        or re.search(r"\byou\b|sleep|shower|toilet|bath|walking to", claim)
    ):
        return None
    action = claim.removeprefix("I'm ")
    told = f"{when[0].upper()}{when[1:]} I was {action}"
    return Topic("earlier", told, (memory.number,), subjects=subjects_of(action))


def _matters(claim: str, persona: Persona) -> bool:
    """Whether it is about something they are at work on or fond of."""
    matters = (*(each.thing for each in persona.projects), *(each.text for each in persona.interests))
    words = content_words(claim).difference(grammar("everyday"))
    return any(words & content_words(each) for each in matters)


def _kind(claim: str, persona: Persona) -> str:
    words = claim.lower().replace(",", "").split()
    if words[0] == "yesterday" or words[:3] == ["the", "other", "day"]:
        return "yesterday"
    if re.search(r"\b(?:and|who) works?\b", claim):
        return "job"
    first = next((word for word in words[1:] if not word.endswith("ly")), "")
    if words[0] == "i'm":
        if first in ("a", "an", "the"):
            return "job"
        if first in grammar("worried"):
            return "worry"
        made = first.endswith("ing") and len(first) > 4 and first not in grammar("not_making")
        return "project" if made and " forward " not in claim else "hope" if " forward to " in claim else ""
    if words[0] == "i'd":
        return "hope"
    for kind, listed in (("like", "likes"), ("hate", "hates"), ("hope", "hopes"), ("worry", "worries")):
        if first in grammar(listed):
            return kind
    if any(occupation.title and first in ("own", "run", "keep", "write", "teach") for occupation in persona.occupations):
        return "job" if first in ("own", "run", "keep") else ""
    return "habit" if words[0] == "i" and is_verb(first) and first not in grammar("states") else ""


def _halves(claim: str) -> tuple[str, str, str]:
    """A claim's head, and what may be kept back to be asked for: "I drew ninety frames", "and", "threw away eighty"."""
    for match in _SPLIT.finditer(claim):
        joint, tail = match[1], claim[match.end() :]
        clause = joint == "because" or tail.startswith(_NEW_SUBJECTS) or _is_predicate(tail)
        inner = re.search(r" (?:who|that|whose) ", claim[: match.start()]) and not tail.startswith("I ")
        if clause and len(claim[: match.start()].split()) > 2 and not inner:
            return claim[: match.start()].rstrip(","), joint, tail
    return claim, "", ""


def _is_predicate(tail: str) -> bool:
    """Whether what follows an "and" begins with a verb, so that it says something more of the same person."""
    skipped = ("never", "always", "still", "then", "only")
    verb = next((word for word in tail.split() if not word.endswith("ly") and word not in skipped), "")
    return is_verb(verb) or is_past(verb) or verb in ("am", "have", "was") or verb.endswith("n't")


def _of_somebody(kind: str, claim: str) -> bool:
    """Whether a feeling is for a person rather than a thing: not for telling others."""
    return kind in ("like", "hate") and re.match(r"I (?:\w+ly )?\w+ (?:[A-Z]|my \w+ [A-Z]|my family)", claim) is not None


def is_private(text: str, persona: Persona) -> bool:
    """Whether this is kept to oneself: the text says so, or it is one of the persona's secrets."""
    lowered = text.lower()
    if any(cue in lowered for cue in grammar("private")):
        return True
    if any(re.search(rf"\b{re.escape(loved.name.split()[0])}\b", text) for loved in persona.relations if loved.crush):
        return True
    words = content_words(text)
    return any(len(words & content_words(secret)) >= 3 for secret in persona.secrets)
