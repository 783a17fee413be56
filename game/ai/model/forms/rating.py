"""Owns rating importance by a model: only what could matter is asked about, in one batch; the rest is rated by rule."""

from collections.abc import Mapping

from pydantic import BaseModel, ConfigDict, Field

from game.ai.mind import Mind, RateImportance
from game.ai.model.form import Form
from game.ai.model.prompt import Unusable
from game.ai.model.values import Whole
from game.ai.offline.importance import importance
from game.ai.persona import Persona, Relation

COULD_MATTER = 3
"""What everyday knowledge rates as much as this could matter, whoever does it: talk, promises, feelings, trouble."""
NEAR_THE_HEART, AT_ODDS = 0.35, -0.3
"""From this closeness on, or with this feeling, whatever somebody does could matter, but for the daily round."""
DAILY_ROUND = 1
"""What everyday knowledge rates no higher is never worth a question: a made bed, a brushed tooth."""
MOST = 40
"""Texts of one question, at most; any further are rated by rule."""


class Ratings(BaseModel):
    """One number for each text, in their order."""

    model_config = ConfigDict(extra="ignore")
    ratings: list[Whole] = Field(max_length=MOST)


def could_matter(persona: Persona, text: str) -> bool:
    """Whether a text is worth a question: a made bed and a stranger's page are not."""
    rating = importance(persona, text)
    return rating >= COULD_MATTER or (rating > DAILY_ROUND and any(_is_about(each, text) for each in persona.relations))


def _is_about(relation: Relation, text: str) -> bool:
    matters = relation.closeness >= NEAR_THE_HEART or relation.feeling <= AT_ODDS or relation.crush
    return matters and relation.name.split()[0] in text


def asked(question: RateImportance) -> list[str]:
    """The texts that could matter, each once: the same is as poignant whenever it is said. What was planned is rated already."""
    planned = question.planned or (0,) * len(question.texts)
    open_ones = [text for text, rated in zip(question.texts, planned, strict=True) if not rated]
    return [text for text in dict.fromkeys(open_ones) if could_matter(question.now.persona, text)][:MOST]


def _facts(question: RateImportance, room: int) -> Mapping[str, object]:
    return {"texts": asked(question)}


def _read(answer: Ratings, question: RateImportance, offline: Mind) -> tuple[int, ...]:
    texts = asked(question)
    if len(answer.ratings) < len(texts):
        raise Unusable(f"there are {len(texts)} texts, so there must be {len(texts)} ratings")
    rated = {text: max(1, min(10, rating)) for text, rating in zip(texts, answer.ratings, strict=False)}
    by_rule = offline.rate_importance(question)
    planned = question.planned or (0,) * len(question.texts)
    each = zip(question.texts, planned, by_rule, strict=True)
    return tuple(rated.get(text, of_plan or rule) for text, of_plan, rule in each)


RATE_IMPORTANCE = Form(
    kind="rate_importance",
    size="small",
    answer=Ratings,
    now=lambda question: question.now,
    facts=_facts,
    limit=lambda question: 16 + 6 * len(asked(question)),
    read=_read,
    spared=lambda question: not asked(question),
)
