"""Writes typed answers about talk as a model would: the inverse of reading them, for tests and the bench."""

import re
from datetime import date

from game.ai.claims import heard
from game.ai.mind import DialogueLine, NoteTalk, SayLine, TalkNote, WriteDialogue
from game.ai.model.forms.dialogue import letters
from game.ai.reading.times import clock_time, date_in, span

_GIVEN = re.compile(r"^.+? promised (?P<to>.+?) to (?P<deed>.+?)\.?$")
_REFUSED = re.compile(r"^.+? told (?P<to>.+?) that .+? will not (?P<deed>.+?)(?:, because (?P<why>.+?))?\.?$")
_WHEN = re.compile(r" (?:on [A-Z]\w+ \d+|(?:from|at) (?:\d|noon|midnight)).*$")
_WHERE = re.compile(r" at (?P<place>\D.*)$")


def write_dialogue(answer: tuple[DialogueLine, ...], question: WriteDialogue) -> dict[str, object]:
    """A whole talk."""
    letter = {each.now.resident: name for name, each in letters(question.speakers).items()}
    return {"lines": [{"who": letter[line.speaker], **_line(line)} for line in answer]}


def say_line(answer: DialogueLine, question: SayLine) -> dict[str, object]:
    """One line to a visitor."""
    return _line(answer)


def note_talk(answer: TalkNote, question: NoteTalk) -> dict[str, object]:
    """What stays of a talk."""
    weights = answer.importance or (3,) * (1 + len(answer.heard))
    kept = [
        {"line": index, "says": "" if question.lines[index].claims else _claim(text), "weight": weight}
        for (index, text), weight in zip(answer.heard, weights[1:], strict=False)
    ]
    return {
        "summary": answer.summary,
        "weight": weights[0],
        "heard": kept,
        "promises": [_promise(line, text, question) for line, text in answer.promises if not question.lines[line].claims],
        "refusals": [_refusal(line, text) for line, text in answer.refusals if not question.lines[line].claims],
        "views": [{"line": line, "view": text} for line, text in answer.stances],
    }


def _line(line: DialogueLine) -> dict[str, object]:
    refused = next((match for claim in line.claims if (match := _REFUSED.match(claim))), None)
    answer = {"accept": "yes", "decline": "no", "perhaps": "maybe"}.get(line.act, "")
    if answer == "no" and refused is not None and refused["why"]:
        answer = f"no, because {refused['why']}"
    if line.act == "stance" and line.claims:
        answer = line.claims[0]
    return {"say": line.text, "from": list(line.cites), "means": answer}


def _claim(text: str) -> str:
    told = heard(text)
    return told.claim if told is not None else text.rstrip(".")


def _promise(line: int, text: str, question: NoteTalk) -> dict[str, object]:
    given = _GIVEN.match(text)
    assert given is not None, text
    today = question.speaker.now.date
    day = date_in(text, date.fromisoformat(today))
    hours = span(text) or (clock_time(text), None)
    deed = _WHEN.sub("", given["deed"])
    where = _WHERE.search(deed)
    return {
        "line": line,
        "to": given["to"],
        "what": _WHERE.sub("", deed),
        "place": where["place"] if where else "",
        "day": day.isoformat() if day else "",
        "from": _clock(hours[0]),
        "until": _clock(hours[1]),
    }


def _refusal(line: int, text: str) -> dict[str, object]:
    refused = _REFUSED.match(text)
    assert refused is not None, text
    return {"line": line, "to": refused["to"], "what": refused["deed"], "why": refused["why"] or ""}


def _clock(minute: int | None) -> str:
    return "" if minute is None else f"{minute // 60 % 24:02d}:{minute % 60:02d}"


WRITERS = {"write_dialogue": write_dialogue, "say_line": say_line, "note_talk": note_talk}
"""By the method of Mind they answer."""
