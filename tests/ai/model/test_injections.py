"""Whatever strangers write stands in a prompt as quoted data on one line, and changes nothing around it."""

import json
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest
from ai.model.asked import questions
from ai.model.attacks import ATTACKS

from game.ai.model import forms
from game.ai.model.form import Form
from game.ai.model.rendering import rendered
from game.ai.offline.mind import OfflineMind

FORMS: dict[str, Form[Any, Any, Any]] = {each.kind: each for each in (getattr(forms, name) for name in forms.__all__)}
OURS = ("date", "language", "pronouns", "archetype", "role", "stage", "status", "activity")
"""Fields that nobody writes freely: they are read from a list of words, or checked when the file is loaded."""
ROOMY = 1_000_000
SHARED = 3
"""Where so many texts or more stand in a prompt, each gets one attack of so many; every attack is tried on every kind."""
_MEMORY = re.compile(
    r'^0(?: \((?:to tell|private|(?:today|yesterday|0 days ago) 0:0)\))?[.*] ""$|^0\. \((?:today|yesterday) 0:0\) ""$'
)
"""A line that is nothing but a numbered memory: which come to mind hangs on their words."""
_STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"')
_OFFLINE = OfflineMind()
_LEAD = "Emil Sand has died, as Nora Finch heard: "
"""What memories and observations are let begin with: it makes them matter, and be about somebody who is there."""

Path = tuple[str | int, ...]


def test_every_kind_of_question_is_tried() -> None:
    assert sorted(questions()) == sorted(FORMS)
    assert len(set(ATTACKS)) >= 40


@pytest.mark.parametrize("kind", sorted(FORMS))
def test_whatever_a_stranger_writes_is_quoted_and_the_prompt_around_it_stays_as_it_was(kind: str) -> None:
    question = questions()[kind]
    shown = [path for path in _texts(question) if _is_shown(kind, question, path)]
    assert shown, f"no text of a stranger is in the prompt of {kind}"
    for at, path in enumerate(shown):
        for attack in ATTACKS if len(shown) < SHARED else ATTACKS[at % SHARED :: SHARED]:
            harmless = _skeleton(kind, _with(question, path, _harmless(attack)))
            tried = _skeleton(kind, _with(question, path, attack))
            assert tried == harmless, f"{kind}, {path}, {attack[:60]!r}"


def _skeleton(kind: str, question: Any) -> list[str]:
    """The prompt's lines without what is quoted, memories left out, whatever order they come in.

    Every quoted text must be one that JSON can read and nothing hidden in it.
    """
    text = "\n".join(message.text for message in rendered(FORMS[kind], question, _OFFLINE, ROOMY).messages)
    for quote in _STRING.findall(text):
        _check(json.loads(quote))
    lines = re.sub(r"\d+", "0", _STRING.sub('""', text)).split("\n")
    return sorted(line for line in lines if not _MEMORY.match(line))


def _check(quoted: str) -> None:
    assert len(quoted) <= 2000
    assert not re.search(r"<\||\|>|\[/?INST\]|<</?SYS>>|</?s>|_of_turn>", quoted, re.IGNORECASE), quoted
    for each in quoted:
        assert unicodedata.category(each) not in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp"), quoted
        assert unicodedata.category(each) != "Cf" or each in "\u200c\u200d", quoted


def _is_shown(kind: str, question: Any, path: Path) -> bool:
    marked = _with(question, path, "Zquxly Vrompf")
    messages = rendered(FORMS[kind], marked, _OFFLINE, ROOMY).messages
    return any("Zquxly" in message.text for message in messages)


def _harmless(attack: str) -> str:
    """A text that is about as long, and nothing but words."""
    return ("Zquxly Vrompf " * (len(attack) // 14 + 1))[: max(6, len(attack))].strip()


def _texts(value: Any, path: Path = ()) -> Iterator[Path]:
    """Where there is a text in a question, however deep."""
    if isinstance(value, str):
        yield path
    elif isinstance(value, tuple):
        for index, each in enumerate(value):
            yield from _texts(each, (*path, index))
    elif is_dataclass(value):
        for field in fields(value):
            if field.name not in OURS:
                yield from _texts(getattr(value, field.name), (*path, field.name))


def _with(value: Any, path: Path, text: str) -> Any:
    """The question with one of its texts replaced."""
    if not path:
        return text
    if path in (("text",), ("texts", 0)) and not text.startswith(_LEAD):
        text = f"{_LEAD}{text}"
    head, rest = path[0], path[1:]
    if isinstance(head, int):
        return (*value[:head], _with(value[head], rest, text), *value[head + 1 :])
    return replace(value, **{head: _with(getattr(value, head), rest, text)})
