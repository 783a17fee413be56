"""Owns invitations between a visitor and a resident: what either is asked to come to, and what is said to it."""

import re
from datetime import date

from game.ai.memory import Memory
from game.ai.offline.talk.happenings import Happening, happening
from game.ai.offline.talk.invitations import answer
from game.ai.offline.talk.tidings import answer_claim, event_slots, reason_slot
from game.ai.offline.visit.claiming import answers, invited_to
from game.ai.offline.visit.hearing import Words
from game.ai.offline.visit.turn import Reply, Turn

_ALONG = re.compile(r"\b(?:with me|along|join me|follow me|come on)\b", re.IGNORECASE)


def invited(turn: Turn, words: Words) -> list[Reply]:
    """Asked to come, they say yes, perhaps or no, by liking and what else they have to do."""
    if turn.last is not None and turn.last.act in ("accept", "decline"):
        return yes(turn, words)
    found = told_event(turn)
    given = _given_before(turn) if found is None else None
    if given is not None:
        said = turn.interviewee.say(given)
        return [Reply(turn.say("gave_word", {"claim": said, "own": said}), "answer", (given.number,))]
    if found is None:
        return [Reply(turn.say("cannot_follow" if _ALONG.search(words.sentence) else "whats_coming"))]
    return [_given(turn, *found)]


def _given_before(turn: Turn) -> Memory | None:
    """What they promised the visitor in an earlier talk, or declined."""
    name, other = turn.me.name, turn.other.name
    given = (f"{name} promised {other} to ", f"{name} told {other} that ")
    return next((each for each in reversed(turn.past.records) if each.text.startswith(given)), None)


def _given(turn: Turn, event: Happening, host: str) -> Reply:
    """One answer, and once given it stays: what binds them is what they said."""
    weekday = date.fromisoformat(event.date).weekday()
    given = answer(event, host, turn.me, turn.manner | {"curious"}, turn.past, weekday, turn.draw)
    slots = event_slots(event, turn.side) | {"host": host.split()[0]} | reason_slot(given, turn.side, turn.side)
    claim = answer_claim(given, turn.side, turn.visitor, f"come to the {event.phrase}")
    return Reply(turn.say(given.act, slots), given.act, (), (claim,))


def told_event(turn: Turn) -> tuple[Happening, str] | None:
    """What the visitor has told of in this talk that is to happen, the last first, and who gives it."""
    for claim in (claim for line in reversed(turn.theirs) for claim in line.claims):
        event = happening(claim, turn.today)
        if event is not None and event.open and event.ahead(turn.today, turn.question.speaker.now.minute):
            return event, next((name for name in turn.everybody if claim.startswith(name)), turn.other.name)
    return None


def yes(turn: Turn, words: Words) -> list[Reply]:
    """A yes to an invitation is a promise; any other is taken as it is."""
    if turn.last is not None and turn.last.act == "accept":
        return [Reply(turn.say("glad_yes"))]
    if turn.last is not None and turn.last.act == "decline":
        return [Reply(turn.say("glad_no"))]
    return [Reply(turn.say("good_no" if answers((words,)) == "decline" else "good_yes"))]


def no(turn: Turn, words: Words) -> list[Reply]:
    """A no to an invitation is regretted."""
    return yes(turn, words)


def coming_visitor(turn: Turn) -> Happening | None:
    """What the visitor has promised them to come to, in this talk or in one before."""
    said = [claim for line in turn.theirs if line.act == "accept" for claim in line.claims]
    kept = [each.text for each in turn.past.heard_from(turn.other_id) if f" promised {turn.me.name} to come" in each.text]
    found = (happening(text, turn.today) for text in (*reversed(said), *reversed(kept)))
    return next((each for each in found if each is not None and each.ahead(turn.today, turn.question.speaker.now.minute)), None)


def asked_already(turn: Turn) -> bool:
    """Whether they have invited the visitor in this talk."""
    return any(invited_to(line, turn.today) is not None for line in turn.mine)
