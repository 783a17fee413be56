"""A ladder remembers what a server takes, and is fooled neither by accidents nor by other threads."""

import json
from typing import Literal

import pytest
from pydantic import BaseModel, Field

from game.ai.model.completion import Completion
from game.ai.model.ladder import Ladder, Way, first_limit
from game.ai.model.schema import strict_schema

ANSWER = Completion("x")


class Step(BaseModel):
    """A step."""

    place: int = Field(ge=1, le=40, description="where")
    mood: Literal["calm", "busy"] = "calm"
    with_whom: str | None = None


class Steps(BaseModel):
    """Some steps."""

    steps: list[Step] = Field(min_length=1, max_length=12)
    words: str = Field(default="", pattern="^a", max_length=400)


def test_the_schema_is_as_plain_as_can_be() -> None:
    step = {
        "type": "object",
        "properties": {
            "place": {"type": "integer", "minimum": 1, "maximum": 40},
            "mood": {"type": "string", "enum": ["calm", "busy"]},
            "with_whom": {"anyOf": [{"type": "string"}, {"type": "null"}]},
        },
        "required": ["place", "mood", "with_whom"],
        "additionalProperties": False,
    }
    assert strict_schema(Steps) == {
        "type": "object",
        "properties": {"steps": {"type": "array", "items": step, "minItems": 1, "maxItems": 12}, "words": {"type": "string"}},
        "required": ["steps", "words"],
        "additionalProperties": False,
    }


def test_without_bounds_nothing_has_a_least_or_a_greatest() -> None:
    assert "inimum" not in (plain := json.dumps(strict_schema(Steps, bounds=False))) and "Items" not in plain


def test_each_rung_asks_in_its_own_way() -> None:
    shapes = [
        Way(rung, "max_tokens").parameters(Step, 9, None).get("response_format")
        for rung in ("json_schema", "json_object", "prompt")
    ]
    schema = {"name": "Step", "strict": True, "schema": strict_schema(Step)}
    assert shapes == [{"type": "json_schema", "json_schema": schema}, {"type": "json_object"}, None]


def test_a_server_that_refuses_bounds_still_gets_a_schema() -> None:
    ladder = Ladder()
    assert ladder.refused(ladder.way(), 400, "Invalid schema for response_format: 'maxItems' is not permitted")
    assert (ladder.way().rung, ladder.way().without) == ("json_schema", frozenset({"bounds"}))


def test_a_refusal_that_another_thread_has_learned_from_changes_nothing() -> None:
    ladder = Ladder()
    first = ladder.way()
    assert ladder.refused(first, 400, "no json_schema")
    assert ladder.refused(first, 400, "no json_schema")
    assert ladder.way().rung == "json_object"


def test_what_is_refused_at_the_bottom_too_was_not_the_shapes_fault() -> None:
    ladder = Ladder()
    ways = [ladder.way()]
    while ladder.refused(ways[-1], 400, "no"):
        ways.append(ladder.way())
    assert [way.rung for way in ways] == ["json_schema", "json_object", "prompt", "prompt", "prompt", "prompt"]
    assert ladder.way() == ways[0]


@pytest.mark.parametrize("status", [401, 404, 429, 503])
def test_other_refusals_are_not_about_the_way_of_asking(status: int) -> None:
    ladder = Ladder()
    assert not ladder.refused(ladder.way(), status, "go away")
    assert ladder.refused(ladder.way(), status, "No endpoints found that support response_format")


def test_a_limit_that_is_too_large_is_not_a_limit_of_the_wrong_name() -> None:
    ladder = Ladder()
    ladder.refused(ladder.way(), 400, "max_tokens is too large: 9000")
    assert ladder.way().limit == "max_tokens"


def test_a_server_that_refuses_both_limits_is_sent_none() -> None:
    ladder = Ladder()
    assert ladder.refused(ladder.way(), 400, "unknown parameter max_tokens")
    assert ladder.refused(ladder.way(), 400, "unknown parameter max_completion_tokens")
    assert not {"max_tokens", "max_completion_tokens"} & ladder.way().parameters(Step, 9, None).keys()


def test_misses_count_only_in_a_row_and_cut_answers_not_at_all() -> None:
    ladder = Ladder()
    for learn in (ladder.missed, ladder.missed, ladder.kept, ladder.missed, ladder.missed):
        learn(ladder.way(), 9, ANSWER)
    ladder.missed(ladder.way(), 9, Completion("x", "length"))
    assert ladder.way().rung == "json_schema"
    ladder.missed(ladder.way(), 9, ANSWER)
    assert ladder.way().rung == "json_object"


def test_a_model_that_thinks_beyond_its_limit_has_not_ignored_it() -> None:
    ladder = Ladder()
    ladder.kept(ladder.way(), 9, Completion("x", reasoned=True, completion_tokens=900))
    assert ladder.way().limit == "max_tokens"


def test_openai_is_asked_in_its_own_words_from_the_start() -> None:
    assert [first_limit(host) for host in ("api.openai.com", "localhost")] == ["max_completion_tokens", "max_tokens"]
