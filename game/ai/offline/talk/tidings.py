"""Owns the beats in which news is told: passing it on, inviting and being answered, saying what one thinks of it."""

import random
import re
from datetime import date

from game.ai.offline.talk.beats import Move, Side
from game.ai.offline.talk.happenings import Happening
from game.ai.offline.talk.invitations import Answer, answer
from game.ai.offline.talk.news import News, about_same
from game.ai.offline.talk.speech import about, spoken
from game.ai.offline.talk.stances import stance_on, takes_interest
from game.ai.offline.talk.times import say_clock, say_day
from game.ai.offline.talk.topics import subjects_of
from game.ai.relations import impression

HEARSAY = 0.22
"""How readily what one was told is told on, beside one's own news; half of that where one takes no interest in it."""
OTHERS_EVENT = 0.8
"""How much of that is left for what somebody else gives: who comes is for the host to say."""
ENOUGH = 2
"""Records of one piece of news that a line cites at most."""


def keenness(teller: Side, listener: Side, news: News) -> float:
    """How likely somebody is to come out with it in this talk, 0 to 1; 0 where it makes no sense."""
    if _has_it(teller, listener, news):
        return 0.0
    told = teller.past.tellings(news.cites)
    chance = 0.36 + 0.5 * teller.near
    chance += 0.14 * ("chatty" in teller.manner) - 0.14 * ("shy" in teller.manner)
    if teller.bond == "stranger":
        chance *= 0.4
    if not news.own:
        chance *= HEARSAY if takes_interest(news, teller.persona) else HEARSAY / 2
        chance *= OTHERS_EVENT if news.event is not None else 1.0
    if news.untold and teller.near < 0.6 and not (news.event is not None and news.event.open and told):
        chance *= 0.8 if told else 0.5
    if news.subject == teller.persona.name:
        chance += 0.3 * _eager(teller)
    else:
        chance *= 0.62 ** (told + max(0, len(news.sources) - 1))
    return max(0.0, min(1.0, chance))


def pass_on(teller: Side, listener: Side, news: News, draw: random.Random) -> list[Move]:
    """Tell a piece of news, and what comes of it: an invitation and its answer, or what the listener thinks."""
    known = about_same(listener.news, news.claim)
    opening = _opening(teller, listener, news)
    if news.event is not None and news.event.open:
        return [*opening, *_offered(teller, listener, news, known, draw)]
    if known is not None:
        return [*opening, _knows(listener, teller, known)]
    if news.event is not None:
        act = "wish_luck" if news.subject == teller.persona.name else "surprised"
        return [*opening, Move(listener.index, act, {"who": called(news.subject, listener)})]
    return [*opening, *_discussed(teller, listener, news, draw)]


def ask_whether(asker: Side, asked: Side, news: News, draw: random.Random) -> list[Move]:
    """Ask somebody who knows of something that is coming whether they will go; their own records answer."""
    event, known = news.event, about_same(asked.news, news.claim)
    if event is None or not event.open or known is None or news.subject in (asker.persona.name, asked.persona.name):
        return []
    promise = next((memory for memory in asked.past.promised() if event.what in memory.text), None)
    question = Move(asker.index, "ask_whether", event_slots(event, asker), news.cites[:ENOUGH])
    if promise is None:
        given = _answered(asked, asker, news.subject, event, draw, known)
        return [question, given, _met_with(asker, given.act, news)]
    slots = {"host": called(news.subject, asker)}
    return [question, Move(asked.index, "am_going", slots, (promise.number,), claims=(promise.text.rstrip("."),))]


def ask_view(asker: Side, asked: Side, draw: random.Random) -> list[Move]:
    """Ask what the other thinks of some news that both have heard."""
    shared = [piece for piece in asker.news if piece.event is None and about_same(asked.news, piece.claim) is not None]
    shared = [piece for piece in shared if piece.subject not in (asker.persona.name, asked.persona.name)]
    if not shared:
        return []
    news = draw.choice(shared)
    question = Move(
        asker.index, "ask_view", {"claim": said(news, asker, asked), "who": called(news.subject, asked)}, news.cites[:1]
    )
    moves = [question, _stance_move(asked, asker, news)]
    return [*moves, _echo(asker, asked, news)] if draw.random() < 0.6 else moves


