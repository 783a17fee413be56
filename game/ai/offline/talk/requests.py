"""Owns asking for what one wants of the other in particular: help before something one gives, or company there."""

import random
import re
from dataclasses import dataclass
from datetime import date

from game.ai.memory import Memory
from game.ai.offline.talk.beats import Move, Side
from game.ai.offline.talk.happenings import Happening, happening
from game.ai.offline.talk.invitations import answer
from game.ai.offline.talk.news import about_same
from game.ai.offline.talk.tidings import answer_claim, event_slots, pass_on, reason_slot

_WANT = re.compile(r"^(?P<who>.+?) wants to ask (?P<whom>.+?) to (?P<deed>help with|come to) the (?P<what>.+?)(?: together)?\.?$")


@dataclass(frozen=True, slots=True)
class Request:
    """What is wanted of somebody: `deed` "help with" or "come to", `what` with place and time, and the record that says so."""

    deed: str
    what: str
    event: Happening
    memory: Memory


def ask_for(asker: Side, asked: Side, draw: random.Random) -> list[Move]:
    """Ask the other for what one wants of them, and be answered; nothing where one wants nothing or has asked before."""
    request = _request(asker, asked)
    if request is None:
        return []
    event, name = request.event, asker.persona.name
    slots = event_slots(event, asker) | {"gist": request.what.partition(" for ")[0]}
    act = "ask_help" if request.deed == "help with" else "ask_along"
    known, said = _what_it_is(asker, request)
    question = Move(asker.index, act, slots, (*known, request.memory.number), claims=(*said, _asked(asker, asked, request)))
    given = answer(event, name, asked.persona, asked.manner, asked.past, date.fromisoformat(event.date).weekday(), draw)
    reply = "accept_help" if given.act == "accept" and act == "ask_help" else given.act
    promise = answer_claim(given, asked, asker, f"{request.deed} the {request.what}")
    answered = Move(asked.index, reply, slots | reason_slot(given, asked, asker), (), claims=(promise,))
    asked_in = _asked_in(asker, asked, request, draw) if reply == "accept_help" else []
    return [question, answered, Move(asker.index, f"glad_{given.act}", slots), *asked_in]


def _asked_in(asker: Side, asked: Side, request: Request, draw: random.Random) -> list[Move]:
    """Who is to help with something is told of it and asked to come, too."""
    own = (each for each in asker.news if each.subject == asker.persona.name and each.event is not None)
    piece = next((each for each in own if each.event is not None and each.event.what in request.what), None)
    if piece is None or about_same(asked.news, piece.claim) is not None:
        return []
    return pass_on(asker, asked, piece, draw)


def _request(asker: Side, asked: Side) -> Request | None:
    """What they want of the other and have not asked for yet, while there is time."""
    now = asker.speaker.now
    asked_before = asker.past.told(asked.speaker.now.resident)
    for memory in asker.past.records:
        want = _WANT.match(memory.text)
        if want is None or (want["who"], want["whom"]) != (asker.persona.name, asked.persona.name):
            continue
        event = happening(f"the {want['what']}", now.date)
        if event is not None and event.ahead(now.date, now.minute) and memory.number not in asked_before:
            return Request(want["deed"], want["what"], event, memory)
    return None


def _what_it_is(asker: Side, request: Request) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """(records, claim) of the news of what one is asked along to: the other may not have heard of it."""
    if request.deed != "come to":
        return (), ()
    same = (each for each in asker.news if each.event is not None and each.event.phrase == request.event.phrase)
    piece = next(same, None)
    return (piece.cites[:1], (piece.claim,)) if piece is not None else ((), ())


def _asked(asker: Side, asked: Side, request: Request) -> str:
    """The asking as it is remembered: without its hour, which belongs to what is asked for and not to the event."""
    what = request.what.partition(request.event.phrase)[0] + request.event.what
    return f"{asker.persona.name} asked {asked.persona.name} to {request.deed} the {what}"
