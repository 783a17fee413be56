"""The day before is summed up from its records, what was weightiest first, and before the first day stands the paragraph."""

from datetime import date

import numpy as np

from game.ai.memory import Kind, NewMemory
from game.ai.persona import Persona
from game.ai.stream import MemoryStream, StreamView
from game.ai.yesterday import day_before
from game.world.clock import TICKS_PER_DAY, Clock

CLOCK = Clock(date(2024, 5, 6))
MIRA = Persona("Mira Sand", "", (), pronouns=("she", "her", "her"))


def stream(*records: tuple[int, NewMemory]) -> StreamView:
    kept = MemoryStream()
    for tick, new in records:
        kept.commit([new], np.zeros((1, 256), np.float32), tick)
    return kept.view()


def test_what_was_done_heard_and_left_undone_makes_three_sentences() -> None:
    view = stream(
        (10, NewMemory(Kind.OBSERVATION, "Mira Sand is mending a net", 4)),
        (20, NewMemory(Kind.OBSERVATION, "Mira Sand is yawning", 1)),
        (25, NewMemory(Kind.PLAN, "Mira Sand plans to paint the boat for 15 minutes from 10:00", 5)),
        (30, NewMemory(Kind.OBSERVATION, "Mira Sand could not paint the boat as planned: the shed is locked", 2)),
        (40, NewMemory(Kind.CHAT, "Jon Reef said that the ferry is on strike.", 6, said_by=2)),
        (50, NewMemory(Kind.CHAT, "Mira Sand talked with Jon Reef.", 7)),
        (TICKS_PER_DAY + 5, NewMemory(Kind.CHAT, "Jon Reef said that it snows.", 9, said_by=2)),
    )
    before = day_before(MIRA, view, 1, CLOCK)
    assert before.text == (
        "On Monday May 6 Mira Sand was mending a net. Mira Sand heard from Jon Reef that the ferry is on strike."
        " Mira Sand meant to paint the boat and could not."
    )
    assert before.evidence == (0, 4, 3) and not before.told


def test_a_day_of_which_nothing_is_known_is_not_made_up() -> None:
    assert day_before(MIRA, stream((10, NewMemory(Kind.OBSERVATION, "Mira Sand is yawning", 1))), 1, CLOCK).text == ""


def test_before_the_first_day_stands_what_the_paragraph_says_of_it() -> None:
    seeds = [NewMemory(Kind.OBSERVATION, text, 3) for text in ("Mira Sand keeps bees", "Yesterday Mira Sand lost a hive")]
    before = day_before(MIRA, stream(*((0, seed) for seed in seeds)), 0, CLOCK)
    assert (before.text, before.evidence, before.told) == ("Yesterday Mira Sand lost a hive.", (1,), True)
