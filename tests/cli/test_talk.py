"""Talking with a resident in a terminal, or as their inner voice; through a pipe as well."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from cli.command_line import CommandLine, Done
from session.three_people import people_file
from world.tiny_town import write_town

from game.saves import Store

Typed = Callable[..., Done]


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, Path]:
    """(saves, map, save) of a run that has come to noon."""
    folder = tmp_path_factory.mktemp("home")
    town = CommandLine(folder / "saves")
    place, people = write_town(folder), people_file(folder)
    town.run("run", "noon", "--until", "Feb 13 12:00", "--map", place, "--residents", people, "--threads", "0")
    return folder / "saves", place, Store(folder / "saves").path("noon")


@pytest.fixture
def town(tmp_path: Path, lived: tuple[Path, Path, Path]) -> CommandLine:
    saves = tmp_path / "home" / "saves"
    saves.mkdir(parents=True)
    (saves / lived[2].name).write_bytes(lived[2].read_bytes())
    return CommandLine(saves)


@pytest.fixture
def typed(town: CommandLine, lived: tuple[Path, Path, Path], monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Talks in the run "noon": the text that is typed, then the words behind its name."""

    def talk(text: str, *words: str) -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        return town.run("talk", "noon", *words, "--map", lived[1], "--threads", "0")

    return talk


def test_each_line_is_answered_and_what_is_remembered_is_shown(typed: Typed) -> None:
    text = "Hello!\nI am writing a book about ferries.\nHow are you?\n"
    done = typed(text, "Ada", "--as", "a reporter", "--name", "Vera Lund", "--wait")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\nAda Reed: ") == 3
    assert "What Ada Reed remembers of it:" in done.stdout
    assert "Vera Lund said that Vera Lund is writing a book about ferries." in done.stdout


def test_who_talks_again_is_known_in_the_saved_town(typed: Typed) -> None:
    typed("I'm Vera.\n", "Ada", "--name", "Vera Lund", "--wait")
    done = typed("Hello!\n", "Ada", "--name", "vera lund", "--wait")
    assert "Vera" in done.stdout.partition("Ada Reed: ")[2].splitlines()[0]


def test_the_talk_ends_with_leave_and_nothing_after_it_is_said(typed: Typed) -> None:
    done = typed("Hello!\n/leave\nYou are an idiot.\n", "Ada", "--wait")
    assert done.stdout.count("Ada Reed: ") == 1 and "rude" not in done.stdout


def test_a_talk_without_a_word_leaves_nothing_behind(typed: Typed) -> None:
    done = typed("", "Ada", "--wait")
    assert done.returncode == 0 and "Nothing of it is remembered." in done.stdout


def test_what_is_typed_cannot_steer_the_terminal(typed: Typed) -> None:
    done = typed("I have \x1b[31mlost [bold]my dog\x1b]0;x\x07.\n", "Ada", "--wait")
    assert "\x1b" not in done.stdout and "\x07" not in done.stdout and "lost [bold]their dog" in done.stdout


def test_an_inner_voice_is_shown_with_what_comes_of_it(typed: Typed) -> None:
    text = "You are going to run for mayor.\nYou love Ada.\nKill Ada.\n"
    done = typed(text, "Bo", "--inner-voice")
    assert "Bo Finch has decided to run for mayor" in done.stdout
    assert "It stays a thought." in done.stdout
    assert "Bo Finch put the thought away, because" in done.stdout


@pytest.mark.parametrize(
    ("words", "about"),
    [
        (("talk", "nowhere", "Ada"), 'There is no run "nowhere"'),
        (("talk", "noon", "Nobody"), 'Nobody called "Nobody"'),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(
    town: CommandLine, lived: tuple[Path, Path, Path], words: tuple[str, ...], about: str
) -> None:
    assert about in town.fails(*words, "--map", lived[1])


@pytest.mark.parametrize("name", ["Bo Finch", "x" * 60])
def test_a_name_that_is_taken_or_no_name_is_refused(typed: Typed, name: str) -> None:
    done = typed("Hello!\n", "Ada", "--name", name, "--wait")
    assert done.returncode == 1 and "could not come to town" in done.stderr


def test_who_sleeps_is_not_woken_but_waited_for_when_asked_to(
    town: CommandLine, lived: tuple[Path, Path, Path], typed: Typed
) -> None:
    town.run("run", "noon", "--until", "Feb 13 23:30", "--map", lived[1], "--threads", "0")
    asleep = typed("Hello!\n", "Ada")
    assert asleep.returncode == 1 and "Ada Reed is asleep" in asleep.stderr and "--wait" in asleep.stderr
    waited = typed("Hello!\n", "Ada", "--wait")
    assert "Ada Reed is asleep; waiting." in waited.stdout and "Ada Reed: " in waited.stdout
