"""Owns reading the released code's lists of people: a table with a name and whispers in each row."""

import csv
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from game.problem import Problem

LARGEST = 4 * 1024 * 1024
"""Bytes of a list: some thousand people."""
MOST_PEOPLE = 1000
LONGEST_NAME = 80
"""Characters of a name."""
_MARKS = ((b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
_DELIMITERS = (",", ";", "\t")
_NAME, _WHISPER = "name", "whisper"


@dataclass(frozen=True, slots=True)
class ListedPerson:
    """Somebody in the list, with all that is whispered to them, cell by cell."""

    name: str
    whispers: tuple[str, ...]


def read_people_list(path: Path) -> tuple[ListedPerson, ...]:
    """The people of a list, in its order; who is in several rows is one person with the whispers of all of them.

    Raises Problem when the file is not such a list.
    """
    rows = _rows(_text(path), path)
    found: dict[str, ListedPerson] = {}
    for number, (name, whisper) in enumerate(rows, start=2):
        if name or whisper:
            _add(found, _checked_name(name, f"{path}, row {number}"), whisper)
    if not found:
        raise Problem(f'{path}: there is nobody in the list; write a row with a name for each person below "Name,Whisper".')
    if len(found) > MOST_PEOPLE:
        raise Problem(f"{path}: a town cannot have more than {MOST_PEOPLE} people, and the list has {len(found)}.")
    return tuple(found.values())


def _add(found: dict[str, ListedPerson], name: str, whisper: str) -> None:
    known = found.get(name.casefold())
    before = known.whispers if known else ()
    found[name.casefold()] = ListedPerson(known.name if known else name, (*before, whisper))


def _text(path: Path) -> str:
    """The file's text: UTF-8, or UTF-16 where it says so. Raises Problem."""
    try:
        if path.stat().st_size > LARGEST:
            raise Problem(f"{path} is larger than any list of people; it may have {LARGEST // 1024 // 1024} MB at most.")
        raw = path.read_bytes()
    except FileNotFoundError:
        raise Problem(f"There is no file {path}; check the path.") from None
    except OSError as error:
        raise Problem(f"{path} cannot be opened: {error.strerror}.") from None
    encoding = next((name for mark, name in _MARKS if raw.startswith(mark)), "utf-8-sig")
    try:
        return raw.decode(encoding)
    except UnicodeDecodeError:
        raise Problem(f'{path} is not UTF-8 text; save it once more as "CSV UTF-8".') from None


def _rows(text: str, path: Path) -> list[tuple[str, str]]:
    """(name, whispers) of each row. Raises Problem where there are no such columns."""
    head = next(iter(text.splitlines()), "")
    for delimiter in _DELIMITERS:
        titles = [_title(cell) for cell in next(csv.reader([head], delimiter=delimiter), [])]
        if _NAME in titles and _WHISPER in titles:
            return _cells(text, delimiter, titles, path)
    raise Problem(f'{path}: its first row must name the columns "Name" and "Whisper", and it says {head[:80]!r}.')


def _title(cell: str) -> str:
    return cell.strip().lower().removesuffix("s")


def _cells(text: str, delimiter: str, titles: list[str], path: Path) -> list[tuple[str, str]]:
    reader = csv.reader(StringIO(text, newline=""), delimiter=delimiter)
    try:
        table = list(reader)[1:]
    except csv.Error as error:
        raise Problem(f"{path}, line {reader.line_num}: the table cannot be read ({error}).") from None
    name, whisper = titles.index(_NAME), titles.index(_WHISPER)
    ends = None if whisper == len(titles) - 1 else whisper + 1  # whispers with commas often stand there without quotes
    return [(" ".join(row[name : name + 1]).strip(), delimiter.join(row[whisper:ends]).strip()) for row in table]


def _checked_name(name: str, where: str) -> str:
    """A name as residents can have one. Raises Problem for any other."""
    name = " ".join(name.split())
    if not name:
        raise Problem(f"{where}: there are whispers and nobody they are for; write a name before them.")
    if not is_name(name):
        raise Problem(f"{where}: {name[:80]!r} is no name that somebody can have.")
    return name


def is_name(name: str) -> bool:
    """Whether somebody can be called so: letters and what goes with them in names, on one line."""
    fits = 0 < len(name) <= LONGEST_NAME and name == " ".join(name.split()) and name[:1].isalpha()
    return fits and all(each.isalnum() or each in " '.-\u2019\u00b7()" for each in name)
