"""Owns projects: whatever somebody is at work on, which any doing in progress with an object is."""

import re
from dataclasses import dataclass

from game.ai.persona import Project
from game.ai.reading import times
from game.ai.reading.clauses import Part
from game.ai.reading.draft import Draft
from game.ai.reading.habits import activity_of
from game.ai.reading.words import gerund, sign, word_set

_UNDER_WAY = re.compile(
    rf"^(?:(?:{sign('adverbs')}) )*(?:is|has been)(?: (?:{sign('adverbs')}|currently|busy|finally))*"
    r" (?:(?:trying|learning how|learning) to (?P<meant>\w+)|(?P<doing>\w{2,}ing))(?: (?P<particle>on|for|out))? (?P<thing>.+)$"
)
_REGULARLY = re.compile(rf"^(?:(?:{sign('adverbs')}) )*(works on|trains for) ((?:a|an|the|SELF's|another)\b .+)")
_TAIL = re.compile(
    r",? (?:for (?:years|months|the past|about|over|almost)|since|because|which|that|but|at night|in the (?:evening|morning)s?"
    r"|every (?:day|evening|morning)|when|whenever|after|before|so that|who|until|and (?:is|has|cannot|never|wants|later))\b.*"
)
_ON_A_SCREEN = re.compile(r"\b(?:app|program|website|game|software|database|engine|compiler|plugin)\b")


@dataclass(frozen=True, slots=True)
class _Doing:
    """A doing with its object: "working", "on", "a new composition"."""

    verb: str
    particle: str
    thing: str


def read_project(part: Part, draft: Draft) -> bool:
    """Take a project from one part; true when there was one."""
    if not part.of_self or re.search(r"\b(?:not|n't|never|no longer)\b", part.text.split(" a ")[0][:30]):
        return False
    doing = _doing(part.text)
    if doing is None or (doing.verb != "learning" and doing.thing.split()[0].lower() in word_set("no_object")):
        return False
    thing = draft.own_words(_TAIL.sub("", times.without_times(doing.thing)))
    verb = f"{doing.verb} {doing.particle}".strip()
    shown = re.sub(r"^(?:a|an) ", "the ", thing)
    draft.projects.append(Project(f"{verb} {thing}", verb, shown, _activity(doing.verb, thing), draft.place_in(thing)))
    return True


def _doing(text: str) -> _Doing | None:
    """What is being done, if it is something one works on: "is building a boat", "is working on", but no "is waiting for"."""
    regular = _REGULARLY.match(text)
    if regular:
        verb, _, particle = regular[1].partition(" ")
        return _Doing(gerund(verb), particle, regular[2])
    learning = re.match(r"is (?:\w+ly )?learning (?:how )?(to \w+)$", text)
    if learning:
        return _Doing("learning", "", learning[1])
    match = _UNDER_WAY.match(text)
    if not match:
        return None
    verb, particle = gerund(match["meant"]) if match["meant"] else match["doing"], match["particle"] or ""
    worked_at = verb in ("working", "training", "studying") and particle in ("on", "for")
    if verb in word_set("not_projects") and not worked_at:
        return None
    return _Doing(verb, particle, match["thing"])


def _activity(verb: str, thing: str) -> str:
    """The activity of making that the project is; a wider reading of the thing would send them to the wrong room."""
    activity = "" if _ON_A_SCREEN.search(thing) or thing.startswith("to ") else activity_of(f"{verb} {thing}")
    return activity if activity in word_set("making") else "project"
