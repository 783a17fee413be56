"""Owns what is said unasked: who the other is, what brings them, an invitation one has to give, a question back."""

import re

from game.ai.offline.talk.news import News
from game.ai.offline.talk.tidings import event_slots
from game.ai.offline.visit import inviting, telling
from game.ai.offline.visit.hearing import SELF, Words
from game.ai.offline.visit.hearsay import moving, role_of
from game.ai.offline.visit.turn import Reply, Turn

WARM_UP = 3
"""Lines of their own after which somebody brings up what they have on their mind."""
_OPENS = ("plans", "news", "did", "doing", "advice", "request")
"""After these one comes to speak of what one is planning."""
_NOT_AFTER = ("secret", "confess", "nonsense", "sorry", "no", "invite")


def first_words(turn: Turn) -> list[Reply]:
    """What is said by whoever comes up to a visitor: a greeting, and what they come for."""
    met = turn.days_since_talk()
    act = "again_today" if met == 0 else "back_again" if met > 0 else "new_face"
    replies = [Reply(turn.say("hello"), "greet") if met < 0 else Reply(""), Reply(turn.say(act), "greet")]
    offer = invitation(turn)
    invites = met >= 0 or any(re.search(r"\binvite\b", goal) for goal in turn.me.goals) or turn.draw.random() < 0.5
    if offer is not None and invites:
        return [*replies, offer]
    return [*replies, Reply(turn.say("ask_name" if not turn.known else "back_how"), "ask")]


def after(turn: Turn, words: Words, said: list[Reply]) -> list[Reply]:
    """At most one thing more, and none after a question of one's own."""
    moved = words.kind == SELF and moving(words.sentence) != ""
    if any(each.text.endswith("?") for each in said) or words.kind in _NOT_AFTER or moved or turn.offences:
        return []
    offer = invitation(turn)
    if offer is not None and (words.kind in _OPENS or len(turn.mine) >= WARM_UP):
        return [offer]
    if words.kind == "plans" and turn.mine and (reminder := _reminder(turn)) is not None:
        return [reminder]
    return _question_back(turn, words)


def invitation(turn: Turn) -> Reply | None:
    """What they give themselves, if they have not asked the visitor to come yet."""
    piece = _own_event(turn)
    if piece is None or inviting.asked_already(turn) or inviting.coming_visitor(turn) is not None:
        return None
    if set(piece.cites) & turn.past.told(turn.other_id):
        return None
    return telling.offering_of(turn, piece)


def _own_event(turn: Turn) -> News | None:
    own = (each for each in turn.side.news if each.subject == turn.me.name and each.event is not None and each.event.open)
    return next(own, None)


def _reminder(turn: Turn) -> Reply | None:
    piece = _own_event(turn)
    if piece is None or piece.event is None or not (inviting.coming_visitor(turn) or inviting.asked_already(turn)):
        return None
    return Reply(turn.say("invited_before", event_slots(piece.event, turn.side)))


def _question_back(turn: Turn, words: Words) -> list[Reply]:
    """Who they are, what brings them, how they are: each once, and not after every line."""
    if not turn.known and not _asked(turn, "name") and (turn.mine or words.kind == "greet"):
        return [Reply(turn.say("ask_name"), "ask")]
    if words.kind == "how" and not _asked(turn, "how"):
        return [Reply(turn.say("back_how"), "ask")]
    if turn.known and not turn.met and not _told_role(turn) and not _asked(turn, "brings") and turn.draw.random() < 0.6:
        return [Reply(turn.say("ask_brings"), "ask")]
    return []


def _told_role(turn: Turn) -> bool:
    return any(role_of(claim) for line in turn.theirs for claim in line.claims)


def _asked(turn: Turn, what: str) -> bool:
    """Whether they have asked this in this talk."""
    act = {"name": "ask_name", "how": "back_how", "brings": "ask_brings"}[what]
    return any(turn.said_before(text) for text in turn.ways(act))
