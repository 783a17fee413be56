"""Owns the beats of a talk: small exchanges (tell and ask, invite and answer) made of moves, each resting on records."""

import re
from dataclasses import dataclass, field, replace

from game.ai.mind import Speaker
from game.ai.offline.talk.bonds import bond, feeling, manner, nearness
from game.ai.offline.talk.news import News, news_of
from game.ai.offline.talk.past import Past
from game.ai.offline.talk.reported import claim_of
from game.ai.offline.talk.speech import Voice, contract, spoken
from game.ai.offline.talk.times import write_times
from game.ai.offline.talk.topics import Topic, content_words, own_topics, recalled, subjects_of
from game.ai.offline.talk.verbs import doing, grammar
from game.ai.persona import Persona
from game.ai.relations import impression

_DATED = re.compile(r"\bI'm (?:giving|having|hosting|holding|going to)\b|\bI've got the\b")
_QUESTIONS = {"and": "ask_and", "but": "ask_but", "because": "ask_why"}

_NOT_SAID = re.compile(
    r"(?:sleep|talk|chat|convers|wait|idle|nap|brush|shower|dress|get\w* (?:dressed|up)|"
    r"us\w+ the toilet|tak\w+ a (?:hot )?(?:shower|bath))"
)


@dataclass(frozen=True, slots=True)
class Move:
    """One thing done by speaking: `side` says by whom, `act` is a list of phrases; what fills their slots, what it rests on.

    `claims` are what it asserts, as plain sentences with names in full; `to` is the side it is said to (-1: the other one).
    """

    side: int
    act: str
    slots: dict[str, str] = field(default_factory=dict)
    cites: tuple[int, ...] = ()
    subjects: tuple[str, ...] = ()
    claims: tuple[str, ...] = ()
    to: int = -1


@dataclass(frozen=True, slots=True)
class Side:
    """One speaker as the other meets them. `doing` is what they do, as a gerund; `topics` what they could speak of."""

    index: int
    speaker: Speaker
    other: Persona
    manner: frozenset[str]
    bond: str
    near: float
    feeling: float
    doing: str
    topics: tuple[Topic, ...]
    past: Past
    news: tuple[News, ...]

    @property
    def persona(self) -> Persona:
        """Who this is."""
        return self.speaker.now.persona

    @property
    def voice(self) -> Voice:
        """How they speak to the other."""
        return Voice(self.persona, self.other, self.speaker.now.date)

    def claim(self, said: str) -> str:
        """What they say of themselves as a plain sentence with their name."""
        claim = claim_of(said, self.persona.name, self.persona.pronouns, self.other.name)
        return write_times(claim, self.speaker.now.date) if _DATED.search(said) else claim


def side(index: int, speaker: Speaker, other: Persona) -> Side:
    """The speaker with everything worked out that a talk with the other needs."""
    action = re.sub(rf"^{re.escape(speaker.now.persona.name)} ", "", speaker.now.doing.strip())
    busy = "" if _NOT_SAID.match(action) else doing(action)
    past = Past.of(speaker)
    who, words = bond(speaker, other), manner(speaker, other)
    if who == "stranger" and _is_known_to(speaker.now.persona, other):
        who, words = "acquaintance", (words - {"stranger"}) | {"acquaintance"}
    return Side(
        index,
        speaker,
        other,
        words,
        who,
        nearness(speaker, other),
        feeling(speaker, other),
        busy,
        own_topics(speaker, other),
        past,
        news_of(past, speaker.now.persona, speaker.now),
    )


def to(move: Move, listener: int) -> Move:
    """The same, said to one of several."""
    return replace(move, to=listener)


def _is_known_to(persona: Persona, other: Persona) -> bool:
    """Whether the other has met them for sure: then they have met the other too."""
    relation = impression(other, persona.name)
    return relation is not None and relation.met and relation.closeness >= 0.3


def tell(teller: Side, listener: Side, topic: Topic, asked: bool = False) -> list[Move]:
    """Say something (when `asked`, because the listener wanted to know), keep the rest back, be asked for it, give it."""
    slots, moves = {"claim": topic.claim}, []
    if asked and not topic.claim.startswith("The other day "):
        moves.append(Move(listener.index, f"want_{topic.kind}"))
        slots["claim"] = re.sub("^Yesterday ", "", topic.claim)
    act = "say_plain" if moves else f"tell_{topic.kind}"
    moves.append(Move(teller.index, act, slots, topic.cites, topic.subjects, (teller.claim(topic.claim),)))
    if topic.tail:
        moves += _asked_for_rest(teller, listener, topic)
    shared = common_ground(listener, topic)
    if shared is not None:
        own = (listener.claim(shared.claim),)
        return [*moves, Move(listener.index, "link", {"claim": shared.claim}, shared.cites, shared.subjects, own)]
    return [*moves, Move(listener.index, f"react_{topic.kind}", {"gist": your(topic.gist)}, subjects=topic.subjects)]


