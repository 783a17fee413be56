"""A list of people as a spreadsheet saves it, in whatever way; what is no such list is said in one sentence."""

from pathlib import Path

import pytest

from game.imports.people_list import LONGEST_NAME, ListedPerson, read_people_list
from game.problem import Problem

TWO = (ListedPerson("Ada Reed", ("You keep bees; you like Bo",)), ListedPerson("Bo Finch", ("You sail",)))


def read(folder: Path, content: str | bytes) -> tuple[ListedPerson, ...]:
    path = folder / "people.csv"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return read_people_list(path)


@pytest.mark.parametrize(
    "content",
    [
        'Name,Whisper\nAda Reed,"You keep bees; you like Bo"\nBo Finch,You sail\n',
        "Name,Whisper\r\nAda Reed,You keep bees; you like Bo\r\n\r\nBo Finch,You sail\r\n",
        "\ufeffname , WHISPERS\nAda Reed,You keep bees; you like Bo\nBo Finch,You sail",
        'id;Whisper;Name\n1;"You keep bees; you like Bo";Ada  Reed\n2;You sail;Bo Finch\n',
        "Name\tWhisper\nAda Reed\tYou keep bees; you like Bo\nBo Finch\tYou sail\n",
    ],
)
def test_however_the_table_is_written_it_is_the_same_list(tmp_path: Path, content: str) -> None:
    assert read(tmp_path, content) == TWO


def test_a_list_saved_by_a_spreadsheet_as_unicode_text_is_read(tmp_path: Path) -> None:
    assert read(tmp_path, "Name\tWhisper\r\nZoë Ødegård\tYou sail\r\n".encode("utf-16"))[0].name == "Zoë Ødegård"


def test_commas_in_a_whisper_without_quotes_stay_in_it(tmp_path: Path) -> None:
    (ada,) = read(tmp_path, "Name,Whisper\nAda Reed,For planning, you walk; you sail, mostly\n")
    assert ada.whispers == ("For planning, you walk; you sail, mostly",)


def test_who_stands_in_two_rows_is_one_person_with_all_that_is_whispered(tmp_path: Path) -> None:
    (ada,) = read(tmp_path, "Name,Whisper\nAda Reed,You sail\nada reed,You bake\n")
    assert ada == ListedPerson("Ada Reed", ("You sail", "You bake"))


def test_somebody_to_whom_nothing_is_whispered_is_there_all_the_same(tmp_path: Path) -> None:
    assert read(tmp_path, "Name,Whisper\nAda Reed,\nBo Finch\n") == (
        ListedPerson("Ada Reed", ("",)),
        ListedPerson("Bo Finch", ("",)),
    )


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "must name the columns"),
        ("Person,Secret\nAda Reed,You sail\n", "'Person,Secret'"),
        ("Name,Whisper\n", "nobody in the list"),
        ("Name,Whisper\n,You sail\n", "row 2: there are whispers and nobody they are for"),
        ("Name,Whisper\n../../etc,You sail\n", "is no name"),
        (f"Name,Whisper\n{'a' * (LONGEST_NAME + 1)},You sail\n", "is no name"),
        ("Name,Whisper\nAda\x1b[31m Reed,You sail\n", "is no name"),
        ("Name,Whisper\n" + "".join(f"P {chr(97 + n % 26)}{n},x\n" for n in range(1001)), "more than 1000 people"),
        (b"Name,Whisper\nZo\xeb,You sail\n", "CSV UTF-8"),
        ("Name,Whisper\nAda Reed," + "x" * 200_000, "cannot be read"),
    ],
)
def test_what_is_no_list_is_said_in_one_sentence(tmp_path: Path, content: str | bytes, said: str) -> None:
    with pytest.raises(Problem, match=said) as problem:
        read(tmp_path, content)
    assert "\n" not in str(problem.value)


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="There is no file"):
        read_people_list(tmp_path / "nobody.csv")
    with pytest.raises(Problem, match="cannot be opened"):
        read_people_list(tmp_path)
