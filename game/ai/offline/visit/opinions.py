"""Owns what a resident comes to think of a visitor, by how they talk: kept with its reason, and said when asked for."""

from game.ai.memory import Kind, Memory
from game.ai.offline.visit.hearing import Words
from game.ai.offline.visit.turn import Reply, Turn

MANY_QUESTIONS = 5
"""So many questions in one talk make somebody curious in the eyes of the one who is asked."""
_OPEN = ("chatty", "cheer", "warm", "curious")
"""Moods of people who like to be asked."""


def of_visitor(turn: Turn, _: Words) -> list[Reply]:
    """What they think of the visitor, as it stands in their records or has come of this talk."""
    held = _held(turn)
    said = [claim for line in turn.mine if line.act == "stance" for claim in line.claims if turn.other.name in claim]
    views = [*(each.text for each in held), *said]
    act = next((act for view in reversed(views) for words, act in _SAYING if words in view), "too_early")
    return [Reply(turn.say(act), "reply", tuple(each.number for each in held[-1:]))]


_SAYING = ((" has forgiven ", "forgave"), (" is rude", "think_ill"), (" likes ", "think_well"), (" asks a lot", "think_curious"))


def _held(turn: Turn) -> list[Memory]:
    """Their thoughts about the visitor."""
    return [each for each in turn.past.records if each.content.kind is Kind.REFLECTION and turn.other_id in each.content.people]


def praised(turn: Turn, _: Words) -> list[Reply]:
    """Kind words are liked, and so is who says them; once is enough to remember."""
    return [Reply(turn.say("flattered"), *_kept(turn, _liked(turn)))]


def _liked(turn: Turn) -> str:
    return f"{turn.me.name} likes {turn.other.name}, because {turn.other.name} was kind to {turn.me.pronouns[1]}"


def _kept(turn: Turn, view: str) -> tuple[str, tuple[int, ...], tuple[str, ...]]:
    """(act, cites, claims) of a view that is to be remembered, unless it is held already."""
    known = any(view in line.claims for line in turn.mine) or any(view in each.text for each in _held(turn))
    return ("reply", (), ()) if known or turn.offences else ("stance", (), (view,))


def formed(turn: Turn, replies: list[Reply]) -> list[Reply]:
    """What comes of a promise, or of many questions, unless something weightier is said just now."""
    if turn.last is None or any(each.act in ("stance", "accept", "decline", "perhaps", "part", "invite") for each in replies):
        return []
    me, other = turn.me, turn.other.name
    if any(each.kind == "sorry" for each in turn.words) and turn.resented:
        return [Reply("", "stance", (), (f"{me.name} has forgiven {other}, because {other} said sorry",))]
    if any(each.kind == "praise" for each in turn.words):
        return [Reply("", *_kept(turn, _liked(turn)))]
    if turn.last.act == "accept":
        return [Reply("", *_kept(turn, f"{me.name} likes {other}, because {other} promised to come"))]
    if sum(line.text.rstrip().endswith("?") for line in turn.theirs) < MANY_QUESTIONS:
        return []
    view = "likes that" if any(mood in turn.manner for mood in _OPEN) else "thinks that"
    return [
        Reply(
            "", *_kept(turn, f"{me.name} {view} {other} asks a lot, because {other} wanted to know so much of {me.pronouns[1]}")
        )
    ]
