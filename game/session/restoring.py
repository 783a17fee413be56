"""Owns taking a session back to a saved state: world, minds, requests in flight, and streams as they were then."""

from collections.abc import Mapping

from pydantic import TypeAdapter

from game.ai.embedding import Embeds
from game.ai.stream import MemoryStream, StreamView
from game.problem import Problem
from game.saves import EVER, Save
from game.saves.shape import shown
from game.session.decisions import KEPT
from game.session.orders import command_from
from game.session.pending import asked_again
from game.session.redrawing import go_back_to, towns
from game.session.session import LOG_KEPT, Session
from game.session.state import RunState, from_json, take_back
from game.world.clock import TICKS_PER_DAY, day_number
from game.world.commands import Arrive
from game.world.events import Event

_EVENT = TypeAdapter(Event)


class Streams:
    """Every resident's stream as far as a save has it, each read once. `renew` keeps vectors that had to be made anew."""

    def __init__(self, save: Save, embedder: Embeds, renew: bool = False, known: Mapping[int, StreamView] | None = None) -> None:
        self._save, self._embedder, self._renew = save, embedder, renew
        self._views = dict(known or {})

    def __call__(self, resident: int) -> StreamView:
        """The stream of a resident, from whom anything may be written after the moment one looks at."""
        if resident not in self._views:
            self._views[resident] = self._save.stream(resident, self._embedder, renew=self._renew).view()
        return self._views[resident]

    def as_of(self, resident: int, count: int, tick: int) -> MemoryStream:
        """The stream when it had so many records, before a tick. Raises ValueError where there are fewer."""
        stream = self(resident)
        if not 0 <= count <= len(stream):
            raise ValueError(f"there are {len(stream)} memories of resident {resident}, not {count}")
        uses = ((number, used) for number, used in self._save.uses(resident, tick - 1) if 0 <= number < count)
        return MemoryStream.of(stream.as_of(count, uses))


def saved_state(save: Save, until: int = EVER) -> RunState | None:
    """The latest state not after a tick, if one was saved. Raises Problem for a damaged one."""
    kept = save.latest_snapshot(until)
    return None if kept is None else from_json(kept[1])


def restore(session: Session, state: RunState, save: Save, streams: Streams) -> None:
    """Have a session be as it was; it may have been anywhere before, and its objects stay the same.

    Raises Problem when the state is not one of this town: anybody may have written a save.
    """
    try:
        _take_back(session, state, save, streams)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise Problem(
            f'The state in the save "{save.name}" is damaged ({shown(error)}); open an older copy of the file.'
        ) from error


def _take_back(session: Session, state: RunState, save: Save, streams: Streams) -> None:
    go_back_to(state.map, session.drawings, session.simulation, save)
    talks = {int(talk["id"]): talk for talk in state.simulation["conversations"]}
    every = sorted({**save.ended_talks(state.tick), **talks}.items())
    session.simulation.restore({**state.simulation, "conversations": [talk for _, talk in every]})
    for number in [each.id for each in session.residents.values() if each.visitor]:
        del session.residents[number]
    for visitor in state.visitors:
        session.welcome(Arrive(visitor.id, visitor.name, (0, 0), visitor.about, visitor.look))
    session.movers.restore(state.newcomers)
    for saved in state.residents:
        resident = session.residents[saved.id]
        take_back(resident, saved)
        resident.stream = streams.as_of(saved.id, saved.memories, state.tick)
    session.movers.place_again()
    town_when = towns(session.drawings, session.simulation, save)
    again = tuple(
        asked_again(each, session.residents, session.settings.seed, save, town_when(each.asked.asked)) for each in state.requests
    )
    session.in_flight.restore(again, state.next_request)
    session.talks.restore(state.scripts, len(every), talks)
    session.thoughts, session.latest, session.retold = state.committed, (), None
    session.orders = [command_from(each) for each in state.orders]
    _recollect(session, save, state.tick)


def _recollect(session: Session, save: Save, now: int) -> None:
    """What the screen tells of the time before: the day's events, and by what its thoughts recalled memories."""
    midnight = day_number(now) * TICKS_PER_DAY
    session.log.clear()
    session.log.extend(_EVENT.validate_python(row.data) for row in save.latest("event", LOG_KEPT, midnight, now - 1))
    session.decisions.restore(save.latest("thought", KEPT, now - TICKS_PER_DAY, now - 1, but="change"), save.path)
