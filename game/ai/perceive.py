"""Owns perception: which of the events that reached somebody they take in, and how they remember them (paper, 4.1)."""

from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import groupby

from game.ai.claims import as_heard, people_in
from game.ai.memory import Kind, NewMemory
from game.settings import Cognition
from game.world.events import INWARD, Event, Percept

SOMEBODY = "Somebody"
"""How a speaker is called whose name is not known."""
_UNRATED = 1


def noticed(
    percepts: Sequence[Percept],
    own: int,
    recent: Sequence[str],
    settings: Cognition,
    own_talks: Collection[int] = (),
    usual: Mapping[int, str] | None = None,
) -> tuple[Percept, ...]:
    """The percepts that resident `own` takes in, in the order they happened.

    Of one tick's events the nearest, up to the attention bandwidth; what is unchanged since it was last noted
    (`recent`: texts of events, latest last; `settings.retention` of them count) is left out. What one does oneself,
    and why it did not work, is always noticed. Talks one takes part in are left out: they are noted as a whole. So is what
    nobody would turn their head for: that somebody walks, and that a thing is back in its `usual` state, by object.
    """
    talks = {*own_talks, *_talks_of(percepts, own)}
    used = {each.event.object for each in percepts if _is_own_doing(each.event, own)}
    new = [each for each in percepts if not each.noted and not _is_dull(each.event, usual or {})]
    felt = [each for each in new if not _is_folded(each.event, own, used, talks)]
    attended = [each for moment in _by_tick(felt) for each in _attended(moment, own, settings.attention)]
    return tuple(_news(attended, own, recent, settings.retention))


def observations(
    percepts: Iterable[Percept], own: int, names: Mapping[int, str] | None = None, pronouns: Mapping[int, str] | None = None
) -> tuple[NewMemory, ...]:
    """What resident `own` remembers of the percepts: sentences, one each; what was overheard as said by whom.

    `names` and `pronouns` are of residents by id. Importance is 1 until the mind has rated it (`dataclasses.replace`).
    """
    found: list[NewMemory] = []
    for percept in percepts:
        found += (
            _overheard(percept.event, names or {}, pronouns or {}) if percept.event.kind == "speech" else [_seen(percept.event)]
        )
    return tuple(found)


def _seen(event: Event) -> NewMemory:
    people = () if event.resident is None else (event.resident,)
    return NewMemory(Kind.OBSERVATION, event.text, _UNRATED, people=people, place=event.arena)


def _overheard(event: Event, names: Mapping[int, str], pronouns: Mapping[int, str]) -> list[NewMemory]:
    """What a line claimed; the words themselves where it does not say what it claims."""
    number = -1 if event.resident is None else event.resident
    speaker, pronoun = names.get(number, SOMEBODY), pronouns.get(number, "")
    texts = [as_heard(speaker, pronoun, claim) for claim in event.claims]
    if not texts:
        texts = [f'{speaker} said: "{event.text}"']
    return [
        NewMemory(
            kind=Kind.CHAT,
            text=text,
            importance=_UNRATED,
            people=people_in(text, names, () if event.resident is None else (event.resident,)),
            place=event.arena,
            said_by=event.resident,
            talk=event.conversation,
            line=event.line,
            retells=event.cites[0] if event.claims and event.cites else None,
        )
        for text in texts
    ]


def _talks_of(percepts: Iterable[Percept], own: int) -> Iterable[int]:
    spoken = (each.event for each in percepts if each.event.kind == "speech" and each.event.resident == own)
    return (event.conversation for event in spoken if event.conversation is not None)


def _is_own_doing(event: Event, own: int) -> bool:
    return event.kind == "doing" and event.resident == own


def _is_own(event: Event, own: int) -> bool:
    return event.kind in INWARD or _is_own_doing(event, own)


def _is_dull(event: Event, usual: Mapping[int, str]) -> bool:
    if event.kind == "state" and event.object is not None:
        return event.state is not None and usual.get(event.object) == event.state
    if event.kind == "change":
        return event.resident is None  # what of a place is other than they knew it, they see for themselves
    return event.kind == "walking"


def _is_folded(event: Event, own: int, used: Collection[int | None], talks: Collection[int]) -> bool:
    """Whether another record says it already (the own doing, the note of one's own talk), or it says nothing: mere courtesy."""
    if event.kind == "state":
        return event.resident == own or (event.object is not None and event.object in used)
    if event.kind == "speech":
        return event.conversation in talks or (bool(event.act) and not event.claims)
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