def _asked_for_rest(teller: Side, listener: Side, topic: Topic) -> list[Move]:
    act = "ask_going" if topic.kind == "project" and topic.joint != "because" else _QUESTIONS[topic.joint]
    if act == "ask_going":
        rest = contract(topic.tail if topic.tail.startswith("I ") else f"I {topic.tail}")
    else:
        rest = f"{topic.joint} {topic.tail}"
    question = Move(listener.index, act, {"gist": your(topic.gist)}, subjects=topic.subjects)
    whole = teller.claim(f"{topic.claim} {topic.joint} {topic.tail}")
    return [question, Move(teller.index, f"answer_{act[4:]}", {"tail": rest}, topic.cites, claims=(whole,))]


def introduce(first: Side, second: Side, briefly: bool = False) -> list[Move]:
    """Strangers say who they are; unless they are brief about it, both say what they do."""
    greeting = Move(first.index, "greet_stranger")
    if briefly:
        named = Move(second.index, "intro_back", {"job": ""})
        return [greeting, named] if not job(first) else [greeting, named, *_own_work(first, second)]
    return [
        greeting,
        Move(second.index, "intro_back", {"job": job(second)}, job_cites(second), (), job_claims(second)),
        Move(second.index, "ask_job"),
        *_own_work(first, second),
    ]


def _own_work(who: Side, other: Side) -> list[Move]:
    told = Move(who.index, "tell_job", {"job": job(who)}, job_cites(who), _jobless(who), job_claims(who))
    return [told, Move(other.index, "react_job", {}, subjects=subjects_of(job(who)))]


def job(who: Side) -> str:
    """What they do, as they say it; "" when nothing says so."""
    topic = next((each for each in who.topics if each.kind == "job"), None)
    if topic is not None:
        return re.split(r",| with | who | where | and (?=[a-z])", topic.claim)[0]
    title = who.persona.occupations[0].title if who.persona.occupations else ""
    article = "an" if title[:1].lower() in "aeiou" else "a"
    return f"I'm {article} {title}" if title and " of " not in title else f"I'm the {title}" if title else ""


def job_cites(who: Side) -> tuple[int, ...]:
    """The memory their work rests on."""
    return next((each.cites for each in who.topics if each.kind == "job"), ())


def job_claims(who: Side) -> tuple[str, ...]:
    """Their work as a plain sentence."""
    return (who.claim(job(who)),) if job(who) else ()


def _jobless(who: Side) -> tuple[str, ...]:
    return () if job(who) else ("jobless",)


def common_ground(listener: Side, topic: Topic) -> Topic | None:
    """Something of the listener's own that has to do with the same thing and is no secret."""
    if topic.kind not in ("like", "habit", "project", "hope"):
        return None
    mine = [each for each in listener.topics if each.kind in ("like", "habit", "project") and not each.private]
    words = content_words(topic.claim).difference(grammar("everyday"))
    return next((replace(each, tail="") for each in mine if words & content_words(each.claim)), None)


def grudge(teller: Side) -> tuple[str, tuple[int, ...]]:
    """Something between the two, as somebody at odds would bring it up: the claim and what it rests on; "" for none."""
    for memory in recalled(teller.speaker):
        claim = spoken(memory.text, teller.voice)
        held_back = re.search(r" (?:like|think|find|feel|know|love|trust|wonder) | not |n't ", claim)
        if re.search(r"\byou\b", claim) and not held_back and claim.startswith(("I ", "I've ", "Yesterday I ")):
            return claim, (memory.number,)
    return "", ()


def pace(action: str) -> tuple[str, ...]:
    """("idle",) for doing nothing much."""
    return ("idle",) if action.split()[:1] and action.split()[0] in grammar("idle") else ()


def your(name: str) -> str:
    """A gist as the hearer's: "the paper" -> "your paper"."""
    return re.sub(r"^the ", "your ", name)
