"""What a game day costs on a language model: calls, tokens and seconds, against a stub server that answers sensibly.

The answers are the offline mind's own, sent over real HTTP. With each latency (seconds from a request to its answer) the same
day must come out. Run it with `make bench-model`; more words go into ARGS, for example ARGS="--hours 3 --latency 0.2".
"""

import argparse
import json
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT)]  # the stub server is the tests' own

from ai.model.stub.connected import Wired, wired  # noqa: E402
from ai.model.stub.counting import counted, counted_by_kind  # noqa: E402
from ai.model.stub.server import StubServer  # noqa: E402
from ai.model.stub.tokens import tokenizer_name  # noqa: E402

from game.session.digests import digest_of  # noqa: E402
from game.session.founding import Thinking, found  # noqa: E402
from game.session.ground import Ground, lay_ground  # noqa: E402
from game.session.session import Session  # noqa: E402
from game.settings import MindSettings, RunSettings  # noqa: E402
from game.world.clock import TICKS_PER_HOUR, tick_at  # noqa: E402

OUT = ROOT / "build" / "bench-model.json"
THREADS = 48
"""As many thoughts at once as there can be: two for each of twenty-five residents, nearly."""
WAKING, EVENING = tick_at(0, 7 * 60), tick_at(0, 22 * 60)
"""Between these ticks the mean number of calls in flight is taken."""
CALLS, TOKENS, OUTSIDE_PREFIX, WALL_SECONDS, IN_FLIGHT = 2_500, 900_000, 450_000, 320.0, 8.0
"""The limits for one game day of 25 residents; the last two for a latency of one second."""


@dataclass(frozen=True, slots=True)
class Marks:
    """When a day began and ended, and when it became 07:00 and 22:00 in it, in `time.monotonic()` seconds."""

    began: float
    woke: float
    retired: float
    ended: float


def main(words: list[str]) -> int:
    """Live the day with each latency; 1 when a limit is missed or the days are not alike."""
    options = _options(words)
    ground = lay_ground(None, None, RunSettings(seed=options.seed))
    runs = [_run(ground, options.hours, latency) for latency in options.latency or [0.0, 1.0]]
    limits = [_limit(*each) for each in _measured(runs)]
    _write({"seed": options.seed, "hours": options.hours, "tokenizer": tokenizer_name(), "runs": runs, "limits": limits})
    for each in limits:
        print(f"{'met   ' if each['met'] else 'MISSED'}  {each['name']}: {each['value']:,} ({each['bound']} {each['limit']:,})")
    alike = len({run["digest"] for run in runs}) == 1
    print(f"{'met   ' if alike else 'MISSED'}  one digest for all latencies")
    return 0 if alike and all(each["met"] for each in limits) else 1


def _options(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench-model", description=__doc__)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--hours", type=float, default=24.0, help="game hours from midnight on (default: 24)")
    parser.add_argument("--latency", type=float, action="append", help="seconds; may be given several times (default: 0 and 1)")
    return parser.parse_args(words)


def _run(ground: Ground, hours: float, latency: float) -> dict[str, Any]:
    """One day: what it cost, and how long it took."""
    with StubServer(latency) as server, wired(server, MindSettings(in_flight=THREADS)) as mind:
        session = found(ground, Thinking(mind.mind, THREADS, model=mind.connected))
        try:
            marks = _live(session, round(hours * TICKS_PER_HOUR))
            digest = digest_of(session, ground.header)
        finally:
            session.close()
        result = {"latency": latency, **_cost(server), **_pace(server, marks), "digest": digest, **_wire(mind, server)}
    _tell(result)
    return result


def _live(session: Session, until: int) -> Marks:
    """Live to a tick."""
    began = time.monotonic()
    at = {}
    while session.now < until:
        if session.now in (WAKING, EVENING):
            at[session.now] = time.monotonic()
        session.advance(wait=True)
    ended = time.monotonic()
    return Marks(began, at.get(WAKING, began), at.get(EVENING, ended), ended)


