"""Owns who moves in: personas read, homes and workplaces found, where everybody is at the first midnight."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.ai.homes import Home, assign_homes, bedless, belonging, dwelling
from game.ai.memory import Kind, NewMemory
from game.ai.mind import RateImportance
from game.ai.persona import Persona
from game.ai.reading import read_paragraph
from game.ai.reading.seeds import seed_memories
from game.ai.reading.townsfolk import brought_together
from game.ai.residents import Resident
from game.ai.residents_file import ResidentEntry
from game.ai.seeing import starting_places
from game.ai.stream import MemoryStream
from game.ai.thinking import Means
from game.ai.thought import Asked
from game.session.first_midnight import at_work
from game.session.ground import Ground
from game.session.snapshots import snapshot
from game.world.clock import Clock
from game.world.places import Tile, Town
from game.world.simulation import Simulation


@dataclass(frozen=True, slots=True)
class Settled:
    """A town with its people in it, none of whom has a memory yet; `warnings` are for the designer."""

    simulation: Simulation
    residents: dict[int, Resident]
    entries: dict[int, ResidentEntry]
    warnings: tuple[str, ...]


def settle(ground: Ground) -> Settled:
    """Read everybody's paragraph, give them homes and work, and lay them into their beds."""
    personas = brought_together([persona_of(each, ground.clock) for each in ground.entries])
    homes = assign_homes(ground.town, personas)
    ids = {persona.name: number for number, persona in enumerate(personas, 1)}
    staff = belonging(ground.town, dict(enumerate(personas, 1)), {ids[name]: dwelling(home) for name, home in homes.items()})
    names = {number: name for name, number in ids.items()}
    entries = dict(enumerate(ground.entries, 1))
    residents = {
        number: at_home(ground.town, number, persona, homes[persona.name], entries[number].look_text)
        for number, persona in enumerate(personas, 1)
    }
    on_duty = at_work(ground.town, residents, ground.clock, ground.settings.seed)
    positions = _positions(ground.town, ids, homes, on_duty)
    simulation = Simulation(ground.town, ground.clock, names, positions, staff, ground.settings.cognition, ground.settings.seed)
    return Settled(simulation, residents, entries, bedless(ground.town, homes))


def seeds(resident: Resident, entry: ResidentEntry, settled: Settled, means: Means, seed: int) -> tuple[NewMemory, ...]:
    """What they remember at the start: the clauses of their paragraph, each with its importance (paper, section 3.1)."""
    texts = seed_memories(entry)
    asked = Asked(id=0, kind="notice", resident=resident.id, members=(resident.id,), asked=0, due=0)
    frozen = snapshot(asked, (), settled.residents, settled.simulation, seed)
    ratings = means.mind.rate_importance(RateImportance(means.circumstances(frozen, frozen.me), texts))
    return tuple(NewMemory(Kind.OBSERVATION, text, rating) for text, rating in zip(texts, ratings, strict=True))


def persona_of(entry: ResidentEntry, clock: Clock) -> Persona:
    """Who somebody is, as their paragraph says; they speak the language of their file."""
    read = read_paragraph(entry, clock.start)
    return replace(read, language=entry.language, home=entry.home or read.home, sleeps=entry.bed)


def persona_among(entry: ResidentEntry, others: Sequence[Persona], clock: Clock) -> Persona:
    """Who somebody is among those who are in town before them: whom their first names mean, and with whom they live."""
    return brought_together((*others, persona_of(entry, clock)))[-1]


def at_home(town: Town, number: int, persona: Persona, home: Home, look: str = "") -> Resident:
    """Somebody who remembers nothing yet, but knows their home, where they work and what their paragraph names."""
    named = (*persona.places, *(job.place for job in persona.occupations if job.place))
    known = starting_places(town, persona.name, home, named)
    return Resident(number, persona.name, persona, MemoryStream(), known, look=look)


def _positions(town: Town, ids: dict[str, int], homes: dict[str, Home], on_duty: dict[int, list[Tile]]) -> dict[int, Tile]:
    """Everybody in bed, two of a double bed on its two spots, or `on_duty`; without a bed, at their spawn or a free one."""
    taken: list[Tile] = []
    positions: dict[int, Tile] = {}
    for name, number in ids.items():
        asleep = [*_bed_tiles(town, homes[name]), *_spawn_tiles(town, name), *_floor(town, homes[name])]
        tile = _first_free([*on_duty.get(number, []), *asleep], taken)
        taken.append(tile)
        positions[number] = tile
    return positions


def _first_free(tiles: list[Tile], taken: list[Tile]) -> Tile:
    return next((tile for tile in tiles if tile not in taken), tiles[0])


def _bed_tiles(town: Town, home: Home) -> list[Tile]:
    return [spot.tile for spot in town.objects[home.bed].spots] if home.bed is not None else []


def _spawn_tiles(town: Town, name: str) -> list[Tile]:
    own = [town.spawns[name]] if name in town.spawns else []
    return [*own, *town.free_spawns]


def _floor(town: Town, home: Home) -> list[Tile]:
    return [tile for tile in town.arenas[home.arena].tiles if not town.blocked[tile[1], tile[0]]]
