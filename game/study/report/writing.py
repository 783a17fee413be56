"""Owns what a report says of a town: how it was made, what came of it, what was ranked, what it cost."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game import __version__
from game.ai.model.call import Call
from game.study.ranking import Judged
from game.study.report import plots
from game.study.report.document import Block, Document, Figure, Section, Table
from game.world.clock import TICKS_PER_HOUR

MOST_NEWS = 6
"""Pieces of news that are drawn."""
Found = Mapping[str, Any]

LIMITS = (
    "What is counted here is what happened in a simulation, by the rules and the paragraphs it was given. It says how this "
    "program behaves. Simulated residents are no stand-in for people: nothing here is evidence of what anybody would do. "
    "Stereotypes may come from the paragraphs, from the everyday knowledge of the offline mind, or from a language model."
)
METHOD = (
    "A piece of news is what one resident alone knew at first and others were told. Somebody knows it when a record of their "
    "memory goes back to its source, telling by telling; each telling is a line of a talk. Two know each other when both have "
    "a record of it, from the beginning or from a talk; being seen is not enough. An answer is invented when it says yes and no "
    "record bears it out. Who came to an event knew of it, had it in the plan and was at its place in its hours. Courtesy is "
    "counted by turns of phrase. Drift is 1 - cosine between the vectors of self-summaries. A norm is broken by whoever is in a "
    "place that is shut, private or full for longer than it takes to leave."
)


def report_on(found: Found, header: Found, calls: Sequence[Call], judged: Judged | None, commands: Sequence[str]) -> Document:
    """The report on a studied town: `found` by `study_community`, `header` of its save, and the `commands` that made it."""
    sections = [_news(found), _acquaintance(found), _events(found), _conduct(found)]
    if judged is not None:
        sections.append(_ranked(judged))
    sections += [
        _cost(calls),
        _made(found, header, commands),
        Section("limits", "What this can and cannot show", (LIMITS, METHOD)),
    ]
    pairs = found["residents"] * (found["residents"] - 1) // 2
    summary = (
        f"{found['residents']} residents until {found['until']}. "
        f"{round(found['density_start'] * pairs)} of {pairs} pairs knew each other at the start, "
        f"{round(found['density_end'] * pairs)} at the end; "
        f"{found['invented_answers']} of {found['yes_answers']} answers with yes were invented."
    )
    return Document(f"Report on {found['name']}", summary, tuple(sections))


def _made(found: Found, header: Found, commands: Sequence[str]) -> Section:
    rows = (
        ("save", str(found["name"])),
        ("map", str(header.get("map_name", ""))),
        ("begins", str(header.get("start", ""))),
        ("lived until", str(found["until"])),
        ("seed", str(header.get("seed", ""))),
        ("version that began it", str(header.get("smallville", ""))),
        ("version that studied it", __version__),
    )
    settings = tuple((name, str(value)) for name, value in sorted(dict(header.get("cognition", {})).items()))
    listed = "It was made by: " + "; ".join(commands) + "."
    return Section(
        "made", "How it was made", (Table("", ("what", ""), rows), listed, Table("Settings", ("name", "value"), settings))
    )


def _news(found: Found) -> Section:
    told = [news for news in found["news"] if news["chains"]]
    if not told:
        return Section("news", "News", ("No piece of news was told on.",))
    shown = told[:MOST_NEWS]
    hours = max([_hour(hop["tick"]) for news in shown for chain in news["chains"].values() for hop in chain[:1]] + [1.0])
    drawn = plots.curves({_short(news["text"]): _curve(news) for news in shown}, hours * 1.05, found["residents"])
    caption = "How many know each piece of news, from its source's first telling on."
    rows = tuple((news["text"], news["source"], f"{len(news['known_by'])} of {news['of']}") for news in told)
    chains = tuple(_chain_row(news, who, chain) for news in shown for who, chain in sorted(news["chains"].items()))
    blocks = (
        Figure("news", caption, drawn),
        Table("News that was told on", ("what", "source", "known by"), rows),
        Table("Who has it from whom", ("who", "what", "from, back to the source", "when"), chains),
    )
    return Section("news", "News", blocks)


def _curve(news: Found) -> list[tuple[float, int]]:
    learnt = sorted(_hour(chain[0]["tick"]) for chain in news["chains"].values())
    return [(0.0, 1), *((hour, number) for number, hour in enumerate(learnt, 2))]


def _chain_row(news: Found, who: str, chain: Sequence[Found]) -> tuple[str, ...]:
    return who, _short(news["text"]), " < ".join(hop["from"] for hop in chain), chain[0]["at"]


def _acquaintance(found: Found) -> Section:
    start, end = found["network"]["start"], found["network"]["end"]
    names = sorted({name for pair in (*start, *end) for name in pair})
    caption = "Who knows whom: dark since the beginning, coloured since then."
    density = f"The density of mutual knowing went from {found['density_start']:.3f} to {found['density_end']:.3f}."
    answers = (
        f"Asked whether they know each other and each piece of news, residents said yes {found['yes_answers']} times of "
        f"{found['answers']}; {found['invented_answers']} of these were invented."
    )
    drawn: tuple[Block, ...] = (Figure("network", caption, plots.network(names, start, end)),) if names else ()
    return Section("acquaintance", "Who knows whom", (*drawn, density, answers))


def _events(found: Found) -> Section:
    if not found["events"]:
        return Section("events", "Events", ("No event with a day, an hour and a place was announced.",))
    head = ("event", "heard of it", "invited", "said yes", "planned it", "came")
    keys = ("knew", "invited", "said_yes", "planned", "came")
    rows = tuple((f"{event['text']} ({event['start']})", *(str(len(event[key])) for key in keys)) for event in found["events"])
    absent = tuple((event["called"], each["name"], each["reason"]) for event in found["events"] for each in event["absent"])
    return Section(
        "events",
        "Events",
        (Table("Who came to what", head, rows), Table("Why the others did not", ("event", "who", "why"), absent)),
    )


def _conduct(found: Found) -> Section:
    manners, norms = found["manners"], found["norms"]
    words = (
        f"Of {manners['lines']} lines {_share(manners['politeness'])} are courteous. Asked for a promise in a talk, residents "
        f"gave {manners['yes']} and refused {manners['no']} ({_share(manners['agreement'])} agreement)."
    )
    refused = tuple((reason, str(count)) for reason, count in list(norms["refused"].items())[:15])
    broken = tuple((each["at"], each["who"], each["norm"]) for each in norms["breaches"])
    drift = tuple((each["who"], str(len(each["summaries"])), f"{each['away']:.3f}") for each in found["drift"])
    return Section(
        "conduct",
        "How they behaved",
        (
            words,
            Table("Norms of places that were broken", ("when", "who", "which"), broken),
            Table("What places refused most often", ("reason", "times"), refused),
            Table("How far self-summaries drifted", ("who", "summaries", "first to last"), drift),
        ),
    )


def _ranked(judged: Judged) -> Section:
    rows = tuple((each.condition, f"{each.mu:.2f}", f"{each.sigma:.2f}", f"{each.place:.2f}") for each in judged.standings)
    pairs = tuple(
        (pair.better, pair.worse, f"{pair.p:.4f}", _number(pair.d_places), _number(pair.d_skills)) for pair in judged.pairs
    )
    tests = f"Kruskal-Wallis: H({judged.df}) = {judged.h:.2f}, p = {judged.p:.4g}."
    if judged.friedman_p is not None:
        tests += f" Friedman, which knows that the places one ranker gives depend on each other: p = {judged.friedman_p:.4g}."
    return Section(
        "ranked",
        "Answers ranked by condition",
        (
            Figure("skills", f"TrueSkill over {judged.rankers} rankings.", plots.intervals(judged.standings)),
            Table("Conditions", ("condition", "mu", "sigma", "mean place"), rows),
            tests,
            Table("Pairs (Dunn, Holm-Bonferroni)", ("better", "worse", "p", "d of places", "d of skills"), pairs),
        ),
    )


def _cost(calls: Iterable[Call]) -> Section:
    kinds: dict[str, list[Call]] = {}
    for call in calls:
        kinds.setdefault(call.kind, []).append(call)
    title = "Tokens and cost"
    if not kinds:
        return Section("cost", title, ("No language model was asked: the offline mind thought for everybody, for nothing.",))
    rows = tuple((kind, *_counted(made)) for kind, made in sorted(kinds.items()))
    calls_in_all, tokens, cost = _counted([call for made in kinds.values() for call in made])
    drawn = plots.bars({kind: float(_tokens(made)) for kind, made in kinds.items()}, "tokens")
    blocks = (
        Figure("tokens", "Tokens by kind of question.", drawn),
        f"{calls_in_all} calls, {tokens} tokens, cost {cost}.",
        Table("Calls", ("kind", "calls", "tokens", "cost"), rows),
    )
    return Section("cost", title, blocks)


def _counted(calls: Sequence[Call]) -> tuple[str, str, str]:
    """How many, their tokens, what they cost."""
    return str(len(calls)), f"{_tokens(calls):,}", f"{sum(call.cost for call in calls):.4f}"


def _tokens(calls: Sequence[Call]) -> int:
    return sum(call.prompt_tokens + call.completion_tokens for call in calls)


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.2f}"


def _hour(tick: int) -> float:
    return tick / TICKS_PER_HOUR


def _short(text: str, most: int = 60) -> str:
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}\u2026"


def _share(share: float | None) -> str:
    return "none" if share is None else f"{share:.0%}"
