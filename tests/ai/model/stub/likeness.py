"""Owns an answer to a question that was not taught: the plainest thing of the shape that was asked for."""

import json
from collections.abc import Mapping
from typing import Any

from ai.model.stub.messages import Request

PLAIN = {"string": "Yes.", "integer": 1, "number": 1.0, "boolean": True, "null": None}


def plain_answer(request: Request) -> str:
    """JSON that fits the schema, an empty object where there is none, or a word where no JSON was asked for."""
    if request.shape == "json_schema":
        return json.dumps(_like(request.schema, request.schema))
    return "{}" if request.shape == "json_object" else "Yes."


def _like(schema: Mapping[str, Any], root: Mapping[str, Any]) -> Any:
    if "$ref" in schema:
        return _like(root["$defs"][schema["$ref"].rsplit("/", 1)[-1]], root)
    for choice in ("anyOf", "oneOf", "allOf"):
        if choice in schema:
            return _like(schema[choice][0], root)
    if "enum" in schema or "const" in schema:
        return schema["const"] if "const" in schema else schema["enum"][0]
    if schema.get("type") == "object":
        return {name: _like(each, root) for name, each in schema.get("properties", {}).items()}
    if schema.get("type") == "array":
        return [_like(schema.get("items", {}), root)] * max(1, schema.get("minItems", 1))
    return max(1, schema.get("minimum", 1)) if schema.get("type") == "integer" else PLAIN.get(schema.get("type", "string"))
