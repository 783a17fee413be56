"""Owns what one comes to see about oneself: what the days go to, what returns, whom one turns to."""

import re
from collections.abc import Iterator

from game.ai.offline.reflect.material import Draft, Material, spread, weightiest
from game.ai.offline.reflect.matters import saying
from game.ai.offline.reflect.places import haunt
from game.ai.offline.reflect.promises import given_to
from game.ai.offline.reflect.purposes import trouble
from game.ai.offline.reflect.pursuits import natures_of, pursuits_of, telling_words
from game.ai.offline.reflect.records import PLAN, SEEN, TALK, TOLD, Record
from game.ai.offline.reflect.words import table
from game.world.clock import minute_of_day

OFTEN = 3
"""Talks from which on somebody is the one to whom one turns."""
MOVING = 6
"""Importance from which on a single thing stays with somebody."""
_THINKING = re.compile(r"\b(?:thinking|wondering|waking|counting the|remembering|mind wander|going over|looking round)\b")
WORTH_IT = 3
"""Importance from which on something done is more than the daily round."""
LONGEST = 140
WORK = (9 * 60, 17 * 60)
"""Minutes of the day in which what one does may not be of one's own choosing."""


def of_oneself(material: Material) -> Iterator[Draft]:
    """Everything the records let one see about oneself."""
    for find in (_devoted, _worry, _guests, _turns_to, _pursuit, _nature, _haunt, _stays):
        yield from find(material)


def _own(material: Material) -> tuple[Record, ...]:
    return tuple(each for each in material.records if each.who == material.me and each.how in (SEEN, PLAN, "known"))


def _devoted(material: Material) -> Iterator[Draft]:
    """A project or an occasion of one's own that the records keep coming back to."""
    persona = material.now.persona
    matters = [project.thing for project in persona.projects]
    matters += [f"the {each.text}" for each in persona.occasions if each.role in ("host", "perform")]
    for thing in matters:
        words = telling_words(thing)
        about = [each for each in _own(material) if len(words & telling_words(each.what)) >= min(2, len(words))]
        lived = [each for each in about if each.how == SEEN]
        if len(about) >= 2 and lived:
            yield Draft("devoted", material.me, weightiest(about), thing, 6 + len(lived) / 3)


def _worry(material: Material) -> Iterator[Draft]:
    """Something feared from the start that came up again while doing something else."""
    for seed in material.from_the_start(material.me):
        thing = trouble(seed)
        words = telling_words(thing)
        lived = [each for each in _own(material) if each.how == SEEN]
        back = [each for each in lived if len(words & telling_words(each.what)) >= min(2, len(words))]
        if thing and words and back:
            yield Draft("worry", material.me, weightiest([seed, *back]), thing, 6.5)


def _guests(material: Material) -> Iterator[Draft]:
    """How many have promised to come to the same thing."""
    promises: dict[str, dict[str, Record]] = {}
    for each in given_to(material.me, material.records, material.now):
        promises.setdefault(each.what, {})[each.who] = each
    for thing, given in promises.items():
        if len(given) >= 2 and any(each.role == "host" and each.noun in thing for each in material.now.persona.occasions):
            number = table("words")["numbers"].split()[min(len(given), 12) - 1]
            evidence = tuple(sorted(each.number for each in given.values()))
            yield Draft("guests", material.me, evidence, thing, 7, (("count", number),))


def _turns_to(material: Material) -> Iterator[Draft]:
    talks: dict[str, list[Record]] = {}
    for each in material.records:
        if each.how == TALK:
            talks.setdefault(each.who, []).append(each)
    ranked = sorted(talks, key=lambda who: (-len(talks[who]), who))
    if ranked and len(talks[ranked[0]]) >= OFTEN and (len(ranked) == 1 or len(talks[ranked[0]]) > len(talks[ranked[1]])):
        yield Draft("turns_to", ranked[0], weightiest(talks[ranked[0]]), weight=5)


def _pursuit(material: Material) -> Iterator[Draft]:
    """What one finds oneself doing again and again outside the hours of work."""
    found: dict[str, list[Record]] = {}
    for each in material.deeds(material.me):
        for name in pursuits_of(each.what) if not WORK[0] <= minute_of_day(each.memory.created) < WORK[1] else ():
            found.setdefault(name, []).append(each)
    often = {name: spread(records, 2) for name, records in found.items()}
    for name in sorted(often, key=lambda name: (-len(often[name]), name)):
        rest = table("pursuit")[name].get("rest", "")
        if len(often[name]) >= 2 and rest:
            yield Draft("finds_rest", material.me, weightiest(often[name]), rest, 4.5)
            return


def _nature(material: Material) -> Iterator[Draft]:
    found: dict[str, list[Record]] = {}
    for each in material.deeds(material.me):
        for name in natures_of(each.what):
            found.setdefault(name, []).append(each)
    shown = {name: spread(records) for name, records in found.items()}
    for name in sorted(shown, key=lambda name: (-len(shown[name]), name)):
        if len(shown[name]) >= 3:
            yield Draft("nature", material.me, weightiest(shown[name]), table("nature")[name]["phrase"], 4.5)
            return


def _stays(material: Material) -> Iterator[Draft]:
    """The weightiest thing that somebody told, and that is more than a worry of theirs."""
    moving = [
        each
        for each in material.records
        if each.how == TOLD and each.memory.content.importance >= MOVING and _is_news(each, material.me)
    ]
    late = sorted(moving, key=lambda each: (-each.memory.content.importance, -each.number))
    for each in late[:1]:
        yield Draft("stays", material.me, (each.number,), saying(each), 2)


def _is_passing(what: str) -> bool:
    """Whether it is something done just then, rather than something somebody is about to do or at work on."""
    words = what.split()
    return words[0] == "is" and len(words) > 1 and words[1].endswith("ing") and words[1] not in ("going", "planning", "moving")


def _is_news(record: Record, me: str) -> bool:
    """Whether what was told is a matter of its own: short, not about oneself, no worry, no passing remark of today."""
    said = saying(record)
    passing = record.what.startswith(
        ("was ", "may ", "told ", "said ", "promised ", "could not ", "does not know ")
    ) or _is_passing(record.what)
    return len(said) <= LONGEST and me not in said and not trouble(record) and not passing


def of_one_deed(material: Material) -> Iterator[Draft]:
    """What one did of late that weighed most, if anything weighed more than the daily round. Mere thoughts are no deeds."""
    done = [each for each in material.deeds(material.me) if not _THINKING.search(each.what)]
    deeds = [each for each in done if each.memory.content.importance >= WORTH_IT]
    for each in sorted(deeds, key=lambda each: (-each.memory.content.importance, -each.number))[:1]:
        same = [other for other in deeds if other.what == each.what]
        yield Draft("deed", material.me, weightiest(same), each.what.removeprefix("is "), 1)


def _haunt(material: Material) -> Iterator[Draft]:
    place, records = haunt(material.me, material)
    if place:
        yield Draft("own_haunt", material.me, weightiest(records), place, 3)
