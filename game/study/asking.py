"""Owns asking everybody what they know, and checking each yes against the records it claims to rest on."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from game.ai.cues import covers
from game.ai.embedding import Embedder, Embeds
from game.ai.memory import Kind, Memory
from game.ai.mind import InterviewAnswer, Mind
from game.ai.stream import MemoryStream, StreamView, seeds_in
from game.ai.thinking import Means
from game.ai.thinking.interviewing import interview
from game.ai.thought import Asked, Portrait, Snapshot
from game.saves import Save
from game.session.state import from_json
from game.study.chains import chain_of
from game.study.knowing import makes_known, named_in
from game.study.news import News, is_same_news
from game.study.records import Records

SEEN = 0.5
"""Share of the words of a piece of news that something seen must have to give it away."""


@dataclass(frozen=True, slots=True)
class Asking:
    """One question put to one resident at one tick, and what they said; `invented`: a yes with no record behind it."""

    who: int
    tick: int
    question: str
    answer: InterviewAnswer
    invented: bool


def ask_everybody(records: Records, save: Save, mind: Mind, news: Iterable[News]) -> tuple[Asking, ...]:
    """Everybody about each piece of news and about every other, as they were at the start and as they are at the end."""
    means = Means(mind, Embedder(), records.ground.town, records.clock, records.ground.settings.cognition)
    pieces = tuple(news)
    return tuple(
        asking
        for whole in _portraits(records, save, means.embedder)
        for tick, portrait in ((0, _at_start(whole)), (records.end, whole))
        for asking in _askings(records, means, pieces, portrait, tick)
    )


def _askings(records: Records, means: Means, news: tuple[News, ...], portrait: Portrait, tick: int) -> Iterator[Asking]:
    asked = Asked(id=0, kind="notice", resident=portrait.id, members=(portrait.id,), asked=tick, due=tick)
    snapshot = Snapshot(asked, records.ground.settings.seed, (portrait,))
    for each in news:
        question = f"Did you know that {each.text}?"
        answer = interview(snapshot, means, question)
        backed = any(_is_of_news(records, portrait, number, each) for number in answer.cites)
        yield Asking(portrait.id, tick, question, answer, answer.known and not backed)
    for other, name in records.names.items():
        if other != portrait.id:
            question = f"Do you know of {name}?"
            answer = interview(snapshot, means, question)
            backed = any(_is_of_person(records, portrait, number, other) for number in answer.cites)
            yield Asking(portrait.id, tick, question, answer, answer.known and not backed)


def _is_of_news(records: Records, portrait: Portrait, number: int, news: News) -> bool:
    """Whether a record cited is the news itself or goes back to it, or says as much of what was seen with one's own eyes."""
    memory = _cited(records, portrait, number)
    if memory is None:
        return False
    chain = chain_of(records, portrait.id, number)
    if chain is not None and is_same_news(records, chain.root, news):
        return True
    if memory.content.kind is Kind.REFLECTION:
        return any(_is_of_news(records, portrait, each, news) for each in memory.content.evidence if each < number)
    seen = memory.content.kind is Kind.OBSERVATION and news.root.owner in named_in(records, memory.text)
    return seen and covers(memory.text, news.text, SEEN)


def _is_of_person(records: Records, portrait: Portrait, number: int, other: int) -> bool:
    """Whether a record cited lets one know the other: a seed that names them, a talk with them, or hearsay of them."""
    memory = _cited(records, portrait, number)
    if memory is None:
        return False
    if memory.is_seed:
        return other in named_in(records, memory.text)
    return other in makes_known(records, portrait.id, memory)


def _cited(records: Records, portrait: Portrait, number: int) -> Memory | None:
    """The record of a number, if the resident had it when they were asked."""
    return records.memory(portrait.id, number) if 0 <= number < len(portrait.stream) else None


def _portraits(records: Records, save: Save, embedder: Embeds) -> Iterator[Portrait]:
    """Everybody as they are at the end, one after the other: a stream with its vectors is large."""
    kept = save.latest_snapshot()
    state = None if kept is None else from_json(kept[1])
    names = tuple(records.names.items())
    for each in (each for each in state.residents if each.id in records.personas) if state is not None else ():
        stream = save.stream(each.id, embedder).view()
        arena = each.known.home_arena or 0
        persona = records.personas[each.id]
        yield Portrait(each.id, persona, each.known, each.plan, stream, arena, "", names=names, summary=each.summary)


def _at_start(portrait: Portrait) -> Portrait:
    """The same resident with nothing but seed memories."""
    return replace(portrait, stream=_seeds_of(portrait.stream), plan=None, summary="")


def _seeds_of(view: StreamView) -> StreamView:
    seeds, stream = seeds_in(view), MemoryStream()
    records = [replace(view[each], number=number) for number, each in enumerate(seeds)]
    stream.extend(records, view.vectors[seeds.start : seeds.stop])
    return stream.view()
