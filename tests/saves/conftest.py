"""Owns the saves of a real run that these tests look at, and harm copies of."""

import shutil
from pathlib import Path

import pytest
from saves.lived import cut_off, lived
from session.three_people import LIVELY, digest_after, three_people

from game.saves import Store
from game.session.ground import Ground

CUT_OFF_AT = 400


@pytest.fixture(scope="session")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    return three_people(tmp_path_factory.mktemp("ground"))


@pytest.fixture(scope="session")
def digest(ground: Ground) -> str:
    """The digest of a run that nothing ever happened to."""
    return digest_after(ground, LIVELY)


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory, ground: Ground) -> Path:
    """A folder with the save "day" of a run that has come to LIVELY; not to be touched."""
    folder = tmp_path_factory.mktemp("whole")
    lived(Store(folder), "day", ground, LIVELY)
    return folder


@pytest.fixture(scope="session")
def interrupted(tmp_path_factory: pytest.TempPathFactory, ground: Ground) -> Path:
    """The same as it was left when the computer was switched off, with what SQLite keeps beside it; not to be touched."""
    folder = tmp_path_factory.mktemp("interrupted")
    cut_off(Store(tmp_path_factory.mktemp("living")), "day", ground, CUT_OFF_AT, folder)
    return folder


@pytest.fixture
def day(whole: Path, tmp_path: Path) -> Store:
    """A store of its own with a copy of the save "day"."""
    shutil.copytree(whole, tmp_path / "saves", ignore=shutil.ignore_patterns(".*"))
    return Store(tmp_path / "saves")
