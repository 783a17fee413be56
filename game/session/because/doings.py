"""Owns why somebody set out to do something: a player's order, a step of the plan, or a rule of the town."""

from game.ai.outward import outward
from game.ai.phrases import going_on
from game.ai.plans import Step
from game.session.because.links import Link, Reason
from game.session.because.plan_links import step_reason
from game.session.because.plans import plan_then
from game.session.because.sights import order_reason
from game.session.because.telling import Ordered, Telling
from game.world.commands import Arrive, Depart, Do, Walk
from game.world.events import Event

_MOVES = ("Do", "Walk", "Arrive")
FIRST_SLEEP = "Everybody sleeps at the first midnight, until they have a plan for the day."
MOVED = "Whoever comes to live in town goes home first, until they have a plan for the rest of the day."
ELSEWHERE = "It was lived before the town came here, in the run that was imported."
_OLD = "The save was made by an earlier version, which did not write down what thoughts changed."


def set_out(telling: Telling, resident: int, tick: int, text: str | None = None) -> Ordered | None:
    """The latest that somebody set out to do, by a tick: what was refused at once is not it. `text` says what it was."""
    for each in telling.commands(tick, resident=resident, type=_MOVES):
        if text is not None and not (isinstance(each.command, Do) and each.command.text == text):
            continue
        if text is None and isinstance(each.command, Do) and _refused(telling, resident, each.tick):
            continue
        return each
    return None


def given_up(telling: Telling, resident: int, since: int, until: int) -> Event | None:
    """Why what somebody set out to do came to nothing after all, if it did, after one tick and by another."""
    return next(telling.events(until, since + 1, most=1, resident=resident, kind="rejection"), None)


def doing_reason(telling: Telling, ordered: Ordered) -> Reason:
    """Why somebody set out to do something, or to go somewhere."""
    command = ordered.command
    assert isinstance(command, Do | Walk | Arrive | Depart), "nobody set out to do anything"
    if ordered.tick < telling.led_until:
        return Reason(ELSEWHERE, "rule", (Link("rule", ELSEWHERE, ordered.tick),))
    if isinstance(command, Do) and ordered.tick == 0 and command.asleep:
        return Reason(FIRST_SLEEP, "rule", (Link("rule", FIRST_SLEEP, ordered.tick),))
    if ordered.player or not isinstance(command, Do):
        return order_reason(telling, ordered.tick, f"had {telling.first_name(command.resident)} do it")
    if _has_just_come(telling, command.resident, ordered.tick):
        return Reason(MOVED, "rule", (Link("rule", MOVED, ordered.tick),))
    return _planned(telling, ordered.tick, command)


def _has_just_come(telling: Telling, resident: int, tick: int) -> bool:
    """Whether they moved to town at that very tick."""
    moved = next(telling.commands(tick, resident=resident, type="MoveIn"), None)
    return moved is not None and moved.tick == tick


def _planned(telling: Telling, tick: int, do: Do) -> Reason:
    then = plan_then(telling, do.resident, tick)
    found = then.step_at(then.minute(tick)) if then is not None else None
    if then is None or found is None or not _is(telling, found[0], do):
        return Reason(_OLD, "untold", (Link("rule", _OLD, tick),))
    reason = step_reason(telling, do.resident, then, found[0].start)
    assert reason is not None, "there is a step"
    return reason


def _is(telling: Telling, step: Step, do: Do) -> bool:
    """Whether a command carries out a step."""
    persona = telling.persona(do.resident)
    language = persona.language if persona is not None else "English"
    return (going_on(outward(step.text), language), step.arena, step.target) == (do.text, do.arena, do.target)


def _refused(telling: Telling, resident: int, tick: int) -> bool:
    return next(telling.events(tick, tick, most=1, resident=resident, kind="rejection"), None) is not None
