"""Owns rendering pages for a browser from the templates in `assets/pages`: whatever is put into them is words, not HTML."""

from functools import lru_cache
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from game.assets import asset


def rendered_page(template: str, **facts: Any) -> str:
    """A template filled in; it fails where it asks for what is not among the facts."""
    return _environment().get_template(template).render(**facts)


@lru_cache(maxsize=1)
def _environment() -> Environment:
    folder = FileSystemLoader(asset("pages"))
    return Environment(loader=folder, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True, autoescape=True)
