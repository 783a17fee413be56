"""Owns `smallville study ablation`: the answers of every condition, to be ranked by people on a page or by a model."""

import json
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from game.ai.model.connecting import Connected
from game.cli.model_options import BaseUrlOption, BudgetOption, ModelOption, ServerOption, SmallModelOption
from game.cli.options import MapOption, resident_named, write_text
from game.preferences import Given, mind_settings
from game.problem import Problem
from game.saves import Save, Store
from game.session import Session
from game.session.asking import as_they_are
from game.session.founding import Thinking
from game.session.going_on import look_back
from game.session.ground import ground_of_save
from game.session.minds import opened
from game.session.moments import tick_of
from game.settings import MindSettings
from game.study.ablation.blind import Labels, key_text
from game.study.ablation.exhibit import Exhibit, deeds_of_all, exhibit
from game.study.ablation.human import fault_of, load_sets
from game.study.ablation.judging import Judge, Judgement, judgements
from game.study.ablation.page import Texts, page_of
from game.study.battery import BatteryQuestion
from game.study.news import find_news
from game.study.records import Records, read_records


def ablation(
    name: Annotated[str, typer.Argument(help="The save.")],
    at: Annotated[str | None, typer.Option(help="Ask them then; at the end if left out.", show_default=False)] = None,
    who: Annotated[list[str] | None, typer.Option(help="Only this resident; may be given again.", show_default=False)] = None,
    human: Annotated[Path | None, typer.Option(help="Answers that people wrote (TOML).", show_default=False)] = None,
    page: Annotated[Path | None, typer.Option(help="The page [default: NAME-ranking.html].", show_default=False)] = None,
    judge: Annotated[bool, typer.Option("--judge", help="Let the model that is named rank too.")] = False,
    offline: Annotated[
        bool, typer.Option("--offline-answers", help="The model only judges: the residents answer offline.")
    ] = False,
    judges: Annotated[int, typer.Option(min=1, max=1000, help="How many times the model ranks five questions.")] = 20,
    out: Annotated[Path | None, typer.Option(help="Its rankings [default: NAME-rankings.json].", show_default=False)] = None,
    seed: Annotated[int, typer.Option(help="What labels and the model's questions are drawn from.")] = 1,
    map: MapOption = None,
    server: ServerOption = None,
    model: ModelOption = None,
    base_url: BaseUrlOption = None,
    small_model: SmallModelOption = None,
    budget: BudgetOption = None,
) -> None:
    """The paper's controlled evaluation: 25 questions answered under each condition, from the same memories, ranked blind.

    Writes a page on which people rank, a key that says what its labels stand for, and with --judge the rankings of a model.
    `smallville study rankings FILE... --key KEY` says what came of them.

    Examples:

      smallville study ablation monday --page monday.html

      smallville study ablation monday --at "Feb 14 18:00" --human written.toml --judge --model gpt-4o-mini
    """
    settings, api_key = mind_settings(Given(server, base_url, model, small_model, budget))
    if judge and settings.offline:
        raise Problem("No judge is made up: name a language model with --model, or let people rank the page.")
    with Store().open(name, write=False) as save, ExitStack() as minds:
        ranks = minds.enter_context(opened(settings, api_key, threads=0))
        thinking = minds.enter_context(opened(MindSettings(), "", threads=0)) if offline else ranks
        ground = ground_of_save(save, map)
        tick = save.last_tick if at is None else min(save.last_tick, tick_of(at, ground.clock))
        with closing(look_back(save, ground, thinking, tick)) as session:
            records = read_records(save, ground)
            residents = [resident_named(records.names, each) for each in who or ()] or list(records.names)
            shown = _exhibits(session, thinking, records, save, residents)
            written = _human(human, shown)
            _write_page(page or Path(f"{name}-ranking.html"), page_of(name, ground.town, ground.clock, shown, written, seed))
            if judge:
                _judge(session, ranks, records, shown, written, judges, seed, out or Path(f"{name}-rankings.json"))


def _write_page(target: Path, page: tuple[str, Labels]) -> None:
    """The page, and the key to its labels beside it."""
    html, labels = page
    key = target.with_suffix(".key.json")
    write_text(target, html)
    write_text(key, key_text(labels))
    print(f"The page is {target}; what its labels stand for is in {key}, for you alone.")


def _exhibits(session: Session, thinking: Thinking, records: Records, save: Save, residents: Sequence[int]) -> list[Exhibit]:
    news, deeds = [each.text for each in find_news(records)], deeds_of_all(save, records, session.now)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        asking = progress.track(residents, description="asking")
        return [exhibit(session, thinking, each, news, deeds[each]) for each in asking]


def _human(path: Path | None, shown: Sequence[Exhibit]) -> dict[str, Texts]:
    """The human-written sets that can be ranked, by resident; each that is left out is named with the reason."""
    asked = {each.name: [BatteryQuestion(posed.category, posed.question) for posed in each.posed] for each in shown}
    found: dict[str, Texts] = {}
    for each in load_sets(path) if path is not None else ():
        fault = "nobody of that name is asked" if each.resident not in asked else fault_of(each, asked[each.resident])
        if not fault and each.resident in found:
            fault = "there is one already"
        if fault:
            typer.echo(f"The answers of {each.author or 'somebody'} for {each.resident} are left out: {fault}.", err=True)
        else:
            found[each.resident] = each.answers
    return found


def _judge(
    session: Session,
    thinking: Thinking,
    records: Records,
    shown: Sequence[Exhibit],
    human: Mapping[str, Texts],
    judges: int,
    seed: int,
    out: Path,
) -> None:
    model = thinking.model
    if not isinstance(model, Connected):
        raise Problem("No judge is made up: name a language model with --model, or let people rank the page.")
    ids = {name: number for number, name in records.names.items()}
    circumstances = {each.name: as_they_are(session, thinking, ids[each.name]) for each in shown}
    ranks_with = Judge(model.settings.model, model.caller, model.settings.context, thinking.mind)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        asked = judgements(ranks_with, shown, circumstances, human, judges, seed)
        found = list(
            progress.track(asked, total=judges * len({posed.category for posed in shown[0].posed}), description="judging")
        )
    _keep(found, out)


def _keep(found: Sequence[Judgement], out: Path) -> None:
    rows = [
        {"ranker": each.ranking.ranker, "resident": each.resident, "category": each.category, "question": each.question,
         "order": each.ranking.order}
        for each in found
        if each.ranking is not None
    ]  # fmt: skip
    failed = [each.failed for each in found if each.ranking is None]
    if not rows:
        raise Problem(f"The model ranked nothing: {failed[0]}.")
    write_text(out, json.dumps({"rankings": rows}, indent=1))
    print(f"{len(rows)} rankings are in {out}; smallville study rankings {out} says what came of them.")
    if failed:
        typer.echo(f"{len(failed)} questions got no ranking, the first because {failed[0]}.", err=True)
