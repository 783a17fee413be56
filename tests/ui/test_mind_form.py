"""Choosing the mind in the settings: what is remembered, what is refused, and testing a server."""

import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ai.model.findings import Doing, Finding
from game.preferences import Given, choose
from game.preferences.keys import keys_file
from game.problem import Problem
from game.ui.pages.field import Field
from game.ui.settings.mind_form import OFFLINE, OTHER, MindForm
from game.ui.settings.testing import Trial


@pytest.fixture(autouse=True)
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLVILLE_CONFIG", str(tmp_path / "config"))
    monkeypatch.chdir(tmp_path)
    for name in ("OPENAI_API_KEY", "OPENROUTER_API_KEY", "OPENAI_BASE_URL", "SMALLVILLE_SERVER", "SMALLVILLE_MODEL"):
        monkeypatch.delenv(name, raising=False)


def form(server: str, **texts: str) -> MindForm:
    made = MindForm(lambda: None)
    made.server.at = made.server.options.index(server)
    made.server.step(0)
    for name, text in texts.items():
        field = getattr(made, name)
        assert isinstance(field, Field) and field.entry is not None
        field.entry.text = text
    return made


def said(made: MindForm) -> str:
    return " ".join(str(getattr(control, "text", "")) for control in made.controls)


def wait_for(trial: Trial) -> None:
    deadline = time.monotonic() + 20
    while trial.running and time.monotonic() < deadline:
        trial.look()
        time.sleep(0.005)
    assert not trial.running


def test_a_server_known_by_name_is_remembered_with_its_model_budget_and_key() -> None:
    made = form("OpenAI", model="gpt-4o-mini", key="sk-secret", budget="1,5")
    made.save()
    chosen = choose(Given())
    assert (chosen.settings.model, chosen.settings.budget, chosen.key) == ("gpt-4o-mini", 1.5, "sk-secret")
    assert chosen.preset is not None and chosen.preset.name == "openai"
    assert made.key.entry is not None and made.key.entry.text == ""
    assert "There is one already" in made.key.entry.placeholder


def test_a_server_of_ones_own_is_remembered_by_its_address() -> None:
    form(OTHER, address="http://192.168.1.5:8080/v1/", model="any", key="abc").save()
    chosen = choose(Given())
    assert (chosen.settings.base_url, chosen.key) == ("http://192.168.1.5:8080/v1", "abc")


def test_a_key_stands_in_the_file_of_keys_alone_and_is_never_shown() -> None:
    made = form("OpenAI", model="gpt-4o-mini", key="sk-secret")
    assert made.key.entry is not None and made.key.entry.masked
    made.save()
    others = [path for path in keys_file().parent.iterdir() if path != keys_file()]
    assert "sk-secret" in keys_file().read_text()
    assert all("sk-secret" not in path.read_text() for path in others)
    assert "sk-secret" not in said(MindForm(lambda: None))


def test_going_back_to_the_offline_mind_forgets_the_server() -> None:
    form("OpenAI", model="gpt-4o-mini", key="sk-secret").save()
    form(OFFLINE).save()
    assert choose(Given()).settings.offline


@pytest.mark.parametrize(
    ("texts", "sentence"),
    [
        ({"address": "", "model": "any"}, "Say where the server answers"),
        ({"address": "not an address", "model": "any"}, "must be an address"),
        ({"address": "http://127.0.0.1:9/v1", "model": ""}, "Name the model"),
        ({"address": "http://127.0.0.1:9/v1", "model": "any", "budget": "much"}, "not a number"),
    ],
)
def test_what_cannot_be_is_said_and_not_remembered(texts: dict[str, str], sentence: str) -> None:
    made = form(OTHER, **texts)
    made.save()
    assert sentence in said(made)
    assert choose(Given()).settings.offline


def test_what_is_in_force_is_shown_when_it_is_opened() -> None:
    form(OTHER, address="http://127.0.0.1:9/v1", model="tiny", budget="2").save()
    made = MindForm(lambda: None)
    assert made.server.chosen == OTHER
    assert [field.entry.text for field in (made.address, made.model, made.budget) if field.entry] == [
        "http://127.0.0.1:9/v1",
        "tiny",
        "2",
    ]


def test_a_server_that_is_not_there_is_told_on_the_page() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    made = form(OTHER, address=f"http://127.0.0.1:{port}/v1", model="any")
    made.test()
    assert made._test is not None
    wait_for(made._test)
    made._lay_out()
    assert "\u00d7" in said(made) and str(port) in said(made)


def test_findings_are_told_as_they_come_and_a_failure_ends_the_test() -> None:
    def probe() -> Iterator[Doing | Finding]:
        yield Doing("looking for the server")
        yield Finding("server", "good", "It is there.")
        yield Finding("model", "note", "It is slow.", "Have patience.")
        raise Problem("The line went dead.")

    trial = Trial(probe)
    wait_for(trial)
    assert trial.lines == [("✓ It is there.", False), ("• It is slow. Have patience.", False), ("The line went dead.", True)]


def test_an_unforeseen_failure_of_a_client_does_not_leave_the_page_waiting() -> None:
    def probe() -> Iterator[Doing | Finding]:
        raise RuntimeError("sk-secret")
        yield

    trial = Trial(probe)
    wait_for(trial)
    assert len(trial.lines) == 1 and "sk-secret" not in trial.lines[0][0]
