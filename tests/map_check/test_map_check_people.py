"""The check knows who is to live there: from the residents file that is named, or from the one that has the map's name."""

from dataclasses import replace
from pathlib import Path

from map_check.sound_town import SECOND_BED, SOUND, area, spawn, thing
from world.tiny_town import BED, BEDROOM, HOME

from game.assets import asset
from game.map_check import Fault, check_map, residents_of

PEOPLE = ("Ada Reed", "Bo Finch")


def people(path: Path, *names: str) -> Path:
    text = "".join(f'[[resident]]\nname = "{name}"\nparagraph = "{name} lives here."\n' for name in names)
    path.write_text(text, encoding="utf-8")
    return path


def kinds(faults: list[Fault]) -> list[str]:
    return [fault.kind for fault in faults]


def test_people_for_whom_everything_is_there_raise_no_fault(tmp_path: Path) -> None:
    assert check_map(SOUND.write(tmp_path), people(tmp_path / "all.toml", *PEOPLE)) == []


def test_a_spawn_for_nobody_is_told_with_the_name_that_was_meant(tmp_path: Path) -> None:
    path = spawn(31, properties={"resident": "Bo Fintch"}).write(tmp_path)
    (fault,) = check_map(path, people(tmp_path / "all.toml", *PEOPLE))
    assert (fault.kind, fault.objects) == ("unknown-person", (31,)) and "did you mean 'Bo Finch'?" in fault.sentence


def test_a_room_of_a_stranger_is_told_with_who_there_is(tmp_path: Path) -> None:
    path = area(BEDROOM, properties={"private_to": "Ada Reed, Bo Finch, Zoe Quill"}).write(tmp_path)
    (fault,) = check_map(path, people(tmp_path / "all.toml", *PEOPLE))
    assert fault.kind == "unknown-person" and "'Zoe Quill'" in fault.sentence and "Ada Reed and Bo Finch" in fault.advice


def test_beds_are_counted_for_those_in_the_file(tmp_path: Path) -> None:
    (fault,) = check_map(SOUND.write(tmp_path), people(tmp_path / "all.toml", *PEOPLE, "Cy Hall"))
    assert fault.kind == "beds" and "3 residents, but 2 places to sleep" in fault.sentence


def test_somebody_whose_bed_is_anothers_is_named(tmp_path: Path) -> None:
    owned = thing(BED, properties={"private_to": "Ada Reed"})
    second = next(one for one in owned.objects if one.id == SECOND_BED)
    theirs = replace(second, properties={"private_to": "Ada Reed"})
    plan = replace(owned, objects=tuple(theirs if one is second else one for one in owned.objects))
    (fault,) = check_map(plan.write(tmp_path), people(tmp_path / "all.toml", *PEOPLE))
    assert fault.kind == "beds" and "Bo Finch has no bed" in fault.sentence and "private_to Bo Finch" in fault.advice


def test_a_place_that_a_paragraph_nearly_names_is_told(tmp_path: Path) -> None:
    file = people(tmp_path / "all.toml", "Ada Reed")
    file.write_text(
        file.read_text(encoding="utf-8").replace("lives here.", "works at the Corner Schop from 9am to 5pm."), encoding="utf-8"
    )
    faults = check_map(SOUND.write(tmp_path), people(tmp_path / "none.toml", *PEOPLE)), check_map(SOUND.write(tmp_path), file)
    assert kinds(faults[0]) == []
    assert any(fault.kind == "unknown-place" and "did you mean 'Corner Shop'?" in fault.sentence for fault in faults[1])


def test_whoever_works_where_they_sleep_is_not_shut_out(tmp_path: Path) -> None:
    hours = area(HOME, properties={"hours": "08:00-17:00"})
    owned = tuple(replace(one, properties={"private_to": "Ada Reed"}) if one.name == "bed" else one for one in hours.objects)
    path = replace(hours, objects=owned).write(tmp_path)
    file = people(tmp_path / "all.toml", "Ada Reed")
    assert "shut-in" in kinds(check_map(path, file))
    text = file.read_text(encoding="utf-8").replace(
        "lives here.", "is the keeper of Reed house and works at Reed house from 8am to 5pm."
    )
    file.write_text(text, encoding="utf-8")
    assert "shut-in" not in kinds(check_map(path, file))


def test_a_space_behind_a_residents_name_is_told(tmp_path: Path) -> None:
    path = spawn(31, properties={"resident": "Bo Finch "}).write(tmp_path)
    (fault,) = check_map(path, people(tmp_path / "all.toml", *PEOPLE))
    assert fault.kind == "names-alike" and fault.objects == (31,)


def test_a_residents_file_that_cannot_be_read_is_one_more_fault(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("[[resident]]\nnam = 1\n", encoding="utf-8")
    (fault,) = check_map(SOUND.write(tmp_path), broken)
    assert fault.kind == "residents" and "broken.toml" in fault.sentence


def test_the_file_of_the_maps_own_name_is_found_by_itself(tmp_path: Path) -> None:
    path = SOUND.write(tmp_path)
    people(path.with_suffix(".toml"), *PEOPLE, "Cy Hall")
    assert kinds(check_map(path)) == ["beds"]


def test_our_own_towns_come_with_their_people() -> None:
    assert residents_of(asset("maps/smallville.tmx")) == asset("residents/smallville.toml")
