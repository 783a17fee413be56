"""Owns the page on which people rank: one file that fetches nothing and tells nobody which condition said what."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from markupsafe import Markup

from game.study.ablation.blind import Labels, labelled
from game.study.ablation.exhibit import Exhibit, Posed
from game.study.ablation.human import HUMAN
from game.study.pages import rendered_page
from game.world.clock import TICKS_PER_MINUTE, Clock
from game.world.places import OUTDOORS, Tile, Town

Texts = Mapping[str, str]
"""What each condition answers to a question, by the condition's name."""


def page_of(
    title: str, town: Town, clock: Clock, exhibits: Sequence[Exhibit], human: Mapping[str, Texts], seed: int
) -> tuple[str, Labels]:
    """The page as HTML, and the key to its labels. `human` has people's answers by question, by resident."""
    key: Labels = {}
    residents = [_resident(each, human.get(each.name, {}), seed, key) for each in exhibits]
    data = {"title": title, "days": _days(clock, exhibits), "map": _plan(town), "residents": residents}
    return rendered_page("ranking.html.jinja", title=title, data=_embedded(data)), key


def _embedded(data: Any) -> Markup:
    """JSON that may stand in a script element, whatever the texts in it are: nothing in it can end the element."""
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=True)
    return Markup(text.replace("<", "\\u003c").replace("&", "\\u0026").replace(">", "\\u003e"))


def texts_of(posed: Posed, human: Texts) -> dict[str, str]:
    """What is to be ranked: each condition's answer, and a person's where there is one."""
    texts = {name: answer.text for name, answer in posed.answers.items()}
    return {**texts, HUMAN: human[posed.question]} if posed.question in human else texts


def together(answers: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Those of (label or name, text) that say the same, by what they say: they are ranked as one, equally good."""
    alike: dict[str, list[str]] = {}
    for name, text in answers:
        alike.setdefault(text, []).append(name)
    return alike


def _resident(exhibit: Exhibit, human: Texts, seed: int, key: Labels) -> dict[str, Any]:
    posed = []
    for each in exhibit.posed:
        texts = texts_of(each, human)
        labels = labelled(seed, f"{exhibit.name}: {each.question}", list(texts))
        key.update(labels)
        alike = together((label, texts[name]) for label, name in labels.items())
        answers = [{"labels": found, "text": text} for text, found in alike.items()]
        posed.append({"category": each.category, "question": each.question, "answers": answers})
    deeds = [[deed.tick // TICKS_PER_MINUTE, *deed.tile, deed.text, deed.place] for deed in exhibit.deeds]
    stream = [[each.when, each.kind, each.text] for each in exhibit.stream]
    return {"name": exhibit.name, "paragraph": exhibit.paragraph, "deeds": deeds, "stream": stream, "posed": posed}


def _days(clock: Clock, exhibits: Iterable[Exhibit]) -> list[str]:
    """The dates of the days that can be watched."""
    minutes = [deed.tick // TICKS_PER_MINUTE for each in exhibits for deed in each.deeds]
    last = max(minutes, default=0) // 1440
    return [f"{clock.moment(day * 1440 * TICKS_PER_MINUTE):%A %d %B}" for day in range(last + 1)]


def _plan(town: Town) -> dict[str, Any]:
    """The town from above, plainly: where the houses stand and what they are called, and what blocks, in runs of a row."""
    houses = [[each.name, *_box(each.tiles)] for each in town.sectors.values() if each.id != OUTDOORS and each.tiles]
    return {"width": town.width, "height": town.height, "houses": houses, "walls": _runs(town)}


def _box(tiles: Sequence[Tile]) -> tuple[int, int, int, int]:
    columns, rows = zip(*tiles, strict=True)
    return min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def _runs(town: Town) -> list[list[int]]:
    """(column, row, length) of what blocks."""
    runs: list[list[int]] = []
    for row, line in enumerate(town.blocked.tolist()):
        for column, solid in enumerate(line):
            if solid and runs and runs[-1][1] == row and runs[-1][0] + runs[-1][2] == column:
                runs[-1][2] += 1
            elif solid:
                runs.append([column, row, 1])
    return runs
