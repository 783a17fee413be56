"""Owns questions after where people and places are, and what time it is: answered from what was seen and is known of the town."""

import re

from game.ai.knowledge import knowledge
from game.ai.known_places import KnownSector
from game.ai.memory import Memory
from game.ai.offline.talk.times import say_clock
from game.ai.offline.today import Today
from game.ai.offline.visit.hearing import Words
from game.ai.offline.visit.turn import Reply, Turn
from game.world.clock import TICKS_PER_DAY, TICKS_PER_HOUR, minute_of_day

_WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
NEARBY = TICKS_PER_HOUR // 12
"""Whoever was seen in the same room so few ticks ago is here."""


def person(turn: Turn, words: Words) -> list[Reply]:
    """Where they last saw somebody, today or the day before."""
    who = turn.meant_by(words.about)
    slots = {"who": turn.short(who)}
    if who == turn.me.name:
        return [Reply(turn.say("is_near", slots))]
    seen = [each for each in turn.question.seen if each.text.startswith(f"{who} ")]
    if not seen:
        return [Reply(turn.say("not_seen", slots))]
    last, now = seen[-1], turn.question.speaker.now
    if now.tick - last.created < NEARBY and last.content.place == now.arena:
        return [Reply(turn.say("is_near", slots), "answer", (last.number,))]
    place = _place(turn, last)
    if not place:
        return [Reply(turn.say("not_seen", slots))]
    slots |= {"when": _when(turn, last), "where": f"at {place}", "where2": place}
    return [Reply(turn.say("seen_at", slots), "answer", (last.number,))]


def _place(turn: Turn, memory: Memory) -> str:
    known = turn.question.speaker.now.known
    arena = known.arena(memory.content.place) if memory.content.place is not None else None
    sector = known.sector(arena.sector) if arena is not None else None
    return sector.name if sector is not None else ""


def _when(turn: Turn, memory: Memory) -> str:
    now = turn.question.speaker.now.tick
    if now - memory.created < TICKS_PER_HOUR:
        return "a little while ago"
    hour = minute_of_day(memory.created) // 60
    part = "morning" if hour < 12 else "afternoon" if hour < 18 else "evening"
    return f"this {part}" if now // TICKS_PER_DAY == memory.created // TICKS_PER_DAY else f"yesterday {part}"


def here(turn: Turn, _: Words) -> list[Reply]:
    """Where the two stand."""
    known = turn.question.speaker.now.known
    arena = known.arena(turn.question.speaker.now.arena)
    sector = known.sector(arena.sector) if arena is not None else None
    return [Reply(turn.say("we_are", {"place": sector.name if sector is not None else "the street"}), "answer")]


def way(turn: Turn, words: Words) -> list[Reply]:
    """A place by what one wants there, among those they know and anybody may enter."""
    wanted = words.about.lower()
    atlas = Today.of(turn.question.speaker.now).atlas
    named = atlas.named(wanted)
    found = named.sector if named is not None else _serves(turn, wanted)
    sector = turn.question.speaker.now.known.sector(found) if found is not None else None
    if sector is None or sector.norms.private_to:
        return [Reply(turn.say("no_way"))]
    return [Reply(turn.say("way_to", {"place": sector.name}), "answer")]


def _serves(turn: Turn, wanted: str) -> int | None:
    """The first public place they know with a name or a thing that goes with what is wanted."""
    table: dict[str, list[str]] = knowledge("visits")["wants"]
    words = [sign for key, cues in table.items() if any(re.search(rf"\b{cue}", wanted) for cue in cues) for sign in key.split()]
    public = [each for each in turn.question.speaker.now.known.sectors if not each.norms.private_to]
    return next((each.id for word in words for each in public if any(word in text for text in _signs(each))), None)


def _signs(sector: KnownSector) -> list[str]:
    """What a place is called, and what is in it."""
    things = (thing.kind for arena in sector.arenas for thing in arena.objects)
    return [text.lower() for text in (sector.name, *(arena.name for arena in sector.arenas), *things)]


def clock(turn: Turn, _: Words) -> list[Reply]:
    """What time and day it is."""
    now = turn.question.speaker.now
    said = say_clock(round(now.minute / 15) * 15)
    slots = {"clock": said, "Clock": said[:1].upper() + said[1:], "weekday": _WEEKDAYS[now.weekday]}
    return [Reply(turn.say("time_is", slots), "answer")]


def advice(turn: Turn, _: Words) -> list[Reply]:
    """Somewhere worth going: where they work, or like to be."""
    known = turn.question.speaker.now.known
    public = [each.name for each in known.sectors if not each.norms.private_to]
    own = [job.place for job in turn.me.occupations if job.place in public]
    place = (own or [turn.draw.choice(public)] if public else [""])[0]
    return [Reply(turn.say("advice", {"place": place, "Place": place}))]
