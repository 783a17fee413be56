"""Owns `smallville interview`: questions put to a resident of a saved town, which leave no trace in it."""

import json
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from game.ai.mind import InterviewAnswer
from game.ai.thinking.ablating import FULL, Condition, condition_named
from game.cli.model_options import BaseUrlOption, BudgetOption, ModelOption, ServerOption, SmallModelOption
from game.cli.options import MapOption, resident_named
from game.preferences import Given, mind_settings
from game.problem import Problem
from game.saves import Save, Store
from game.session import Session
from game.session.asking import put_question
from game.session.going_on import look_back
from game.session.ground import Ground, ground_of_save
from game.session.minds import opened
from game.session.moments import tick_of
from game.study.ablation.exhibit import questions_for
from game.study.battery import BatteryQuestion
from game.study.news import find_news
from game.study.records import read_records


@dataclass(frozen=True, slots=True)
class _Asked:
    question: BatteryQuestion
    answer: InterviewAnswer


def interview(
    name: Annotated[str, typer.Argument(help="The save.")],
    resident: Annotated[str, typer.Argument(help="Who is asked; a first name will do.")],
    question: Annotated[str, typer.Argument(help="What they are asked; leave it out with --battery.", show_default=False)] = "",
    whole_battery: Annotated[bool, typer.Option("--battery", help="Ask 25 questions of the paper's five kinds.")] = False,
    condition: Annotated[
        str,
        typer.Option(help='What they may draw on: full, "no reflection", "no reflection or planning", "no observation, ...".'),
    ] = FULL.name,
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

      smallville interview monday Ann --battery --condition "no reflection"
    """
    if bool(question) == whole_battery:
        raise Problem("Ask one question, or all of them with --battery.")
    settings, api_key = mind_settings(Given(server, base_url, model, small_model, budget))
    under = condition_named(condition)
    with Store().open(name, write=False) as save, opened(settings, api_key, threads=0) as thinking:
        ground = ground_of_save(save, map)
        with closing(look_back(save, ground, thinking, _tick(save, ground, at))) as session:
            who = resident_named({each.id: each.name for each in session.residents.values()}, resident)
            questions = _battery(save, ground, session, who) if whole_battery else [BatteryQuestion("", question)]
            asked = [_Asked(each, put_question(session, thinking, who, each.text, asker, under)) for each in questions]
            if as_json:
                print(json.dumps(_data(session, who, under, asked, whole_battery)))
            else:
                _say(session, who, asked)


def _tick(save: Save, ground: Ground, at: str | None) -> int:
    return save.last_tick if at is None else min(save.last_tick, tick_of(at, ground.clock))


def _battery(save: Save, ground: Ground, session: Session, who: int) -> Sequence[BatteryQuestion]:
    """About the news of the whole run: asked early, it is asked about before anybody has heard it."""
    return questions_for(session, who, [each.text for each in find_news(read_records(save, ground))])


def _data(session: Session, who: int, under: Condition, asked: Sequence[_Asked], whole: bool) -> dict[str, Any]:
    resident = session.residents[who]
    answers = [{**_named(each), **_answer(session, who, each.answer)} for each in asked]
    if not whole:
        return {"resident": resident.name, **_answer(session, who, asked[0].answer)}
    return {"resident": resident.name, "at": session.clock.label(session.now), "condition": under.name, "answers": answers}


def _named(asked: _Asked) -> dict[str, str]:
    return {"category": asked.question.category, "question": asked.question.text}


def _answer(session: Session, who: int, answer: InterviewAnswer) -> dict[str, Any]:
    records = session.residents[who].stream.view()
    cites = [{"number": number, "kind": records[number].content.kind, "text": records[number].text} for number in answer.cites]
    return {"answer": answer.text, "known": answer.known, "cites": cites}


def _say(session: Session, who: int, asked: Sequence[_Asked]) -> None:
    resident, category = session.residents[who], ""
    for each in asked:
        if each.question.category != category:
            category = each.question.category
            print(f"\n{category.upper()}")
        if category:
            print(f"\n{each.question.text}")
        print(f"{resident.name} ({session.clock.label(session.now)}): {each.answer.text}")
        for number in each.answer.cites:
            memory = resident.stream.view()[number]
            print(f"  rests on memory {number}, of {session.clock.label(memory.created)}: {memory.text}")
