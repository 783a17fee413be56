"""Owns `smallville interview`: a question put to a resident of a saved town, which leaves no trace in it."""

import json
from contextlib import closing
from typing import Annotated

import typer

from game.ai.mind import InterviewAnswer
from game.cli.model_options import BaseUrlOption, BudgetOption, ModelOption, ServerOption, SmallModelOption
from game.cli.options import MapOption, resident_named
from game.preferences import Given, mind_settings
from game.saves import Save, Store
from game.session import Session
from game.session.asking import put_question
from game.session.going_on import look_back
from game.session.ground import Ground, ground_of_save
from game.session.minds import opened
from game.session.moments import tick_of


def interview(
    name: Annotated[str, typer.Argument(help="The save.")],
    resident: Annotated[str, typer.Argument(help="Who is asked; a first name will do.")],
    question: Annotated[str, typer.Argument(help="What they are asked.")],
    asker: Annotated[str, typer.Option("--as", help='Who asks, like "a reporter".')] = "an interviewer",
    at: Annotated[str | None, typer.Option(help='When, like "Feb 13 18:00"; now if left out.', show_default=False)] = None,
    map: MapOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object on standard output.")] = False,
    server: ServerOption = None,
    model: ModelOption = None,
    base_url: BaseUrlOption = None,
    small_model: SmallModelOption = None,
    budget: BudgetOption = None,
) -> None:
    """Ask a resident something. They answer from what they remember, and will not remember that you asked.

    Examples:

      smallville interview monday "Ann Lee" "What do you look forward to?"

      smallville interview monday Ann "Who is running for mayor?" --as "a reporter" --at "Feb 13 18:00"
    """
    settings, api_key = mind_settings(Given(server, base_url, model, small_model, budget))
    with Store().open(name, write=False) as save, opened(settings, api_key, threads=0) as thinking:
        ground = ground_of_save(save, map)
        with closing(look_back(save, ground, thinking, _tick(save, ground, at))) as session:
            who = resident_named({each.id: each.name for each in session.residents.values()}, resident)
            answer = put_question(session, thinking, who, question, asker)
            _say(session, who, answer, as_json)


def _tick(save: Save, ground: Ground, at: str | None) -> int:
    return save.last_tick if at is None else min(save.last_tick, tick_of(at, ground.clock))


def _say(session: Session, who: int, answer: InterviewAnswer, as_json: bool) -> None:
    resident = session.residents[who]
    records = resident.stream.view()
    rests = [records[number] for number in answer.cites]
    if as_json:
        cites = [{"number": each.number, "text": each.text} for each in rests]
        print(json.dumps({"resident": resident.name, "answer": answer.text, "known": answer.known, "cites": cites}))
        return
    print(f"{resident.name} ({session.clock.label(session.now)}): {answer.text}")
    for each in rests:
        print(f"  rests on memory {each.number}, of {session.clock.label(each.created)}: {each.text}")
