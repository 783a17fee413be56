"""Owns the check of a model's server: one thing after another is tried, and what was found is told as it comes."""

from collections.abc import Iterator
from dataclasses import replace

from game.ai.model.answers import Answers
from game.ai.model.call import Call
from game.ai.model.connecting import connect
from game.ai.model.expecting import expected
from game.ai.model.findings import Doing, Finding
from game.ai.model.ledger import Ledger
from game.ai.model.measuring import measure_context, measure_speed
from game.ai.model.presets import Preset
from game.ai.model.prompt import Message
from game.ai.model.reaching import missing_model, reach, title_of, trouble_found
from game.ai.model.sample_questions import SMALL, small_question
from game.ai.model.server import Server
from game.ai.model.trouble import Refused, Trouble
from game.ai.model.trying import Trying
from game.ai.offline.mind import OfflineMind
from game.settings import MindSettings

_HOW = {"json_schema": "in the very form that was asked for", "json_object": "as JSON, though not in a given form"}
_FREELY = "in words, from which the game picks the answer"


def probe(settings: MindSettings, key: str, preset: Preset | None) -> Iterator[Doing | Finding]:
    """Try a server as the game would use it, and tell what is found, until something is "bad": the game will not run on it.

    If nothing is, the last finding is about the game: what to expect. It takes a few calls, each within the settings'
    timeouts. Raises Problem when the address cannot be one.
    """
    ledger = Ledger()
    server = Server(settings.base_url, key)
    connected = connect(replace(settings, budget=None), key, OfflineMind(), ledger, Answers())
    trying = Trying(server, connected.caller, ledger, settings, key, preset)
    try:
        for stage in (_reach, _answer, measure_speed, measure_context, _embed):
            for each in stage(trying):
                yield each
                if isinstance(each, Finding) and each.grade == "bad":
                    return
        yield Finding("game", "good", expected(settings, trying.speed))
    finally:
        connected.close()
        server.close()


def _reach(trying: Trying) -> Iterator[Doing | Finding]:
    yield Doing(f"looking for the server at {trying.server.address}")
    finding, trying.models = reach(trying.server, trying.settings.base_url, trying.key, trying.preset)
    yield finding
    unnamed = None if trying.settings.model else missing_model("", trying.models, trying.preset)
    if unnamed is not None:
        yield unnamed


def _answer(trying: Trying) -> Iterator[Doing | Finding]:
    """Small questions of the game: they show whether the model is there, and in which form it answers."""
    for number in range(SMALL):
        loading = " (it may have to load the model first)" if number == 0 else ""
        yield Doing(f"asking it a small question of the game, {number + 1} of {SMALL}{loading}")
        trying.small.append(trying.ask(small_question(number, trying.settings.context)))
        if number == 0 and not trying.small[0].text:
            yield _no_answer(trying, trying.small[0])
            return
    yield from _names(trying)
    yield _form(trying.small)


def _no_answer(trying: Trying, call: Call) -> Finding:
    """Why there was none, seen more closely: by asking once more without any wish for a form."""
    model = call.model or trying.settings.model
    try:
        trying.server.complete(model, (Message("user", "Say yes."),), trying.shortly, trying.settings.timeout)
    except Refused as trouble:
        missing = missing_model(model, trying.models, trying.preset)
        if missing is not None and (trouble.status == 404 or "model" in trouble.text.lower()):
            return missing
        return trouble_found(trouble, trying.settings.base_url, trying.key, trying.preset)
    except Trouble as trouble:
        return trouble_found(trouble, trying.settings.base_url, trying.key, trying.preset)
    return _useless(call)


def _names(trying: Trying) -> Iterator[Finding]:
    for model in dict.fromkeys((trying.settings.model, trying.settings.small_model or trying.settings.model)):
        if trying.models and missing_model(model, trying.models, None):
            listed = ", ".join(trying.models[:3])
            yield Finding("model", "note", f'"{model}" is not among the models it lists ({listed}), and answers all the same.')
        else:
            yield Finding("model", "good", f'The model "{model}" is there.')


def _form(calls: list[Call]) -> Finding:
    """Which rung of the ladder works, and how often."""
    used = [call for call in calls if call.outcome != "offline"]
    useless = [call for call in calls if call.outcome == "offline"]
    if not used:
        return _useless(calls[-1])
    said = f"It answers {_HOW.get(used[-1].rung, _FREELY)} ({used[-1].rung})"
    if useless:
        few = f"{said}, but {len(useless)} of {len(calls)} answers were of no use ({useless[-1].reason})."
        return Finding("answers", "note", few, "The offline mind steps in for those; a larger model would do better.")
    repaired = sum(call.outcome == "repaired" for call in used)
    mended = f"; {repaired} of {len(used)} answers had to be mended" if repaired else ""
    return Finding("answers", "good" if used[-1].rung == "json_schema" else "note", f"{said}{mended}.")


def _useless(call: Call) -> Finding:
    said = f"It answers, but the game can make nothing of it ({call.reason or 'no reason given'})."
    return Finding("answers", "bad", said, "Choose a larger model, or one that follows instructions.")


def _embed(trying: Trying) -> Iterator[Doing | Finding]:
    model, preset = trying.settings.embeddings, trying.preset
    if not model:
        yield Finding("embeddings", "good", "Memories are found with the embeddings that come with the game.")
        return
    yield Doing("asking it for an embedding")
    try:
        (vector,) = trying.server.embed(model, ["a boat in the harbour"], None, trying.settings.first_timeout)
    except Trouble as trouble:
        said = f'{title_of(preset)} gives no embeddings with "{model}" ({trouble.sentence}).'
        get = f", or get it: `{preset.pull.format(model=model)}`" if preset and preset.pull else ""
        yield Finding("embeddings", "bad", said, f"Leave embeddings out of smallville.toml{get}.")
        return
    yield Finding("embeddings", "good", f'Memories are found with "{model}", {len(vector)} numbers a text.')
