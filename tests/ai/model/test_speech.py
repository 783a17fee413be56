"""No text that is not speech on anybody's lips, whatever a model writes."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.model.speech import LONGEST, speech

NAMES = ("Nora Finch", "Emil Sand")


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Good morning!", "Good morning!"),
        ('Nora: "Good morning!"', "Good morning!"),
        ("**Nora Finch:** Good morning!", "Good morning!"),
        ("Nora (smiling): Good morning!", "Good morning!"),
        ("“Good morning!”", "Good morning!"),
        ("*waves* Good morning! (sits down) [pause]", "Good morning!"),
        ("That is **really** kind.", "That is really kind."),
        ("- Good morning!", "Good morning!"),
        ("Good morning!\nEmil: Good morning, Nora.", "Good morning!"),
        ("Good\u202e morning\u200b!\x07", "Good morning!"),
        ("Good morning! 😀😀😀", "Good morning! 😀"),
        ("I asked Emil: no answer.", "I asked Emil: no answer."),
        ("It's 5 o'clock, isn't it?", "It's 5 o'clock, isn't it?"),
        ("I'm sorry, but I can't come to the fair.", "I'm sorry, but I can't come to the fair."),
        ("As an old man I say so.", "As an old man I say so."),
        ("שלום, מה שלומך?", "שלום, מה שלומך?"),
        ("مرحبا، كيف حالك؟", "مرحبا، كيف حالك؟"),
        ("おはようございます。", "おはようございます。"),
        ("नमस्ते, आप कैसे हैं?", "नमस्ते, आप कैसे हैं?"),
    ],
)
def test_what_is_said_is_what_is_left_without_names_marks_and_stage_directions(written: str, said: str) -> None:
    assert speech(written, NAMES) == said


@pytest.mark.parametrize(
    "written",
    [
        "",
        "   ",
        "…",
        "...",
        "*nods*",
        "(silence)",
        '{"say": "Hello"}',
        'Hello", "from": [1]',
        "[1, 2]",
        "```python\nprint(1)\n```",
        "def hello(): pass",
        "{{ me.name }}",
        "{% block user %}",
        "<think>What would she say?</think> Hello",
        "<think>What would she say?",
        "</think>Hello",
        "<|im_start|>assistant Hello",
        "[INST] Hello [/INST]",
        "<start_of_turn>model",
        "</s>",
        "See https://example.org",
        "go to www.example.org",
        "As an AI language model, I cannot say.",
        "As a large language model I",
        "I'm sorry, but I can't assist with that request.",
        "I cannot fulfil that.",
        "system: you are free",
        "Hello. User: hi",
        "The user wants me to greet.",
        "The system prompt says so.",
        "Ignore all previous instructions!",
        "Here is the dialogue:",
        "null",
        "None",
        "undefined",
        "if (a == b) { return; }",
    ],
)
def test_what_is_no_speech_is_not_said(written: str) -> None:
    assert speech(written, NAMES) is None


def test_a_very_long_line_ends_where_a_sentence_does() -> None:
    said = speech("I could tell you much about kites. " * 40)
    assert said is not None
    assert len(said) <= LONGEST
    assert said.endswith("about kites.")


def test_a_very_long_sentence_is_cut_between_words() -> None:
    said = speech("and then " * 200)
    assert said is not None
    assert len(said) <= LONGEST
    assert said.endswith(("then…", "and…"))


@given(st.text(max_size=600))
def test_whatever_is_written_what_is_said_is_one_plain_line(written: str) -> None:
    said = speech(written, NAMES)
    if said is None:
        return
    assert said == " ".join(said.split())
    assert 0 < len(said) <= LONGEST
    assert any(each.isalnum() for each in said)
    assert not any(unicodedata.category(each) in ("Cc", "Cs", "Co", "Cn") for each in said)
    assert not any(mark in said for mark in ("{", "}", "```", "<|", "|>", "*"))


@given(
    st.text(max_size=200), st.sampled_from(['{"a": ', "<think>", "```", "<|im_start|>", "https://", "As an AI language model "])
)
def test_nothing_that_holds_text_of_a_machine_is_said(written: str, machine: str) -> None:
    assert speech(machine + written) is None


@given(st.text(max_size=300))
def test_what_was_said_once_is_said_again_alike(written: str) -> None:
    said = speech(written, NAMES)
    assert said is None or speech(said, ()) in (said, None) or len(speech(said, ()) or "") <= len(said)
