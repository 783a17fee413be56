"""Owns the town in a terminal: who is where doing what, and what just happened, redrawn as it goes."""

import time
from collections.abc import Callable

from rich.console import Console, Group
from rich.live import Live
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from game.headless import interruptible
from game.session import Session
from game.session.at_work import meter_words
from game.world.bodies import Body
from game.world.clock import TICKS_PER_MINUTE
from game.world.events import Event

FRAME_SECONDS = 0.25
NEWS_LINES = 8
TOLD_FOR = 30 * TICKS_PER_MINUTE
"""How long it is said what has changed of the map, in ticks."""


def follow(session: Session, speed: float, console: Console | None = None) -> None:
    """Live at `speed` game minutes a second and show it, until interrupted; then save."""
    try:
        with interruptible() as between_ticks, Live(picture(session), console=console, refresh_per_second=4, screen=True) as live:
            while True:
                _live_a_frame(session, speed, between_ticks)
                live.update(picture(session))
    except KeyboardInterrupt:
        pass
    finally:
        session.close()


def _live_a_frame(session: Session, speed: float, between_ticks: Callable[[], None]) -> None:
    end = time.monotonic() + FRAME_SECONDS
    for _ in range(max(1, round(speed * TICKS_PER_MINUTE * FRAME_SECONDS))):
        between_ticks()
        session.advance(wait=True)
    time.sleep(max(0.0, end - time.monotonic()))


def play_back(session: Session, until: int, rate: float, console: Console | None = None) -> None:
    """Show a run that is replayed, `rate` ticks a real second, until a tick, its end, or until interrupted."""
    with interruptible() as between_ticks, Live(_past(session), console=console, refresh_per_second=4, screen=True) as live:
        due = 0.0
        while session.now < until:
            end, due = time.monotonic() + FRAME_SECONDS, due + rate * FRAME_SECONDS
            while due >= 1 and session.now < until:
                between_ticks()
                if not session.advance():
                    return
                due -= 1
            between_ticks()
            live.update(_past(session))
            time.sleep(max(0.0, end - time.monotonic()))


def _past(session: Session) -> Panel:
    return picture(session, "Ctrl+C leaves")


def picture(session: Session, leave: str = "Ctrl+C saves and leaves") -> Panel:
    """The town as text: a row for each resident, and the latest news below."""
    people = Table(expand=True, box=None, pad_edge=False)
    for heading, ratio in (("who", 2), ("is", 5), ("where", 3)):
        people.add_column(heading, ratio=ratio, no_wrap=True, overflow="ellipsis")
    for body in session.simulation.bodies.values():
        people.add_row(
            Text(_shown(body.name)), Text(_shown(_doing(body))), session.simulation.town.arena_address(_arena(session, body))
        )
    news = [Text(_shown(_news(session, event)), no_wrap=True, overflow="ellipsis") for event in list(session.log)[-NEWS_LINES:]]
    mind = session.mind_name if session.model is None else f"{session.mind_name}, {meter_words(session.model)}"
    title = f"{session.simulation.town.name} · {session.clock.label(session.now)} · {mind} · {leave}"
    told = [] if session.model is None else [session.model.status.sentence]
    return Panel(Group(people, *(Text(_shown(each)) for each in (*told, *_of_map(session))), *news), title=Text(title))


def _of_map(session: Session) -> tuple[str, ...]:
    """What the designer of the map should know: why it is refused, else what has changed of late."""
    if session.refused:
        return (session.refused,)
    redrawn = session.redrawn
    lately = redrawn is not None and session.now - redrawn.tick <= TOLD_FOR
    return (f"The map was saved: {'; '.join(redrawn.sentences)}.",) if redrawn is not None and lately else ()


def _shown(words: str) -> str:
    """Words without what could steer the terminal: anybody may have written them. What joins emoji may stay."""
    return "".join(letter for letter in words if letter.isprintable() or letter == "\u200d")


def _arena(session: Session, body: Body) -> int:
    return session.simulation.town.arena_at(body.tile).id


def _doing(body: Body) -> str:
    if body.doing is None:
        return ""
    on_the_way = "" if body.arrived else "on the way to "
    return f"{body.doing.emoji} {on_the_way}{body.doing.text}"


def _news(session: Session, event: Event) -> str:
    at = f"{session.clock.moment(event.tick):%H:%M}"
    if event.kind == "speech" and event.resident is not None:
        return f'{at} {session.residents[event.resident].name}: "{event.text}"'
    return f"{at} {event.text}"
