"""The object is found in whatever a model wrote around it, or there is a clean failure."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.model.parsing import Parsed, Unreadable, parsed

FIELDS = ("a", "b")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('{"a": 1}', {"a": 1}),
        ('\ufeff  {"a": 1}\n', {"a": 1}),
        ('Here you are: {"a": 1} Good luck!', {"a": 1}),
        ('```json\n{"a": 1}\n```', {"a": 1}),
        ('```\n{"a": 1}', {"a": 1}),
        ('<think>{"a": 2} or so</think>{"a": 1}', {"a": 1}),
        ('<think> a <think> b </think> {"a": 2} </think> {"a": 1}', {"a": 1}),
        ('it is {"a": 2}?</think>{"a": 1}', {"a": 1}),
        ('{"a": 1}<think>was that right? {"a": 2}', {"a": 1}),
        ('[THINK]{"a": 2}[/THINK]{"a": 1}', {"a": 1}),
        ('<|channel|>analysis<|message|>{"a": 2}<|end|><|start|>assistant<|channel|>final<|message|>{"a": 1}', {"a": 1}),
        ('{"a": "<think>what do I say?</think> Good morning!"}', {"a": "Good morning!"}),
        ('{"a": ["Good morning! <think>was that", "1 < 2"]}', {"a": ["Good morning!", "1 < 2"]}),
        ('{"a": 2} no, better {"a": 1}', {"a": 1}),
        ('{"a": 1, "b": 2} as in {"a": 9}', {"a": 1, "b": 2}),
        ('I write { for the start. {"a": 1}', {"a": 1}),
        ("{'a': True, 'b': None,}", {"a": True, "b": None}),
        ('{"a": 1 "b": 2} // done', {"a": 1, "b": 2}),
        ('{"a": NaN, "b": 1}', {"a": None, "b": 1}),
        ('{"a": "\\ud83d \\ud83d\\ude00"}', {"a": "\ufffd \U0001f600"}),
        ('{"a": 2, "a": 1}', {"a": 1}),
    ],
)
def test_the_object_is_found(text: str, value: object) -> None:
    assert parsed(text, FIELDS) == Parsed(value, cut=False)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('{"a": 1, "b": "he goes to th', {"a": 1}),
        ('{"a": [{"b": 1}, {"b": 2}, {"b": ', {"a": [{"b": 1}, {"b": 2}]}),
        ('{"a": [{"b": 1, "c": [1, 2', None),
        ('{"a": ["one", "two", "thr', {"a": ["one", "two"]}),
        ('{"a": 12', None),
        ('{"a": [[1, 2], [3', {"a": [[1, 2]]}),
        ('```json\n{"a": ["x \\" }", "y', {"a": ['x " }']}),
        ('{"a": {"b": 1, "c"', None),
    ],
)
def test_of_what_breaks_off_the_finished_part_is_kept(text: str, value: dict[str, object] | None) -> None:
    if value is None:
        with pytest.raises(Unreadable) as fault:
            parsed(text, FIELDS)
        assert fault.value.cut
    else:
        assert parsed(text, FIELDS) == Parsed(value, cut=True)


def test_a_bare_list_stands_for_the_only_field() -> None:
    assert parsed("```json\n[3, 4]\n```", ("ratings",)).value == {"ratings": [3, 4]}
    with pytest.raises(Unreadable):
        parsed("[3, 4]", FIELDS)


@pytest.mark.parametrize(
    "text", ["", "I'm sorry, I cannot.", '<think>{"a": 1}', '{"c": 1}', '{"c": {"a": 1}}', "null", "{}", "}{"]
)
def test_where_there_is_none_it_says_so(text: str) -> None:
    with pytest.raises(Unreadable, match="no JSON object"):
        parsed(text, FIELDS)


@pytest.mark.parametrize(
    "text",
    [
        "[" * 99_999,
        "{" * 99_999,
        '{"a":' * 20_000,
        '{"\\"' * 25_000,
        "<think>" * 14_000,
        "</think>" * 12_000,
        "``` " * 25_000,
        "```" + " " * 99_000,
    ],
)
def test_no_answer_holds_the_game_up(text: str) -> None:
    """Read carelessly, each of these takes minutes."""
    with pytest.raises(Unreadable):
        parsed(text, ("a",))


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        found = parsed(text, FIELDS)
    except Unreadable:
        return
    assert found.value.keys() & set(FIELDS)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)
)


@given(st.lists(st.text(alphabet='xyz"\\{}[],: \n', min_size=1), min_size=1), st.data())
def test_of_a_list_cut_anywhere_only_whole_entries_are_kept(entries: list[str], data: st.DataObject) -> None:
    text = json.dumps({"a": entries})
    try:
        found = parsed(text[: data.draw(st.integers(0, len(text)))], ("a", "b"))
    except Unreadable:
        return
    kept = found.value["a"]
    assert kept == entries[: len(kept)]


@given(JSON)
def test_an_object_is_read_as_it_is(value: object) -> None:
    assert parsed(json.dumps({"a": value}), FIELDS).value == json.loads(json.dumps({"a": value}).replace("\\u0000", ""))
