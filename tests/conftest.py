"""Owns what all tests share: which ones need a display, and that tests of one window run in one process, one by one."""

import os
import sys
from collections.abc import Iterator

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep a file's tests in one worker, and all windows in one; skip windows where nothing could show them."""
    for item in items:
        needs_window = item.get_closest_marker("window") is not None
        item.add_marker(pytest.mark.xdist_group("window" if needs_window else str(item.path)))
        if needs_window and not _can_open_windows():
            item.add_marker(pytest.mark.skip(reason="needs a display: install Xvfb, or run in a desktop session"))


@pytest.fixture(autouse=True, scope="session")
def _people_are_drawn_for_the_tests_alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Pictures of invented people are kept in a folder of the tests, not in the player's."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SMALLVILLE_CACHE", str(tmp_path_factory.mktemp("pictures")))
        yield


def _can_open_windows() -> bool:
    """In continuous integration a missing display is a failure to be seen, never a skip."""
    return "DISPLAY" in os.environ or "CI" in os.environ or not sys.platform.startswith("linux")
