"""Owns the phrases of `assets/knowledge/talk.toml`: which fit a person, a moment and a matter, and which one is said."""

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from string import Formatter

from game.ai.knowledge import knowledge
from game.ai.offline.talk.speech import tidy

_CARRIED = re.compile(r"\{(?:claim|tail|job)\}")


@dataclass(frozen=True, slots=True)
class Phrase:
    """One way to say something: words that must hold, words that must not, slots to fill."""

    text: str
    needs: frozenset[str]
    bars: frozenset[str]
    slots: frozenset[str]

    def fits(self, manner: frozenset[str], slots: Mapping[str, str]) -> bool:
        """Whether it can be said in this manner with what there is to fill its slots."""
        return self.needs <= manner and not self.bars & manner and all(slots.get(name) for name in self.slots)


@cache
def phrases(act: str, table: str = "talk") -> tuple[Phrase, ...]:
    """All phrases of a table of knowledge for one thing that can be done by speaking, such as "greet"."""
    return tuple(_phrase(line) for line in knowledge(table)["phrases"][act])


def choose(act: str, manner: frozenset[str], slots: Mapping[str, str], used: set[str], draw: random.Random) -> str:
    """Say `act`: one fitting phrase not in `used` (which it is added to), its slots filled; "" when none fits."""
    fitting = [each for each in phrases(act) if each.fits(manner, slots) and each.text not in used]
    if "rival" in manner:
        fitting = [each for each in fitting if "rival" in each.needs] or fitting
    if not fitting:
        return ""
    weights = [1 + 2 * len(each.needs) for each in fitting]
    chosen = draw.choices(fitting, weights)[0]
    used.add(chosen.text)
    return tidy(chosen.text.format_map(slots))


def claim_within(sentence: str) -> str:
    """What a sentence claims, without the turn of speech around it; "" when it is nothing but a turn of speech."""
    if any(pattern.fullmatch(sentence) for pattern in _patterns(carrying=False)):
        return ""
    found = [match for pattern in _patterns(carrying=True) if (match := pattern.fullmatch(sentence))]
    return min((match["said"] for match in found), key=len, default=sentence)


@cache
def _patterns(carrying: bool) -> tuple[re.Pattern[str], ...]:
    """Every sentence of every phrase as a pattern; those `carrying` a claim have it as the group "said"."""
    sentences: set[str] = set()
    for lines in knowledge("talk")["phrases"].values():
        for line in lines:
            sentences.update(each.strip() for each in re.split(r"(?<=[.?!])\s+", _phrase(line).text) if each.strip())
    wanted = sorted(each for each in sentences if bool(_CARRIED.search(each)) == carrying)
    return tuple(re.compile(_pattern(each)) for each in wanted if carrying or len(re.sub(r"\{\w+\}|\W", "", each)) > 1)


def _pattern(sentence: str) -> str:
    escaped = re.escape(_CARRIED.sub("<said>", sentence)).replace("<said>", "(?P<said>.+)")
    named = re.sub(r"\\\{(?:me|you|who|mefull)\\\}", r"[A-Z][\\w'-]+(?: [A-Z][\\w'-]+)*", escaped)
    return re.sub(r"\\\{\w+\\\}", ".+?", named)


def _phrase(line: str) -> Phrase:
    conditions, _, text = line.rpartition("|")
    words = [word.strip() for word in conditions.split(",") if word.strip()]
    slots = frozenset(name for _, name, _, _ in Formatter().parse(text) if name)
    return Phrase(
        text.strip(),
        frozenset(word for word in words if not word.startswith("!")),
        frozenset(word[1:] for word in words if word.startswith("!")),
        slots,
    )
