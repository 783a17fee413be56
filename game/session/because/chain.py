"""Owns `chain`: from an action to the plan, order or rule it came of, what that rests on, and what a model was asked."""

from dataclasses import replace

from game.problem import Problem
from game.session.because.doings import doing_reason, set_out
from game.session.because.happenings import at_rest, event_reason
from game.session.because.lines import line_reason
from game.session.because.links import Action, Because, Begun, Doing, Happened, Link, Planned, Reason, Said, Thinking
from game.session.because.plan_links import decided, hour_reason, step_reason
from game.session.because.plans import plan_then
from game.session.because.talks import talk_at, talk_of, talk_reason
from game.session.because.telling import Ordered, Telling
from game.session.because.thoughts import thought_link
from game.session.because.wording import names_of, place, quoted, sentence, thought_words
from game.world.commands import Do
from game.world.events import Event

_NONSENSE = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What comes of rows that say what cannot be: anybody may have written a save."""
_NOTHING = "Nothing of the kind is written down in this save by then."


def chain(telling: Telling, action: Action) -> Because:
    """Why something was done. Raises Problem where there is no such action, or the save is damaged."""
    try:
        return _chain(replace(telling, at=min(action.tick, telling.until)), action)
    except _NONSENSE as error:
        name = telling.save.name
        raise Problem(f'What led to it cannot be told: the save "{name}" is damaged ({type(error).__name__}).') from error


def _chain(telling: Telling, action: Action) -> Because:
    match action:
        case Doing():
            return _doing(telling, action)
        case Happened():
            event = next(telling.events(action.tick, action.tick, most=1, number=action.number), None)
            return _of_event(telling, event)
        case Said():
            wanted = {"kind": "speech", "conversation": action.talk, "line": action.line}
            fitting = telling.events(action.tick, action.tick, most=1, **wanted)
            return _of_event(telling, next(fitting, None))
        case Begun():
            return _begun(telling, action)
        case Planned():
            return _planned(telling, action)
        case Thinking():
            return _thought(telling, action)


def _of_event(telling: Telling, event: Event | None) -> Because:
    if event is None:
        raise Problem(_NOTHING)
    telling = replace(telling, at=event.tick)
    reason = line_reason(telling, event) if event.kind == "speech" else event_reason(telling, event)
    return _because(_event_words(telling, event), event.tick, event.resident, reason, event.conversation)


def _doing(telling: Telling, action: Doing) -> Because:
    """What somebody is at: a talk, what they set out to do, or nothing."""
    resident, tick = action.resident, min(action.tick, telling.until)
    talk = talk_at(telling, resident, tick)
    if talk is not None:
        return _begun(telling, Begun(talk, tick))
    began = set_out(telling, resident, tick)
    if began is None or (isinstance(began.command, Do) and 0 < began.command.until <= tick):
        said = f"{telling.name(resident)} is doing nothing in particular."
        return _because(said, tick, resident, at_rest(telling, resident, tick))
    return _because(_doing_words(telling, began, resident), began.tick, resident, doing_reason(telling, began))


def _begun(telling: Telling, action: Begun) -> Because:
    talk = talk_of(telling, action.talk, min(action.tick, telling.until))
    if not talk.members:
        raise Problem(_NOTHING)
    said = f"{names_of(telling, talk.members)} talk with each other."
    return _because(said, talk.began, talk.members[0], talk_reason(telling, talk), action.talk)


def _planned(telling: Telling, action: Planned) -> Because:
    then = plan_then(telling, action.resident, min(action.tick, telling.until))
    entry = None if then is None else then.block_at(action.minute) if action.hour else then.step_at(action.minute)
    reasoned = hour_reason if action.hour else step_reason
    reason = None if then is None else reasoned(telling, action.resident, then, action.minute)
    if entry is None or reason is None:
        raise Problem(_NOTHING)
    said = f"{telling.name(action.resident)} plans to {entry[0].text}."
    return _because(said, None, action.resident, reason)


def _thought(telling: Telling, action: Thinking) -> Because:
    thought = next(telling.thoughts(action.tick, action.tick, most=1, id=action.request), None)
    if thought is None:
        raise Problem(_NOTHING)
    decision = thought.decision
    said = sentence(thought_words(telling, decision.kind, decision.resident))
    answer = decided(telling, thought) or said
    reason = Reason(answer, "thought", (thought_link(telling, thought),))
    return _because(said, decision.landed, decision.resident, reason, decision.talk)


def _because(said: str, tick: int | None, resident: int | None, reason: Reason, talk: int | None = None) -> Because:
    return Because(reason.answer, reason.cause, Link("action", said, tick, reason.links, resident, talk=talk))


def _event_words(telling: Telling, event: Event) -> str:
    where = place(telling, event.arena)
    if event.kind == "speech":
        return f"{telling.name(event.resident)} said {quoted(event.text)}"
    if event.kind == "rejection":
        return f"{telling.name(event.resident)} could not do it: {sentence(event.text)}"
    return sentence(f"{event.text} {where}".rstrip() if event.kind in ("doing", "state") else event.text)


def _doing_words(telling: Telling, began: Ordered, resident: int) -> str:
    command = began.command
    if not isinstance(command, Do):
        return f"{telling.name(resident)} is walking about."
    goal = telling.town.objects[command.target].arena if command.target in telling.town.objects else command.arena
    return sentence(f"{telling.name(resident)} is {command.text} {place(telling, goal)}".rstrip())