def said(news: News, teller: Side, listener: Side) -> str:
    """A piece of news as the teller says it to the listener, without a full stop."""
    speech = spoken(news.claim, teller.voice) or about(news.claim, teller.voice)
    return shortened(speech, listener)


def shortened(speech: str, listener: Side) -> str:
    """First names for all whom the listener knows, or is."""
    for name in listener.past.names.values():
        if name in speech and called(name, listener) != name:
            speech = speech.replace(name, called(name, listener))
    return speech


def called(name: str, listener: Side) -> str:
    """What to call somebody before a listener: by the first name, unless the listener may not know who that is."""
    first = name.split()[0]
    namesakes = sum(other.split()[0] == first for other in listener.past.names.values())
    known = impression(listener.persona, name) is not None or listener.past.names_of(name)
    return first if known and namesakes < 2 else name


def _has_it(teller: Side, listener: Side, news: News) -> bool:
    """Whether, for all the teller knows, the listener has this already: told it, was told it, or is whom it is about."""
    if news.subject == listener.persona.name or listener.persona.name in news.sources:
        return True
    if news.created == 0 and not news.untold and news.event is None and teller.bond not in ("stranger", "acquaintance"):
        return True
    if teller.past.told(listener.speaker.now.resident) & set(news.cites):
        return True
    from_them = teller.past.heard_from(listener.speaker.now.resident)
    return any(memory.number in news.cites for memory in from_them)


def _eager(teller: Side) -> float:
    """How much they want it known: 1 for who wants to invite or to tell everybody, less for who waits to be asked."""
    wishes = " ".join(teller.persona.goals)
    if re.search(r"\b(?:invite|tell|announce)\b", wishes):
        return 1.0
    return 0.4 if re.search(r"\bbe asked\b", wishes) else 0.0


def _opening(teller: Side, listener: Side, news: News) -> list[Move]:
    slots = {"claim": said(news, teller, listener), "who": called(news.subject, listener)}
    if news.event is not None:
        slots |= event_slots(news.event, teller)
    if news.sources:
        slots["source"] = (
            called(news.sources[0], listener) if news.sources[0] not in (listener.persona.name, news.subject) else ""
        )
    act = "tell_news" if news.own else "pass_on"
    if news.event is not None and news.event.open and news.subject == teller.persona.name:
        act = "invite"
    elif news.event is not None and news.event.open:
        act = "pass_on_event"
    subjects = (*subjects_of(news.claim), *(("firsthand",) if news.sources == (news.subject,) else ()))
    return [Move(teller.index, act, slots, news.cites[:ENOUGH], subjects, (news.claim,))]


def _offered(teller: Side, listener: Side, news: News, known: News | None, draw: random.Random) -> list[Move]:
    """What the listener says to something that is coming."""
    assert news.event is not None, "only what is coming can be gone to"
    moves = [_knows(listener, teller, known)] if known is not None else []
    host = news.subject
    if host == listener.persona.name:
        return moves
    promised = any(news.event.what in memory.text for memory in listener.past.promised())
    if promised and host != teller.persona.name:
        return moves
    given = _answered(listener, teller, host, news.event, draw, known)
    return [*moves, given, _met_with(teller, given.act, news)]


def _answered(guest: Side, asker: Side, host: str, event: Happening, draw: random.Random, known: News | None) -> Move:
    """Yes, no or perhaps; it rests on what the guest knew of it before this talk, if anything."""
    weekday = date.fromisoformat(event.date).weekday()
    given = answer(event, host, guest.persona, guest.manner, guest.past, weekday, draw)
    slots = event_slots(event, guest) | {"host": called(host, asker)} | reason_slot(given, guest, asker)
    cites = known.cites[:1] if known is not None else ()
    return Move(guest.index, given.act, slots, cites, claims=(answer_claim(given, guest, asker, f"come to the {event.phrase}"),))


def reason_slot(given: Answer, guest: Side, asker: Side) -> dict[str, str]:
    """The reason of an answer as the guest says it; nothing where there is none."""
    if not given.reason:
        return {}
    return {"reason": _capital(shortened(spoken(f"{guest.persona.name} {given.reason}", guest.voice), asker))}


