"""Owns questions of one person to another about what they are, do and know; each is answered from the other's records."""

import re

from game.ai.claims import heard
from game.ai.memory import Memory
from game.ai.offline.talk.beats import Move, Side, pace, your
from game.ai.offline.talk.happenings import happening
from game.ai.offline.talk.speech import Voice, about, spoken
from game.ai.offline.talk.topics import INNER, Topic, content_words, earlier, subjects_of
from game.ai.offline.talk.verbs import grammar
from game.ai.persona import Persona
from game.ai.relations import impression
from game.world.clock import minute_of_day

_INTIMATE = re.compile(r"\b(?:sleep|shower|brush|wash|dress|bath|toilet|walking|heading|going|talking|asleep|lying)")


def ask_doing(asker: Side, asked: Side) -> list[Move]:
    """Remark on what the other is plainly doing."""
    seen = spoken(f"SELF is {asked.doing}", Voice(asked.persona, asker.persona, asked.speaker.now.date))
    you = spoken(f"{asked.persona.name} is {asked.doing}", asker.voice)
    moving = re.match(r"(?:walking|going|heading|arriving) ", asked.doing)
    if not asked.doing or not seen or not you.startswith("You're ") or moving:
        return []
    slots = {"doing": you.removeprefix("You're ")}
    subjects = (*subjects_of(asked.doing), *pace(asked.doing))
    return [Move(asker.index, "ask_doing", slots, subjects=subjects), Move(asked.index, "reply_doing", {}, subjects=subjects)]


def ask_still(asker: Side, asked: Side) -> list[Move]:
    """Ask after something the other once told of; they answer from what they did about it since, if they did anything."""
    for memory in reversed(asker.past.records):
        claim = said_of(memory.text, asker.other)
        you = spoken(claim, asker.voice) if claim else ""
        words = content_words(claim)
        mine = next((t for t in asked.topics if t.kind == "project" and len(words & content_words(t.claim)) >= 3), None)
        if mine is None or not you.startswith("You're ") or mine.private:
            continue
        slots = {"action": _short(you.removeprefix("You're ")), "gist": your(mine.gist)}
        moves = [Move(asker.index, "ask_still", slots, (memory.number,), mine.subjects), how_it_goes(asked, mine)]
        return [*moves, Move(asker.index, "react_project", {"gist": your(mine.gist)}, subjects=mine.subjects)]
    return []


def how_it_goes(asked: Side, topic: Topic) -> Move:
    """A true answer to "how is it going": what they did about it today, or that they have not been at it."""
    now = asked.speaker.now
    words = content_words(f"{topic.claim} {topic.gist}").difference(grammar("everyday"))
    for memory in reversed(asked.past.records):
        when = earlier(memory, now)
        did = spoken(memory.text, asked.voice).removeprefix("I'm ")
        if not when or now.resident not in memory.content.people or not words & content_words(did) or INNER.match(f"I'm {did}"):
            continue
        claim = f"{when[0].upper()}{when[1:]} I was {did}"
        return Move(asked.index, "answer_progress", {"claim": claim}, (memory.number,), claims=(asked.claim(f"I was {did}"),))
    tail = f"{topic.joint} {topic.tail}" if topic.tail else ""
    whole = (asked.claim(f"{topic.claim} {tail}"),) if tail else ()
    return Move(asked.index, "answer_still", {"tail": tail, "gist": topic.gist}, topic.cites, topic.subjects, whole)


def ask_work(asker: Side, asked: Side) -> list[Move]:
    """Ask after the work that the other once told of; the answer is what they did today, as they remember it."""
    title = asked.persona.occupations[0].title if asked.persona.occupations else ""
    told = next((m for m in asker.past.heard_from(asked.speaker.now.resident) if title and title in m.text), None)
    if told is None:
        return []
    for memory in reversed(asked.past.records):
        when = earlier(memory, asked.speaker.now)
        did = spoken(memory.text, asked.voice) if asked.speaker.now.resident in memory.content.people else ""
        if not when or not did.startswith("I'm ") or _INTIMATE.search(did) or INNER.match(did) or not _at_work(asked, memory):
            continue
        did = did.removeprefix("I'm ")
        claim = f"{when[0].upper()}{when[1:]} I was {did}"
        question = Move(asker.index, "ask_work", {"job": title}, (told.number,))
        answer = Move(asked.index, "answer_progress", {"claim": claim}, (memory.number,), claims=(asked.claim(f"I was {did}"),))
        return [question, answer, Move(asker.index, "react_earlier", subjects=subjects_of(did))]
    return []


def ask_kin(asker: Side, asked: Side) -> list[Move]:
    """Ask after somebody both know; the answer is what the other last heard from that person, or saw them at."""
    for relation in asked.persona.relations:
        known = impression(asker.persona, relation.name)
        if known is None or not known.met or relation.name == asker.persona.name or relation.closeness < 0.6:
            continue
        for memory in reversed(asked.past.records):
            claim = _latest_of(memory, relation.name, asked)
            if not claim or asker.persona.name in memory.text or any(cue in claim.lower() for cue in grammar("private")):
                continue
            first = relation.name.split()[0]
            said = about(claim, asked.voice).replace(relation.name, first)
            moves = [Move(asker.index, "ask_kin", {"who": first})]
            moves.append(Move(asked.index, "tell_kin", {"claim": said, "who": first}, (memory.number,), claims=(claim,)))
            return [*moves, Move(asker.index, "react_kin", {"who": first})]
    return []


def _latest_of(memory: Memory, name: str, teller: Side) -> str:
    """What a record says of somebody as a sentence to pass on: what they told of themselves, or did today; "" for neither."""
    told = heard(memory.text) if memory.content.said_by is not None else None
    if told is not None:
        fits = told.who == name and re.match(rf"{re.escape(name)} (?:is|was|has|wants|hopes) ", told.claim)
        passing = re.search(r"\b(?:that (?:morning|afternoon|evening)|earlier that day|the day before)\b", told.claim)
        return told.claim if fits and not passing and happening(told.claim, teller.speaker.now.date) is None else ""
    when = earlier(memory, teller.speaker.now)
    did = re.match(rf"{re.escape(name)} is (\w+ing [^,]+)$", memory.text)
    if not when or did is None or _INTIMATE.search(did[1]) or memory.content.importance < 3:
        return ""
    return f"{name} was {did[1]} {when}"


def _at_work(who: Side, memory: Memory) -> bool:
    """Whether a memory is of their working hours, as far as anybody has said what they are."""
    hours = who.persona.occupations[0].hours
    return memory.content.importance >= 3 and (hours is None or hours[0] <= minute_of_day(memory.created) < hours[1])


def seen(watcher: Side, seen_at: Side) -> list[Move]:
    """Say that one saw the other earlier today, and at what."""
    now = watcher.speaker.now
    for memory in reversed(watcher.speaker.of_other):
        when = earlier(memory, now)
        you = spoken(memory.text, watcher.voice) if memory.text.startswith(f"{watcher.other.name} is ") else ""
        if not when or not you.startswith("You're ") or _INTIMATE.search(you) or (seen_at.doing and seen_at.doing in you):
            continue
        slots = {"action": _short(you.removeprefix("You're ")), "when": when}
        return [Move(watcher.index, "seen", slots, (memory.number,)), Move(seen_at.index, "reply_seen")]
    return []


def said_of(text: str, person: Persona) -> str:
    """What somebody said of themselves, as a plain sentence with their name; else ""."""
    told = heard(text)
    return told.claim if told is not None and told.who == person.name else ""


def _short(action: str) -> str:
    return re.split(r",| (?:and|because|that|who|which|but) ", action)[0]
