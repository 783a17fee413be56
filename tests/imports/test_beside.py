"""The world of a released save is found where the released code has it, by comparing names and following none."""

from pathlib import Path

import pytest

from game.imports.beside import world_of
from game.imports.town.maze_files import META


def world(folder: Path) -> Path:
    folder.mkdir(parents=True)
    (folder / META).write_text("{}", encoding="utf-8")
    return folder


def test_it_may_lie_in_the_save_or_beside_it(tmp_path: Path) -> None:
    save = tmp_path / "original" / "save"
    save.mkdir(parents=True)
    assert world_of(save, "the_ville") is None
    (tmp_path / "original" / META).write_text("{}", encoding="utf-8")
    assert world_of(save, "the_ville") == tmp_path / "original"
    (save / META).write_text("{}", encoding="utf-8")
    assert world_of(save, "") == save


def test_in_a_copy_of_the_released_code_it_is_the_one_of_that_name(tmp_path: Path) -> None:
    server = tmp_path / "environment" / "frontend_server"
    save = server / "storage" / "July1"
    save.mkdir(parents=True)
    ville = world(server / "static_dirs" / "assets" / "the_ville" / "matrix")
    assert world_of(save, "whatever it is called") == ville
    world(server / "static_dirs" / "assets" / "another" / "matrix")
    assert world_of(save, "the_ville") == ville


@pytest.mark.parametrize("name", ["../the_ville", "/etc", "the_ville/matrix", "*", ""])
def test_a_name_is_no_path(tmp_path: Path, name: str) -> None:
    save = tmp_path / "server" / "storage" / "July1"
    save.mkdir(parents=True)
    for each in ("the_ville", "another"):
        world(tmp_path / "server" / "static_dirs" / "assets" / each / "matrix")
    assert world_of(save, name) is None
