"""The towns that the title screen asks for: begun, gone on with, and saved."""

from pathlib import Path

import pytest

from game.cli.towns import SavedTowns, free_name
from game.preferences import Given
from game.preferences.writing import remember_mind
from game.problem import Problem
from game.saves import Store
from game.ui.title.towns import NewTown

PEOPLE = '[[resident]]\nname = "Ann Bell"\nparagraph = "Ann Bell is a baker."\n'


@pytest.fixture
def towns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SavedTowns:
    monkeypatch.setenv("SMALLVILLE_CONFIG", str(tmp_path / "config"))
    monkeypatch.chdir(tmp_path)
    for name in ("OPENAI_API_KEY", "OPENAI_BASE_URL", "SMALLVILLE_SERVER", "SMALLVILLE_MODEL"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "people.toml").write_text(PEOPLE)
    return SavedTowns(Store(tmp_path / "saves"), Given())


def test_a_town_is_begun_saved_when_it_is_finished_and_gone_on_with(towns: SavedTowns, tmp_path: Path) -> None:
    opened = towns.begin(NewTown("harbour", residents=tmp_path / "people.toml", seed=5))
    for _ in range(30):
        while not opened.session.advance():
            pass
    opened.finish()
    (info,) = towns.saves()
    assert (info.name, info.header["seed"], info.problem) == ("harbour", 5, "")
    again = towns.go_on("harbour")
    assert again.session.simulation.now == 30
    assert [each.name for each in again.session.residents.values()] == ["Ann Bell"]
    again.finish()


def test_a_town_that_cannot_be_begun_leaves_nothing_behind(towns: SavedTowns, tmp_path: Path) -> None:
    with pytest.raises(Problem, match=r"nowhere\.toml"):
        towns.begin(NewTown("harbour", residents=tmp_path / "nowhere.toml"))
    assert towns.saves() == ()


def test_a_model_that_is_not_set_up_is_told_before_anything_is_begun(towns: SavedTowns) -> None:
    assert towns.model_name() == ""
    remember_mind({"server": "openai", "model": "gpt-4o-mini"})
    assert towns.model_name() == "gpt-4o-mini"
    with pytest.raises(Problem, match="wants a key"):
        towns.begin(NewTown("harbour", model=True))
    assert towns.saves() == ()


def test_a_free_name_is_one_that_no_save_has(towns: SavedTowns, tmp_path: Path) -> None:
    assert free_name(Store(tmp_path / "saves"), "town") == towns.free_name("town") == "town"
