"""People's pictures in the texture: every frame of a sheet is found again, and whoever comes later gets pictures, too."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from PIL import Image

from game.ai.persona import Persona
from game.ai.residents_file import ResidentEntry
from game.portrayal.drawing import PREFIX, draw_look
from game.portrayal.look import Look
from game.sprites.artwork import read_artwork
from game.sprites.atlas import Sheet
from game.sprites.looks import Looks, draw_everybody, look_of_entry, shown_face
from game.sprites.people_pictures import frame_at, person_pictures, strip

ART = read_artwork()
OURS = next(iter(ART.sheets))


class Shown:
    """Stands for the town's pictures: what was added, and whether there is room."""

    def __init__(self, room: bool = True) -> None:
        self.known: dict[Any, Image.Image] = {}
        self.room, self.artwork = room, ART

    def add(self, pictures: dict[Any, Image.Image]) -> bool:
        self.known.update(pictures if self.room else {})
        return self.room

    def has_person(self, look: str) -> bool:
        return ("figure", look) in self.known

    def has_face(self, look: str) -> bool:
        return ("portrait", look, "neutral") in self.known


def resident(name: str, paragraph: str = "", look: str = "", visitor: bool = False) -> Any:
    key = name.lower().replace(" ", "_")
    return SimpleNamespace(name=name, key=key, persona=Persona(name, paragraph, (paragraph,)), look=look, visitor=visitor)


def looks(residents: dict[int, Any], shown: Shown) -> Looks:
    return Looks(SimpleNamespace(residents=residents), ART, lambda: shown)  # type: ignore[arg-type, return-value]


def test_every_frame_of_a_sheet_lies_in_the_line() -> None:
    sheet = draw_look(Look()).sheet
    line, (width, height) = strip(ART, sheet), ART.cell
    assert line.height == height and line.width < 4096
    for name, pose in ART.poses.items():
        for number, facing in enumerate(ART.directions):
            for frame in range(pose.frames):
                x = (number * ART.slots + frame) * width
                drawn = sheet.crop((x, pose.row * height, x + width, (pose.row + 1) * height))
                at = frame_at(ART, name, facing, frame)
                assert np.array_equal(np.asarray(line.crop((at, 0, at + width, height))), np.asarray(drawn)), (name, facing)


def test_our_people_have_their_drawn_pictures_and_others_such_as_their_paragraph_asks_for() -> None:
    ours = ART.sheets[OURS].stem
    name = " ".join(part.capitalize() for part in ours.split("_"))
    found = looks({1: resident(name), 2: resident("Wren Ashby", "she has red hair")}, Shown())
    assert found[1] == OURS and found[2].startswith(PREFIX)
    assert found.gathered >= {OURS, found[2], *ART.visitors}


def test_who_comes_later_is_drawn_beside_and_wears_a_visitors_clothes_meanwhile() -> None:
    residents, shown = {1: resident("Wren Ashby")}, Shown()
    found = looks(residents, shown)
    residents[2] = resident("Late Comer", "he is a blacksmith")
    assert 2 in found and found[2] in ART.visitors
    draw_everybody(residents, ART)
    assert found[2].startswith(PREFIX) and shown.has_person(found[2])
    assert found[2] in found.gathered


def test_where_there_is_no_room_nobody_is_without_a_picture() -> None:
    residents = {1: resident("Wren Ashby")}
    found = looks(residents, Shown(room=False))
    residents[2] = resident("Late Comer", "he is a blacksmith")
    draw_everybody(residents, ART)
    assert found[2] in ART.visitors


def test_a_visitor_wears_what_the_player_chose() -> None:
    chosen = ART.visitors[2]
    assert looks({5: resident("Me", look=chosen, visitor=True)}, Shown())[5] == chosen


def test_a_look_set_by_hand_is_worn_in_town() -> None:
    entry = ResidentEntry("Wren Ashby", "", look={"hair": "bald"})
    plain, by_hand = resident("Wren Ashby"), resident("Wren Ashby", look=entry.look_text)
    found = looks({1: plain, 2: by_hand}, Shown())
    assert found[1] != found[2] == look_of_entry(entry)


def test_a_face_can_be_shown_of_somebody_who_is_not_in_town() -> None:
    key = look_of_entry(ResidentEntry("Wren Ashby", "Wren Ashby is a nun"))
    shown = Shown()
    assert shown_face(shown, key) == key and shown.has_face(key)  # type: ignore[arg-type]
    assert shown_face(Shown(room=False), key) in ART.visitors  # type: ignore[arg-type]


def test_nobody_has_a_number_nobody_has() -> None:
    with pytest.raises(KeyError):
        looks({}, Shown())[7]


def test_the_pictures_of_ours_are_read_and_of_others_drawn() -> None:
    ours = person_pictures(ART, OURS)
    assert {key[0] for key in ours} == {"figure", "portrait"}  # type: ignore[index]
    assert len(ours) == 6


def test_smaller_copies_of_added_lines_are_what_the_whole_sheet_would_have() -> None:
    sheet = Sheet({"noise": Image.fromarray(np.random.default_rng(1).integers(0, 255, (300, 640, 4), np.uint8))}, 8192)
    whole = sheet.pixels.astype(float)
    for top, part in sheet.smaller(40, 99, 3):
        whole = whole[: len(whole) // 2 * 2]
        whole = (whole[::2, ::2] + whole[1::2, ::2] + whole[::2, 1::2] + whole[1::2, 1::2]) / 4
        assert np.abs(whole[top : top + len(part)] - part).max() <= 3
