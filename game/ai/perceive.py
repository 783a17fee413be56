"""Owns perception: which of the events that reached somebody they take in, and how they remember them (paper, 4.1)."""

from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import groupby

from game.ai.memory import Kind, NewMemory
from game.settings import Cognition
from game.world.events import Event, Percept

SOMEBODY = "Somebody"
"""How a speaker is called whose name is not known."""
_UNRATED = 1


def noticed(
    percepts: Sequence[Percept], own: int, recent: Sequence[str], settings: Cognition, own_talks: Collection[int] = ()
) -> tuple[Percept, ...]:
    """The percepts that resident `own` takes in, in the order they happened.

    Of one tick's events the nearest, up to the attention bandwidth; what is unchanged since it was last noted
    (`recent`: texts of events, latest last; `settings.retention` of them count) is left out. What one does oneself,
    and why it did not work, is always noticed. Talks one takes part in are left out: they are noted as a whole.
    """
    talks = {*own_talks, *_talks_of(percepts, own)}
    used = {each.event.object for each in percepts if _is_own_doing(each.event, own)}
    felt = [each for each in percepts if not _is_folded(each.event, own, used, talks)]
    attended = [each for moment in _by_tick(felt) for each in _attended(moment, own, settings.attention)]
    return tuple(_news(attended, own, recent, settings.retention))


def observations(percepts: Iterable[Percept], own: int, names: Mapping[int, str] | None = None) -> tuple[NewMemory, ...]:
    """What resident `own` remembers of the percepts: sentences, one each; what was overheard as said by whom.

    `names` are of residents by id. Importance is 1 until the mind has rated it (`dataclasses.replace`).
    """
    return tuple(_observation(percept.event, names or {}) for percept in percepts)


def _observation(event: Event, names: Mapping[int, str]) -> NewMemory:
    people = () if event.resident is None else (event.resident,)
    if event.kind != "speech":
        return NewMemory(Kind.OBSERVATION, event.text, _UNRATED, people=people, place=event.arena)
    speaker = SOMEBODY if event.resident is None else names.get(event.resident, SOMEBODY)
    return NewMemory(
        kind=Kind.CHAT,
        text=f'{speaker} said: "{event.text}"',
        importance=_UNRATED,
        people=people,
        place=event.arena,
        said_by=event.resident,
        talk=event.conversation,
    )


def _talks_of(percepts: Iterable[Percept], own: int) -> Iterable[int]:
    spoken = (each.event for each in percepts if each.event.kind == "speech" and each.event.resident == own)
    return (event.conversation for event in spoken if event.conversation is not None)


def _is_own_doing(event: Event, own: int) -> bool:
    return event.kind == "doing" and event.resident == own


def _is_own(event: Event, own: int) -> bool:
    return event.kind == "rejection" or _is_own_doing(event, own)


def _is_folded(event: Event, own: int, used: Collection[int | None], talks: Collection[int]) -> bool:
    """Whether another record says it already: the own doing, or the note of one's own talk."""
    if event.kind == "state":
        return event.resident == own or (event.object is not None and event.object in used)
    if event.kind == "speech":
        return event.conversation in talks
    return event.kind == "arrival" and event.resident == own


def _by_tick(percepts: Iterable[Percept]) -> Iterable[list[Percept]]:
    ordered = sorted(percepts, key=lambda each: (each.event.tick, each.event.number))
    return (list(moment) for _, moment in groupby(ordered, key=lambda each: each.event.tick))


def _attended(moment: list[Percept], own: int, bandwidth: int) -> list[Percept]:
    """One tick's events that attention is wide enough for, in their order; one's own cost none of it."""
    others = [each for each in moment if not _is_own(each.event, own)]
    nearest = sorted(others, key=lambda each: (each.distance, each.event.number))[:bandwidth]
    taken = {each.event.number for each in nearest}
    return [each for each in moment if _is_own(each.event, own) or each.event.number in taken]


def _news(percepts: Iterable[Percept], own: int, recent: Sequence[str], retention: int) -> Iterable[Percept]:
    last = deque(recent, maxlen=retention)
    for percept in percepts:
        if percept.event.text not in last or _is_own(percept.event, own):
            yield percept
            last.append(percept.event.text)
