"""Owns drawing insights for one question: drafts from the records, earlier insights built on, words that vary."""

from collections.abc import Iterator
from dataclasses import replace

from game.ai.mind import DrawInsights, Insight
from game.ai.offline.reflect.deeper import from_insights
from game.ai.offline.reflect.material import Draft, Material
from game.ai.offline.reflect.matters import of_matters
from game.ai.offline.reflect.oneself import of_one_deed, of_oneself
from game.ai.offline.reflect.others import of_person
from game.ai.offline.reflect.records import Record
from game.ai.offline.reflect.words import Known, say, table
from game.world.chance import chance

MOST = 5
NEW_EVIDENCE = 2
"""So many memories later than the earlier insight are needed before it is thought again, and deeper."""


def draw(question: DrawInsights) -> tuple[Insight, ...]:
    """Up to five insights, the weightiest first; none for which there is no evidence, none that is held already."""
    material = Material.of(question)
    steps = (_drafts(question.question, material), _anything(material), of_one_deed(material))
    return next((found for drafts in steps if (found := _worded(drafts, material))), ())


def _worded(drafts: Iterator[Draft], material: Material) -> tuple[Insight, ...]:
    """The weightiest of the drafts in words, one of a kind about one person."""
    found: dict[str, Insight] = {}
    for draft in sorted(drafts, key=lambda each: (-each.weight, each.kind, each.who, each.thing)):
        insight = _insight(draft, material)
        if insight is not None:
            found.setdefault(f"{draft.kind} {draft.who}", insight)
    return tuple(found.values())[:MOST]


def _anything(material: Material) -> Iterator[Draft]:
    """Where the question leads nowhere, thoughts go back to oneself, and to what was seen before."""
    yield from of_oneself(material)
    yield from from_insights(material)


def _drafts(question: str, material: Material) -> Iterator[Draft]:
    """What the question is about decides: a person, oneself, a matter, or all that was seen before, taken together."""
    people = [name for name in material.people if name in question]
    matters = [draft for draft in of_matters(material) if draft.thing in question]
    for who in people:
        yield from of_person(who, material)
    if not people:
        yield from of_oneself(material)
    yield from matters
    deeper = from_insights(material)
    yield from (draft for draft in deeper if not people or draft.who in people)


def _insight(draft: Draft, material: Material) -> Insight | None:
    """A draft in words; built on the same insight if that is held already and more has come to light; else None."""
    earlier = [record for record, known in material.insights if _same(known, draft)]
    deeper = bool(earlier)
    if deeper:
        draft = _renewed(draft, earlier)
        if len(draft.evidence) <= NEW_EVIDENCE:
            return None
    text = _said(draft, material, deeper)
    importance = int(table("insight")[draft.kind]["importance"]) + deeper
    return Insight(text, draft.evidence, min(10, importance)) if text else None


def _same(known: Known, draft: Draft) -> bool:
    return known.kind == draft.kind and known.who == draft.who and (not known.thing or known.thing == draft.thing)


def _renewed(draft: Draft, earlier: list[Record]) -> Draft:
    """The draft resting on the latest such insight and on what is later than that."""
    latest = max(earlier, key=lambda each: each.number)
    fresh = tuple(number for number in draft.evidence if number > latest.number)
    return replace(draft, evidence=(latest.number, *fresh))


def _said(draft: Draft, material: Material, deeper: bool) -> str:
    pronouns = material.now.persona.pronouns
    slots = {"me": material.me, "who": draft.who, "thing": draft.thing, **dict(draft.slots)}
    slots |= dict(zip(("they", "them", "their"), pronouns, strict=True))
    used = {record.text for record, _ in material.insights}
    dice = chance(material.now.seed, material.now.tick, material.now.resident, f"insight {draft.kind} {draft.who}")
    return say(draft.kind, slots, dice, used, deeper)
