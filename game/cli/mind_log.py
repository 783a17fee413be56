"""Owns `smallville mind log`: every question the town put to a model and what came of it, to read, filter and export."""

import json
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, get_args

import typer

from game.ai.mind import Mind
from game.ai.model.call import Call, Outcome
from game.cli.options import MapOption, resident_named, write_text
from game.cli.terminal_text import one_line, plain, without_keys
from game.problem import Problem
from game.saves import Save, Store
from game.saves.save import EVER
from game.session.ground import Ground, ground_of_save
from game.session.moments import tick_of
from game.session.people import names_of
from game.world.clock import Clock

Numbered = tuple[int, Call]
KINDS = tuple(sorted(name for name in vars(Mind) if not name.startswith("_") and name != "name"))
_MOST_REASONS = 12
"""Reasons that are told apart below the log."""


def log(
    name: Annotated[str, typer.Argument(help="The save.")],
    resident: Annotated[str | None, typer.Option(help="Only of this resident; a first name will do.", show_default=False)] = None,
    kind: Annotated[str | None, typer.Option(help="Only this kind, like break_down_hour.", show_default=False)] = None,
    outcome: Annotated[
        str | None, typer.Option(help="Only with this end: answered, repaired, partial, cached or offline.", show_default=False)
    ] = None,
    since: Annotated[str | None, typer.Option(help='From when, like "Feb 13 08:00".', show_default=False)] = None,
    until: Annotated[str | None, typer.Option(help='Until when, like "Feb 13 12:00".', show_default=False)] = None,
    last: Annotated[int | None, typer.Option(min=1, help="Only the last so many.", show_default=False)] = None,
    show: Annotated[int | None, typer.Option(min=0, help="Only the call of this number, whole.", show_default=False)] = None,
    full: Annotated[bool, typer.Option("--full", help="With every message and answer.")] = False,
    export: Annotated[
        Path | None, typer.Option(help="Write them to this file, a JSON object a line, instead.", show_default=False)
    ] = None,
    map: MapOption = None,
) -> None:
    """List the questions a saved town put to a model: when, for whom, of which kind, how it ended, what it took.

    Examples:

      smallville mind log monday --outcome offline --last 20

      smallville mind log monday --resident Ann --kind write_dialogue --full

      smallville mind log monday --export monday.jsonl
    """
    _refuse_unknown("kind", kind, KINDS)
    _refuse_unknown("outcome", outcome, get_args(Outcome))
    with Store().open(name, write=False) as save:
        ground = ground_of_save(save, map)
        names = names_of(save, ground.entries)
        who = None if resident is None else resident_named(names, resident)
        calls = _calls(save, ground, who, kind, outcome, since, until)
        chosen = _chosen(calls, name, show, last)
        if export is None:
            _print(chosen, names, ground.clock, full or show is not None)
        else:
            write_text(export, "".join(_as_json(number, call, names, ground.clock) for number, call in chosen))
            print(f"Written to {export}.")


def _calls(
    save: Save, ground: Ground, who: int | None, kind: str | None, outcome: str | None, since: str | None, until: str | None
) -> Iterator[Numbered]:
    first = 0 if since is None else tick_of(since, ground.clock)
    last = EVER if until is None else tick_of(until, ground.clock)
    return save.calls(resident=who, kind=kind, outcome=outcome, since=first, until=last)


def _refuse_unknown(what: str, value: str | None, known: tuple[str, ...]) -> None:
    if value is not None and value not in known:
        raise typer.BadParameter(f'there is no {what} "{value}"; there are {", ".join(known)}')


def _chosen(calls: Iterable[Numbered], name: str, show: int | None, last: int | None) -> Iterable[Numbered]:
    if show is not None:
        found = [each for each in calls if each[0] == show]
        if not found:
            raise Problem(
                f'The log of "{name}" has no call {show} among those asked for; `smallville mind log {name}` lists them.'
            )
        return found
    return calls if last is None else deque(calls, maxlen=last)


def _print(calls: Iterable[Numbered], names: dict[int, str], clock: Clock, full: bool) -> None:
    """Line by line as they are read: a log may be long."""
    total = _Total()
    for number, call in calls:
        total.add(call)
        print(_line(number, call, names, clock))
        if full:
            print(whole(call))
    print(total.told())


def _line(number: int, call: Call, names: dict[int, str], clock: Clock) -> str:
    moment = clock.moment(call.tick)
    who = one_line(names.get(call.resident, f"resident {call.resident}"))
    ended = one_line(f"{call.outcome} ({call.reason})" if call.reason else call.outcome)
    tokens, took = f"{call.prompt_tokens}+{call.completion_tokens} tokens", f"{call.seconds:.1f} s"
    asked = f"{number:>6}  {moment:%a %d %b %H:%M:%S}  {who:<20}  {one_line(call.kind):<16}"
    return f"{asked}  {tokens:<15}  {took:>6}  {call.cost:.5f}  {ended}"


def whole(call: Call) -> str:
    """Every message and the answer, set in, for a terminal."""
    asked = [f"[{message.role}] {message.text}" for message in call.messages]
    how = f"[{call.model}, {call.rung or 'not asked'}, {call.attempts} sent, {call.cached_tokens} tokens read before]"
    text = "\n".join([*asked, how, call.text or "(no answer)"])
    return "\n".join(f"        {line}" for line in plain(text).splitlines())


def _as_json(number: int, call: Call, names: dict[int, str], clock: Clock) -> str:
    """One line. JSON escapes what could steer a terminal by itself."""
    when = clock.moment(call.tick).isoformat(sep=" ")
    told = {"id": number, "time": when, "name": names.get(call.resident, ""), **asdict(call)}
    return without_keys(json.dumps(told)) + "\n"


class _Total:
    """What calls took together."""

    def __init__(self) -> None:
        self._calls = self._prompt = self._completion = self._cached = 0
        self._seconds = self._cost = 0.0
        self._reasons: Counter[str] = Counter()

    def add(self, call: Call) -> None:
        """One more."""
        self._calls += 1
        self._prompt += call.prompt_tokens
        self._completion += call.completion_tokens
        self._cached += call.cached_tokens
        self._seconds += call.seconds
        self._cost += call.cost
        if call.outcome == "offline":
            self._reasons[one_line(call.reason) or "no reason given"] += 1

    def told(self) -> str:
        """In a line, and one for each reason why the offline mind answered."""
        calls = "1 call" if self._calls == 1 else f"{self._calls:,} calls"
        tokens = f"{self._prompt:,} prompt tokens ({self._cached:,} read before), {self._completion:,} completion tokens"
        offline = self._reasons.total()
        lines = [f"{calls}, {tokens}, {self._seconds:.0f} s, cost {self._cost:.4f}; the offline mind answered {offline}."]
        lines += [f"  {count:>5} times: {reason}" for reason, count in self._reasons.most_common(_MOST_REASONS)]
        return "\n".join(lines)
