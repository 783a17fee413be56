"""Whatever a model answers about talk is read or refused in one sentence: never an error, never more than was asked for."""

from dataclasses import replace
from typing import Any

from ai.model.forms.over_a_model import read
from ai.offline.talk.talk_people import EMIL, NORA, speaker
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.ai.mind import DialogueLine, NoteTalk, SayLine, TalkNote, WriteDialogue
from game.ai.model.forms import NOTE_TALK, SAY_LINE, WRITE_DIALOGUE
from game.ai.model.prompt import Unusable
from game.ai.model.speech import LONGEST
from game.world.bodies import Line

NORAS, EMILS = 0, 1
_ODD = (
    "A",
    "B",
    "Nora Finch",
    "yes",
    "no, because \\1",
    "she hopes",
    "\\g<0>",
    "(",
    "[",
    "2031-02-30",
    "25:99",
    "5pm",
    "come to it",
)
_WORDS = st.one_of(st.sampled_from(_ODD), st.text(max_size=40), st.none(), st.integers(-5, 9999))
_NUMBER = st.one_of(st.integers(-3, 9), st.sampled_from(["1", "two 2", 3.0]))
_LINE = st.fixed_dictionaries(
    {
        "who": st.sampled_from(["A", "B", "nora", "Emil Sand"]),
        "say": _WORDS,
        "from": st.lists(_NUMBER, max_size=4),
        "means": _WORDS,
    }
)
_NOTE = st.fixed_dictionaries(
    {
        "summary": _WORDS,
        "weight": _NUMBER,
        "heard": st.lists(st.fixed_dictionaries({"line": _NUMBER, "says": _WORDS, "weight": _NUMBER}), max_size=4),
        "promises": st.lists(
            st.fixed_dictionaries(
                {"line": _NUMBER, "to": _WORDS, "what": _WORDS, "place": _WORDS, "day": _WORDS, "from": _WORDS, "until": _WORDS}
            ),
            max_size=4,
        ),
        "refusals": st.lists(st.fixed_dictionaries({"line": _NUMBER, "to": _WORDS, "what": _WORDS, "why": _WORDS}), max_size=4),
        "views": st.lists(st.fixed_dictionaries({"line": _NUMBER, "view": _WORDS}), max_size=4),
    }
)
_SAID = ((1, "Come!", ""), (0, "Yes, I will.", ""), (0, "No", "decline"))
LINES = tuple(Line(who, text, 10, (), (), (), act) for who, text, act in _SAID)
FEW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def _plain(text: str) -> bool:
    return text == " ".join(text.split()) and text.isprintable()


@FEW
@given(st.lists(_LINE, max_size=16))
def test_a_talk(lines: list[dict[str, Any]]) -> None:
    question = WriteDialogue((speaker(NORA), speaker(EMIL)))
    try:
        made: tuple[DialogueLine, ...] = read(WRITE_DIALOGUE, {"lines": lines}, question)
    except Unusable as error:
        assert str(error)
        return
    assert 2 <= len(made) <= 12 or made == tuple(lines)
    for line in made:
        assert line.speaker in (NORAS, EMILS)
        assert 0 < len(line.text) <= LONGEST
        own = {memory.number for memory in question.speakers[line.speaker].records}
        assert set(line.cites) <= own
        assert all(_plain(claim) for claim in line.claims)


@FEW
@given(_NOTE, st.sampled_from(["Nora Finch", "[N (ora\\1", "a.b+c*"]))
def test_a_note(answer: dict[str, Any], name: str) -> None:
    nora = speaker(NORA)
    me = replace(nora, now=replace(nora.now, persona=replace(NORA, name=name)))
    made: TalkNote = read(NOTE_TALK, answer, NoteTalk(me, ("Emil Sand",), LINES, (EMIL.pronouns,)))
    assert made.summary.startswith(f"{name} talked with Emil Sand")
    assert all(index == 0 and text.startswith("Emil Sand ") for index, text in made.heard)
    own = (*made.promises, *made.refusals, *made.stances)
    assert all(index in (1, 2) and text.startswith(f"{name} ") and _plain(text) for index, text in own)
    assert len(made.importance) == 1 + len(made.heard) + len(own)
    assert all(1 <= each <= 10 for each in made.importance)


@FEW
@given(_LINE)
def test_a_line(answer: dict[str, Any]) -> None:
    try:
        made: DialogueLine = read(SAY_LINE, answer, SayLine(speaker(NORA), LINES[:1]))
    except Unusable as error:
        assert str(error)
        return
    assert made.speaker == NORAS
    assert 0 < len(made.text) <= LONGEST
