"""Owns the beats of a talk: small exchanges (tell and ask, invite and answer) made of moves, each resting on records."""

import re
from dataclasses import dataclass, field, replace

from game.ai.mind import Speaker
from game.ai.offline.talk.bonds import bond, feeling, manner, nearness
from game.ai.offline.talk.speech import Voice, about, contract, spoken
from game.ai.offline.talk.topics import Topic, content_words, earlier, own_topics, recalled, subjects_of
from game.ai.offline.talk.verbs import doing, grammar
from game.ai.persona import Persona
from game.ai.relations import impression

_SAID = re.compile(r"^(?P<name>.+?) (?:said|told \S+(?: \S+)?) that (?P<claim>.+)$")
_QUESTIONS = {"and": "ask_and", "but": "ask_but", "because": "ask_why"}

_NOT_SAID = re.compile(
    r"(?:sleep|talk|chat|convers|wait|idle|nap|brush|shower|dress|get\w* (?:dressed|up)|"
    r"us\w+ the toilet|tak\w+ a (?:hot )?(?:shower|bath))"
)
_INTIMATE = re.compile(r"\b(?:sleep|shower|brush|wash|dress|bath|toilet|walking|heading|going|talking|asleep|lying)")


@dataclass(frozen=True, slots=True)
class Move:
    """One thing done by speaking: `side` 0 or 1, `act` a list of phrases, what fills its slots and what it rests on."""

    side: int
    act: str
    slots: dict[str, str] = field(default_factory=dict)
    cites: tuple[int, ...] = ()
    subjects: tuple[str, ...] = ()


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

    @property
    def persona(self) -> Persona:
        """Who this is."""
        return self.speaker.now.persona

    @property
    def voice(self) -> Voice:
        """How they speak to the other."""
        return Voice(self.persona, self.other, self.speaker.now.date)


def side(index: int, speaker: Speaker, other: Persona) -> Side:
    """The speaker with everything worked out that a talk with the other needs."""
    action = re.sub(rf"^{re.escape(speaker.now.persona.name)} ", "", speaker.now.doing.strip())
    busy = "" if _NOT_SAID.match(action) else doing(action)
    return Side(
        index,
        speaker,
        other,
        manner(speaker, other),
        bond(speaker, other),
        nearness(speaker, other),
        feeling(speaker, other),
        busy,
        own_topics(speaker, other),
    )


def tell(teller: Side, listener: Side, topic: Topic, asked: bool = False) -> list[Move]:
    """Say something (when `asked`, because the listener wanted to know), keep the rest back, be asked for it, give it."""
    slots, moves = {"claim": topic.claim}, []
    if asked:
        moves.append(Move(listener.index, f"want_{topic.kind}"))
        slots["claim"] = re.sub("^Yesterday ", "", topic.claim)
    act = "say_plain" if asked else f"tell_{topic.kind}"
    moves.append(Move(teller.index, act, slots, topic.cites, topic.subjects))
    if topic.tail:
        moves += _asked_for_rest(teller, listener, topic)
    shared = common_ground(listener, topic)
    if shared is not None:
        return [*moves, Move(listener.index, "link", {"claim": shared.claim}, shared.cites, shared.subjects)]
    return [*moves, Move(listener.index, f"react_{topic.kind}", {"gist": your(topic.gist)}, subjects=topic.subjects)]


def _asked_for_rest(teller: Side, listener: Side, topic: Topic) -> list[Move]:
    act = "ask_going" if topic.kind == "project" and topic.joint != "because" else _QUESTIONS[topic.joint]
    if act == "ask_going":
        rest = contract(topic.tail if topic.tail.startswith("I ") else f"I {topic.tail}")
    else:
        rest = f"{topic.joint} {topic.tail}"
    question = Move(listener.index, act, {"gist": your(topic.gist)}, subjects=topic.subjects)
    return [question, Move(teller.index, f"answer_{act[4:]}", {"tail": rest}, topic.cites)]


def ask_doing(asker: Side, asked: Side) -> list[Move]:
    """Remark on what the other is plainly doing."""
    seen = spoken(f"SELF is {asked.doing}", Voice(asked.persona, asker.persona, asked.speaker.now.date))
    you = spoken(f"{asked.persona.name} is {asked.doing}", asker.voice)
    if not asked.doing or not seen or not you.startswith("You're ") or re.match(r"(?:walking|going|heading) ", asked.doing):
        return []
    slots = {"doing": you.removeprefix("You're ")}
    subjects = (*subjects_of(asked.doing), *pace(asked.doing))
    return [Move(asker.index, "ask_doing", slots, subjects=subjects), Move(asked.index, "reply_doing", {}, subjects=subjects)]


