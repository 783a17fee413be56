"""Owns why a talk was begun, and which talk somebody is in."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.ai.meeting import to_tell
from game.ai.memory import Kind
from game.ai.stream import seeds_in
from game.session.because.doings import ELSEWHERE
from game.session.because.links import Link, Reason
from game.session.because.memories import LONGEST_TALK, memory_link
from game.session.because.plans import plan_then
from game.session.because.sights import order_reason
from game.session.because.telling import Ordered, Telling
from game.session.because.thoughts import thought_link
from game.session.because.wording import at_time, of_them, place, sentence
from game.world.commands import StartTalk
from game.world.talking import SILENCE


@dataclass(frozen=True, slots=True)
class Talk:
    """A talk as it is known at a tick: its members by id, when it began (None: nobody knows), how it was begun."""

    number: int
    members: tuple[int, ...]
    began: int | None
    start: Ordered | None


def talk_of(telling: Telling, number: int, tick: int) -> Talk:
    """A talk that was under way at a tick or before. Without members where there was none of that number."""
    since = max(0, tick - LONGEST_TALK)
    written = next(telling.thoughts(tick, since, most=1, kind="dialogue", talk=number), None)
    spoken = [*telling.events(tick, since, kind="speech", conversation=number)]
    there = written.decision.members if written is not None else ()
    members = tuple(dict.fromkeys((*there, *(each.resident for each in reversed(spoken) if each.resident is not None))))
    latest = written.decision.asked if written is not None else spoken[-1].tick if spoken else tick
    starts = telling.commands(latest, max(0, latest - SILENCE), type="StartTalk", resident=members) if members else iter(())
    start = next((each for each in starts if isinstance(each.command, StartTalk) and each.command.other in members), None)
    return Talk(number, members, start.tick if start is not None else None, start)


def talk_at(telling: Telling, resident: int, tick: int) -> int | None:
    """The number of the talk somebody is in at a tick, where words have been found or said in it."""
    for each in telling.commands(tick, max(0, tick - 8 * SILENCE), type="StartTalk"):
        start = each.command
        if isinstance(start, StartTalk) and resident in (start.resident, start.other, *start.also):
            talk = _number(telling, each.tick, start, tick)
            return talk if talk is not None and _goes_on(telling, talk, each.tick, tick) else None
    return None


def talk_reason(telling: Telling, talk: Talk) -> Reason:
    """Why a talk was begun."""
    if talk.start is None or not isinstance(talk.start.command, StartTalk):
        said = "Who began the talk is not written down."
        return Reason(said, "untold", (Link("rule", said),))
    start, tick = talk.start.command, talk.start.tick
    if tick < telling.led_until:
        return Reason(ELSEWHERE, "rule", (Link("rule", ELSEWHERE, tick),))
    if talk.start.player:
        return order_reason(telling, tick, f"began to talk with {telling.name(start.other)} as {telling.name(start.resident)}")
    return _approached(telling, tick, start)


def _number(telling: Telling, began: int, start: StartTalk, tick: int) -> int | None:
    """The number of a talk that was begun at a tick: the words for it were asked for at once, or somebody spoke."""
    pair = (start.resident, start.other)
    asked = telling.thoughts(tick, began, kind=("dialogue", "say_line"), resident=pair)
    found = [each.decision.talk for each in asked if each.decision.asked <= began + SILENCE]
    if found:
        return found[-1]
    return next((each.conversation for each in telling.events(tick, began, kind="speech", resident=pair)), None)


def _goes_on(telling: Telling, talk: int, began: int, tick: int) -> bool:
    """Whether nobody has left it, and it has not fallen silent."""
    if next(telling.commands(tick, began, most=1, type="LeaveTalk", conversation=talk), None) is not None:
        return False
    last = next(telling.events(tick, began, most=1, kind="speech", conversation=talk), None)
    return tick - (last.tick if last is not None else began) <= SILENCE


def _approached(telling: Telling, tick: int, start: StartTalk) -> Reason:
    """Somebody came near the other, thought about it, and began to talk."""
    one, other = start.resident, start.other
    thoughts = telling.thoughts(tick, tick, resident=one)
    thought = next((each for each in thoughts if each.change.get("talk_to") == other), None)
    first = telling.first_name(one)
    met = f"{first} came near {telling.name(other)}{_where(telling, tick, one)}"
    reasons = (*_wants(telling, tick, one, other), *_has_to_tell(telling, one), *_knows(telling, one, other))
    links = [*reasons[:2]]
    if thought is not None:
        links.append(thought_link(telling, thought, f"{met} and thought about whether to talk"))
    links += [Link("rule", f"{telling.name(each)} was near and joined in.", tick, (), each) for each in start.also]
    ends = f", for {of_them(telling, reasons[0].said, one)}" if reasons else ""
    cause = Link("rule", sentence(met), tick, (), one)
    answer = sentence(f"{met} {at_time(telling, tick)} and began to talk{ends}")
    return Reason(answer, "thought" if thought is not None else "rule", tuple(links) or (cause,))


def _wants(telling: Telling, tick: int, one: int, other: int) -> Iterator[Link]:
    """What one of the two wanted to ask the other, where they looked out for each other."""
    for who, whom in ((one, other), (other, one)):
        then, view = plan_then(telling, who, tick), telling.view(who)
        if then is None or view is None or whom not in then.plan.asks:
            continue
        wishes = [each for each in view if each.created <= tick and " wants to ask " in each.text and whom in each.content.people]
        latest = next((each for each in reversed(wishes) if each.content.kind is Kind.PLAN), None)
        link = memory_link(telling, who, latest.number) if latest is not None else None
        if link is not None:
            yield link


def _has_to_tell(telling: Telling, one: int) -> Iterator[Link]:
    """What somebody goes about to tell people or to invite them to, as they have known from the start."""
    persona = telling.persona(one)
    goal = to_tell(persona) if persona is not None else ""
    if goal:
        yield Link("bound", sentence(f"{telling.name(one)} {goal}"), None, (), one)


def _knows(telling: Telling, one: int, other: int) -> Iterator[Link]:
    """What they have known of the other from the start, or the other of them."""
    for who, whom in ((one, other), (other, one)):
        view, name = telling.view(who), telling.name(whom)
        seeds = (view[number] for number in seeds_in(view)) if view is not None else ()
        known = next((each for each in seeds if name in each.text), None)
        link = memory_link(telling, who, known.number) if known is not None else None
        if link is not None:
            yield link


def _where(telling: Telling, tick: int, resident: int) -> str:
    """Where somebody was, by the latest event about them."""
    shown = telling.events(tick, most=1, resident=resident, kind=("arrival", "doing", "speech"))
    event = next(shown, None)
    return f" {place(telling, event.arena)}" if event is not None else ""