def _cost(server: StubServer) -> dict[str, Any]:
    """Calls and tokens, all and by kind of question."""
    by_kind = counted_by_kind(server.served)
    return {**counted(server.served).plain, "by_question": {kind: each.plain for kind, each in by_kind.items()}}


def _pace(server: StubServer, marks: Marks) -> dict[str, Any]:
    """Seconds and calls in flight."""
    return {
        "wall_s": round(marks.ended - marks.began, 1),
        "mean_in_flight": round(server.gauge.mean(marks.woke, marks.retired), 2),
        "mean_in_flight_all_day": round(server.gauge.mean(marks.began, marks.ended), 2),
        "max_in_flight": server.gauge.most(),
    }


def _wire(mind: Wired, server: StubServer) -> dict[str, Any]:
    """What became of the questions on their way: every one should have been answered by the model.

    `unlike` counts answers that came back other than the offline mind had meant them, `conflicts` prompts that would have
    deserved two different answers: the same words, asked at different moments.
    """
    meter = mind.connected.meter()
    outcomes = {f"{kind} {outcome}": number for (kind, outcome), number in meter.outcomes if outcome != "answered"}
    return {
        "not_answered": outcomes,
        "reasons": dict(meter.reasons),
        "spared": dict(meter.spared),
        "unlike": dict(sorted(mind.mind.unlike.items())),
        "conflicts": server.conflicts,
    }


def _measured(runs: list[dict[str, Any]]) -> list[tuple[str, float, str, float]]:
    """What is measured against which limit."""
    first = runs[0]
    found: list[tuple[str, float, str, float]] = [
        ("calls", first["calls"], "at most", CALLS),
        ("tokens", first["prompt_tokens"] + first["completion_tokens"], "at most", TOKENS),
        ("prompt tokens outside a prefix", first["prompt_tokens_outside_prefix"], "at most", OUTSIDE_PREFIX),
    ]
    for run in runs:
        if run["latency"] == 1.0:
            found.append(("seconds of the day with a latency of 1 s", run["wall_s"], "at most", WALL_SECONDS))
            found.append(("calls in flight in the mean, 07:00 to 22:00", run["mean_in_flight"], "at least", IN_FLIGHT))
    return found


def _limit(name: str, value: float, bound: str, limit: float) -> dict[str, Any]:
    met = value <= limit if bound == "at most" else value >= limit
    return {"name": name, "value": value, "bound": bound, "limit": limit, "met": met}


def _write(result: dict[str, Any]) -> None:
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    print(f"\nwritten to {OUT.relative_to(ROOT)}")


def _tell(run: dict[str, Any]) -> None:
    table = Table(
        "question", "calls", "prompt", "completion", "a call", "prefix", "outside it", title=f"latency {run['latency']:g} s"
    )
    for column in table.columns[1:]:
        column.justify = "right"
    for kind, each in {**run["by_question"], "all": run}.items():
        a_call = (each["prompt_tokens"] + each["completion_tokens"]) // max(1, each["calls"])
        numbers = (each["calls"], each["prompt_tokens"], each["completion_tokens"], a_call)
        share, outside = f"{each['prefix_share']:.0%}", f"{each['prompt_tokens_outside_prefix']:,}"
        table.add_row(kind or "(not taught)", *(f"{number:,}" for number in numbers), share, outside)
    Console(width=100).print(table)
    means = f"{run['mean_in_flight']:g} in the mean from 07:00 to 22:00, {run['mean_in_flight_all_day']:g} over the day"
    print(f"{run['wall_s']} s; calls in flight: {means}, {run['max_in_flight']} at most")
    tokens = run["prompt_tokens"] + run["completion_tokens"]
    print(f"{tokens:,} tokens by {tokenizer_name()}; {run['tokens_at_4_characters']:,} at 4 characters a token")
    print(f"digest {run['digest']}")
    for name in ("not_answered", "reasons", "spared", "unlike", "conflicts"):
        print(f"{name.replace('_', ' ')}: {run[name] or 'none'}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
