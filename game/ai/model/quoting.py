"""Owns how strangers' words stand in a prompt: quoted on one line, as data, whatever they contain."""

import json
import re
import unicodedata

LONGEST = 2000
"""Characters of one quoted text; more is cut, and marked so."""
_JOINERS = "\u200c\u200d"
"""Invisible characters that some letters and emoji need between them."""
_BAR = "[|\uff5c]"
_TURNS = re.compile(
    rf"<{_BAR}[^|>\uff5c]{{0,40}}{_BAR}?>?|{_BAR}>"
    r"|\[/?(?:INST|SYS|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS|TOOL_CONTENT|IMG)\]|<</?SYS>>"
    r"|</?(?:s|bos|eos|pad|unk|mask|think|tool_call|tool_response|start_of_turn|end_of_turn|system|user|assistant)>",
    re.IGNORECASE,
)
"""What chat templates mark turns with: a server may take it for the end of a message, wherever it stands."""


def quoted(text: object) -> str:
    """The text as a JSON string: one line, its own quotation marks escaped, invisible and turn-marking characters gone."""
    plain = " ".join(str(text)[: 4 * LONGEST].split())
    visible = "".join(each for each in plain if not _hidden(each))
    harmless = " ".join(_without_turns(visible).split())
    cut = harmless if len(harmless) <= LONGEST else harmless[: LONGEST - 1] + "…"
    return json.dumps(cut, ensure_ascii=False)


def _without_turns(text: str) -> str:
    """Taking one mark out may join the halves of another, so they are taken out until none is left."""
    before = ""
    while before != text:
        before, text = text, _TURNS.sub(" ", text)
    return text


def _hidden(character: str) -> bool:
    """Characters that control, hide or turn text (bidirectional overrides, tags), but not those that join letters and emoji."""
    return unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn") and character not in _JOINERS
