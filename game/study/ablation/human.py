"""Owns answers written by people in a resident's name: reading them, and screening whoever did not take the trouble."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.problem import Problem
from game.study.battery import BatteryQuestion

HUMAN = "human"
"""The condition's name."""
LARGEST = 5_000_000
"""Bytes of a file of answers."""
FEWEST_WORDS, FEWEST_PARTS = 12, 3
"""What a description of a whole day has at least: words, and parts of the day told one after the other."""
_TYPICAL = "typical weekday"
_LIKE = '[[set]] with resident = "..." and a table [set.answers] of "question" = "answer"'


@dataclass(frozen=True, slots=True)
class HumanSet:
    """What one person wrote for one resident: answers by question."""

    resident: str
    author: str
    answers: Mapping[str, str]


class _Set(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    resident: str = Field(min_length=1, max_length=200)
    author: str = Field(default="", max_length=200)
    answers: dict[str, str]


class _File(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    set: list[_Set] = Field(min_length=1)


def load_sets(path: Path) -> tuple[HumanSet, ...]:
    """Read a file of human-written answers (TOML). Raises Problem when it is none."""
    try:
        if path.stat().st_size > LARGEST:
            raise Problem(f"{path} is larger than any file of answers; choose another.")
        sets = _File.model_validate(tomllib.loads(path.read_text("utf-8-sig"))).set
    except FileNotFoundError:
        raise Problem(f"There is no file of answers {path}; check the path.") from None
    except OSError as error:
        raise Problem(f"The file of answers {path} cannot be opened: {error.strerror or error}.") from None
    except ValidationError as error:
        at = ".".join(str(part) for part in error.errors()[0]["loc"]) or "its top"
        raise Problem(f"{path} is not a file of answers: {at} is not as it should be; write {_LIKE}.") from None
    except (ValueError, RecursionError) as error:
        raise Problem(f"{path} is not a file of answers: it is not TOML ({error}).") from None
    return tuple(HumanSet(each.resident, each.author, each.answers) for each in sets)


def fault_of(written: HumanSet, questions: Sequence[BatteryQuestion]) -> str:
    """Why a set is left out, in words; "" for one that can be ranked.

    As in the paper, the description of a typical weekday tells whether somebody wrote in earnest.
    """
    missing = [each.text for each in questions if not written.answers.get(each.text, "").strip()]
    if missing:
        return f"{len(missing)} of {len(questions)} questions have no answer, the first: {missing[0]}"
    day = next((written.answers[each.text] for each in questions if _TYPICAL in each.text), "")
    parts = [part for part in day.replace(";", ",").replace(".", ",").replace(" then ", ",").split(",") if part.strip()]
    if len(day.split()) < FEWEST_WORDS or len(parts) < FEWEST_PARTS:
        return f"the typical weekday is no description of a day: {day[:80]!r}"
    return ""
