"""Owns what one comes to see about another person, from what was seen, told and talked about."""

from collections.abc import Iterator

from game.ai.offline.reflect.material import Draft, Material, spread, weightiest
from game.ai.offline.reflect.places import haunt
from game.ai.offline.reflect.promises import given_to
from game.ai.offline.reflect.purposes import purpose, trouble
from game.ai.offline.reflect.pursuits import natures_of, pursuits_of, telling_words
from game.ai.offline.reflect.records import SEEN, TALK, TOLD, Record
from game.ai.offline.reflect.words import table
from game.ai.persona import Relation
from game.ai.relations import impression

OFTEN = 3
"""At so many different hours something becomes a habit of somebody's."""
PASSING = 6
"""Sightings without a word from which on it is worth a thought that one does not talk."""
COLD = -0.3
"""Feeling from which on the other is somebody to be wary of."""
FAMILY = 0.8
"""Closeness from which on two have talked all their lives."""
GOSSIP = 3
"""Things told about others that make somebody the one who tells."""


def of_person(who: str, material: Material) -> Iterator[Draft]:
    """Everything the records let one see about somebody, and about oneself with them."""
    relation = impression(material.now.persona, who)
    for find in (_shared, _taken_up, _troubled, _pursuit, _nature, _haunt, _promised, _gossip):
        yield from find(who, material)
    yield from _between(who, material, relation)


def _own_words(who: str, material: Material) -> list[Record]:
    """What is known of somebody from themselves, or from the start."""
    told = [each for each in material.records if each.how == TOLD and each.who == who]
    return [*material.from_the_start(who), *told]


def _shared(who: str, material: Material) -> Iterator[Draft]:
    """An interest in common: it shows in one's own life and in theirs, in the same word or the same pursuit."""
    mine = [*material.from_the_start(material.me), *material.deeds(material.me)]
    theirs = [*_own_words(who, material), *material.deeds(who)]
    for word in _common_words(mine, theirs, material):
        both = [each for each in (*mine, *theirs) if word in telling_words(each.what)]
        yield Draft("share", who, weightiest(both), word, 7)
        return
    for name in _common_pursuits(mine, theirs):
        own = spread(each for each in mine if name in pursuits_of(each.what))
        other = spread(each for each in theirs if name in pursuits_of(each.what))
        evidence = tuple(sorted((*weightiest(own)[:2], *weightiest(other)[:3])))
        yield Draft("share", who, evidence, table("pursuit")[name]["noun"], 6)
        return


def _common_words(mine: list[Record], theirs: list[Record], material: Material) -> list[str]:
    """Words of one's own likings that also stand in what is known of the other."""
    liked = [interest.text for interest in material.now.persona.interests]
    spoken = {word for each in theirs for word in telling_words(each.what)}
    said = {word for each in mine for word in telling_words(each.what)}
    return [word for text in liked for word in sorted(telling_words(text)) if word in spoken & said and _names_interest(word)]


def _names_interest(word: str) -> bool:
    """Whether one can have an interest in the bare word: things in the plural, and what needs no ending."""
    return word in table("words")["bare"].split() or (word.endswith("s") and not word.endswith("ss"))


def _common_pursuits(mine: list[Record], theirs: list[Record]) -> list[str]:
    """Pursuits of both: shown at two different times, or said once of oneself; the other's favourite first."""
    own, counted = _counted(mine), _counted(theirs)
    ranked = sorted(counted, key=lambda name: (-counted[name], name))
    return [name for name in ranked if min(counted[name], own.get(name, 0)) >= 2 and not table("pursuit")[name].get("everyday")]


def _counted(records: list[Record]) -> dict[str, int]:
    found: dict[str, int] = {}
    for each in spread(records, 0.5):
        for name in pursuits_of(each.what):
            found[name] = found.get(name, 0) + (1 if each.how == SEEN else 2)
    return found


