"""Owns what is said to what a visitor tells: of themselves, of somebody in town, of anything."""

import re

from game.ai.knowledge import knowledge
from game.ai.offline.talk.beats import common_ground, your
from game.ai.offline.talk.happenings import happening
from game.ai.offline.talk.news import News, is_change
from game.ai.offline.talk.speech import spoken
from game.ai.offline.talk.stances import stance_on
from game.ai.offline.talk.topics import Topic, gist, subjects_of
from game.ai.offline.talk.verbs import grammar
from game.ai.offline.visit.hearing import Words
from game.ai.offline.visit.turn import Reply, Turn
from game.ai.relations import impression

LIKES, DISLIKES = 0.1, -0.2
"""Feelings from which on ill talk of somebody is not believed, or is."""


def of_themselves(turn: Turn, words: Words) -> list[Reply]:
    """Interest: what they have in common with it, or a question on."""
    claim = _claim(turn)
    if turn.last is not None and any(claim and claim in line.claims for line in turn.theirs[:-1]):
        return [Reply(turn.say("heard_already"))]
    if introduces(turn):
        return _met(turn, claim)
    act = moving(words.sentence)
    if act:
        return [Reply(turn.say(act))]
    if not claim:
        return [Reply(turn.say("attend"))]
    if happening(claim, turn.today) is not None:
        return [Reply(turn.say("take_self"))]
    if is_change(claim, turn.other.name):
        return [Reply(turn.say("take_change"))]
    if " promised " in claim:
        return [Reply(turn.say("promise_kept"))]
    return [_interested(turn, claim)]


def moving(sentence: str) -> str:
    """Which phrases answer good luck and bad, to a wrong that is owned up to, somebody tired; "" for what is none of them."""
    said = set(re.findall(r"[a-z]+", sentence.lower()))
    for key, act in (("states", "your_state"), ("wrongs", "shaken"), ("bad_news", "sorry_for"), ("good_news", "glad_of")):
        plain = key != "states" or re.search(r"\b(?:I'm|I am|I feel)\b", sentence)
        wrong = key != "wrongs" or re.match(r"(?:\w+,? )*?I(?:'ve| have)? (?!was|am|been)", sentence)
        if plain and wrong and said & set(knowledge("visits")[key]):
            return act
    return ""


def _claim(turn: Turn) -> str:
    return turn.last.claims[-1] if turn.last is not None and turn.last.claims else ""


def introduces(turn: Turn) -> bool:
    """Whether the visitor gives their name just now."""
    first = re.escape(turn.other.first_name.lower())
    words = turn.last.text.lower() if turn.last is not None else ""
    before = any(re.search(rf"\b{first}\b", line.text.lower()) for line in turn.theirs[:-1])
    return not before and re.search(rf"\b{first}\b", words) is not None


def _met(turn: Turn, claim: str) -> list[Reply]:
    """Pleased to meet them: one says who one is oneself, and takes up what they do."""
    mine = Reply(turn.say("only_me"), "introduce") if not turn.said_before(turn.me.first_name) else Reply("")
    return [Reply(turn.say("nice_name")), mine, *([role(turn, claim)] if role_of(claim) else [])]


def role(turn: Turn, claim: str) -> Reply:
    """A word about what the visitor is."""
    said = role_of(claim)
    return Reply(turn.say("role", {"arole": said[:1].upper() + said[1:]}))


def role_of(claim: str) -> str:
    """ "a reporter", of a claim that somebody is one; "" for any other."""
    match = re.search(r" is (an? [a-z][\w' -]{2,40}?)(?:,| and | who | from | in | at |$)", claim)
    return match[1] if match is not None else ""


