"""Owns what is written and for which town: the people of a file or of a running town, and trying out the one that is written."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter

from game.ai.residents_file import ResidentEntry
from game.portrayal.choosing import look_for
from game.portrayal.look import Look
from game.problem import Problem
from game.session.newcomers import persona_of
from game.tryout import Trial, try_person
from game.ui.people.draft import NOBODY, Draft, draft_of
from game.ui.reckoner import Reckoner
from game.world.clock import Clock
from game.world.places import Town

REST = 0.25
"""Seconds without a change after which what was written is read."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of reading somebody: who they would be in the town, and how they look."""

    trial: Trial | None
    look: Look
    problem: str = ""


class Desk:
    """The drafts, of which `at` is the one that is written. `file` is the name they are saved under.

    `town` is where they would live; `find_town` looks for it, in the thread that reads. `unsaved` says that something was
    changed since they were saved.
    """

    def __init__(self, drafts: Sequence[Draft], find_town: Callable[[], Town], clock: Clock, file: str = "") -> None:
        self.drafts: list[Draft] = list(drafts) or [Draft()]
        self.at, self.file, self.clock = 0, file, clock
        self.unsaved = False
        self.tried: Tried | None = None
        self._looks: dict[int, tuple[object, Look]] = {}
        self._find_town = find_town
        self._town: Town | None = None
        self._reckoner: Reckoner[Tried] = Reckoner("people")
        self._changed_at: float | None = perf_counter() - REST

    @property
    def draft(self) -> Draft:
        """Whoever is written."""
        return self.drafts[self.at]

    @property
    def reading(self) -> bool:
        """Whether something was written that has not been read yet."""
        return self._changed_at is not None or self._reckoner.reckoning or self._reckoner.waiting

    def choose(self, number: int) -> None:
        """Write on somebody else."""
        self.at, self.tried = number, None
        self._changed_at = perf_counter() - REST

    def changed(self) -> None:
        """Something of whoever is written is other than it was."""
        self.unsaved = True
        self._changed_at = perf_counter()

    def look_of(self, draft: Draft) -> Look:
        """How somebody looks, as far as they were read."""
        if draft is self.draft and self.tried is not None:
            return self.tried.look
        state = (draft.name, draft.age, draft.paragraph, tuple(draft.look.items()))
        known = self._looks.get(id(draft))
        if known is None or known[0] != state:
            look = look_of(draft.trial() or ResidentEntry(draft.title, "", look=dict(draft.look)), self.clock)
            known = self._looks[id(draft)] = (state, look)
        return known[1]

    def add(self) -> None:
        """Somebody new, to be written."""
        self.drafts.append(Draft())
        self.choose(len(self.drafts) - 1)

    def remove(self) -> None:
        """Take whoever is written off the list; of the last one an empty page stays."""
        self.drafts.pop(self.at)
        self.drafts = self.drafts or [Draft()]
        self.unsaved = True
        self.choose(min(self.at, len(self.drafts) - 1))

    def open(self, entries: Sequence[ResidentEntry], file: str) -> None:
        """The people of another file."""
        self.drafts, self.file, self.unsaved = [draft_of(each) for each in entries], file, False
        self.choose(0)

    def go_on(self) -> bool:
        """One frame: have what was written read once the writer pauses. Whether there is an answer now."""
        if self._changed_at is not None and perf_counter() - self._changed_at >= REST:
            self._changed_at = None
            self._reckoner.put(self._question())
        done = self._reckoner.poll()
        if done is None or self._changed_at is not None or self._reckoner.waiting:
            return False
        self.tried = done.result()
        return True

    def _question(self) -> Callable[[], Tried]:
        entry = self.draft.trial()
        others = [each for each in (draft.trial() for draft in self.drafts if draft is not self.draft) if each is not None]
        blank = ResidentEntry(self.draft.title, "", look=dict(self.draft.look))
        return lambda: self._read(entry, blank, others)

    def _read(self, entry: ResidentEntry | None, blank: ResidentEntry, others: Sequence[ResidentEntry]) -> Tried:
        """In the reading thread."""
        look = look_of(entry or blank, self.clock)
        if entry is None:
            return Tried(None, look)
        try:
            if self._town is None:
                self._town = self._find_town()
            named = [each for each in others if each.name not in (entry.name, NOBODY)]
            return Tried(try_person(entry, self._town, named, self.clock), look)
        except Problem as problem:
            return Tried(None, look, str(problem))


def look_of(entry: ResidentEntry, clock: Clock) -> Look:
    """How somebody of a residents file is drawn."""
    return _look(entry.name, entry.paragraph, entry.age, tuple(entry.look.items()), clock)


@lru_cache(maxsize=512)
def _look(name: str, paragraph: str, age: int | None, look: tuple[tuple[str, str | int], ...], clock: Clock) -> Look:
    """Reading somebody takes some thousandths of a second, and a list asks in each frame."""
    return look_for(persona_of(ResidentEntry(name, paragraph, age), clock), dict(look))
