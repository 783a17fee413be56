"""Whoever saves a map is heard of: as Tiled saves, as others do, and whatever becomes of the file in between."""

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from session.three_people import live, thinking, three_people
from world.redrawn_town import Drawing
from world.tiny_town import BED, write_town

from game.session.drawn import Drawn, drawn_on_disk
from game.session.founding import found
from game.watching import MapWatch
from game.world.tiled import Picture, read_map

PATIENCE = 30.0
"""Seconds after which nobody can be said to watch."""
WITHOUT_BED = replace(Drawing(), objects=tuple(each for each in Drawing().objects if each.id != BED))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return write_town(tmp_path)


@pytest.fixture
def watched(path: Path) -> Iterator[MapWatch]:
    watch = MapWatch(path, read_map(path))
    yield watch
    watch.close()


def heard(watch: MapWatch) -> Drawn | str:
    """The next news."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if (news := watch.news()) is not None:
            return news
        time.sleep(0.02)
    raise AssertionError("nothing was heard")


def as_tiled_saves(path: Path, text: str) -> None:
    """Into a file beside it, which then takes its place."""
    beside = path.with_suffix(".tmx.new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


def text_of(drawing: Drawing, folder: Path) -> str:
    folder.mkdir(exist_ok=True)
    return drawing.write(folder).read_text(encoding="utf-8")


def test_a_map_that_tiled_saves_is_heard_of_ready_to_be_lived_on(watched: MapWatch, path: Path, tmp_path: Path) -> None:
    as_tiled_saves(path, text_of(WITHOUT_BED, tmp_path / "other"))
    news = heard(watched)
    assert isinstance(news, Drawn) and BED not in news.town.objects and news.packed is not None
    assert watched.news() is None, "it is told once"


def test_a_tileset_and_a_picture_belong_to_the_map(watched: MapWatch, path: Path) -> None:
    tileset = path.parent / "props.tsx"
    tileset.write_text(tileset.read_text().replace('value="bed"', 'value="cot"'), encoding="utf-8")
    assert isinstance(heard(watched), Drawn)
    picture = path.parent / "ground.png"
    picture.write_bytes(picture.read_bytes() + b"\0")
    news = heard(watched)
    assert isinstance(news, Drawn) and news.hash == drawn_on_disk(path).hash


def test_a_broken_file_is_refused_in_a_sentence_and_the_next_good_one_taken(watched: MapWatch, path: Path) -> None:
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[: len(whole) // 2], encoding="utf-8")
    news = heard(watched)
    assert isinstance(news, str) and news.endswith("Until then the town stays as it is.") and "\n" not in news
    as_tiled_saves(path, whole)
    assert isinstance(heard(watched), Drawn)


def test_a_map_may_be_gone_for_a_while(watched: MapWatch, path: Path) -> None:
    whole = path.read_text(encoding="utf-8")
    path.unlink()
    assert isinstance(heard(watched), str)
    path.write_text(whole, encoding="utf-8")
    assert isinstance(heard(watched), Drawn)


def test_a_map_on_which_nobody_could_stand_is_refused(watched: MapWatch, path: Path, tmp_path: Path) -> None:
    as_tiled_saves(path, text_of(Drawing((), (), (), ("##", "##")), tmp_path / "other"))
    news = heard(watched)
    assert isinstance(news, str) and "Nobody could stand" in news


def test_whatever_goes_wrong_in_reading_is_told(path: Path) -> None:
    def fail(path: Path) -> Drawn:
        raise RuntimeError("out of ink")

    watch = MapWatch(path, read_map(path), fail)
    path.write_text("anything", encoding="utf-8")
    news = heard(watch)
    watch.close()
    assert isinstance(news, str) and "RuntimeError" in news


def test_where_nobody_says_that_files_change_they_are_looked_at(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a network drive, or where too many files are watched already."""

    def nothing(*folders: Path, **options: object) -> Iterator[set[object]]:
        raise OSError("no space left for watches")

    monkeypatch.setattr("game.watching.watch", nothing)
    monkeypatch.setattr("game.watching.LOOKS_EVERY", 0.1)
    watch = MapWatch(path, read_map(path))
    path.write_text(path.read_text(encoding="utf-8").replace('name="shelf"', 'name="rack"'), encoding="utf-8")
    assert isinstance(heard(watch), Drawn)
    watch.close()


def test_a_running_town_changes_when_its_map_is_saved(tmp_path: Path) -> None:
    ground = three_people(tmp_path)
    session = live(found(ground, thinking()), 60)
    session.drawings.designer = MapWatch(ground.map_file.path, ground.map_file)
    whole = ground.map_file.path.read_text(encoding="utf-8")
    as_tiled_saves(ground.map_file.path, text_of(WITHOUT_BED, tmp_path / "other"))
    end = time.monotonic() + PATIENCE
    while session.redrawn is None and time.monotonic() < end:
        session.advance(wait=True)
        time.sleep(0.02)
    assert BED not in session.simulation.town.objects and not session.refused
    ground.map_file.path.write_text("<map", encoding="utf-8")
    while not session.refused and time.monotonic() < end:
        session.look_at_map()
        time.sleep(0.02)
    assert "tiny_town.tmx" in session.refused and BED not in session.simulation.town.objects
    as_tiled_saves(ground.map_file.path, whole)
    while session.refused and time.monotonic() < end:
        session.look_at_map()
        time.sleep(0.02)
    session.advance(wait=True)
    assert BED in session.simulation.town.objects
    session.close()


def test_a_map_saved_once_is_heard_of_once_though_it_uses_fewer_pictures_now(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.watching.LOOKS_EVERY", 0.2)
    used = path.with_name("used before.png")
    used.write_bytes(b"any picture")
    seen = read_map(path)
    reads: list[Path] = []

    def reading(wanted: Path) -> Drawn:
        reads.append(wanted)
        return drawn_on_disk(wanted)

    watch = MapWatch(path, replace(seen, pictures={**seen.pictures, 999: Picture(used, (0, 0, 1, 1))}), reading)
    try:
        as_tiled_saves(path, text_of(WITHOUT_BED, tmp_path / "other"))
        assert isinstance(heard(watch), Drawn)
        time.sleep(1.5)  # several looks
        assert watch.news() is None and len(reads) == 1
    finally:
        watch.close()
