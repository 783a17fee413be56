"""Settings become a mind without a word on the wire; bad ones become a sentence."""

import builtins
from typing import Any

import pytest

from game.ai.model.answers import Answers
from game.ai.model.connecting import connect
from game.ai.model.ledger import Ledger
from game.ai.offline.mind import OfflineMind
from game.problem import Problem
from game.settings import MindSettings

SETTINGS = MindSettings(base_url="http://127.0.0.1:9/v1", model="some-model", budget=1.0)


def test_the_mind_is_called_what_its_model_is_called() -> None:
    connected = connect(SETTINGS, "", OfflineMind(), ledger := Ledger(), Answers())
    assert connected.mind.name == "some-model"
    assert (connected.status.state, ledger.meter().attempts) == ("fine", 0)
    connected.close()


def test_a_run_taken_up_again_has_spent_what_it_had_spent() -> None:
    connected = connect(SETTINGS, "", OfflineMind(), Ledger(), Answers())
    connected.resume([("a key", "an answer")], spent=2.0)
    assert (connected.status.state, connected.meter().cost, connected.answers.known("a key")) == ("spent", 2.0, "an answer")
    connected.close()


def test_a_bad_address_is_a_sentence() -> None:
    with pytest.raises(Problem, match="write it like"):
        connect(MindSettings(base_url="nowhere", model="m"), "", OfflineMind(), Ledger(), Answers())


def test_without_the_client_it_is_said_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def missing(name: str, *args: Any) -> Any:
        if name == "game.ai.model.server":
            raise ImportError("No module named 'openai'")
        return real(name, *args)

    monkeypatch.setattr(builtins, "__import__", missing)
    with pytest.raises(Problem, match="needs the package openai"):
        connect(SETTINGS, "", OfflineMind(), Ledger(), Answers())
