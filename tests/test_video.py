"""A film is whole under its name or not there at all, and nothing is kept of its frames."""

import os
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from game import video
from game.problem import Problem
from game.video import MOST_GIF_FRAMES, Frame, checked_path, writing

SIZE = (64, 48)


def frame(number: int) -> Frame:
    """A square that moves over a field."""
    picture = np.full((SIZE[1], SIZE[0], 3), (40, 120, 60), np.uint8)
    picture[10:20, number % 50 : number % 50 + 10] = (230, 40, 40)
    return picture


def filmed(path: Path, count: int, fps: int = 12) -> None:
    with writing(path, SIZE, fps) as write:
        for number in range(count):
            write(frame(number))


def has_ffmpeg() -> bool:
    try:
        return bool(video._ffmpeg())
    except Problem:
        return False


both = pytest.mark.parametrize(
    "ending",
    [".gif", pytest.param(".mp4", marks=pytest.mark.skipif(not has_ffmpeg(), reason="needs ffmpeg: install the extra `video`"))],
)


def test_a_gif_shows_every_frame_for_its_time(tmp_path: Path) -> None:
    filmed(tmp_path / "a.gif", 30, fps=12)
    with Image.open(tmp_path / "a.gif") as image:
        assert (image.size, image.n_frames, image.info["loop"]) == (SIZE, 30, 0)  # type: ignore[attr-defined]
        shown = 0
        for number in range(30):
            image.seek(number)
            shown += image.info["duration"]
            at = image.convert("RGB").getpixel((number % 50 + 5, 15))
            assert isinstance(at, tuple) and at[0] > 200, "the square is where it was drawn"
    assert shown == 2500


def test_a_picture_that_stays_is_written_once_and_shown_for_as_long(tmp_path: Path) -> None:
    still = tmp_path / "still.gif"
    with writing(still, SIZE, 10) as write:
        for number in (*([0] * 100), 1):
            write(frame(number))
    with Image.open(still) as image:
        assert image.n_frames == 2  # type: ignore[attr-defined]
        assert image.info["duration"] == 10_000


@both
def test_it_appears_only_when_it_is_whole(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"a{ending}"
    with writing(path, SIZE, 12) as write:
        write(frame(0))
        assert not path.exists()
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


@both
@pytest.mark.parametrize("error", [KeyboardInterrupt, Problem, RuntimeError])
def test_what_breaks_off_leaves_nothing_behind(tmp_path: Path, ending: str, error: type[BaseException]) -> None:
    path = tmp_path / f"a{ending}"
    path.write_bytes(b"an older film")
    with pytest.raises(error), writing(path, SIZE, 12) as write:
        write(frame(0))
        raise error
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
    assert path.read_bytes() == b"an older film"


@both
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_disk_is_said_in_one_sentence(tmp_path: Path, ending: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / f".a.unfinished{ending}").symlink_to("/dev/full")
    with pytest.raises(Problem, match="could not be written"):
        filmed(tmp_path / f"a{ending}", 200)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="whoever may write everywhere cannot be refused")
@both
def test_a_folder_that_may_not_be_written_is_said_in_one_sentence(tmp_path: Path, ending: str) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(Problem, match="could not be written"):
        filmed(tmp_path / f"a{ending}", 3)


@pytest.mark.skipif(not has_ffmpeg(), reason="needs ffmpeg: install the extra `video`")
def test_an_mp4_is_one_that_programs_can_begin_to_show_before_they_have_all_of_it(tmp_path: Path) -> None:
    filmed(tmp_path / "a.mp4", 24)
    content = (tmp_path / "a.mp4").read_bytes()
    assert content[4:8] == b"ftyp"
    assert 0 < content.find(b"moov") < content.find(b"mdat")


def test_only_films_that_can_be_are_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(video, "_ffmpeg", lambda: "ffmpeg")
    assert checked_path(tmp_path / "a.MP4", 10**6) == tmp_path / "a.MP4"
    for path, frames, why in (
        (tmp_path / "a.avi", 1, "neither"),
        (tmp_path / "a", 1, "neither"),
        (tmp_path / "nowhere" / "a.gif", 1, "no folder"),
        (tmp_path / "a.gif", MOST_GIF_FRAMES + 1, "huge"),
    ):
        with pytest.raises(Problem, match=why):
            checked_path(path, frames)


def test_without_ffmpeg_one_is_told_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "imageio_ffmpeg", None)
    monkeypatch.setattr(video.shutil, "which", lambda name: None)
    with pytest.raises(Problem, match="pip install imageio-ffmpeg"):
        checked_path(tmp_path / "a.mp4", 1)
