"""Owns the interview of twenty-five questions: five in each of the paper's categories, about this town (section 6.1)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from string import Formatter

from game.ai.knowledge import knowledge
from game.ai.memory import Memory


@dataclass(frozen=True, slots=True)
class BatteryQuestion:
    """`category` is "self-knowledge", "memory", "plans", "reactions" or "reflections"; `text` is asked as it stands."""

    category: str
    text: str


def battery(
    resident: int, names: Mapping[int, str], memories: Iterable[Memory], news: Sequence[str]
) -> tuple[BatteryQuestion, ...]:
    """The questions for one resident of a town. `names` are of everybody in it, `news` what is told there, widest known first.

    Everybody is asked about people of their own; the same memories give the same questions.
    """
    known, strangers = _company(resident, names, tuple(memories))
    found = {"person": known[:1], "stranger": strangers[:1], "news": news[:1], "other_news": news[1:2]}
    slots = {slot: values[0].rstrip(".") for slot, values in found.items() if values}
    return tuple(
        BatteryQuestion(category["name"], _filled(question, slots))
        for category in knowledge("battery")["category"]
        for question in category["questions"]
    )


def _filled(question: Mapping[str, str], slots: Mapping[str, str]) -> str:
    wanted = {name for _, name, _, _ in Formatter().parse(question["asks"]) if name}
    return question["asks"].format(**slots) if wanted <= slots.keys() else question["otherwise"]


def _company(resident: int, names: Mapping[int, str], memories: Sequence[Memory]) -> tuple[list[str], list[str]]:
    """Names of those whom most of somebody's memories have to do with, the most first, and of those none has."""
    told = Counter({other: 0 for other in names if other != resident})
    for memory in memories:
        named = [other for other in told if other in memory.content.people or names[other] in memory.text]
        told.update(named)
    ranked = sorted(told, key=lambda other: (-told[other], other))
    return [names[other] for other in ranked if told[other]], [names[other] for other in ranked if not told[other]]
