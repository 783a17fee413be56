"""The check of a model's server tells the truth: what is there, how it answers, and the exact fix when it will not do."""

import logging
import socket
import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from ai.model.scripted_server import Reply, Script, error, is_small, said, sensible, serving, words_of

from game.ai.model.findings import Doing, Finding
from game.ai.model.presets import Preset, presets
from game.ai.model.probing import probe
from game.settings import MindSettings

KEY = "sk-very-secret-indeed-0123456789"
OLLAMA = presets()["ollama"]
START, MORE = "ollama serve", "OLLAMA_CONTEXT_LENGTH=8192 ollama serve"


def checked(
    script: Script, model: str = "good-model", preset: Preset | None = None, key: str = KEY, **changes: Any
) -> list[Finding]:
    """What is found of a server, none of it with the key in it."""
    with serving(script) as url:
        settings = replace(MindSettings(url, model, timeout=5.0, first_timeout=5.0), **changes)
        told = list(probe(settings, key, preset))
    assert KEY not in repr(told)
    assert any(isinstance(each, Doing) for each in told)
    return [replace(each, sentence=each.sentence.replace(url, "URL")) for each in told if isinstance(each, Finding)]


def about(found: list[Finding], what: str) -> Finding:
    (one,) = [each for each in found if each.about == what]
    return one


def last(found: list[Finding]) -> Finding:
    """The one the check ended with, because of which the game will not run."""
    assert found[-1].grade == "bad" and [each.grade for each in found[:-1]].count("bad") == 0
    return found[-1]


def shaped(refused: str) -> Callable[[dict[str, Any]], Reply]:
    """A server that does not take these kinds of response_format."""

    def chat(body: dict[str, Any]) -> Reply:
        shape = body.get("response_format", {}).get("type", "text")
        return error(400, f"response_format {shape} is not supported") if shape in refused.split() else sensible(body)

    return chat


def test_a_good_server_is_told_from_end_to_end() -> None:
    found = checked(Script(listed={"max_model_len": 8192}))
    assert [(each.about, each.grade) for each in found] == [
        ("server", "good"),
        ("model", "good"),
        ("answers", "good"),
        ("speed", "good"),
        ("at once", "good"),
        ("context", "good"),
        ("embeddings", "good"),
        ("game", "good"),
    ]
    assert about(found, "server").sentence == "The server answers at URL."
    assert about(found, "model").sentence == 'The model "good-model" is there.'
    assert about(found, "answers").sentence == "It answers in the very form that was asked for (json_schema)."
    assert about(found, "context").sentence == "It reads and writes 8,192 tokens at once; the game uses up to 4,096."
    assert about(found, "game").sentence.startswith("A day of 25 residents: about ")
    assert "no cost; at this speed a game day takes about " in about(found, "game").sentence


def test_no_server_is_said_with_the_command_that_starts_it() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound, not listening: nothing else gets the port, and nothing answers
        url = f"http://127.0.0.1:{taken.getsockname()[1]}/v1"
        known = [each for each in probe(MindSettings(url, "m"), "", OLLAMA) if isinstance(each, Finding)]
        unknown = [each for each in probe(MindSettings(url, "m"), "", None) if isinstance(each, Finding)]
    assert [each.whole for each in known] == [f"Nothing answers at {url}. Start Ollama: `{START}`."]
    assert [each.whole for each in unknown] == [
        f"Nothing answers at {url}. Start the server there, or give the --base-url of one that runs."
    ]


def test_an_address_without_v1_gets_the_right_one() -> None:
    with serving(Script()) as url:
        root = url.removesuffix("/v1")
        found = [each for each in probe(MindSettings(root, "good-model"), "", None) if isinstance(each, Finding)]
    assert [each.whole for each in found] == [f"There is no model's server at {root}, but one at {url}. Use `--base-url {url}`."]


def test_a_model_that_is_not_there_gets_the_nearest_and_how_to_get_it() -> None:
    script = Script(("llama3.2:latest", "qwen3:4b"), chat=lambda body: error(404, f'model "{body["model"]}" not found'))
    assert last(checked(script, "llama3.1", OLLAMA)).whole == (
        'Ollama has no model "llama3.1"; the nearest it has: llama3.2:latest. '
        "Use `--model llama3.2:latest`, or get it: `ollama pull llama3.1`."
    )
    assert last(checked(replace(script, models=()), "llama3.1", OLLAMA)).whole == (
        'Ollama has no model "llama3.1". Get it: `ollama pull llama3.1`.'
    )


