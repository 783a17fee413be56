"""What holds for every prompt: its rules come first, it asks for the residents' language, and no fame is lent to a namesake."""

from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest
from ai.model.asked import questions

from game.ai.mind import AnswerInterview
from game.ai.model import forms
from game.ai.model.form import Form
from game.ai.model.language import asked_for, is_goodbye
from game.ai.model.rendering import rendered
from game.ai.offline.mind import OfflineMind
from game.ai.persona import Persona

FORMS: dict[str, Form[Any, Any, Any]] = {each.kind: each for each in (getattr(forms, name) for name in forms.__all__)}
KINDS = sorted(FORMS)
NAMESAKES = "Anybody famous of that name is somebody else: nothing of them is lent."


def messages(kind: str, **of_everybody: Any) -> tuple[str, str]:
    """System and user message, with some fields of every persona changed."""
    system, user = rendered(FORMS[kind], _changed(questions()[kind], of_everybody), OfflineMind(), 1_000_000).messages
    return system.text, user.text


def _changed(value: Any, of_everybody: dict[str, Any]) -> Any:
    if isinstance(value, Persona):
        return replace(value, **of_everybody)
    if isinstance(value, tuple):
        return tuple(_changed(each, of_everybody) for each in value)
    if is_dataclass(value) and not isinstance(value, type) and type(value).__module__.startswith("game.ai.mind"):
        return replace(value, **{each.name: _changed(getattr(value, each.name), of_everybody) for each in fields(value)})
    return value


@pytest.mark.parametrize("kind", KINDS)
def test_every_prompt_says_that_a_famous_namesake_is_somebody_else(kind: str) -> None:
    system, user = messages(kind, name="Adam Smith")
    assert NAMESAKES in system
    assert "Wealth of Nations" not in system + user
    assert messages(kind)[0] == system, "who it is changes nothing in what is the same for all"


@pytest.mark.parametrize("kind", KINDS)
def test_every_prompt_asks_for_the_language_where_it_is_the_same_for_all(kind: str) -> None:
    assert "Write every text of your answer in German. Schreibe jeden Text auf Deutsch." in messages(kind, language="German")[0]
    assert "Write every text" not in "".join(messages(kind))


@pytest.mark.parametrize("kind", ["write_dialogue", "say_line", "answer_interview"])
def test_a_prompt_for_speech_asks_for_the_language_once_more_at_its_end(kind: str) -> None:
    assert messages(kind, language="French")[1].endswith("Écris tous les textes en français.")


def test_a_language_nobody_has_words_for_is_asked_for_in_english_and_quoted() -> None:
    assert asked_for("Klingon") == 'Write every text of your answer in "Klingon".'
    assert asked_for("English") == ""


@pytest.mark.parametrize("kind", KINDS)
def test_every_prompt_names_the_shape_of_its_answer(kind: str) -> None:
    system, _ = messages(kind)
    named = [each.alias or name for name, each in FORMS[kind].answer.model_fields.items()]
    assert "JSON object" in system
    assert all(f'"{name}"' in system for name in named)


@pytest.mark.parametrize("kind", KINDS)
def test_no_prompt_speaks_of_a_town_in_particular(kind: str) -> None:
    system, _ = messages(kind)
    assert not any(name in system for name in ("Smallville", "Isabella", "Klaus", "Hobbs", "Valentine"))


@pytest.mark.parametrize(
    ("text", "language", "bye"),
    [
        ("Goodbye, Emil.", "English", True),
        ("Tschüss, Emil.", "German", True),
        ("またね。", "Japanese", True),
        ("I have goods to buy.", "English", False),
        ("Bye!", "Klingon", True),
    ],
)
def test_a_goodbye_is_known_in_its_language(text: str, language: str, bye: bool) -> None:
    assert is_goodbye(text, language) is bye


def test_who_asks_an_interview_question_is_told_as_a_role() -> None:
    question = AnswerInterview(questions()["answer_interview"].now, "How are you?", "the mayor")
    assert '"the mayor"' in rendered(forms.ANSWER_INTERVIEW, question, OfflineMind(), 100_000).messages[1].text
