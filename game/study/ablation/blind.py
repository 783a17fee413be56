"""Owns keeping rankings blind: answers go by labels that tell nothing, and a key file, kept apart, says what each stands for."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from game.problem import Problem
from game.study.ranking import Ranking
from game.world.chance import chance

LARGEST = 50_000_000
"""Bytes of a key file."""
Labels = dict[str, str]
"""Condition by label."""


def labelled(seed: int, where: str, conditions: Sequence[str]) -> Labels:
    """A label for each condition, in an order that tells nothing: other ones for each `where` (a resident and a question)."""
    dice = chance(seed, 0, 0, f"labels {where}")
    names = list(conditions)
    dice.shuffle(names)
    return {f"{dice.getrandbits(64):016x}": name for name in names}


def key_text(labels: Mapping[str, str]) -> str:
    """The key file."""
    return json.dumps({"labels": dict(labels)}, indent=0)


def load_key(path: Path) -> Labels:
    """Read a key file. Raises Problem when it is none."""
    try:
        if path.stat().st_size > LARGEST:
            raise ValueError("it is too large")
        labels = json.loads(path.read_text("utf-8"))["labels"]
        if not isinstance(labels, dict) or not all(isinstance(each, str) for each in labels.values()):
            raise ValueError("it has no labels")
    except FileNotFoundError:
        raise Problem(f"There is no key file {path}; check the path.") from None
    except OSError as error:
        raise Problem(f"The key file {path} cannot be opened: {error.strerror or error}.") from None
    except (KeyError, TypeError, ValueError, RecursionError):
        raise Problem(f"{path} is not the key of a ranking page; choose the file that was written beside the page.") from None
    return dict(labels)


def unblinded(rankings: Iterable[Ranking], labels: Mapping[str, str], where: str) -> tuple[Ranking, ...]:
    """Rankings of labels as rankings of conditions. Raises Problem for labels of another page."""
    found = []
    for ranking in rankings:
        strange = next((label for group in ranking.order for label in group if label not in labels), None)
        if strange is not None:
            raise Problem(f"{where} knows no label {strange!r}; give the key that was written with the page that was ranked.")
        found.append(replace(ranking, order=tuple(tuple(labels[label] for label in group) for group in ranking.order)))
    return tuple(found)