def test_who_names_no_model_is_told_which_there_are() -> None:
    assert last(checked(Script(("a", "b")), "")).whole == "No model was named; the server has a, b. Add `--model a`."
    many = Script(tuple(f"m{number}" for number in range(11)))
    assert last(checked(many, "")).sentence == "No model was named; the server has m0, m1, m2, m3, m4, m5, m6, m7 and 3 more."


def test_a_server_that_takes_any_name_is_no_hindrance() -> None:
    found = checked(Script(("one.gguf",)), "another")
    assert about(found, "model") == Finding(
        "model", "note", '"another" is not among the models it lists (one.gguf), and answers all the same.'
    )
    assert found[-1].about == "game"


def test_a_name_without_its_tag_is_the_same_model() -> None:
    assert about(checked(Script(("llama3.2:latest",)), "llama3.2", OLLAMA), "model").grade == "good"


@pytest.mark.parametrize("status", [401, 403])
def test_a_key_that_is_missing_or_wrong_is_said_and_never_shown(status: int) -> None:
    script = Script(lists=error(status, f"Incorrect API key provided: {KEY}"))
    assert last(checked(script, preset=presets()["openrouter"])).whole == (
        "OpenRouter does not accept the key. Set OPENROUTER_API_KEY to a key of this server."
    )
    assert last(checked(script, key="")).whole == "The server wants a key. Set OPENAI_API_KEY to a key of this server."
    asks_late = Script(chat=lambda body: error(status, f"bad key {KEY}"))
    assert last(checked(asks_late)).sentence == "The server does not accept the key."


def test_no_money_and_no_quota_are_told_apart() -> None:
    assert last(checked(Script(chat=lambda body: error(402, "Insufficient credits")))).whole == (
        "The server wants to be paid first (Insufficient credits). Look at your account there."
    )


def test_a_server_without_json_schema_is_used_one_rung_lower() -> None:
    found = about(checked(Script(chat=shaped("json_schema"))), "answers")
    assert found == Finding("answers", "note", "It answers as JSON, though not in a given form (json_object).")
    found = about(checked(Script(chat=shaped("json_schema json_object"))), "answers")
    assert found == Finding("answers", "note", "It answers in words, from which the game picks the answer (prompt).")


def test_a_model_that_talks_nonsense_is_not_called_fit() -> None:
    found = last(checked(Script(chat=lambda body: said("I cannot help with that."))))
    assert found.about == "answers" and found.sentence.startswith("It answers, but the game can make nothing of it (")
    assert found.fix == "Choose a larger model, or one that follows instructions."
    assert last(checked(Script(chat=lambda body: said("")))).about == "answers"


def test_answers_that_are_of_use_now_and_then_are_counted() -> None:
    def chat(body: dict[str, Any]) -> Reply:
        return said('{"ratings": []}') if "quarrel" in str(body["messages"]) else sensible(body)

    found = about(checked(Script(chat=chat)), "answers")
    assert found.grade == "note" and "but 1 of 3 answers were of no use (" in found.sentence


def test_a_small_context_is_said_with_what_to_write() -> None:
    found = about(checked(Script(paths={"/props": {"default_generation_settings": {"n_ctx": 2048}}})), "context")
    assert found.whole == (
        "It reads and writes 2,048 tokens at once, and the game was told 4,096. Start it with a larger context. "
        "Or write context = 2048 under [mind] in smallville.toml."
    )
    running = {"/api/ps": {"models": [{"name": "good-model:latest", "context_length": 1024}]}}
    assert last(checked(Script(("good-model:latest",), paths=running), preset=OLLAMA)).whole == (
        f"It reads and writes 1,024 tokens at once, and the game needs 1,500. Give it more: `{MORE}`."
    )


@pytest.mark.parametrize(
    ("script", "size"),
    [
        (Script(paths={"/api/show": {"parameters": "stop x\nnum_ctx    6000\n"}}), 6000),
        (Script(paths={"/api/v0/models/good-model": {"loaded_context_length": 5000}}), 5000),
        (Script(listed={"context_length": 7000}), 7000),
        (Script(listed={"meta": {"n_ctx": 9000}}), 9000),
    ],
)
def test_every_kind_of_server_tells_its_context_somewhere(script: Script, size: int) -> None:
    assert about(checked(script), "context").sentence.startswith(f"It reads and writes {size:,} tokens at once;")