def _interested(turn: Turn, claim: str) -> Reply:
    if role_of(claim):
        return role(turn, claim)
    said = spoken(claim, turn.side.voice)
    shared = common_ground(turn.side, Topic("like", claim, (), subjects=subjects_of(claim)))
    if shared is not None and not turn.said_before(shared.claim):
        return Reply(turn.say("common", {"claim": shared.claim}), "tell", shared.cites, (turn.side.claim(shared.claim),))
    named = gist(re.sub(r"^You", "I", said).replace("You're", "I'm"))
    past = re.search(r" (?:used to|was|were|had) ", claim) is not None
    about = turn.say("ask_gist", {"gist": your(named)}) if named else turn.say("ask_past" if past else "ask_since")
    return Reply(f"{turn.say('take_self')} {about}")


def of_somebody(turn: Turn, words: Words) -> list[Reply]:
    """What they think of it: good of whom they like, ill of whom they do not, and neither of whom they do not know."""
    claim = _claim(turn)
    subject = next((name for name in turn.everybody if claim.startswith(name)), "")
    if not subject or any(claim in line.claims for line in turn.theirs[:-1]):
        return [Reply(turn.say("heard_already" if subject else "attend"))]
    if subject == turn.me.name:
        return [Reply(turn.say("of_myself"))]
    event = happening(claim, turn.today)
    if event is not None or is_change(claim, subject):
        return [_stance(turn, claim, subject)]
    return [_opinion(turn, claim, subject)]


def _stance(turn: Turn, claim: str, subject: str) -> Reply:
    piece = News(claim, subject, (), (turn.other.name,), None, 5, turn.question.speaker.now.tick)
    stance = stance_on(piece, turn.me, turn.past)
    text = turn.say(f"stance_{stance.side}", {"reason": _reason(turn, stance.reason), "who": turn.short(subject)})
    return Reply(text, "stance", (), (stance.claim,))


def _opinion(turn: Turn, claim: str, subject: str) -> Reply:
    """Whether they believe what is said of somebody."""
    relation = impression(turn.me, subject)
    feeling = relation.feeling if relation is not None else 0.0
    pronoun = turn.me.pronouns[0] if turn.me.pronouns[0] != "they" else turn.me.name
    good = not any(
        re.search(rf"\b{word}\b", claim) for word in (*grammar("reproaches"), *grammar("misfortunes"), *grammar("slanders"))
    )
    if relation is None or not relation.met or abs(feeling) < LIKES:
        met = relation is not None or turn.past.names_of(subject)
        reason = f"does not know {subject} well enough" if met else f"does not know {subject}"
        return _held(turn, "unsure_of", "does not know whether", claim, subject, f"{pronoun} {reason}")
    fond, kind = feeling > 0, "glad_for" if feeling > 0 else "unsure_of"
    if good:
        return _held(
            turn,
            kind,
            "believes" if fond else "doubts",
            claim,
            subject,
            f"{pronoun} {'likes' if fond else 'does not like'} {subject}",
        )
    act, view = ("doubt", "does not believe") if fond else ("believe", "believes")
    return _held(turn, act, view, claim, subject, f"{pronoun} {'likes' if fond else 'does not like'} {subject}")


def _held(turn: Turn, act: str, view: str, claim: str, subject: str, reason: str) -> Reply:
    that = "" if view.endswith("whether") else " that"
    text = turn.say(act, {"reason": _reason(turn, reason), "who": turn.short(subject)})
    return Reply(text, "stance", (), (f"{turn.me.name} {view}{that} {claim}, because {reason}",))


def _reason(turn: Turn, reason: str) -> str:
    whole = re.sub(rf"^{turn.me.pronouns[0]} ", lambda _: f"{turn.me.name} ", reason)
    said = spoken(whole, turn.side.voice)
    return said[:1].upper() + said[1:]


def of_anything(turn: Turn, words: Words) -> list[Reply]:
    """What is said of nobody in particular is taken note of."""
    claim = _claim(turn)
    if claim and any(claim in line.claims for line in turn.theirs[:-1]):
        return [Reply(turn.say("heard_already"))]
    return [Reply(turn.say("take_general" if claim else "attend"))]