def _taken_up(who: str, material: Material) -> Iterator[Draft]:
    """What they are at work on, in words known from them."""
    for each in _own_words(who, material):
        thing = purpose(each)
        if thing:
            same = telling_words(thing)
            more = [other for other in material.of_person(who) if len(same & telling_words(other.what)) >= min(2, len(same))]
            kind = "taken_up" if len(more) >= 2 else "learned"
            yield Draft(kind, who, weightiest([each, *more]), thing, 5 + len(more) / 4)
            return


def _troubled(who: str, material: Material) -> Iterator[Draft]:
    """A worry of theirs that was told, or known."""
    for each in reversed(_own_words(who, material)):
        thing = trouble(each)
        if thing:
            again = [other for other in _own_words(who, material) if trouble(other) == thing]
            yield Draft("trouble" if len(again) == 1 else "trouble_returns", who, weightiest(again), thing, 6.5)
            return


def _pursuit(who: str, material: Material) -> Iterator[Draft]:
    found: dict[str, list[Record]] = {}
    for each in material.deeds(who):
        for name in pursuits_of(each.what):
            found.setdefault(name, []).append(each)
    often = {name: spread(records) for name, records in found.items()}
    for name in sorted(often, key=lambda name: (-len(often[name]), name)):
        habit = table("pursuit")[name].get("habit", "")
        if len(often[name]) >= OFTEN and habit:
            yield Draft("pursuit", who, weightiest(often[name]), habit, 4 + len(often[name]) / 4)
            return


def _nature(who: str, material: Material) -> Iterator[Draft]:
    found: dict[str, list[Record]] = {}
    for each in material.deeds(who):
        for name in natures_of(each.what):
            found.setdefault(name, []).append(each)
    shown = {name: spread(records) for name, records in found.items()}
    for name in sorted(shown, key=lambda name: (-len(shown[name]), name)):
        if len(shown[name]) >= 2:
            yield Draft("nature", who, weightiest(shown[name]), table("nature")[name]["phrase"], 4.5 + len(shown[name]) / 4)
            return


def _haunt(who: str, material: Material) -> Iterator[Draft]:
    place, records = haunt(who, material)
    if place:
        yield Draft("haunt", who, weightiest(records), place, 3.5)


def _promised(who: str, material: Material) -> Iterator[Draft]:
    given = [each for each in given_to(material.me, material.records, material.now) if each.who == who]
    if given:
        yield Draft("promised", who, (given[-1].number,), given[-1].what, 6)


def _gossip(who: str, material: Material) -> Iterator[Draft]:
    told = [each for each in material.records if each.how == TOLD and each.by == who and each.who not in ("", who, material.me)]
    if len(told) >= GOSSIP:
        yield Draft("gossip", who, weightiest(told), weight=5)


def _between(who: str, material: Material, relation: Relation | None) -> Iterator[Draft]:
    """How one stands with them: drawn, wary, at ease, or passing each other by."""
    records = material.of_person(who)
    talks = [each for each in records if each.how == TALK and each.who == who]
    seen = spread(material.deeds(who), 0.5)
    feeling = relation.feeling if relation is not None else 0.0
    known = material.from_the_start(material.me)
    because = [each for each in (*material.from_the_start(who), *known) if who.split()[0] in each.text]
    if relation is not None and relation.crush and len(seen) + len(talks) >= OFTEN:
        yield Draft("drawn", who, weightiest([*because[:1], *talks, *seen]), weight=7)
    elif feeling <= COLD and because and (seen or talks):
        yield Draft("wary", who, weightiest([because[0], *talks[-2:], *seen[-2:]]), weight=6)
    elif len(talks) >= 2 and feeling > COLD:
        at_home = relation is not None and relation.closeness >= FAMILY
        yield Draft("at_home" if at_home else "easy", who, weightiest([*because[:1], *talks]), weight=5.5)
    elif not talks and len(seen) >= PASSING and (relation is None or relation.closeness < FAMILY):
        yield Draft("passing" if relation is None else "side_by_side", who, weightiest(seen), weight=5)