def test_a_context_that_is_nonsense_is_not_believed() -> None:
    odd = {"/props": {"default_generation_settings": {"n_ctx": True}}, "/api/ps": {"models": [None, {"name": "good-model"}]}}
    script = Script(paths=odd, listed={"max_model_len": -1, "context_length": "8192", "meta": []})
    assert about(checked(script), "context").sentence.startswith("It read a prompt of 3,")


def test_a_prompt_that_is_cut_without_a_word_is_noticed() -> None:
    def chat(body: dict[str, Any]) -> Reply:
        status, plain = sensible(body)
        plain["usage"]["prompt_tokens"] = min(2048, plain["usage"]["prompt_tokens"])
        return status, plain

    found = about(checked(Script(chat=chat)), "context")
    assert found.grade == "note"
    assert found.whole.startswith(
        "Of a prompt of 3,584 tokens it read 2,048 and dropped the rest without a word, and the game was"
    )


def test_who_does_not_count_is_not_said_to_cut() -> None:
    def chat(body: dict[str, Any]) -> Reply:
        status, plain = sensible(body)
        return status, {**plain, "usage": None}

    found = about(checked(Script(chat=chat)), "context")
    assert found.sentence == "It does not tell how much it reads; the game keeps its prompts below 4,096 tokens."


def test_embeddings_are_tried_when_they_are_wanted() -> None:
    assert about(checked(Script(vector=[0.5] * 384), embeddings="small"), "embeddings").sentence == (
        'Memories are found with "small", 384 numbers a text.'
    )
    missing = last(checked(Script(), embeddings="small", preset=OLLAMA))
    assert missing.whole == (
        'Ollama gives no embeddings with "small" (the server refused (404): not found). '
        "Leave embeddings out of smallville.toml, or get it: `ollama pull small`."
    )


def test_a_model_for_small_questions_is_tried_with_them() -> None:
    asked: list[tuple[str, bool]] = []

    def chat(body: dict[str, Any]) -> Reply:
        asked.append((body["model"], is_small(body)))
        return sensible(body)

    found = checked(Script(("big", "tiny"), chat=chat, listed={"max_model_len": 8192}), "big", small_model="tiny")
    assert [each.sentence for each in found if each.about == "model"] == [
        'The model "big" is there.',
        'The model "tiny" is there.',
    ]
    assert {model for model, small in asked if small} == {"tiny"} and {model for model, small in asked if not small} == {"big"}


def test_the_key_goes_to_the_server_and_to_nobody_else() -> None:
    script = Script()
    checked(script)
    assert script.keys == {f"Bearer {KEY}"}


def test_a_server_that_answers_one_after_another_is_said_to() -> None:
    turn, pause = threading.Lock(), threading.Event()

    def chat(body: dict[str, Any]) -> Reply:
        with turn:
            pause.wait(0.0 if is_small(body) else 0.2)
        return sensible(body)

    found = about(checked(Script(chat=chat, listed={"max_model_len": 8192}), preset=OLLAMA), "at once")
    assert found.whole == (
        "Two calls at once take hardly less time than one after the other, so residents wait for each other. "
        "Let it answer several: `OLLAMA_NUM_PARALLEL=4 ollama serve`."
    )


def test_a_long_answer_that_does_not_come_is_said() -> None:
    def chat(body: dict[str, Any]) -> Reply:
        return said("") if "sights" in words_of(body) else sensible(body)

    found = checked(Script(chat=chat, listed={"max_model_len": 8192}))
    assert about(found, "speed").grade == "note"
    assert ", but a long answer did not come (" in about(found, "speed").sentence
    assert about(found, "speed").fix == "The offline mind would step in for plans and talk."
    assert found[-1].about == "game" and not [each for each in found if each.about == "at once"]


def test_requests_are_not_told_on_the_terminal_by_the_library_below(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        checked(Script(listed={"max_model_len": 8192}))
    assert [record for record in caplog.records if record.name.startswith(("httpx2", "httpcore2", "openai"))] == []
