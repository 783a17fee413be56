"""Owns measuring a model's server: how fast it is, whether it answers several at once, how much it reads at once."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from game.ai.model.call import Call
from game.ai.model.context_size import told_context
from game.ai.model.expecting import Speed
from game.ai.model.findings import Doing, Finding
from game.ai.model.sample_questions import long_prompt, long_question
from game.ai.model.trouble import TimedOut, Trouble
from game.ai.model.trying import Trying

LEAST_CONTEXT = 1500
"""Tokens without which most of the game's questions do not fit."""
_QUICK = 0.25
"""Seconds for two long answers, below which it does not matter whether they ran at once."""
_CUT = 0.7
"""A server that counted less than this of a prompt has cut it: no tokens are so much longer than words."""


def measure_speed(trying: Trying) -> Iterator[Doing | Finding]:
    """A long answer alone, then two at once."""
    yield Doing("asking it for a long answer")
    alone = trying.ask(long_question(0))
    quickest = min(trying.small, key=lambda call: call.seconds)
    rate = alone.completion_tokens / alone.seconds if alone.text and alone.seconds > 0 else 0.0
    trying.speed = Speed(quickest.seconds, quickest.prompt_tokens, rate)
    takes = f"A small question takes {quickest.seconds:.1f} s"
    if not rate:
        yield _too_long(trying, takes, alone)
        return
    yield Finding("speed", "good", f"{takes}, and it writes {rate:,.0f} tokens a second.")
    yield Doing("asking it for two long answers at once")
    trying.speed = replace(trying.speed, gain=_gain(trying, rate))
    yield _at_once(trying)


def _too_long(trying: Trying, takes: str, call: Call) -> Finding:
    """Plans and talks are as long: the offline mind would have to write them."""
    patience = trying.settings.timeout
    longer = f"Use a faster model, or write timeout = {3 * patience:.0f} under [mind] in smallville.toml."
    fix = longer if call.seconds >= patience else "The offline mind would step in for plans and talk."
    return Finding("speed", "note", f"{takes}, but a long answer did not come ({call.reason}).", fix)


def _gain(trying: Trying, rate: float) -> float:
    """How many times `rate` two calls together bring, in tokens a second."""
    before = time.monotonic()
    with ThreadPoolExecutor(2) as pool:
        for asked in [pool.submit(trying.put, long_question(number)) for number in (1, 2)]:
            asked.result()
    took = time.monotonic() - before
    return 2.0 if took < _QUICK else sum(call.completion_tokens for call in trying.ledger.drain()) / took / rate


def _at_once(trying: Trying) -> Finding:
    if trying.speed.at_once:
        return Finding("at once", "good", "It answers several calls at once.")
    several = trying.preset.several if trying.preset else ""
    fix = f"Let it answer several: `{several}`." if several else ""
    said = "Two calls at once take hardly less time than one after the other, so residents wait for each other."
    return Finding("at once", "note", said, fix)


def measure_context(trying: Trying) -> Iterator[Doing | Finding]:
    """How much it reads at once: as it tells, else as a long prompt shows."""
    yield Doing("asking how much it reads at once")
    wanted = trying.settings.context
    told = told_context(trying.server, trying.settings.base_url, trying.settings.model)
    if told is not None:
        yield _context(trying, told, f"It reads and writes {told:,} tokens at once")
    elif trying.preset and not trying.preset.local:
        yield Finding("context", "good", f"The game keeps its prompts below {wanted:,} tokens, which it takes.")
    else:
        yield Doing(f"sending it a prompt of {wanted:,} tokens")
        yield _tried(trying, wanted)


def _tried(trying: Trying, wanted: int) -> Finding:
    """Whether a prompt as long as the game's longest may be is read whole."""
    long, patience = wanted - wanted // 8, trying.settings.timeout
    try:
        counted = trying.server.complete(trying.settings.model, long_prompt(long), trying.shortly, patience).prompt_tokens
    except TimedOut:
        return Finding("context", "note", f"It did not read a prompt of {long:,} tokens within {patience:.0f} s.")
    except Trouble as trouble:
        said = f"It did not take a prompt of {long:,} tokens ({trouble.sentence})."
        return Finding("context", "note", said, _more(trying, wanted // 2))
    if counted is None:
        said = f"It does not tell how much it reads; the game keeps its prompts below {wanted:,} tokens."
        return Finding("context", "note", said)
    if counted < long * _CUT:
        return _context(
            trying, counted, f"Of a prompt of {long:,} tokens it read {counted:,} and dropped the rest without a word"
        )
    return Finding("context", "good", f"It read a prompt of {counted:,} tokens whole.")


def _context(trying: Trying, size: int, said: str) -> Finding:
    wanted = trying.settings.context
    if size < LEAST_CONTEXT:
        return Finding("context", "bad", f"{said}, and the game needs {LEAST_CONTEXT:,}.", _start_with_more(trying))
    if size < wanted:
        return Finding("context", "note", f"{said}, and the game was told {wanted:,}.", _more(trying, size))
    return Finding("context", "good", f"{said}; the game uses up to {wanted:,}.")


def _more(trying: Trying, size: int) -> str:
    return f"{_start_with_more(trying)} Or write context = {size} under [mind] in smallville.toml."


def _start_with_more(trying: Trying) -> str:
    more = trying.preset.more if trying.preset else ""
    return f"Give it more: `{more}`." if more else "Start it with a larger context."
