"""Owns what a member keeps of a talk: one sentence about it, what was heard as said by whom, what they promised or think."""

import re

from game.ai.claims import as_heard
from game.ai.mind import NoteTalk, TalkNote
from game.ai.offline.talk.phrases import claim_within
from game.ai.offline.talk.reported import claim_of
from game.ai.offline.talk.times import write_times
from game.ai.offline.talk.topics import gist
from game.world.bodies import Line

_CLAIM = re.compile(r"(?:^|, |\bthat |\bbut )((?:yesterday,? )?I(?:'m|'ve|'d)? [^?]+)$", re.IGNORECASE)
_PROMISE = re.compile(r"\bI(?:'ll| will) (?:come|be there)\b")
_INVITATION = re.compile(r"\bI'm (?:giving|having|hosting|holding) (?:an? |the |my )?(.+)$")
_DATED = re.compile(r"\bI'm (?:giving|having|hosting|holding|going to)\b|\bI've got the\b")
_RECALLED = re.compile(r"\b(?:[Rr]emember (?:when|that|how) |[Dd]on't you remember,? )(?P<what>you [^?.!]+)")
COURTESY = "reply"
"""What is done by a line that tells nothing: whatever its words, nothing is kept of them."""
_VAGUE_ANSWERS = ("stance", "ask", "greet", "part")


def note_talk(question: NoteTalk) -> TalkNote:
    """Sum up a talk as one member remembers it; nothing is kept that was not said."""
    me = question.speaker.now
    heard: list[tuple[int, str]] = []
    matters: list[str] = []
    for index, line in enumerate(question.lines):
        matters += _matters(line, question)
        if line.speaker != me.resident:
            heard += [(index, text) for text in _kept(line, question)]
    named = list(dict.fromkeys(each for each in matters if each))[:3]
    matter = f" about {_listed(named)}" if named else ""
    summary = f"{me.persona.name} talked with {_listed(list(question.others)) or 'somebody'}{matter}."
    held = {memory.text for memory in question.speaker.records}
    stances = tuple((index, text) for index, text in _own(question, "stance") if text not in held)
    return TalkNote(summary, tuple(heard), _promises(question), _own(question, "decline"), stances)


def claims(line: Line) -> tuple[str, ...]:
    """What the speaker of a line says of themselves, without the turns of speech around it and without full stops."""
    found = []
    for sentence in re.split(r"(?<=[.!?])\s+", line.text):
        match = _CLAIM.search(claim_within(sentence).rstrip(".!"))
        if match is not None and not _PROMISE.search(sentence):
            found.append(re.sub(r", [a-z]+$", "", match[1]))
    return tuple(found)


def _kept(line: Line, question: NoteTalk) -> list[str]:
    """What somebody else's line leaves behind: its claims, or where it names none, what its words claim."""
    who, pronouns = _speaker_of(line, question)
    if not who or (line.act == COURTESY and not line.claims):
        return []
    if line.claims:
        return [as_heard(who, pronouns[0], claim) for claim in line.claims]
    me = question.speaker.now
    found = []
    for said in claims(line):
        claim = claim_of(said, who, pronouns, me.persona.name)
        found.append(as_heard(who, pronouns[0], write_times(claim, me.date) if _DATED.search(said) else claim))
    recalled = _RECALLED.search(line.text)
    if recalled is not None:
        named = re.sub(r"\bme\b", lambda _: who, re.sub(r"\bmy\b", lambda _: f"{who}'s", recalled["what"]))
        claim = claim_of(named, who, pronouns, me.persona.name)
        found.append(as_heard(who, pronouns[0], claim.replace(f"{me.persona.name}'s", me.persona.pronouns[2])))
    return found


def _speaker_of(line: Line, question: NoteTalk) -> tuple[str, tuple[str, str, str]]:
    """Name and pronouns of who said a line; of one other it can only have been them."""
    by_id = dict(question.speaker.names)
    name = by_id.get(line.speaker, question.others[0] if len(question.others) == 1 else "")
    given = dict(zip(question.others, question.pronouns, strict=False))
    return name, given.get(name, ("they", "them", "their"))


def _matters(line: Line, question: NoteTalk) -> list[str]:
    """What a line was about, in a few words."""
    if line.act == COURTESY and not line.claims:
        return []
    if not line.claims:
        return [gist(claim) for claim in claims(line)]
    if line.act in _VAGUE_ANSWERS or line.act in ("accept", "perhaps", "decline"):
        return []
    return [_gist_of(claim, line, question) for claim in line.claims]


def _gist_of(claim: str, line: Line, question: NoteTalk) -> str:
    """The matter of a claim: "the paper", or of a third person's doings, who it was about."""
    names = [question.speaker.now.persona.name, *question.others]
    subject = next((name for name in names if claim.startswith(f"{name} ")), "")
    if subject and re.match(rf"{re.escape(subject)} (?:is an? |is the |keeps? |owns? |runs? )", claim):
        return "" if subject == question.speaker.now.persona.name else f"what {subject} does"
    if subject:
        return gist(f"I {claim.removeprefix(subject).strip()}")
    third = next((name for _, name in question.speaker.names if claim.startswith((f"{name} ", f"{name}'s "))), "")
    return third


def _own(question: NoteTalk, act: str) -> tuple[tuple[int, str], ...]:
    """What the member's own lines of one kind said."""
    me = question.speaker.now.resident
    mine = ((index, line) for index, line in enumerate(question.lines) if line.speaker == me and line.act == act)
    return tuple((index, f"{claim.rstrip('.')}.") for index, line in mine for claim in line.claims)


def _promises(question: NoteTalk) -> tuple[tuple[int, str], ...]:
    """What the member said yes to, with its day made plain; where lines say no claims, by the words."""
    me = question.speaker.now
    found = list(_own(question, "accept"))
    for index, (before, line) in enumerate(zip(question.lines, question.lines[1:], strict=False), 1):
        if line.speaker != me.resident or before.speaker == me.resident or line.act or not _PROMISE.search(line.text):
            continue
        offers = [_INVITATION.search(claim) for claim in claims(before)]
        asked = next((offer[1] for offer in offers if offer is not None), "")
        if asked and question.others:
            promise = f"{me.persona.name} promised {question.others[0]} to come to the {write_times(asked, me.date)}."
            found.append((index, promise))
    return tuple(found)


def _listed(names: list[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
