"""Owns people while they are being written: what was typed of each, and what of it makes an entry of a residents file."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from game.ai.residents_file import ResidentEntry
from game.problem import Problem

OLDEST = 130
LONGEST_NAME, LONGEST_PARAGRAPH = 60, 12_000
NOBODY = "Somebody"
"""What somebody is called whose name has not been written yet."""


@dataclass
class Draft:
    """Somebody as written so far. `kept` is the entry they began as, for what this screen does not show of them.

    `resident` is their number where they live in the running town.
    """

    name: str = ""
    age: str = ""
    paragraph: str = ""
    look: dict[str, str | int] = field(default_factory=dict)
    kept: ResidentEntry | None = None
    resident: int | None = None

    @property
    def title(self) -> str:
        """What they are called in a list."""
        return " ".join(self.name.split()) or NOBODY

    def entry(self) -> ResidentEntry:
        """Their entry of a residents file. Raises Problem for a name, an age or a paragraph that cannot be."""
        if not self.name.strip():
            raise Problem("Give them a name first.")
        if not any(letter.isalpha() for letter in self.paragraph):
            raise Problem(f"Write a sentence or two about {self.title}: a paragraph is all they are.")
        return self._entry(self.title, _years(self.age))

    def trial(self) -> ResidentEntry | None:
        """An entry to try them out by while they are written; None while there is nothing to read."""
        if not any(letter.isalpha() for letter in self.paragraph):
            return None
        try:
            age = _years(self.age)
        except Problem:
            age = None
        return self._entry(self.title, age)

    def _entry(self, name: str, age: int | None) -> ResidentEntry:
        before = self.kept or ResidentEntry(name, "")
        return replace(before, name=name, age=age, paragraph=" ".join(self.paragraph.split()), look=dict(self.look))


def draft_of(entry: ResidentEntry, resident: int | None = None) -> Draft:
    """Somebody of a residents file, to be written on."""
    age = "" if entry.age is None else str(entry.age)
    return Draft(entry.name, age, entry.paragraph, dict(entry.look), entry, resident)


def entries_of(drafts: Iterable[Draft]) -> tuple[ResidentEntry, ...]:
    """Everybody's entries, to be saved. Raises Problem for the first who is not whole, and for two of one name."""
    entries = [draft.entry() for draft in drafts]
    seen: set[str] = set()
    for each in entries:
        if each.name.casefold() in seen:
            raise Problem(f'Two people are named "{each.name}"; give one of them another name.')
        seen.add(each.name.casefold())
    return tuple(entries)


def _years(text: str) -> int | None:
    """An age in years as typed; None where nothing is."""
    text = text.strip()
    if not text:
        return None
    if not (text.isascii() and text.isdigit()) or int(text) > OLDEST:
        raise Problem(f'The age "{text}" is not a whole number of years from 0 to {OLDEST}.')
    return int(text)
