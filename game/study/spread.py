"""Owns what many runs of one town come to: means and spread over seeds, and which of the paper's findings are met."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import mean, pstdev
from typing import Any

Found = dict[str, Any]
"""What `study_community` found in one run."""

KNOWN = {"news": (5.0, 15.0), "host": (8.0, 19.0)}
"""How many know a piece of news after two days, as a mean, by what it is: an announcement, an invitation (section 7.1.2)."""
CAME = (4.0, 12.0)
DENSITY = (0.5, 0.9)
FEW = 3
"""In most runs at least so many know each announced piece of news, and come to each event."""
MOST = 0.9
"""The share of runs that counts as most."""


@dataclass(frozen=True, slots=True)
class Spread:
    """One number over many runs."""

    what: str
    mean: float
    deviation: float
    least: float
    most: float


@dataclass(frozen=True, slots=True)
class Criterion:
    """One thing that should hold, and how it is."""

    what: str
    wanted: str
    found: str
    met: bool


def spread_over(runs: Sequence[Found]) -> dict[str, Any]:
    """Means, spread and criteria over runs of one town with different seeds, as plain data."""
    measures = _measures(runs)
    return {
        "runs": len(runs),
        "seeds": sorted(run["seed"] for run in runs),
        "spread": [asdict(_spread(what, values)) for what, values in measures.items()],
        "criteria": [asdict(each) for each in _criteria(runs, measures)],
        "by_seed": [_row(run) for run in sorted(runs, key=lambda run: int(run["seed"]))],
    }


def _measures(runs: Sequence[Found]) -> dict[str, list[float]]:
    measures: dict[str, list[float]] = {}
    for run in runs:
        for what, value in numbers(run).items():
            measures.setdefault(what, []).append(value)
    return measures


def numbers(run: Found) -> dict[str, float]:
    """Everything counted in one run, by a name for it."""
    numbers: dict[str, float] = {"density at the start": run["density_start"], "density at the end": run["density_end"]}
    for each in _announced(run):
        numbers[f"know ({each['role']}): {each['called']}"] = len(each["known_by"])
    for event in run["events"]:
        for key in ("invited", "said_yes", "planned", "came"):
            numbers[f"{key.replace('_', ' ')}: {event['called']}"] = len(event[key])
    numbers["invented answers"] = run["invented_answers"]
    for what in ("politeness", "agreement"):
        if (share := run["manners"][what]) is not None:
            numbers[what] = share
    numbers["place norms broken"] = run["norms"]["broken"]
    if run["drift"]:
        numbers["drift of self-summaries"] = mean(each["away"] for each in run["drift"])
    return numbers


def _announced(run: Found) -> list[Found]:
    """The news that are announcements or invitations, which are the same in every run of a town."""
    return [each for each in run["news"] if each["role"] in KNOWN]


def _criteria(runs: Sequence[Found], measures: dict[str, list[float]]) -> Iterable[Criterion]:
    for what, values in measures.items():
        role = next((role for role in KNOWN if what.startswith(f"know ({role})")), "")
        if role:
            yield _within(what, values, KNOWN[role])
        if what.startswith("came:"):
            yield _within(what, values, CAME)
    yield _within("density at the end", measures["density at the end"], DENSITY)
    yield _in_runs(f"at least {FEW} know each announcement", runs, _few_know, MOST)
    yield _in_runs(f"at least {FEW} came to each event", runs, _few_came, MOST)
    yield _in_runs("everybody who said yes had it in the plan", runs, _yes_is_planned, 1.0)
    yield _in_runs("every telling is a line of a talk", runs, _all_traced, 1.0)
    yield _in_runs("no answer is invented", runs, lambda run: run["invented_answers"] == 0, 1.0)


def _within(what: str, values: Sequence[float], wanted: tuple[float, float]) -> Criterion:
    found = mean(values)
    return Criterion(f"mean of {what}", f"{wanted[0]:g} to {wanted[1]:g}", f"{found:.2f}", wanted[0] <= found <= wanted[1])


def _in_runs(what: str, runs: Sequence[Found], holds: Callable[[Found], bool], share: float) -> Criterion:
    count = sum(holds(run) for run in runs)
    return Criterion(what, f"{share:.0%} of runs", f"{count} of {len(runs)}", count >= share * len(runs))


def _few_know(run: Found) -> bool:
    return all(len(each["known_by"]) >= FEW for each in _announced(run))


def _few_came(run: Found) -> bool:
    return all(len(event["came"]) >= FEW for event in run["events"])


def _yes_is_planned(run: Found) -> bool:
    return all(set(event["said_yes"]) <= set(event["planned"]) for event in run["events"])


def _all_traced(run: Found) -> bool:
    return all(hop["words"] for each in run["news"] for chain in each["chains"].values() for hop in chain)


def _spread(what: str, values: Sequence[float]) -> Spread:
    return Spread(what, round(mean(values), 3), round(pstdev(values), 3), min(values), max(values))


def _row(run: Found) -> Found:
    return {"seed": run["seed"], **numbers(run)}
