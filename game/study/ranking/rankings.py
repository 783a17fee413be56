"""Owns reading rankings: who put which conditions in what order, best first, from a JSON file anybody may have written."""

import json
from collections import Counter
from collections.abc import Sequence
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
    """Read the text of a rankings file; `where` names it in messages. Raises Problem for anything but rankings."""
    try:
        rows = _File.model_validate(json.loads(text)).rankings
    except (json.JSONDecodeError, RecursionError):
        raise Problem(f"{where} is not a rankings file: it is not JSON; write it like {_LIKE}.") from None
    except ValidationError as error:
        at = ".".join(str(part) for part in error.errors()[0]["loc"]) or "its top"
        raise Problem(f"{where} is not a rankings file: {at} is not as it should be; write it like {_LIKE}.") from None
    rankings = tuple(Ranking(row.ranker, tuple(tuple(group) for group in row.order if group)) for row in rows)
    for number, ranking in enumerate(rankings, 1):
        _refuse(ranking, f"{where}, ranking {number} ({ranking.ranker!r})")
    return rankings


def refuse_unlike(rankings: Sequence[Ranking], where: str) -> None:
    """Raises Problem unless all rank the same conditions: places among different sets cannot be compared."""
    first = set(rankings[0].places)
    for ranking in rankings:
        differing = sorted(first.symmetric_difference(ranking.places))
        if differing:
            raise Problem(f"Not all rankings of {where} are of the same conditions: {differing[0]!r} is in some of them only.")


def _refuse(ranking: Ranking, where: str) -> None:
    named = Counter(condition for group in ranking.order for condition in group)
    twice = [condition for condition, times in named.items() if times > 1]
    if twice:
        raise Problem(f"{where} names {twice[0]!r} twice; name each condition once.")
    if not FEWEST <= len(named) <= MOST:
        raise Problem(f"{where} ranks {len(named)} conditions; rank {FEWEST} to {MOST}.")
