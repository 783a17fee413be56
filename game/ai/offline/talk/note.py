"""Owns what a member keeps of a talk: one sentence about it, what was heard as said by whom, and what they promised."""

import re

from game.ai.mind import NoteTalk, TalkNote
from game.ai.offline.talk.phrases import claim_within
from game.ai.offline.talk.reported import reported
from game.ai.offline.talk.times import write_times
from game.ai.offline.talk.topics import gist
from game.world.bodies import Line

_CLAIM = re.compile(r"(?:^|, |\bthat |\bbut )((?:yesterday,? )?I(?:'m|'ve|'d)? [^?]+)$", re.IGNORECASE)
_PROMISE = re.compile(r"\bI(?:'ll| will) (?:come|be there)\b")
_INVITATION = re.compile(r"\bI'm (?:giving|having|hosting|holding) (?:an? |the |my )?(.+)$")

_DATED = re.compile(r"\bI'm (?:giving|having|hosting|holding|going to)\b|\bI've got the\b")


def note_talk(question: NoteTalk) -> TalkNote:
    """Sum up a talk as one member remembers it; nothing is kept that was not said."""
    me = question.speaker.now
    heard: list[tuple[int, str]] = []
    matters: list[str] = []
    for index, line in enumerate(question.lines):
        for claim in claims(line):
            matters.append(gist(claim))
            if line.speaker != me.resident and len(question.others) == 1:
                heard.append((index, _as_heard(claim, question)))
    named = list(dict.fromkeys(each for each in matters if each))[:3]
    matter = f" about {_listed(named)}" if named else ""
    summary = f"{me.persona.name} talked with {_listed(list(question.others)) or 'somebody'}{matter}."
    return TalkNote(summary, tuple(heard), _promises(question))


def claims(line: Line) -> tuple[str, ...]:
    """What the speaker of a line says of themselves, without the turns of speech around it and without full stops."""
    found = []
    for sentence in re.split(r"(?<=[.!?])\s+", line.text):
        match = _CLAIM.search(claim_within(sentence).rstrip(".!"))
        if match is not None and not _PROMISE.search(sentence):
            found.append(re.sub(r", [a-z]+$", "", match[1]))
    return tuple(found)


def _as_heard(claim: str, question: NoteTalk) -> str:
    other = question.others[0]
    said = reported(claim, other, question)
    dated = _DATED.search(claim) is not None
    return f"{other} said that {write_times(said, question.speaker.now.date) if dated else said}."


def _promises(question: NoteTalk) -> tuple[str, ...]:
    """Invitations of the line before that the member said yes to, with their day made plain."""
    me = question.speaker.now
    found = []
    for before, line in zip(question.lines, question.lines[1:], strict=False):
        if line.speaker != me.resident or before.speaker == me.resident or not _PROMISE.search(line.text):
            continue
        offers = [_INVITATION.search(claim) for claim in claims(before)]
        asked = next((offer[1] for offer in offers if offer is not None), "")
        if asked and question.others:
            found.append(f"{me.persona.name} promised {question.others[0]} to come to the {write_times(asked, me.date)}.")
    return tuple(found)


def _listed(names: list[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
