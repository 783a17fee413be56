"""Every part there is can be drawn in every pose and mood, and pictures once drawn are kept, but not for ever."""

from dataclasses import replace
from pathlib import Path
from time import sleep

import numpy as np
import pytest
from PIL import Image

from game.portrayal import kept
from game.portrayal.drawing import apart, draw_faces, draw_look, in_one, key_of
from game.portrayal.look import Look
from game.portrayal.painting.body import HEIGHT, WIDTH
from game.portrayal.painting.frames import draw
from game.portrayal.painting.hair_styles import STYLES
from game.portrayal.painting.headwear import HATS
from game.portrayal.painting.palette import RAMPS
from game.portrayal.painting.portraits import MOODS
from game.portrayal.painting.poses import DIRECTIONS, POSES
from game.portrayal.painting.tops import TOPS
from game.portrayal.studio import Studio
from game.portrayal.words import look_words


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SMALLVILLE_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "people"


@pytest.mark.parametrize("age", ["child", "adult", "old"])
def test_every_top_hat_and_hair_is_drawn_from_all_sides(age: str) -> None:
    looks = [Look(age=age, top=top, bottom="trousers" if number % 2 else "skirt") for number, top in enumerate(TOPS)]
    looks += [Look(age=age, hair=hair, beard="beard") for hair in STYLES] + [Look(age=age, hat=hat) for hat in HATS]
    for look in looks:
        for direction in DIRECTIONS:
            picture = np.asarray(draw(look, "stand", direction))
            assert picture.shape == (HEIGHT, WIDTH, 4)
            assert 250 < np.count_nonzero(picture[..., 3]) < WIDTH * HEIGHT


def test_every_extra_changes_the_picture_or_the_portrait() -> None:
    plain = Look()
    words = look_words().garments.values()
    for extra in dict.fromkeys(each for parts in words for each in parts.get("extras", ())):
        look = replace(plain, extras=(extra,))
        assert draw(look).tobytes() != draw(plain).tobytes() or draw_faces(look)["neutral"] != draw_faces(plain)["neutral"], extra


def test_every_word_for_a_look_means_a_part_that_is_drawn() -> None:
    words, cloth = look_words(), {name for kind, name in RAMPS if kind == "cloth"}
    assert set(words.hair.values()) <= set(STYLES)
    assert set(words.hair_colours.values()) <= {name for kind, name in RAMPS if kind == "hair"}
    assert set(words.skins.values()) <= {name for kind, name in RAMPS if kind == "skin"}
    assert set(words.colours.values()) <= cloth
    for parts in (*words.garments.values(), *words.trades.values()):
        for part, known in (("top", set(TOPS)), ("hat", {"none", *HATS}), ("top_colour", cloth), ("hat_colour", cloth)):
            value = parts.get(part, [])
            assert set(value if isinstance(value, list) else [value]) <= known, parts


def test_a_sheet_and_its_portraits_come_back_out_of_one_picture() -> None:
    drawn = draw_look(Look())
    again = apart(in_one(drawn))
    assert again is not None
    assert again.sheet.tobytes() == drawn.sheet.tobytes()
    assert {mood: again.portraits[mood].tobytes() for mood in MOODS} == {m: drawn.portraits[m].tobytes() for m in MOODS}
    assert drawn.sheet.height == HEIGHT * len(POSES)
    assert apart(Image.new("RGBA", (8, 8))) is None


def test_nobody_is_drawn_twice(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, look = Studio(), Look(hair="afro")
    first.pictures(first.take(look))
    monkeypatch.setattr("game.portrayal.studio.draw_look", lambda *_: pytest.fail("drawn again"))
    assert first.pictures(key_of(look)).sheet.size == studio_with(look).pictures(key_of(look)).sheet.size
    assert [path.name for path in folder.iterdir()] == [f"{key_of(look)}.png"]


def studio_with(look: Look) -> Studio:
    studio = Studio()
    studio.take(look)
    return studio


def test_a_broken_picture_is_drawn_anew_and_a_folder_that_cannot_be_written_is_borne(
    folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    key = key_of(Look())
    folder.mkdir(parents=True)
    (folder / f"{key}.png").write_bytes(b"\x89PNG nonsense")
    assert kept.find(key) is None
    assert studio_with(Look()).pictures(key).sheet.width == WIDTH * 16
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SMALLVILLE_CACHE", str(tmp_path / "file"))
    kept.keep(key, draw_look(Look()))
    assert kept.find(key) is None


def test_only_so_many_are_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST", 3)
    drawn = draw_look(Look())
    for number in range(6):
        kept.keep(f"look_{number}", drawn)
    assert len(list(folder.iterdir())) == 3


def test_a_key_names_the_look_and_nothing_else() -> None:
    assert key_of(Look()) == key_of(Look())
    assert key_of(Look()) != key_of(Look(skin="deep"))
    assert key_of(Look()).isascii() and "/" not in key_of(Look())


def test_what_is_not_ready_is_drawn_beside_and_then_there() -> None:
    studio = Studio()
    key = studio.take(Look(hair="bob"))
    assert studio.ready(key) is None
    for _ in range(2000):
        if (drawn := studio.ready(key)) is not None:
            break
        sleep(0.005)
    assert drawn is not None and set(drawn.portraits) == set(MOODS)
