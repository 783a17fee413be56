"""Owns somebody who might live in a town, as a mind would see them on a morning there: persona, home, seed memories."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from game.ai.embedding import Embedder
from game.ai.homes import Home, assign_homes
from game.ai.memory import Kind, NewMemory
from game.ai.mind import RateImportance
from game.ai.offline.mind import OfflineMind
from game.ai.persona import Persona
from game.ai.reading.seeds import seed_memories
from game.ai.reading.townsfolk import brought_together
from game.ai.residents import Resident
from game.ai.residents_file import ResidentEntry
from game.ai.thinking import Means
from game.ai.thought import DELAYS, Asked, Portrait, Snapshot
from game.problem import Problem
from game.session.newcomers import at_home, persona_of
from game.settings import Cognition
from game.world.clock import Clock, tick_at
from game.world.places import Town
from game.world.visiting import LONGEST_PARAGRAPH


@dataclass(frozen=True, slots=True)
class Candidate:
    """Who is tried out, at home among the `others`.

    `means` is what their thoughts are made with, `snapshot` their morning.
    """

    entry: ResidentEntry
    persona: Persona
    home: Home
    others: tuple[Persona, ...]
    means: Means
    snapshot: Snapshot


def candidate(entry: ResidentEntry, town: Town, others: Sequence[ResidentEntry], clock: Clock, seed: int, day: int) -> Candidate:
    """Read somebody and everybody else, and give all of them homes. Raises Problem where there is nobody to read."""
    _check(entry)
    people = _with(entry, others)
    personas = brought_together([_read(*_said(each), clock) for each in people])
    number = people.index(entry)
    homes = assign_homes(town, personas)
    persona, home = personas[number], homes[entry.name]
    means = Means(OfflineMind(), _embedder(), town, clock, Cognition())
    resident = at_home(town, number + 1, persona, home)
    snapshot = _morning(resident, home, [each.name for each in personas], means, seed, day)
    rest = tuple(each for each in personas if each is not persona)
    return Candidate(entry, persona, home, rest, means, snapshot)


@lru_cache(maxsize=256)
def _read(
    name: str, paragraph: str, age: int | None, traits: tuple[str, ...], home: str, bed: str, language: str, clock: Clock
) -> Persona:
    """Most of the time would go into reading again what has not changed: one paragraph is being written at a time."""
    return persona_of(ResidentEntry(name, paragraph, age, traits, home, bed, language=language), clock)


def _said(entry: ResidentEntry) -> tuple[str, str, int | None, tuple[str, ...], str, str, str]:
    """All of an entry that its reading hangs on."""
    return entry.name, entry.paragraph, entry.age, entry.traits, entry.home, entry.bed, entry.language


@cache
def _embedder() -> Embedder:
    return Embedder()


def _check(entry: ResidentEntry) -> None:
    if not any(letter.isalpha() for letter in entry.name):
        raise Problem("Nobody can be tried out without a name; give them one.")
    if not any(letter.isalnum() for letter in entry.paragraph):
        raise Problem(f"There is nothing to read of {entry.name} yet; write a sentence or two about them.")
    if len(entry.paragraph) > LONGEST_PARAGRAPH:
        raise Problem(
            f"The paragraph of {entry.name} has {len(entry.paragraph)} characters; shorten it to {LONGEST_PARAGRAPH} at most."
        )


def _with(entry: ResidentEntry, others: Sequence[ResidentEntry]) -> list[ResidentEntry]:
    """Everybody, the one tried out in the place they have among the others, else last as who comes anew."""
    if any(each.name == entry.name for each in others):
        return [entry if each.name == entry.name else each for each in others]
    return [*others, entry]


def _morning(resident: Resident, home: Home, names: list[str], means: Means, seed: int, day: int) -> Snapshot:
    """Midnight of a day, when the day is planned."""
    tick = tick_at(day, 0)
    asked = Asked(1, "plan_day", resident.id, (resident.id,), tick, tick + DELAYS["plan_day"], day=day)
    portrait = _portrait(resident, home, names)
    snapshot = Snapshot(asked, seed, (portrait,))
    texts = seed_memories(resident.persona)
    ratings = means.mind.rate_importance(RateImportance(means.circumstances(snapshot, portrait), texts))
    new = [NewMemory(Kind.OBSERVATION, text, rating) for text, rating in zip(texts, ratings, strict=True)]
    resident.stream.commit(new, means.embeddings(new), 0)
    return Snapshot(asked, seed, (_portrait(resident, home, names),))


def _portrait(resident: Resident, home: Home, names: list[str]) -> Portrait:
    return Portrait(
        id=resident.id,
        persona=resident.persona,
        known=resident.known,
        plan=None,
        stream=resident.stream.view(),
        arena=home.arena,
        doing="sleeping",
        names=tuple(enumerate(names, 1)),
    )
