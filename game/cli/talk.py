"""Owns `smallville talk`: walking up to a resident of a saved town in a terminal, and talking; or being their inner voice."""

import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from game.cli.model_options import BaseUrlOption, BudgetOption, ModelOption, ServerOption, SmallModelOption
from game.cli.options import MapOption, ThreadsOption, begin_or_go_on, resident_named
from game.cli.terminal_text import one_line
from game.preferences import Given, mind_settings
from game.problem import Problem
from game.saves import Store
from game.session import Session
from game.session.ground import ground_of_save
from game.session.minds import opened
from game.session.people import names_of
from game.session.visiting import Visit, whisper

LEAVE = "/leave"
LONGEST_LINE = 600
"""Characters of what is typed that are said."""


def talk(
    name: Annotated[str, typer.Argument(help="The save; it goes on meanwhile.")],
    resident: Annotated[str, typer.Argument(help="Whom you talk to; a first name will do.")],
    about: Annotated[str, typer.Option("--as", help='What you are to them, like "a reporter".')] = "",
    visitor: Annotated[str, typer.Option("--name", help="What you are called.")] = "Robin Vale",
    inner_voice: Annotated[bool, typer.Option("--inner-voice", help="Be their inner voice: nobody else hears it.")] = False,
    wait: Annotated[bool, typer.Option("--wait", help="Live on until they are awake and free.")] = False,
    threads: ThreadsOption = 4,
    map: MapOption = None,
    server: ServerOption = None,
    model: ModelOption = None,
    base_url: BaseUrlOption = None,
    small_model: SmallModelOption = None,
    budget: BudgetOption = None,
) -> None:
    """Talk with a resident, line by line; they answer from what they remember, and will remember you.

    The town lives on while you talk, and is saved. Type /leave, or end the input, to go.

    Examples:

      smallville talk monday "Ann Lee" --as "a reporter" --name "Vera Lund"

      echo "You are going to learn to swim." | smallville talk monday Ann --inner-voice
    """
    store = Store()
    if not store.exists(name):
        raise Problem(f'There is no run "{name}"; begin one with `smallville run {name} --days 1`.')
    who = _whom(store, name, map, resident)
    settings, key = mind_settings(Given(server, base_url, model, small_model, budget))
    with opened(settings, key, threads) as thinking, closing(begin_or_go_on(store, name, map, None, None, thinking)) as session:
        if who not in session.simulation.bodies:
            raise Problem(f"{session.residents[who].name} has moved away; there is nobody to talk to.")
        if inner_voice:
            _whisper(session, who)
        else:
            _visit(session, Visit(session, who, visitor, about), who, wait)


def _whom(store: Store, name: str, map_path: Path | None, resident: str) -> int:
    """Who is meant, looked up before anything is touched. Raises Problem when nobody is."""
    with store.open(name, write=False) as save:
        return resident_named(names_of(save, ground_of_save(save, map_path).entries), resident)


def _visit(session: Session, visit: Visit, who: int, wait: bool) -> None:
    hindrance = visit.hindrance()
    if hindrance and not wait:
        raise Problem(f"{hindrance}, at {session.clock.label(session.now)}; add --wait to live on until they are free.")
    if hindrance:
        _console().print(f"{hindrance}; waiting.", markup=False, style="dim")
        visit.wait()
    visit.begin()
    _set_the_scene(session, who)
    for words in _typed():
        for line in visit.say(words):
            _console().print(f"{session.residents[line.speaker].name}: {one_line(line.text)}", markup=False, highlight=False)
        if visit.over:
            _console().print("The talk is over.", style="dim")
            break
    kept = visit.leave()
    _console().print(
        f"What {session.residents[who].name} remembers of it:" if kept else "Nothing of it is remembered.", markup=False
    )
    for memory in kept:
        _console().print(f"  {one_line(memory.text)}", markup=False, highlight=False)


def _set_the_scene(session: Session, who: int) -> None:
    body = session.simulation.bodies[who]
    arena = session.simulation.arena_at(body.tile)
    town = session.simulation.town
    place = town.sector_of(arena).name if arena in town.arenas and town.arenas[arena].sector in town.sectors else "the street"
    doing = f", {one_line(body.doing.text)}" if body.doing is not None else ""
    _console().print(f"{session.clock.label(session.now)}. {body.name} is at {place}{doing}.", markup=False, style="dim")


def _whisper(session: Session, who: int) -> None:
    """Each line is a thought of theirs; what they make of it is shown."""
    name = session.residents[who].name
    for words in _typed():
        kept = whisper(session, who, words)
        if not kept:
            _console().print(f"{name} is too taken up with something to hear it.", markup=False)
        for memory in kept:
            _console().print(one_line(memory.text), markup=False, highlight=False)
        if len(kept) == 1:
            _console().print("It stays a thought.", style="dim")


def _typed() -> Iterator[str]:
    """What is typed, or comes through a pipe, line by line until it ends or takes its leave."""
    while True:
        try:
            line = input("> " if sys.stdin.isatty() else "")
        except EOFError:
            return
        words = one_line(line)[:LONGEST_LINE]
        if words == LEAVE:
            return
        if words:
            yield words


def _console() -> Console:
    return Console(soft_wrap=True)
