"""Owns taking parts of the architecture away from who is interviewed: what memories a condition leaves (section 6.2)."""

from dataclasses import dataclass, replace

from game.ai.known_places import KnownPlaces
from game.ai.memory import Kind
from game.ai.persona import Persona
from game.ai.thought import Portrait
from game.problem import Problem


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition of the paper's ablation. `kinds` are the memories that may come to mind; None leaves everything as it is."""

    name: str
    kinds: tuple[Kind, ...] | None


FULL = Condition("full", None)
NO_REFLECTION = Condition("no reflection", (Kind.OBSERVATION, Kind.CHAT, Kind.PLAN))
NO_PLANNING = Condition("no reflection or planning", (Kind.OBSERVATION, Kind.CHAT))
NOTHING = Condition("no observation, reflection or planning", ())
CONDITIONS = (FULL, NO_REFLECTION, NO_PLANNING, NOTHING)
"""From all to nothing."""


def condition_named(name: str) -> Condition:
    """The condition of a name, or of a beginning that only one has ("full"). Raises Problem."""
    wanted = name.strip().lower()
    found = [each for each in CONDITIONS if each.name == wanted] or [each for each in CONDITIONS if each.name.startswith(wanted)]
    if len(found) != 1:
        raise Problem(f'There is no condition "{name}"; choose {", ".join(repr(each.name) for each in CONDITIONS)}.')
    return found[0]


def ablated(me: Portrait, condition: Condition) -> Portrait:
    """Somebody with no more in mind than a condition leaves.

    The self-summary goes with reflection, out of which it comes, and the plan at hand with planning. Without observations
    their paragraph is gone too, for every clause of it is a memory: a name is left.
    """
    if condition.kinds is None:
        return me
    plan = me.plan if Kind.PLAN in condition.kinds else None
    less = replace(me, summary="", plan=plan, following=me.following if plan is not None else None)
    return less if Kind.OBSERVATION in condition.kinds else _nobody(less)


def _nobody(me: Portrait) -> Portrait:
    known = me.persona
    persona = Persona(known.name, "", (), pronouns=known.pronouns, language=known.language)
    return replace(me, persona=persona, known=KnownPlaces(()), arena=0, doing="", recent=(), names=(), pronouns=(), talks=())
