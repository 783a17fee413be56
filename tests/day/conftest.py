"""Owns the lived day that the tests of this folder judge: lived once in each process, then read back from its save."""

from pathlib import Path

import pytest
from lived import LivedDay, live_a_day


@pytest.fixture(scope="session", params=[7, pytest.param(11, marks=pytest.mark.slow)], ids=["seed 7", "seed 11"])
def day(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> LivedDay:
    """The first day of our town, with one seed and another."""
    folder: Path = tmp_path_factory.mktemp("day")
    return live_a_day(folder, request.param)
