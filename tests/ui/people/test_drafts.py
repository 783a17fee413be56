"""What is written of people becomes entries of a file of one's own, and a file is never written that could not be read."""

from pathlib import Path

import pytest

from game.ai.residents_file import ResidentEntry
from game.problem import Problem
from game.ui.people.draft import Draft, draft_of, entries_of
from game.ui.people.own_files import as_text, own_files, people_folder, read_own, write_own

WORDS = 'Ann Reed says "hello" to everybody; she keeps a C:\\ drive; she is 34'


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SMALLVILLE_PEOPLE", str(tmp_path / "people"))
    return tmp_path / "people"


def test_what_was_written_is_read_again(folder: Path) -> None:
    people = (
        ResidentEntry("Ann Reed", WORDS, 34, ("kind", "slow"), "Mill Hall", "bed", {"hair": "long", "seed": 3, "odd key": "x"}),
        ResidentEntry("Bo Ek", 'he ends with a quote"', None),
    )
    path = write_own("harbour folk", people)
    assert path == folder / "harbour folk.toml"
    assert read_own(path) == people
    assert own_files() == [path]
    assert "everybody;\nshe" in path.read_text(encoding="utf-8")


def test_a_language_and_any_letters_are_kept(folder: Path) -> None:
    people = (ResidentEntry("李小龍", 'Er wohnt \x7f hier; ünter\t\'""" Bäumen \u2028 im Wald', 5, language="German"),)
    assert read_own(write_own("dorf", people))[0].paragraph.split() == people[0].paragraph.split()
    assert read_own(people_folder() / "dorf.toml")[0].language == "German"


@pytest.mark.parametrize("name", ["../evil", "con", "", "a/b", "x" * 80])
def test_a_name_leads_nowhere_else(name: str, folder: Path) -> None:
    with pytest.raises(Problem):
        write_own(name, (ResidentEntry("Ann", "Ann reads"),))
    assert not folder.exists() or not list(folder.rglob("*.toml"))


def test_nobody_cannot_be_saved_and_a_folder_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="nobody to save"):
        write_own("empty", ())
    (tmp_path / "people").write_text("a file")
    with pytest.raises(Problem, match="cannot be written"):
        write_own("folk", (ResidentEntry("Ann", "Ann reads"),))


def test_a_draft_needs_a_name_a_paragraph_and_an_age_that_can_be() -> None:
    assert Draft("Ann", "7", "Ann reads").entry() == ResidentEntry("Ann", "Ann reads", 7)
    for draft, said in (
        (Draft("", "", "reads"), "name"),
        (Draft("Ann", "", " … "), "sentence"),
        (Draft("Ann", "old", "reads"), "whole number"),
        (Draft("Ann", "131", "reads"), "whole number"),
    ):
        with pytest.raises(Problem, match=said):
            draft.entry()


def test_while_it_is_written_anything_that_has_words_is_tried() -> None:
    assert Draft().trial() is None
    tried = Draft("", "abc", "reads").trial()
    assert tried is not None and (tried.name, tried.age) == ("Somebody", None)


def test_what_the_screen_does_not_show_is_kept() -> None:
    entry = ResidentEntry("Ann", "Ann reads", 7, ("kind",), "Mill Hall", "the bed", {"beard": "none"}, "German")
    draft = draft_of(entry)
    draft.paragraph = "Ann writes"
    assert draft.entry() == ResidentEntry("Ann", "Ann writes", 7, ("kind",), "Mill Hall", "the bed", {"beard": "none"}, "German")


def test_two_of_one_name_are_refused() -> None:
    with pytest.raises(Problem, match="Two people"):
        entries_of([Draft("Ann", "", "reads"), Draft("ann", "", "writes")])


def test_a_text_with_everybody_has_a_head() -> None:
    assert as_text((ResidentEntry("Ann", "Ann reads"),), "folk").startswith("# The people of folk")
