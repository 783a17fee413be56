"""Saves lie where a person would look for them, under names every system can have."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from platformdirs import user_data_path

from game.problem import Problem
from game.saves import Store, folder, saves_folder


def test_the_environment_overrides_everything(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SMALLVILLE_SAVES", str(tmp_path / "mine"))
    assert saves_folder() == tmp_path / "mine"
    assert Store().folder == tmp_path / "mine"


def test_a_checkout_has_its_saves_beside_the_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("SMALLVILLE_SAVES", raising=False)
    monkeypatch.setattr(folder, "_CHECKOUT", tmp_path)
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "smallville"\n')
    assert saves_folder() == tmp_path / "saves"


@pytest.mark.parametrize("project", ['[project]\nname = "other"\n', "not toml [", "project = 3\n", None])
def test_an_installed_game_saves_in_the_users_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, project: str | None
) -> None:
    monkeypatch.delenv("SMALLVILLE_SAVES", raising=False)
    monkeypatch.setattr(folder, "_CHECKOUT", tmp_path)
    if project is not None:
        (tmp_path / "pyproject.toml").write_text(project)
    assert saves_folder() == user_data_path("smallville", appauthor=False) / "saves"
    assert not saves_folder().is_relative_to(tmp_path)


@pytest.mark.parametrize("name", ["a", "my town", "day-1_b", "Übung 2", "2023", "x" * 60])
def test_plain_names_are_fine(name: str) -> None:
    assert folder.checked_name(name) == name


BAD_NAMES = ["", " a", "a ", "../a", "a/b", "a\\b", "a.b", ".a", "-a", "_a", "con", "LPT1", "x" * 61, "a\nb", "a\0"]


@pytest.mark.parametrize("name", BAD_NAMES)
def test_other_names_are_refused_in_one_sentence(name: str) -> None:
    with pytest.raises(Problem, match="cannot be the name of a save"):
        folder.checked_name(name)


def test_one_name_spelt_two_ways_is_one_save() -> None:
    assert folder.checked_name("U\u0308bung") == folder.checked_name("\u00dcbung")


@given(st.text(max_size=70))
def test_no_name_leads_out_of_the_folder(name: str) -> None:
    try:
        path = Store(Path("saves")).path(name)
    except Problem:
        return
    assert path.parent == Path("saves")
    assert path.name.endswith(".town")
