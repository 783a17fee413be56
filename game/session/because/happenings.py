"""Owns why something happened in town: a thing's state, somebody coming in, a refusal, an inner voice."""

from game.session.because.doings import ELSEWHERE, doing_reason, given_up, set_out
from game.session.because.lines import line_reason
from game.session.because.links import Link, Reason
from game.session.because.sights import made_so, order_reason
from game.session.because.telling import Ordered, Telling
from game.session.because.wording import sentence
from game.world.commands import Arrive, Depart, Do, Walk
from game.world.events import Event
from game.world.naming import towards


def event_reason(telling: Telling, event: Event) -> Reason:
    """Why an event happened."""
    if event.tick < telling.led_until:
        return _rule(ELSEWHERE, event.tick)
    if event.kind == "speech":
        return line_reason(telling, event)
    if event.kind == "state":
        return _state_reason(telling, event)
    if event.kind == "whisper":
        return order_reason(telling, event.tick, f"spoke to {telling.name(event.resident)} as an inner voice")
    if event.resident is None:
        return _rule("It came about by itself.", event.tick)
    if event.kind == "doing":
        return _doing(telling, event, event.resident)
    if event.kind in ("rejection", "obstacle"):
        return _refusal(telling, event, event.resident)
    return _coming(telling, event, event.resident)


def at_rest(telling: Telling, resident: int, tick: int) -> Reason:
    """Why somebody does nothing: what they set out to do is over, or came to nothing."""
    tried = next(telling.commands(tick, most=1, resident=resident, type=("Do", "Walk")), None)
    first = telling.first_name(resident)
    if tried is None:
        return _rule(f"{first} has not set out to do anything yet.", tick)
    links = (_did(telling, tried, doing_reason(telling, tried)),)
    why = given_up(telling, resident, tried.tick - 1, tick)
    if why is not None:
        return _rule(f"What {first} had set about could not be done: {why.text}.", why.tick, links)
    return _rule(f"{first} has finished what was planned, and is thinking about what comes next.", tick, links)


def _doing(telling: Telling, event: Event, resident: int) -> Reason:
    name = telling.name(resident)
    began = set_out(telling, resident, event.tick, event.text.removeprefix(f"{name} is "))
    return doing_reason(telling, began) if began is not None else at_rest(telling, resident, event.tick)


def _state_reason(telling: Telling, event: Event) -> Reason:
    """A thing is in a state because somebody uses it, has left it, or because a player wanted it so."""
    thing = telling.town.objects.get(event.object) if event.object is not None else None
    called = f"the {thing.kind}" if thing is not None else "the thing"
    ordered = made_so(telling, event)
    if ordered is not None:
        return ordered
    user = event.resident
    began = set_out(telling, user, event.tick) if user is not None else None
    if began is not None and isinstance(began.command, Do):
        reason = doing_reason(telling, began)
        link = _did(telling, began, reason)
        return Reason(f"{telling.first_name(user)} is {began.command.text}. {reason.answer}", reason.cause, (link,))
    return _left(telling, event, called)


def _left(telling: Telling, event: Event, called: str) -> Reason:
    """Back to how a thing always is: who was at it last does something else now."""
    said = f"Nobody is at {called} any more, so it is as it always is."
    last = next(telling.commands(event.tick, most=1, type="Do", target=event.object), None)
    if last is None or not isinstance(last.command, Do):
        return _rule(said, event.tick)
    who = last.command.resident
    now = set_out(telling, who, event.tick)
    links = [_did(telling, last)]
    if now is not None and now.tick > last.tick and isinstance(now.command, Do):
        said = f"{telling.name(who)} is done with {called} and goes on to {now.command.text}, so it is as it always is."
        links.append(_did(telling, now, doing_reason(telling, now)))
    return _rule(said, event.tick, tuple(links))


def _coming(telling: Telling, event: Event, resident: int) -> Reason:
    """Somebody came into a place on the way to what they had set out to do. Who has nothing to do there stands aside."""
    for kind, deed in (("Depart", "left town"), ("Arrive", "came to town")):
        if next(telling.commands(event.tick, event.tick, most=1, type=kind, resident=resident), None) is not None:
            return order_reason(telling, event.tick, f"{deed} as {telling.name(resident)}")
    began = set_out(telling, resident, event.tick)
    if began is None or given_up(telling, resident, began.tick, event.tick) is not None or _is_over(began, event.tick):
        return at_rest(telling, resident, event.tick)
    reason = doing_reason(telling, began)
    if isinstance(began.command, Walk | Arrive):
        return reason
    assert isinstance(began.command, Do), "somebody set out to do something"
    thing = telling.town.objects.get(began.command.target) if began.command.target is not None else None
    goal = thing.arena if thing is not None else began.command.arena
    link = _did(telling, began, reason)
    way = f"{telling.first_name(resident)} is on the way {towards(telling.town, goal)}, next: {began.command.text}"
    return Reason(f"{sentence(way)} {reason.answer}", reason.cause, (link,))


def _refusal(telling: Telling, event: Event, resident: int) -> Reason:
    """The town does not let somebody do what they set out to do."""
    tried = next(telling.commands(event.tick, resident=resident, type=("Do", "Walk")), None)
    meant = "had to give up"
    if tried is not None and isinstance(tried.command, Do):
        meant = f"could not go on to {tried.command.text}"
    said = sentence(f"{event.text}, so {telling.first_name(resident)} {meant}")
    links = (_did(telling, tried, doing_reason(telling, tried)),) if tried is not None else ()
    return _rule(said, event.tick, links)


def _did(telling: Telling, ordered: Ordered, reason: Reason | None = None) -> Link:
    """What somebody set out to do, as a link."""
    command = ordered.command
    assert isinstance(command, Do | Walk | Arrive | Depart), "nobody set out to do anything"
    words = command.text if isinstance(command, Do) else "walking"
    said = f"{telling.name(command.resident)} set about {words}."
    return Link("action", said, ordered.tick, reason.links if reason is not None else (), command.resident)


def _is_over(ordered: Ordered, tick: int) -> bool:
    return isinstance(ordered.command, Do) and 0 < ordered.command.until <= tick


def _rule(said: str, tick: int, links: tuple[Link, ...] = ()) -> Reason:
    return Reason(said, "rule", (Link("rule", said, tick, links),))
