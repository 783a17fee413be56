"""Owns residents files of one's own: where they lie, which there are, and writing one."""

import json
import os
from collections.abc import Sequence
from pathlib import Path

from game.ai.residents_file import ResidentEntry, load_residents, parse_residents
from game.problem import Problem
from game.saves.folder import checked_name, saves_folder

_SUFFIX = ".toml"


def people_folder() -> Path:
    """SMALLVILLE_PEOPLE if set, else `people/` beside the saves. It may not exist yet."""
    chosen = os.environ.get("SMALLVILLE_PEOPLE")
    return Path(chosen).expanduser() if chosen else saves_folder() / "people"


def own_files() -> list[Path]:
    """The residents files that were written here, by name."""
    return sorted(people_folder().glob(f"*{_SUFFIX}"), key=lambda path: path.stem.casefold())


def read_own(path: Path) -> tuple[ResidentEntry, ...]:
    """The people of a file. Raises Problem like any residents file."""
    return load_residents(path)


def write_own(name: str, entries: Sequence[ResidentEntry]) -> Path:
    """Write people under a name, over an earlier file of that name. Raises Problem where that cannot be done."""
    if not entries:
        raise Problem("There is nobody to save yet; write somebody first.")
    path = people_folder() / f"{checked_name(' '.join(name.split()))}{_SUFFIX}"
    text = as_text(entries, path.stem)
    parse_residents(text, path.name)
    own = path.with_suffix(".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        own.write_text(text, encoding="utf-8", newline="\n")
        own.replace(path)
    except OSError as error:
        raise Problem(f"{path} cannot be written ({error.strerror}); free some room or choose another place.") from error
    return path


def as_text(entries: Sequence[ResidentEntry], title: str) -> str:
    """A residents file with these people, a clause of a paragraph to a line."""
    language = entries[0].language
    head = [f"# The people of {title}: one paragraph each."]
    if language != "English":
        head.append(f"language = {_quoted(language)}")
    return "\n".join((*head, *("\n" + _table(each) for each in entries)))


def _table(entry: ResidentEntry) -> str:
    lines = ["[[resident]]", f"name = {_quoted(entry.name)}"]
    lines += [f"age = {entry.age}"] if entry.age is not None else []
    lines += [f"traits = [{', '.join(map(_quoted, entry.traits))}]"] if entry.traits else []
    lines += [f"{key} = {_quoted(value)}" for key, value in (("home", entry.home), ("bed", entry.bed)) if value]
    if entry.look:
        pairs = (f"{_key(key)} = {_quoted(value) if isinstance(value, str) else value}" for key, value in entry.look.items())
        lines.append(f"look = {{ {', '.join(pairs)} }}")
    paragraph = _quoted(entry.paragraph)[1:-1].replace("; ", ";\n")
    lines.append(f'paragraph = """\n{paragraph}\n"""')
    return "\n".join(lines) + "\n"


def _key(key: str) -> str:
    return key if key.replace("_", "").isalnum() and key.isascii() else _quoted(key)


def _quoted(text: str) -> str:
    """Text as TOML writes it, which is how JSON does but for one character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007F")
