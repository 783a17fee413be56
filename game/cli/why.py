"""Owns `smallville why`: what a resident was doing at a time and why, as a tree in words, down to prompts and answers."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text
from rich.tree import Tree

from game.ai.embedding import Embedder
from game.ai.model.call import Call
from game.cli.mind_log import whole
from game.cli.options import MapOption, resident_named
from game.cli.terminal_text import one_line, without_keys
from game.problem import Problem
from game.saves import Save, Store
from game.session.because import Because, Doing, Happened, Link, chain
from game.session.because.links import Action
from game.session.because.opening import telling_of
from game.session.because.telling import Telling
from game.session.ground import ground_of_save
from game.session.moments import tick_of
from game.session.people import names_of
from game.world.clock import Clock


def why(
    name: Annotated[str, typer.Argument(help="The save.")],
    resident: Annotated[str, typer.Argument(help="Of whom; a first name will do.")],
    at: Annotated[str | None, typer.Option(help='When, like "Feb 13 13:05"; now if left out.', show_default=False)] = None,
    said: Annotated[
        str | None, typer.Option(help="Why they said this: some words of the latest line until then.", show_default=False)
    ] = None,
    full: Annotated[bool, typer.Option("--full", help="With all that came to mind, also for taking stock of oneself.")] = False,
    prompts: Annotated[bool, typer.Option("--prompts", help="With what a model was asked and answered, whole.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object on standard output.")] = False,
    map: MapOption = None,
) -> None:
    """Say what a resident was doing at a time, and why: the plan, promise, reaction, order or rule it came of.

    Below the answer stands the chain: the thoughts it leads through, the memories that came to mind for each (with how
    recent, relevant and important each was, 0 to 1), where those came from, and what a language model was asked.

    Examples:

      smallville why monday Klaus --at "Feb 13 13:05"

      smallville why monday "Isabella Rodriguez" --said "party" --prompts
    """
    with Store().open(name, write=False) as save:
        ground = ground_of_save(save, map)
        who = resident_named(names_of(save, ground.entries), resident)
        tick = _moment(save, at, ground.clock)
        telling = telling_of(save, ground, Embedder(), tick)
        because = chain(telling, _action(telling, who, said))
        calls = [*_calls(save, because.chain)] if prompts or as_json else []
        if as_json:
            print(without_keys(json.dumps(_as_data(because, calls if prompts else [], telling))))
        else:
            _print(because, calls, telling, full)


def _moment(save: Save, at: str | None, clock: Clock) -> int:
    """The tick asked about: the last that was lived, or an earlier one. Raises Problem for one that is still to come."""
    last = max(0, save.last_tick - 1)
    if at is None:
        return last
    tick = tick_of(at, clock)
    if tick > last:
        raise Problem(f'The run "{save.name}" has come to {clock.label(last)}; choose a time before that.')
    return tick


def _action(telling: Telling, who: int, said: str | None) -> Action:
    if said is None:
        return Doing(who, telling.until)
    wanted = said.casefold()
    lines = telling.events(telling.until, most=10_000, kind="speech", resident=who)
    line = next((each for each in lines if wanted in each.text.casefold()), None)
    if line is None:
        when = telling.clock.label(telling.until)
        raise Problem(f'{telling.name(who)} has said nothing with "{said}" until {when}; leave out --said or give other words.')
    return Happened(line.number, line.tick)


def _calls(save: Save, link: Link) -> Iterator[tuple[int, Call]]:
    """The calls of the audit log that a chain leads to, each once."""
    found: dict[int, Call] = {}
    for each in _all(link):
        if each.call is not None and each.tick is not None and each.call not in found:
            fitting = save.calls(resident=each.resident, since=each.tick, until=each.tick)
            found.update({number: call for number, call in fitting if number == each.call})
    yield from found.items()


def _all(link: Link) -> Iterator[Link]:
    yield link
    for each in link.below:
        yield from _all(each)


def _print(because: Because, calls: list[tuple[int, Call]], telling: Telling, full: bool) -> None:
    console = Console()
    tree = Tree(_words(because.chain, telling.clock), guide_style="dim")
    for each in because.chain.below:
        _grow(tree, each, telling.clock, full)
    console.print(Text(one_line(because.answer), style="bold"))
    console.print(tree)
    for number, call in calls:
        console.print(Text(f"\nCall {number}, {call.kind.replace('_', ' ')}:\n{whole(call)}"))


def _grow(tree: Tree, link: Link, clock: Clock, full: bool) -> None:
    words, short = _words(link, clock), link.sort == "query" and any(each.sort == "query" for each in link.below)
    if short and not full:
        tree.add(words.append("  (--full shows from what)", "dim"))
        return
    branch = tree.add(words)
    for each in link.below:
        _grow(branch, each, clock, full)


def _words(link: Link, clock: Clock) -> Text:
    """A link on a line: when, the sentence, and of a memory that came to mind the parts of its score."""
    when = "from the start  " if link.tick is None and link.memory is not None else ""
    when = when if link.tick is None else f"{clock.moment(link.tick):%a %H:%M}  "
    text = Text.assemble((when, "dim"), one_line(link.said))
    if link.score is not None:
        parts = f"recent {link.score.recency:.2f}, relevant {link.score.relevance:.2f}, important {link.score.importance:.2f}"
        text.append(f"  {link.score.score:.2f} ({parts})", "dim")
    elif link.call is not None:
        text.append(f"  (call {link.call})", "dim")
    return text


def _as_data(because: Because, calls: list[tuple[int, Call]], telling: Telling) -> dict[str, Any]:
    data: dict[str, Any] = {"answer": because.answer, "cause": because.cause, "chain": _link_data(because.chain, telling)}
    if calls:
        data["calls"] = [{"id": number, **asdict(call)} for number, call in calls]
    return data


def _link_data(link: Link, telling: Telling) -> dict[str, Any]:
    told = {key: value for key, value in asdict(link).items() if value is not None and key != "below"}
    if link.tick is not None:
        told["time"] = telling.clock.moment(link.tick).isoformat(sep=" ")
    if link.resident is not None:
        told["name"] = telling.name(link.resident)
    if link.below:
        told["below"] = [_link_data(each, telling) for each in link.below]
    return told
