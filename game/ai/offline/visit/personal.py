"""Owns questions after work, family, likes and other people: answered from what they remember, something new each time."""

import re
from dataclasses import replace

from game.ai.cues import key_words
from game.ai.memory import Kind, Memory
from game.ai.offline.interview import answer_interview
from game.ai.offline.interview.knowing import who_is
from game.ai.offline.interview.records import is_seed, is_sight
from game.ai.offline.talk import beats
from game.ai.offline.talk.topics import Topic
from game.ai.offline.visit.hearing import Words, understood
from game.ai.offline.visit.telling import more_of_oneself, news, question
from game.ai.offline.visit.turn import Reply, Turn
from game.ai.relations import impression

COOL = -0.2
"""Feeling (-1 to 1) from which on one does not get on with somebody."""


def more(turn: Turn, words: Words) -> list[Reply]:
    """Something more of what they spoke of: of somebody, of news, else of themselves."""
    before = understood(turn.theirs[-2].text, turn.everybody) if len(turn.theirs) > 1 else ()
    person = next((each for each in before if each.kind == "person"), None)
    if person is not None:
        return of_person(turn, person)
    return news(turn, words) if any(each.kind == "news" for each in before) else more_of_oneself(turn)


def work(turn: Turn, _: Words) -> list[Reply]:
    """What they do for a living."""
    job = beats.job(turn.side)
    if turn.said_before(job):
        return more_of_oneself(turn)
    return [Reply(turn.say("tell_job", {"job": job}), "answer", beats.job_cites(turn.side), beats.job_claims(turn.side))]


def family(turn: Turn, _: Words) -> list[Reply]:
    """Whom they live with."""
    given = answer_interview(replace(turn.interviewee.question, question="Whom do you live with?"))
    if not given.known or turn.said_before(given.text.rstrip(".")):
        return [Reply(turn.say("no_more"))]
    return [Reply(given.text, "answer", given.cites)]


def likes(turn: Turn, words: Words) -> list[Reply]:
    """What they like, first of all of what is asked about."""
    found = [each for each in turn.side.topics if each.kind in ("like", "hate", "project", "habit") and _is_fresh(turn, each)]
    asked = key_words(words.sentence)
    fitting = (each for each in found if asked & key_words(each.claim))
    topic = next(fitting, None) or next((each for each in found if each.kind == "like"), None)
    if topic is None and re.search(r"\bfavou?rite\b", words.sentence):
        return [Reply(turn.say("no_favourite"))]
    if topic is None:
        return question(turn, words)
    return [Reply(turn.say(f"tell_{topic.kind}", {"claim": topic.claim}), "answer", topic.cites, (turn.side.claim(topic.claim),))]


def friend(turn: Turn, words: Words) -> list[Reply]:
    """Whoever is closest to them outside of their home, of whom they tell."""
    friends = [
        each for each in turn.me.relations if each.name in turn.everybody and each.met and not each.shares_home and not each.crush
    ]
    liked = [each for each in friends if each.feeling > 0]
    if not liked:
        return [Reply(turn.say("no_friend"))]
    best = max(liked, key=lambda each: (each.closeness, each.feeling, each.name))
    return of_person(turn, replace(words, about=best.name))


def _is_fresh(turn: Turn, topic: Topic) -> bool:
    return not topic.private and not turn.said_before(topic.claim)


def of_person(turn: Turn, words: Words) -> list[Reply]:
    """What they can tell of somebody: how the two stand to each other, and what they remember."""
    who = turn.meant_by(words.about)
    if who == turn.me.name:
        return [Reply(turn.say("that_is_me", {"pronoun": turn.me.pronouns[1]}))]
    if who == turn.other.name:
        return [Reply(turn.say("call_you" if turn.known else "dont_know_you"))]
    given = who_is(turn.interviewee, who)
    if not given.known and impression(turn.me, who) is not None:
        return _told(turn, who, ())
    return [Reply(given.text)] if not given.known else _told(turn, who, given.cites)


def _told(turn: Turn, who: str, cites: tuple[int, ...]) -> list[Reply]:
    slots = {"who": turn.short(who)}
    records = (each for each in turn.interviewee.memories if each.number in cites or _is_of(turn, each, who))
    fresh = [each for each in records if _is_worth(each) and not turn.said_before(turn.interviewee.say(each))]
    stands = Reply("" if turn.said_before(slots["who"]) else turn.say(_standing(turn, who), slots))
    if not fresh:
        return [stands if stands.text else Reply(turn.say("all_of_them", slots))]
    best = min(fresh, key=_rank)
    return [stands, Reply(turn.interviewee.sentence(best), "answer", (best.number,))]


def _rank(memory: Memory) -> tuple[bool, bool, int, int]:
    """What they knew from the start comes first, then what they think, then what they were told, the weightiest first."""
    content = memory.content
    return not is_seed(memory), content.kind is not Kind.REFLECTION, -content.importance, -memory.number


def _standing(turn: Turn, who: str) -> str:
    relation = impression(turn.me, who)
    if relation is None or not relation.met:
        return "hardly_know"
    return "dislike_them" if relation.feeling <= COOL else "like_them" if relation.feeling > 0 else "hardly_know"


def _is_of(turn: Turn, memory: Memory, who: str) -> bool:
    number = next((each for each, name in turn.names.items() if name == who), -1)
    return memory.content.said_by == number or (memory.content.kind is Kind.REFLECTION and number in memory.content.people)


def _is_worth(memory: Memory) -> bool:
    """Whether it says something of somebody, rather than that one has talked."""
    return not is_sight(memory) and " talked with " not in memory.text and " wants to ask " not in memory.text
