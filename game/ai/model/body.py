"""Owns reading what a server sent: strangers' JSON of whatever shape, into completions, names, vectors and reasons."""

import json
import math
import re
from collections.abc import Mapping
from typing import Any

from game.ai.model.completion import Completion
from game.ai.model.trouble import Garbled, Refused

_MOST_TOKENS = 100_000_000
"""No request has more; a count beyond it is a broken counter."""
_LONGEST_REASON = 400
_TAGS = re.compile(r"<(script|style)\b.*?</\1\s*>|<[^>]*>", re.DOTALL | re.IGNORECASE)


def whole(text: str) -> str:
    """The text without halves of characters (lone surrogates) and NULs, which no file and no socket takes."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace").replace("\0", "")


def completion_of(content: bytes) -> Completion:
    """The completion in a body. Raises Garbled for what is none, Refused for an error sent as if all were well."""
    body = object_of(content)
    choices = body.get("choices")
    if not choices and body.get("error"):
        raise Refused(_status(body["error"]), reason_of(content))
    if not isinstance(choices, list) or not choices or not isinstance(choices[0], dict):
        raise Garbled("the server's answer has no choices in it")
    choice = choices[0]
    if choice.get("error"):
        raise Refused(_status(choice["error"]), _sentence(choice["error"]))
    message = choice.get("message")
    if not isinstance(message, dict):
        raise Garbled("the server's answer has no message in it")
    usage = _mapping(body.get("usage"))
    return Completion(
        text=_text(message.get("content")),
        finish_reason=_word(choice.get("finish_reason")),
        reasoned=bool(message.get("reasoning") or message.get("reasoning_content")),
        refusal=_text(message.get("refusal")),
        model=_word(body.get("model")),
        prompt_tokens=_count(usage.get("prompt_tokens")),
        completion_tokens=_count(usage.get("completion_tokens")),
        cached_tokens=_count(_mapping(usage.get("prompt_tokens_details")).get("cached_tokens")),
    )


def models_of(content: bytes) -> tuple[str, ...]:
    """The names of the models in a body, in its order. Raises Garbled when it is no list of models."""
    listed = object_of(content).get("data")
    if not isinstance(listed, list):
        raise Garbled("the server's list of models is no list")
    return tuple(_word(each.get("id")) for each in listed if isinstance(each, dict) and _word(each.get("id")))


def vectors_of(content: bytes, texts: int) -> list[list[float]]:
    """One vector for each of so many texts, in their order. Raises Garbled unless there are as many, of one length."""
    listed = object_of(content).get("data")
    rows = [each for each in listed if isinstance(each, dict)] if isinstance(listed, list) else []
    if all(type(each.get("index")) is int for each in rows):
        rows.sort(key=lambda each: each["index"])
    vectors = [_vector(each.get("embedding")) for each in rows]
    if len(vectors) != texts or len({len(each) for each in vectors}) > 1:
        raise Garbled(
            f"the server gave {len(vectors)} embeddings of {sorted({len(each) for each in vectors})} numbers for {texts} texts"
        )
    return vectors


def reason_of(content: bytes) -> str:
    """What an error's body gives as its reason, on one line and cut; "" when it says nothing."""
    text = content[:20_000].decode("utf-8", "replace")
    try:
        said = _sentence(json.loads(text))
    except (ValueError, RecursionError):
        said = _TAGS.sub(" ", text)
    return " ".join(whole(said).split())[:_LONGEST_REASON]


def object_of(content: bytes) -> dict[str, Any]:
    """The JSON object a body is. Raises Garbled when it is none."""
    try:
        body = json.loads(content.decode("utf-8"), parse_constant=lambda _: None)
    except UnicodeDecodeError:
        raise Garbled("the server's answer is not UTF-8") from None
    except (ValueError, RecursionError):
        start = reason_of(content)[:80]
        raise Garbled(f"the server's answer is not JSON: {start}" if start else "the server's answer is empty") from None
    if not isinstance(body, dict):
        raise Garbled("the server's answer is not a JSON object")
    return body


def _sentence(body: Any, depth: int = 0) -> str:
    """The reason in an error, wherever this server puts it, with its code, which is often the clearer of the two."""
    if isinstance(body, str):
        return body
    if isinstance(body, list) and depth < 3:
        return "; ".join(filter(None, (_sentence(each, depth + 1) for each in body[:3])))
    if not isinstance(body, dict) or depth >= 3:
        return ""
    said = next(filter(None, (_sentence(body.get(key), depth + 1) for key in ("error", "message", "detail", "msg"))), "")
    code = body.get("code")
    return f"{said} [{code}]" if isinstance(code, str) and code and code not in said else said


def _status(error: Any) -> int:
    code = error.get("code") if isinstance(error, dict) else None
    return code if type(code) is int and 400 <= code <= 599 else 200


def _text(content: Any) -> str:
    """The words of a message's content, which some servers send in parts; thinking among the parts is left out."""
    if isinstance(content, str):
        return whole(content)
    if not isinstance(content, list):
        return ""
    spoken = (each for each in content if isinstance(each, dict) and each.get("type") in ("text", "output_text", None))
    return "".join(_text(each.get("text")) for each in spoken if isinstance(each.get("text"), str))


def _word(value: Any) -> str:
    return whole(value)[:200] if isinstance(value, str) else ""


def _count(value: Any) -> int | None:
    return value if type(value) is int and 0 <= value <= _MOST_TOKENS else None


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _vector(value: Any) -> list[float]:
    numbers = value if isinstance(value, list) else []
    if not numbers or any(type(each) not in (int, float) for each in numbers):
        raise Garbled("an embedding of the server's is no list of numbers")
    vector = [float(each) for each in numbers]
    if not all(map(math.isfinite, vector)):
        raise Garbled("an embedding of the server's has numbers that are none")
    return vector