def ask_still(asker: Side, asked: Side) -> list[Move]:
    """Ask after something the asker remembers the other to be at; answered only if the other has a record of it."""
    for memory in reversed(asker.speaker.of_other):
        claim = said_of(memory.text, asker.other)
        you = spoken(claim, asker.voice) if claim else ""
        words = content_words(claim)
        mine = next((t for t in asked.topics if t.kind == "project" and len(words & content_words(t.claim)) >= 3), None)
        if mine is None or not you.startswith("You're ") or mine.private:
            continue
        slots = {"action": _short(you.removeprefix("You're ")), "gist": your(mine.gist)}
        tail = f"{mine.joint} {mine.tail}" if mine.tail else ""
        moves = [Move(asker.index, "ask_still", slots, (memory.number,), mine.subjects)]
        moves.append(Move(asked.index, "answer_still", {"tail": tail, "gist": mine.gist}, mine.cites, mine.subjects))
        return [*moves, Move(asker.index, "react_project", {"gist": your(mine.gist)}, subjects=mine.subjects)]
    return []


def seen(watcher: Side, seen_at: Side) -> list[Move]:
    """Say that one saw the other earlier today, and at what."""
    now = watcher.speaker.now
    for memory in reversed(watcher.speaker.of_other):
        when = earlier(memory, now)
        you = spoken(memory.text, watcher.voice) if memory.text.startswith(f"{watcher.other.name} is ") else ""
        if not when or not you.startswith("You're ") or _INTIMATE.search(you) or (seen_at.doing and seen_at.doing in you):
            continue
        slots = {"action": _short(you.removeprefix("You're ")), "when": when}
        return [Move(watcher.index, "seen", slots, (memory.number,)), Move(seen_at.index, "reply_seen")]
    return []


def ask_kin(asker: Side, asked: Side) -> list[Move]:
    """Ask after somebody both know; the answer is a memory the other has of that person."""
    for relation in asked.persona.relations:
        known = impression(asker.persona, relation.name)
        if known is None or not known.met or relation.name == asker.persona.name or relation.closeness < 0.6:
            continue
        for memory in recalled(asked.speaker):
            news = re.match(rf"{re.escape(relation.name)} is (?!a |an |the |not )\w+ing .+", memory.text)
            if news is None or asker.persona.name in memory.text:
                continue
            first = relation.name.split()[0]
            claim = about(memory.text, asked.voice).replace(relation.name, first)
            moves = [Move(asker.index, "ask_kin", {"who": first})]
            moves.append(Move(asked.index, "tell_kin", {"claim": claim, "who": first}, (memory.number,)))
            return [*moves, Move(asker.index, "react_kin", {"who": first})]
    return []


def invite(host: Side, guest: Side, topic: Topic, eager: float) -> list[Move]:
    """Ask the other to come; they say yes, or perhaps. `eager` 0-1 is chance's share in it."""
    asked = [Move(host.index, "invite", {"claim": topic.claim, "noun": topic.noun}, topic.cites)]
    willing = 0.35 * guest.near + 0.75 * guest.feeling + 0.5 * eager > 0.3 and not _at_work(guest, topic)
    act = "accept" if willing else "perhaps"
    return [*asked, Move(guest.index, act, {"noun": topic.noun}), Move(host.index, f"glad_{act}", {"noun": topic.noun})]


def introduce(first: Side, second: Side) -> list[Move]:
    """Strangers say who they are and what they do."""
    return [
        Move(first.index, "greet_stranger"),
        Move(second.index, "intro_back", {"job": job(second)}, job_cites(second)),
        Move(second.index, "ask_job"),
        Move(first.index, "tell_job", {"job": job(first)}, job_cites(first), () if job(first) else ("jobless",)),
        Move(second.index, "react_job", {}, subjects=subjects_of(job(first))),
    ]


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


def said_of(text: str, person: Persona) -> str:
    """A memory about a person as a plain sentence with their name: what they said of themselves, or were seen at; else ""."""
    match = _SAID.match(text)
    if match and match["name"] == person.name:
        return re.sub(r"^(?:she|he|they) ", f"{person.name} ", match["claim"])
    return text if text.startswith(f"{person.name} is ") else ""


def your(name: str) -> str:
    """A gist as the hearer's: "the paper" -> "your paper"."""
    return re.sub(r"^the ", "your ", name)


def _short(action: str) -> str:
    return re.split(r",| (?:and|because|that|who|which|but) ", action)[0]


def _at_work(guest: Side, topic: Topic) -> bool:
    """Whether the guest works in those very hours, by the claim's own memory of them."""
    at = next((o for o in guest.persona.occupations if o.hours and o.status == "working"), None)
    return at is not None and at.hours is not None and at.hours[0] < topic.start < at.hours[1]
