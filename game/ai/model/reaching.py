"""Owns finding a server and the model on it: what is said when either is not there, with what to do."""

from collections.abc import Sequence
from difflib import get_close_matches
from urllib.parse import urlsplit

from game.ai.model.context_size import same_model
from game.ai.model.findings import Finding
from game.ai.model.presets import Preset
from game.ai.model.server import Server
from game.ai.model.trouble import Busy, Garbled, Refused, TimedOut, Trouble, Unreachable

_SECONDS = 10.0
_MOST_NAMES = 8
_NO_SUCH_PLACE = (404, 405)
_NO_ENTRY = (401, 403)
_NO_MONEY = 402


def title_of(preset: Preset | None) -> str:
    """How a server is called in a sentence."""
    return preset.title if preset else "The server"


def reach(server: Server, base_url: str, key: str, preset: Preset | None) -> tuple[Finding, tuple[str, ...]]:
    """Whether it answers, and the models it lists (none, too, where it keeps no list)."""
    try:
        models = server.models(_SECONDS)
    except (Refused, Garbled) as trouble:
        if isinstance(trouble, Refused) and trouble.status not in _NO_SUCH_PLACE:
            return trouble_found(trouble, base_url, key, preset), ()
        return _without_list(base_url, key), ()
    except Trouble as trouble:
        return trouble_found(trouble, base_url, key, preset), ()
    return Finding("server", "good", f"{title_of(preset)} answers at {base_url}."), models


def _without_list(base_url: str, key: str) -> Finding:
    """Something answers that lists no models: perhaps the address lacks its end."""
    better = better_address(base_url, key)
    if better:
        return Finding(
            "server", "bad", f"There is no model's server at {base_url}, but one at {better}.", f"Use `--base-url {better}`."
        )
    return Finding("server", "note", f"Something answers at {base_url}, which lists no models.")


def better_address(base_url: str, key: str) -> str:
    """The address with /v1 at its end, if a model's server answers there; "" if it does not."""
    root = "{0.scheme}://{0.netloc}".format(urlsplit(base_url))
    tried = dict.fromkeys(f"{each}/v1" for each in (base_url, root) if f"{each}/v1" != base_url)
    return next((each for each in tried if _lists_models(each, key)), "")


def _lists_models(base_url: str, key: str) -> bool:
    server = Server(base_url, key)
    try:
        server.models(_SECONDS)
    except Trouble as trouble:
        return isinstance(trouble, Refused) and trouble.status in _NO_ENTRY
    finally:
        server.close()
    return True


def trouble_found(trouble: Trouble, base_url: str, key: str, preset: Preset | None) -> Finding:
    """What stands in the way, and what to do about it."""
    title = title_of(preset)
    if isinstance(trouble, Unreachable):
        return Finding("server", "bad", f"Nothing answers at {base_url}.", _start(preset))
    if isinstance(trouble, TimedOut):
        return Finding(
            "server", "bad", f"{title} does not answer in time at {base_url}.", "See whether it is still loading a model."
        )
    if isinstance(trouble, Refused) and trouble.status in _NO_ENTRY:
        said = "does not accept the key" if key else "wants a key"
        return Finding(
            "server", "bad", f"{title} {said}.", f"Set {preset.key if preset else 'OPENAI_API_KEY'} to a key of this server."
        )
    if isinstance(trouble, Refused) and trouble.status == _NO_MONEY:
        return Finding("server", "bad", f"{title} wants to be paid first ({trouble.text}).", "Look at your account there.")
    if isinstance(trouble, Busy):
        return Finding(
            "server", "bad", f"{title} takes no more calls just now ({trouble.text}).", "Try again later, or look at your quota."
        )
    return Finding("server", "bad", f"{title} cannot be used: {trouble.sentence}.", "Look at its log.")


def _start(preset: Preset | None) -> str:
    if preset is None:
        return "Start the server there, or give the --base-url of one that runs."
    return f"Start {preset.title}: `{preset.start}`." if preset.start else "See whether this computer is connected."


def missing_model(model: str, names: Sequence[str], preset: Preset | None) -> Finding | None:
    """What is wrong with the model's name, seen from the list; None when nothing is."""
    if not model:
        some = ", ".join(names[:_MOST_NAMES]) or "none that it lists"
        more = f" and {len(names) - _MOST_NAMES} more" if len(names) > _MOST_NAMES else ""
        fix = f"Add `--model {names[0]}`." if names else _get(preset, "MODEL")
        return Finding("model", "bad", f"No model was named; {preset.title if preset else 'the server'} has {some}{more}.", fix)
    if any(same_model(model, name) for name in names):
        return None
    near = get_close_matches(model, names, 3, 0.4) or list(names[:3])
    if not near:
        return Finding("model", "bad", f'{title_of(preset)} has no model "{model}".', _get(preset, model))
    said = f'{title_of(preset)} has no model "{model}"; the nearest it has: {", ".join(near)}.'
    get = f", or get it: `{preset.pull.format(model=model)}`" if preset and preset.pull else ""
    return Finding("model", "bad", said, f"Use `--model {near[0]}`{get}.")


def _get(preset: Preset | None, model: str) -> str:
    return (
        f"Get it: `{preset.pull.format(model=model)}`."
        if preset and preset.pull
        else "See which models it has, and add --model NAME."
    )
