"""Owns what of a save a chain is told from where nobody plays: people read from its header, streams as of a tick."""

from dataclasses import replace
from functools import cache

from game.ai.embedding import Embeds
from game.ai.persona import Persona
from game.ai.reading import read_paragraph
from game.ai.stream import StreamView
from game.saves import Save
from game.session.because.telling import Telling
from game.session.ground import Ground
from game.session.people import people_of


def telling_of(save: Save, ground: Ground, embedder: Embeds, until: int) -> Telling:
    """A save that can be asked why, as of a tick. Nothing is read until it is needed."""
    entries = people_of(save, ground.entries, until)

    @cache
    def persona(resident: int) -> Persona | None:
        entry = entries.get(resident)
        return None if entry is None else replace(read_paragraph(entry, ground.clock.start), language=entry.language)

    def stream(resident: int) -> StreamView:
        return save.stream(resident, embedder, until).view()

    return Telling(
        save=save,
        town=ground.town,
        clock=ground.clock,
        settings=ground.settings.cognition,
        embedder=embedder,
        names={number: entry.name for number, entry in entries.items()},
        stream=stream,
        persona=persona,
        until=until,
        led_until=led_until(save),
    )


def led_until(save: Save) -> int:
    """The tick before which a run was lived elsewhere; 0 for most."""
    led = save.header.get("led_until", 0)
    return led if isinstance(led, int) else 0
