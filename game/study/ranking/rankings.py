"""Owns reading rankings: who put which conditions in what order, best first, from a JSON file anybody may have written."""

import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.problem import Problem

LARGEST = 20_000_000
"""Bytes of a rankings file; a larger one is none."""
FEWEST, MOST = 2, 50
"""Conditions in one ranking."""
_LIKE = '{"rankings": [{"ranker": "ann", "order": [["full"], ["no reflection"]]}]}'


@dataclass(frozen=True, slots=True)
class Ranking:
    """One ranker's order of the conditions, best first; those in one group are thought equally good."""

    ranker: str
    order: tuple[tuple[str, ...], ...]

    @property
    def places(self) -> dict[str, float]:
        """The place of each condition, 1 the best; equals share the middle of their places."""
        found: dict[str, float] = {}
        for group in self.order:
            found.update(dict.fromkeys(group, len(found) + (len(group) + 1) / 2))
        return found


class _Row(BaseModel):
    model_config = ConfigDict(extra="ignore", strict=True)
    ranker: str = Field(max_length=200)
    order: list[list[str]] = Field(min_length=1, max_length=MOST)


class _File(BaseModel):
    model_config = ConfigDict(extra="ignore", strict=True)
    rankings: list[_Row] = Field(min_length=1)


def load_rankings(path: Path) -> tuple[Ranking, ...]:
    """Read a rankings file. Raises Problem when it is missing or is none."""
    try:
        if path.stat().st_size > LARGEST:
            raise Problem(f"{path} is larger than any rankings file; choose the one the ranking page exported.")
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise Problem(f"There is no rankings file {path}; check the path.") from None
    except OSError as error:
        raise Problem(f"The rankings file {path} cannot be opened: {error.strerror or error}.") from None
    except UnicodeDecodeError:
        raise Problem(f"{path} is not a rankings file: it is not UTF-8 text.") from None
    return parse_rankings(text, str(path))


def parse_rankings(text: str, where: str) -> tuple[Ranking, ...]:
    """Read the text of a rankings file; `where` names it in messages. Raises Problem for anything but rankings of one set."""
    try:
        rows = _File.model_validate(json.loads(text)).rankings
    except (json.JSONDecodeError, RecursionError):
        raise Problem(f"{where} is not a rankings file: it is not JSON; write it like {_LIKE}.") from None
    except ValidationError as error:
        at = ".".join(str(part) for part in error.errors()[0]["loc"]) or "its top"
        raise Problem(f"{where} is not a rankings file: {at} is not as it should be; write it like {_LIKE}.") from None
    rankings = tuple(Ranking(row.ranker, tuple(tuple(group) for group in row.order if group)) for row in rows)
    for number, ranking in enumerate(rankings, 1):
        _refuse(ranking, rankings[0], f"{where}, ranking {number} ({ranking.ranker!r})")
    return rankings


def _refuse(ranking: Ranking, first: Ranking, where: str) -> None:
    """Every ranking has each condition of the first once: places among different sets cannot be compared."""
    named = Counter(condition for group in ranking.order for condition in group)
    twice = [condition for condition, times in named.items() if times > 1]
    if twice:
        raise Problem(f"{where} names {twice[0]!r} twice; name each condition once.")
    if not FEWEST <= len(named) <= MOST:
        raise Problem(f"{where} ranks {len(named)} conditions; rank {FEWEST} to {MOST}.")
    differing = sorted(set(named).symmetric_difference(condition for group in first.order for condition in group))
    if differing:
        raise Problem(f"{where} ranks other conditions than the first: {differing[0]!r} is in one of them only.")
