"""Residents files: what is read out of one, and the one sentence said when something is wrong with it."""

from pathlib import Path

import pytest

from game.ai.residents_file import load_residents
from game.problem import Problem

GOOD = (
    '[[resident]]\nname = "Ada Brook"\nage = 30\ntraits = ["calm", "dry"]\nparagraph = """\nAda Brook is a baker;\nshe sings"""\n'
)


def written(folder: Path, text: str) -> Path:
    path = folder / "people.toml"
    path.write_text(text, encoding="utf-8")
    return path


def complaint(folder: Path, text: str) -> str:
    with pytest.raises(Problem) as caught:
        load_residents(written(folder, text))
    message = str(caught.value)
    assert "\n" not in message and message.endswith((".", "?")) and "people.toml" in message
    return message


def test_a_resident_has_a_name_an_age_traits_and_one_paragraph(tmp_path: Path) -> None:
    (ada,) = load_residents(written(tmp_path, GOOD))
    assert (ada.name, ada.age, ada.traits) == ("Ada Brook", 30, ("calm", "dry"))
    assert ada.paragraph == "Ada Brook is a baker; she sings"


def test_home_bed_look_and_language_may_be_given(tmp_path: Path) -> None:
    text = 'language = "en"\n' + GOOD + 'home = "the mill"\nbed = "attic"\nlook = { hair = "long", age = 3 }\n'
    (ada,) = load_residents(written(tmp_path, text))
    assert (ada.home, ada.bed, ada.look) == ("the mill", "attic", {"hair": "long", "age": 3})


def test_apostrophes_accents_and_shared_first_names_are_fine(tmp_path: Path) -> None:
    names = ["Zoë O'Hara", "Zoë Müller", "José d'Arc"]
    text = "".join(f'[[resident]]\nname = "{name}"\nparagraph = "{name} sings"\n' for name in names)
    assert [entry.name for entry in load_residents(written(tmp_path, text))] == names


def test_a_missing_name_says_which_resident_lacks_it(tmp_path: Path) -> None:
    message = complaint(tmp_path, GOOD + '[[resident]]\nparagraph = "sings"\n')
    assert "resident 2" in message and '"name"' in message


def test_a_missing_paragraph_says_whose(tmp_path: Path) -> None:
    assert "resident 1 (Ada)" in complaint(tmp_path, '[[resident]]\nname = "Ada"\nparagraph = "  "\n')


def test_two_residents_of_one_name_are_refused(tmp_path: Path) -> None:
    message = complaint(tmp_path, GOOD + GOOD)
    assert "1 and 2" in message and "Ada Brook" in message


def test_a_misspelt_field_is_refused_with_the_one_it_is_most_like(tmp_path: Path) -> None:
    assert 'did you mean "traits"' in complaint(tmp_path, GOOD.replace("traits", "trates"))


@pytest.mark.parametrize("age", ['"thirty"', "30.5", "true", "-1", "400"])
def test_an_age_is_a_whole_number_of_years(tmp_path: Path, age: str) -> None:
    assert '"age"' in complaint(tmp_path, GOOD.replace("age = 30", f"age = {age}"))


@pytest.mark.parametrize("field", ["home = 3", "traits = 3", "traits = [3]", "look = 3", "look = { hair = [1] }", "bed = true"])
def test_a_field_of_the_wrong_kind_is_named(tmp_path: Path, field: str) -> None:
    text = GOOD.replace('traits = ["calm", "dry"]\n', "") + field + "\n"
    assert f'"{field.split()[0]}"' in complaint(tmp_path, text)


@pytest.mark.parametrize("text", ["", "resident = 3", "[[resident]", 'resident = ["Ada"]', "name = 'Ada'"])
def test_what_is_no_residents_file_is_said_to_be_none(tmp_path: Path, text: str) -> None:
    complaint(tmp_path, text)


def test_a_missing_file_a_folder_and_bytes_are_one_sentence_each(tmp_path: Path) -> None:
    binary = tmp_path / "bytes.toml"
    binary.write_bytes(b"\xff\xfe\x00\x01")
    for path in (tmp_path / "nowhere.toml", tmp_path, binary):
        with pytest.raises(Problem, match=path.name):
            load_residents(path)
