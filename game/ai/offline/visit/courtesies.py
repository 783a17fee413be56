"""Owns courtesy and its absence: greetings, thanks, farewells, and what one does about rudeness."""

from game.ai.knowledge import knowledge
from game.ai.offline.talk.speech import spoken
from game.ai.offline.visit import inviting
from game.ai.offline.visit.hearing import Words
from game.ai.offline.visit.hearsay import introduces, role, role_of
from game.ai.offline.visit.turn import Reply, Turn

PATIENCE = 2
"""So many rude words are borne."""


def greeting(turn: Turn, words: Words | None) -> list[Reply]:
    """A hello before the first answer: to somebody new, to somebody back again."""
    if turn.mine or (words is not None and words.kind in ("threat", "insult", "part")):
        return []
    since = turn.days_since_talk()
    if since == 0:
        return [Reply(turn.say("again_today"), "greet")]
    if since > 0:
        return [Reply(turn.say("back_again"), "greet"), *_remembered(turn)]
    return [Reply(turn.say("hello", {"you": ""} if introduces(turn) else {}), "greet")]


def _remembered(turn: Turn) -> list[Reply]:
    """What they told last time, the weightiest."""
    told = [each for each in turn.past.heard_from(turn.other_id) if each.content.talk is not None and " said that " in each.text]
    if not told:
        return []
    best = max(told, key=lambda each: (each.content.importance, each.number))
    claim = spoken(best.text.partition(" said that ")[2], turn.side.voice)
    return [Reply(turn.say("you_said", {"claim": claim}), "greet", (best.number,))] if claim else []


def greeted(turn: Turn) -> list[Reply]:
    """What is said to a bare hello."""
    if len(turn.mine) > 0:
        return [Reply(turn.say("attend"))]
    if turn.met:
        return []
    claim = turn.last.claims[-1] if turn.last is not None and turn.last.claims else ""
    return [role(turn, claim) if role_of(claim) else Reply(turn.say("new_face"))]


def part(turn: Turn, _: Words) -> list[Reply]:
    """A farewell, and a word about what they meet again for."""
    event = inviting.coming_visitor(turn)
    again = [Reply(turn.say("see_there", {"noun": event.noun}))] if event is not None else []
    return [Reply(turn.say("leave"), "part"), *again]


def insulted(turn: Turn, words: Words) -> list[Reply]:
    """One says so, and thinks the less of them; who goes on with it is left standing."""
    resents = f"{turn.me.name} thinks that {turn.other.name} is rude, because {turn.other.name} insulted {turn.me.pronouns[1]}"
    if turn.offences >= PATIENCE:
        return [Reply(turn.say("hurt_leave"), "part")]
    return [Reply(turn.say("hurt"), "stance", claims=(resents,))]


def threatened(turn: Turn, _: Words) -> list[Reply]:
    """Nobody stays to be threatened. What comes of it is told by the first word: it is remembered."""
    return [Reply(turn.say("frightened"), "part")]


def looks(turn: Turn, words: Words) -> list[Reply]:
    """What one says to a remark on how one looks, which may be a kind one."""
    kind = words.about.lower() in knowledge("visits")["kind_words"]
    return [Reply(turn.say("flattered" if kind else "looks"))]


def request(turn: Turn, _: Words) -> list[Reply]:
    """Whoever stands behind a counter serves; anybody else is not the one to ask."""
    known = turn.question.speaker.now.known
    arena = known.arena(turn.question.speaker.now.arena)
    sector = known.sector(arena.sector) if arena is not None else None
    at_work = sector is not None and any(job.place == sector.name for job in turn.me.occupations)
    serves = any(thing.kind.endswith("counter") for thing in arena.objects) if arena is not None else False
    return [Reply(turn.say("serve" if at_work and serves else "not_mine"))]
