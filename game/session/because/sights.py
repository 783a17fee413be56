"""Owns what a reaction was to: what somebody saw or heard just before, and whose doing that was."""

from collections.abc import Iterator

from game.session.because.links import Link, Reason
from game.session.because.telling import Telling, Thought
from game.session.because.wording import sentence
from game.world.clock import TICKS_PER_HOUR
from game.world.commands import SetState
from game.world.events import Event


def seen_before(telling: Telling, thought: Thought) -> Iterator[Link]:
    """The event that somebody reacted to: the state of a thing, or the voice they heard."""
    event = _reacted_to(telling, thought)
    if event is not None:
        reason = (
            order_reason(telling, event.tick, _inwardly(telling, event)) if event.kind == "whisper" else made_so(telling, event)
        )
        below = reason.links if reason is not None else ()
        yield Link("event", sentence(event.text), event.tick, below, event.resident)


def made_so(telling: Telling, event: Event) -> Reason | None:
    """Why a thing is in a state that somebody gave it by an order; None where it came of using it."""
    for each in telling.commands(event.tick, event.tick, type="SetState", target=event.object):
        if isinstance(each.command, SetState) and (each.player or event.resident is None):
            return order_reason(telling, event.tick, f"made it so that {event.text}", each.command.by)
    return None


def order_reason(telling: Telling, tick: int, deed: str, player: int | None = None) -> Reason:
    """A player's order: "A player had Ann do it.", by name where the player is somebody in town."""
    name = telling.name(player) if player is not None else ""
    said = f"{f'{name}, a player,' if name and name != 'somebody' else 'A player'} {deed}."
    return Reason(said, "order", (Link("order", said, tick),))


def _inwardly(telling: Telling, event: Event) -> str:
    return f"spoke to {telling.name(event.resident)} as an inner voice"


def _reacted_to(telling: Telling, thought: Thought) -> Event | None:
    decision = thought.decision
    if decision.kind == "heed":
        return next(telling.events(decision.asked, decision.asked, most=1, kind="whisper", resident=decision.resident), None)
    if decision.kind != "react" or not decision.memories:
        return None
    seen = telling.memory(decision.resident, decision.memories[0])
    since = max(0, decision.asked - TICKS_PER_HOUR)
    changes = telling.events(decision.asked, since, kind="state") if seen is not None else iter(())
    return next((each for each in changes if seen is not None and each.text == seen.text), None)
