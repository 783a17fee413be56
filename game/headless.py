"""Owns living without a window: ticks as fast as minds allow, with a progress bar for whoever waits."""

import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from game.session import Session
from game.session.at_work import Model, meter_words
from game.world.clock import TICKS_PER_MINUTE
from game.world.events import Event

BAR_TICKS = 5 * TICKS_PER_MINUTE
"""How often the words beside the bar change."""


@contextmanager
def interruptible() -> Iterator[Callable[[], None]]:
    """Holds Ctrl+C back, so that it never tears a tick: what this gives is called between two ticks and raises it there.

    A second Ctrl+C does not wait. Only the main thread hears of Ctrl+C; elsewhere there is nothing to hold back.
    """
    if threading.current_thread() is not threading.main_thread():
        yield lambda: None
        return
    heard: list[int] = []

    def hear(number: int, frame: FrameType | None) -> None:
        if heard:
            raise KeyboardInterrupt
        heard.append(number)

    def between_ticks() -> None:
        if heard:
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, hear)
    try:
        yield between_ticks
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def bar(title: str, total: int) -> Iterator[Callable[[int, str], None]]:
    """A bar on standard error: what this gives is told how far it has come, and in words where that is.

    It raises a Ctrl+C that came meanwhile, so that nothing is torn in the middle.
    """
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        TextColumn("{task.fields[at]}", markup=False),
        TimeRemainingColumn(),
    )
    with interruptible() as between, Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=total, at="")

        def tell(done: int, at: str) -> None:
            between()
            progress.update(task, completed=done, at=at)

        yield tell


def live(session: Session, until: int, title: str, tell: Callable[[tuple[Event, ...]], None] | None = None) -> float:
    """Advance to a tick, with a bar on standard error; `tell` hears what each tick brought. Returns wall seconds."""
    began, start, at = time.perf_counter(), session.now, ""
    with bar(title, until - session.now) as come:
        while session.now < until:
            come(session.now - start, at)
            session.advance(wait=True)
            if tell is not None:
                tell(session.latest)
            if session.now % BAR_TICKS == 0:
                at = _so_far(session)
    return time.perf_counter() - began


def _so_far(session: Session) -> str:
    """The time in town, and what a language model has taken and has to say."""
    at = session.clock.label(session.now)
    if session.model is None:
        return at
    return " · ".join(part for part in (at, meter_words(session.model), session.model.status.sentence) if part)


def summary(session: Session, digest: str, wall: float) -> dict[str, Any]:
    """What came of it, in numbers: the digest of all that matters, and how much was thought and remembered."""
    return {
        "digest": digest,
        "ticks": session.now,
        "game_minutes": session.now // TICKS_PER_MINUTE,
        "wall_s": round(wall, 2),
        "residents": len(session.residents),
        "thoughts": session.thoughts,
        "memories": sum(len(each.stream) for each in session.residents.values()),
        "mind": session.mind_name,
        **({} if session.model is None else _model_summary(session.model)),
    }


def _model_summary(model: Model) -> dict[str, Any]:
    """What a language model has taken: calls, tokens, cost, and how many questions fell to the offline mind for what reason."""
    meter = model.meter()
    return {
        "calls": meter.calls,
        "prompt_tokens": meter.prompt_tokens,
        "completion_tokens": meter.completion_tokens,
        "cost": round(meter.cost, 4),
        "fallbacks": dict(meter.reasons),
    }


def day_log(session: Session, events: Iterable[Event]) -> Iterator[str]:
    """What happened, a line each, as a person would tell it: who did what where, and what was said."""
    for event in events:
        at = f"{session.clock.moment(event.tick):%H:%M}"
        where = session.simulation.town.arena_address(event.arena)
        if event.kind == "speech" and event.resident is not None:
            yield f'{at} {session.residents[event.resident].name}: "{event.text}" ({where})'
        elif event.kind == "doing":
            yield f"{at} {event.text} ({where})"
