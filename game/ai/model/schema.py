"""Owns the strict schema of an answer: as plain as every server understands, made from its Pydantic class."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from pydantic import BaseModel

BOUNDS = ("minItems", "maxItems", "minimum", "maximum")
"""Keywords that help a grammar to come to an end, and that some servers refuse."""
_KEPT = ("type", "enum", "items", "properties", "anyOf", *BOUNDS)
"""What stays of a schema. Titles and defaults cost tokens, `pattern` and `maxLength` break grammars, `format` is refused."""


@lru_cache(maxsize=64)
def _schemas(answer: type[BaseModel]) -> tuple[dict[str, Any], dict[str, Any]]:
    whole = answer.model_json_schema()
    return _plain(whole, whole.get("$defs", {}), _KEPT), _plain(whole, whole.get("$defs", {}), _KEPT[: -len(BOUNDS)])


def strict_schema(answer: type[BaseModel], bounds: bool = True) -> dict[str, Any]:
    """The schema with every field required and no other allowed; without `bounds`, no least or greatest of anything."""
    return _schemas(answer)[0 if bounds else 1]


def _plain(node: Mapping[str, Any], definitions: Mapping[str, Any], kept: tuple[str, ...]) -> dict[str, Any]:
    if "$ref" in node:
        return _plain(definitions[str(node["$ref"]).rsplit("/", 1)[-1]], definitions, kept)
    plain = {key: node[key] for key in kept if key in node}
    if "const" in node:
        plain["enum"] = [node["const"]]
    if "items" in plain:
        plain["items"] = _plain(plain["items"], definitions, kept)
    if "anyOf" in plain:
        plain["anyOf"] = [_plain(each, definitions, kept) for each in plain["anyOf"]]
    if node.get("type") == "object":
        properties = node.get("properties", {})
        plain["properties"] = {name: _plain(each, definitions, kept) for name, each in properties.items()}
        plain["required"] = list(properties)
        plain["additionalProperties"] = False
    return plain
