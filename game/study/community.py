"""Owns the study of a community (paper, section 7.1): news and their ways, acquaintances, answers, events, as plain data."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from game.ai.embedding import Embedder
from game.ai.mind import Mind
from game.saves import Save
from game.session.ground import Ground
from game.study.asking import ask_everybody
from game.study.chains import Chain
from game.study.drift import Drift, drifts
from game.study.events import Event, event_of
from game.study.knowing import density, known_at_end, known_at_start
from game.study.manners import all_together, manners
from game.study.news import News, find_news, news_like
from game.study.norms_kept import NormsKept, norms_kept
from game.study.records import Records, read_records


def study_community(save: Save, ground: Ground, mind: Mind, asked_about: Sequence[str] = ()) -> dict[str, Any]:
    """What became of a saved town. Without news asked about it is found in the save. Everything is read from records."""
    records = read_records(save, ground)
    news = tuple(news_like(records, text) for text in asked_about) or find_news(records)
    askings = ask_everybody(records, save, mind, news)
    events = [event for event in (event_of(records, each) for each in news) if event is not None]
    start, end = known_at_start(records), known_at_end(records)
    return {
        "name": save.name,
        "until": records.clock.label(records.end),
        "residents": len(records.names),
        "news": [_news(records, each) for each in news],
        "density_start": round(density(start), 4),
        "density_end": round(density(end), 4),
        "network": {"start": _pairs(records, start), "end": _pairs(records, end)},
        "answers": len(askings),
        "yes_answers": sum(each.answer.known for each in askings),
        "invented_answers": sum(each.invented for each in askings),
        "invented": [
            {"who": records.names[each.who], "question": each.question, "answer": each.answer.text}
            for each in askings
            if each.invented
        ],
        "events": [_event(records, each) for each in events],
        "manners": _manners(records),
        "drift": [_drift(records, each) for each in drifts(records, save, Embedder())],
        "norms": _norms(records, norms_kept(records, save)),
    }


def _pairs(records: Records, known: dict[int, frozenset[int]]) -> list[list[str]]:
    """Pairs who know each other, by name."""
    mutual = [(one, other) for one in known for other in known[one] if one < other and one in known[other]]
    return [[records.names[one], records.names[other]] for one, other in sorted(mutual)]


def _manners(records: Records) -> dict[str, Any]:
    found = manners(records)
    whole = all_together(found)
    by_name = {records.names[who]: asdict(each) for who, each in found.items()}
    return {**asdict(whole), "politeness": whole.politeness, "agreement": whole.agreement, "residents": by_name}


def _drift(records: Records, drift: Drift) -> dict[str, Any]:
    at = [records.clock.label(tick) for tick in drift.ticks]
    said = {"summaries": drift.texts, "at": at, "steps": drift.steps, "away": drift.away, "from_paragraph": drift.from_paragraph}
    return {"who": records.names[drift.who], **said}


def _norms(records: Records, kept: NormsKept) -> dict[str, Any]:
    breaches = [
        {"at": records.clock.label(each.tick), "who": records.names[each.who], "norm": each.norm} for each in kept.breaches
    ]
    return {"broken": len(breaches), "breaches": breaches, "refused": kept.refused}


def _news(records: Records, news: News) -> dict[str, Any]:
    occasion = news.occasion
    return {
        "text": news.text,
        "source": records.names[news.root.owner],
        "role": "" if occasion is None else occasion.role,
        "called": "" if occasion is None else occasion.text,
        "known_by": [records.names[who] for who in news.known_by],
        "of": len(records.names),
        "chains": {records.names[who]: _chain(records, chain) for who, chain in sorted(news.chains.items())},
    }


def _chain(records: Records, chain: Chain) -> list[dict[str, Any]]:
    """Each telling from the latest back to the source."""
    return [
        {
            "who": records.names[hop.who],
            "from": records.names[hop.source],
            "tick": hop.tick,
            "at": records.clock.label(hop.tick),
            "talk": hop.talk,
            "line": hop.line,
            "words": _words(records, hop.talk, hop.line),
        }
        for hop in chain.hops
    ]


def _words(records: Records, talk: int | None, line: int | None) -> str:
    """What was said in that line, "" where the talk is not in the save."""
    said = records.talks.get(-1 if talk is None else talk, ())
    return next((each.text for each in said if each.number == line), "")


def _event(records: Records, event: Event) -> dict[str, Any]:
    def names(people: Sequence[int]) -> list[str]:
        return [records.names[who] for who in people]

    return {
        "text": event.text,
        "called": event.called,
        "host": records.names[event.host],
        "place": event.place,
        "start": records.clock.label(event.start),
        "end": records.clock.label(event.end),
        "knew": names(event.knew),
        "invited": names(event.invited),
        "said_yes": names(event.said_yes),
        "planned": names(event.planned),
        "came": names(event.came),
        "absent": [{"name": records.names[each.who], "reason": each.reason} for each in event.absent],
    }
