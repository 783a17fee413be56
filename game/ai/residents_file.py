"""Owns reading a residents file: TOML with one `[[resident]]` table a person, and saying what is wrong with one."""

import json
import tomllib
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from game.problem import Problem

LONGEST_LANGUAGE = 40
"""Characters of a language's name."""
_FILE_FIELDS = ("resident", "language")
_FIELDS = ("name", "paragraph", "age", "traits", "home", "bed", "look")


@dataclass(frozen=True, slots=True)
class ResidentEntry:
    """One person as written in the file. `home` names a place, `bed` a bed's room or owner; "" when they are to be inferred.

    `age` is in years; `look` may say how they are drawn (free keys with text or numbers, read by the sprites).
    `language` is the file's: what everybody in it speaks.
    """

    name: str
    paragraph: str
    age: int | None = None
    traits: tuple[str, ...] = ()
    home: str = ""
    bed: str = ""
    look: dict[str, str | int] = field(default_factory=dict)
    language: str = "English"

    @property
    def look_text(self) -> str:
        """`look` as one text, the same for equal ones; "" where nothing was set."""
        return json.dumps(self.look, sort_keys=True, ensure_ascii=False) if self.look else ""


def load_residents(path: Path) -> tuple[ResidentEntry, ...]:
    """Read a residents file, in its order.

    Raises Problem, in one sentence with the file, the entry and the field, when anything is missing or not understood.
    """
    return parse_residents(residents_text(path), str(path))


def parse_residents(text: str, where: str) -> tuple[ResidentEntry, ...]:
    """Read the text of a residents file; `where` names it in messages. Raises Problem like `load_residents`."""
    data = _parse(text, where)
    _refuse_unknown(data, _FILE_FIELDS, where)
    entries = data.get("resident")
    if not isinstance(entries, list) or not entries:
        raise Problem(f"{where}: it holds no resident; write a table [[resident]] with a name and a paragraph for each person.")
    language = _language(data, where)
    people = tuple(_read_entry(entry, f"{where}, resident {number}") for number, entry in enumerate(entries, start=1))
    _refuse_twins(people, where)
    return tuple(replace(each, language=language) for each in people)


def residents_text(path: Path) -> str:
    """The file's text. Raises Problem when there is none."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise Problem(f"There is no residents file {path}; check the path.") from None
    except OSError as error:
        raise Problem(f"The residents file {path} cannot be opened: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise Problem(f"{path} is not a residents file: it is not UTF-8 text.") from None


def _parse(text: str, where: str) -> dict[str, Any]:
    """The text as TOML."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Problem(f"{where} is not a residents file: it is not TOML ({error}).") from None


def _read_entry(entry: object, where: str) -> ResidentEntry:
    """One table of the file; `where` names it in a message."""
    if not isinstance(entry, dict):
        raise Problem(f"{where}: it is not a table; begin each person with [[resident]].")
    name = " ".join(_text(entry, "name", where, required=True).split())
    where = f"{where} ({name})"
    _refuse_unknown(entry, _FIELDS, where)
    return ResidentEntry(
        name=name,
        paragraph=" ".join(_text(entry, "paragraph", where, required=True).split()),
        age=_age(entry, where),
        traits=_traits(entry, where),
        home=_text(entry, "home", where),
        bed=_text(entry, "bed", where),
        look=_look(entry, where),
    )


def _text(entry: dict[str, Any], key: str, where: str, required: bool = False) -> str:
    """A field that is text."""
    value = entry.get(key, "")
    if not isinstance(value, str):
        raise Problem(f'{where}: "{key}" must be text in quotes, not {value!r}.')
    if required and not value.strip():
        raise Problem(f'{where}: "{key}" is missing or empty; every resident needs one.')
    return value.strip()


def _language(data: dict[str, Any], where: str) -> str:
    """The language of the file: its name, in a word or few ("German"), as it goes into every prompt."""
    language = " ".join(_text(data, "language", where).split()) or "English"
    if len(language) > LONGEST_LANGUAGE or not all(letter.isalpha() or letter in " ()-" for letter in language):
        raise Problem(f'{where}: "language" must be the name of a language, such as "German", not {language[:60]!r}.')
    return language


def _age(entry: dict[str, Any], where: str) -> int | None:
    """Years, a whole number (true and false are none)."""
    age = entry.get("age")
    if age is None:
        return None
    if isinstance(age, bool) or not isinstance(age, int) or not 0 <= age <= 130:
        raise Problem(f'{where}: "age" must be a whole number of years from 0 to 130, not {age!r}.')
    return age


def _traits(entry: dict[str, Any], where: str) -> tuple[str, ...]:
    """Innate traits: a list of words, or one text with commas."""
    traits = entry.get("traits", [])
    if isinstance(traits, str):
        traits = traits.split(",")
    if not isinstance(traits, list) or not all(isinstance(trait, str) for trait in traits):
        raise Problem(f'{where}: "traits" must be a list of words, such as ["kind", "patient"], not {traits!r}.')
    return tuple(trait.strip() for trait in traits if trait.strip())


def _look(entry: dict[str, Any], where: str) -> dict[str, str | int]:
    """How they look: a table of short values."""
    look = entry.get("look", {})
    if not isinstance(look, dict) or not all(isinstance(value, str | int) for value in look.values()):
        raise Problem(f'{where}: "look" must be a table of words and numbers, such as {{ hair = "long" }}, not {look!r}.')
    return look


def _refuse_unknown(table: dict[str, Any], allowed: tuple[str, ...], where: str) -> None:
    """A misspelt field would silently be lost, so it is refused with the field it is most like."""
    for key in table:
        if key not in allowed:
            near = get_close_matches(key, allowed, 1, 0.5)
            hint = f'did you mean "{near[0]}"?' if near else f"known fields are {', '.join(allowed)}."
            raise Problem(f'{where}: there is no field "{key}"; {hint}')


def _refuse_twins(people: tuple[ResidentEntry, ...], where: str) -> None:
    """Names tell people apart in talk and memory, so no two may share a whole one."""
    seen: dict[str, int] = {}
    for number, entry in enumerate(people, start=1):
        first = seen.setdefault(entry.name.casefold(), number)
        if first != number:
            raise Problem(f'{where}: residents {first} and {number} are both named "{entry.name}"; give one another name.')