def answer_claim(given: Answer, guest: Side, asker: Side, deed: str) -> str:
    """The answer to being asked to do something, as both will remember it: a promise, or a refusal with its reason."""
    name, other = guest.persona.name, asker.persona.name
    pronoun = guest.persona.pronouns[0] if guest.persona.pronouns[0] in ("she", "he") else name
    if given.act == "accept":
        return f"{name} promised {other} to {deed}"
    if given.act == "perhaps":
        return f"{name} told {other} that {pronoun} may {deed}"
    return f"{name} told {other} that {pronoun} will not {deed}, because {pronoun} {given.reason}"


def _met_with(asker: Side, act: str, news: News) -> Move:
    """What the one who asked says to the answer: a host is glad or sorry, somebody else says whether they go themselves."""
    assert news.event is not None, "an answer is to something that is coming"
    slots = event_slots(news.event, asker)
    if news.subject == asker.persona.name:
        return Move(asker.index, f"glad_{act}", slots)
    promise = next((memory for memory in asker.past.promised() if news.event.what in memory.text), None)
    if promise is None:
        return Move(asker.index, f"noted_{act}", slots)
    return Move(asker.index, f"going_{act}", slots, (promise.number,))


def _knows(listener: Side, teller: Side, known: News) -> Move:
    source = known.sources[0] if known.sources else ""
    told_by = source if source not in (teller.persona.name, listener.persona.name) else ""
    slots = {"source": called(told_by, teller) if told_by else "", "who": called(known.subject, teller)}
    return Move(listener.index, "know_already", slots, known.cites[:1])


def _discussed(teller: Side, listener: Side, news: News, draw: random.Random) -> list[Move]:
    """What the listener thinks of it, and perhaps whether the teller thinks so too."""
    moves = []
    if draw.random() < 0.5:
        question = "ask_view_own" if news.subject == teller.persona.name else "ask_view_then"
        moves = [Move(listener.index, "surprised", {"who": called(news.subject, listener)}), Move(teller.index, question)]
    moves.append(_stance_move(listener, teller, news))
    if news.subject != teller.persona.name and draw.random() < 0.6:
        moves.append(_echo(teller, listener, news))
    elif news.subject == teller.persona.name:
        moves.append(Move(teller.index, f"thanks_{stance_on(news, listener.persona, listener.past).side}"))
    return moves


def _stance_move(holder: Side, hearer: Side, news: News) -> Move:
    known = about_same(holder.news, news.claim)
    stance = stance_on(news, holder.persona, holder.past)
    reason = re.sub(rf"^{holder.persona.pronouns[0]} ", lambda _: f"{holder.persona.name} ", stance.reason)
    slots = {"reason": _capital(shortened(spoken(reason, holder.voice), hearer)), "who": called(news.subject, hearer)}
    if news.subject == hearer.persona.name:
        slots["who"] = ""
    if re.search(r"\bmy \w+ you\b", slots["reason"]):
        slots["reason"] = ""
    subjects = ("face",) if news.subject == hearer.persona.name else ()
    cites = known.cites[:1] if known is not None else ()
    return Move(holder.index, f"stance_{stance.side}", slots, cites, subjects, (stance.claim,))


def _echo(teller: Side, listener: Side, news: News) -> Move:
    """What the teller thinks of it, beside what the listener does."""
    mine, theirs = stance_on(news, teller.persona, teller.past), stance_on(news, listener.persona, listener.past)
    move = _stance_move(teller, listener, news)
    if mine.side == theirs.side:
        return Move(teller.index, "agree", {}, move.cites, move.subjects, (mine.claim,))
    if {mine.side, theirs.side} == {"pro", "contra"}:
        return Move(teller.index, "disagree", move.slots, move.cites, move.subjects, move.claims)
    return move


def event_slots(event: Happening, who: Side) -> dict[str, str]:
    """The words for something that is to happen, as somebody says them today."""
    when = say_day(event.date, who.speaker.now.date, event.start)
    return {"noun": event.noun, "what": event.what, "when": f"{when} at {say_clock(event.start)}".strip(), "place": event.place}


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def coming(side: Side) -> tuple[News, ...]:
    """What somebody knows to be coming that others may go to, the soonest first."""
    open_to_all = [piece for piece in side.news if piece.event is not None and piece.event.open]
    return tuple(sorted(open_to_all, key=lambda piece: (piece.event.date, piece.event.start, piece.claim) if piece.event else ()))
