"""Owns what a visitor's words claim, by rule: what they state of themselves or of others; questions and courtesies nothing."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from game.ai.knowledge import knowledge
from game.ai.offline.talk.happenings import Happening, happening
from game.ai.offline.talk.note import COURTESY
from game.ai.offline.talk.reported import claim_of
from game.ai.offline.talk.times import write_times
from game.ai.offline.visit.hearing import GENERAL, OTHER, SELF, Words, asks, stated, understood, without_leads
from game.world.bodies import Line

_PRONOUNS = ("they", "them", "their")
_DAYS = "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday"
_NUMBERS = ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_DATED = re.compile(
    r"(?P<when>(?: on [A-Z][a-z]+ \d+)(?: (?:at|from) \d[\w:]*(?: to \d[\w:]*)?)?)(?P<where> (?:at|in) (?!\d)[^,]+)$"
)
_TIMED = re.compile(r"(?P<hour> (?:at|from) \d[\w:]*(?: to \d[\w:]*)?)(?P<day> on [A-Z][a-z]+ \d+)")
_ACTS = {"invite": "invite", "insult": "insult", "threat": "insult"}
_TELLING = (SELF, OTHER, GENERAL)
_NOTHING = (
    "recalled",
    "of_me",
    "greet",
    "part",
    "thanks",
    "sorry",
    "laugh",
    "yes",
    "no",
    "insult",
    "threat",
    "looks",
    "suggest",
    "weather",
    "request",
)
_COMES = re.compile(r"\bI(?:'ll| will|'d love to| would love to|'d like to) (?:come|be there|gladly come|join)\b", re.IGNORECASE)
_PROMISES = re.compile(
    r"^I(?:'ll| will)? promise (?:you )?(?:to (?P<to>.+)|(?:that )?I(?:'ll| will) (?P<will>.+))$", re.IGNORECASE
)
_STATES = re.compile(
    r"(?:[Tt]here(?:'s| is| are| was| were| will)|[Tt]he \w+(?: \w+){0,3} (?:is|are|was|were|has|have|will)"
    r"|[Ss]ome(?:body|one)|[Ee]very(?:body|one)|[Nn]obody) "
)
_INVITES = re.compile(r"^I(?:'d like| would like|'d love| would love| want)?(?: to)? invite you to ", re.IGNORECASE)
_NAMED = r"^(?:my name(?:'s| is)|I(?:'m| am)(?: called)?|(?:you can |they )?call me) {name}(?:[, ]+and)?[,. ]*"


@dataclass(frozen=True, slots=True)
class Meant:
    """What a visitor's line does (`act`, as lines of talk are marked) and claims."""

    act: str
    claims: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Spoken:
    """Who speaks to whom, when, and what has been said before. `places` are names of the town's places."""

    name: str
    hearer: str
    names: tuple[str, ...]
    today: str
    places: tuple[str, ...] = ()
    before: Sequence[Line] = ()


def meant(text: str, spoken: Spoken) -> Meant:
    """What a visitor's line means: "I give a concert on Friday" tells of a concert, "Yes, gladly" may accept an invitation."""
    words = understood(text, spoken.names)
    comes = any(_COMES.search(each.sentence) for each in words)
    asked = _asked_to(spoken, comes)
    if asked is not None and (answer := answers(words)):
        return _answered(answer, asked, spoken)
    claims = tuple(dict.fromkeys(claim for each in words if (claim := _claim(each, spoken))))
    weightiest = max(words, key=lambda each: each.weight, default=None)
    act = _ACTS.get(weightiest.kind, "") if weightiest is not None else ""
    return Meant(act or ("tell" if claims else COURTESY), claims)


def answers(words: Sequence[Words]) -> str:
    """ "accept" or "decline" for a yes or a no; "" for neither."""
    kinds = [each.kind for each in words]
    if "no" in kinds:
        return "decline"
    return "accept" if "yes" in kinds or any(_COMES.search(each.sentence) for each in words) else ""


def invited_to(line: Line, today: str) -> Happening | None:
    """What a line invites to, if it does."""
    found = (happening(claim, today) for claim in line.claims) if line.act == "invite" else iter(())
    return next((each for each in found if each is not None), None)


def _asked_to(spoken: Spoken, comes: bool) -> Line | None:
    """The line that invites them: the last before theirs, or who says in so many words that they come, any in this talk."""
    lines = spoken.before if comes else spoken.before[-1:]
    return next((line for line in reversed(lines) if invited_to(line, spoken.today) is not None), None)


def _answered(answer: str, invitation: Line, spoken: Spoken) -> Meant:
    """A yes is a promise to whose invitation it is."""
    event = invited_to(invitation, spoken.today)
    assert event is not None, "it was found by what it invites to"
    host = next((name for name in spoken.names for claim in invitation.claims if claim.startswith(f"{name} ")), spoken.hearer)
    deed = f"come to the {event.phrase}"
    if answer == "accept":
        return Meant("accept", (f"{spoken.name} promised {host} to {deed}",))
    return Meant("decline", (f"{spoken.name} told {host} that {spoken.name} will not {deed}",))


def _claim(words: Words, spoken: Spoken) -> str:
    """What one sentence claims, with names in full and days and hours made plain; "" for most."""
    bare = without_leads(words.sentence).rstrip(" .!")
    bare = re.sub(_NAMED.format(name=re.escape(spoken.name)), "", bare, flags=re.IGNORECASE)
    said = stated(bare)
    said = _INVITES.sub("I'm giving ", said)
    if said == bare and (words.kind in _NOTHING or asks(words.sentence)):
        return ""
    said = said.rstrip(" ?")
    promise = _PROMISES.match(said)
    if promise is not None:
        deed = _dated(_reported(promise["to"] or promise["will"], spoken), spoken)
        return f"{spoken.name} promised {spoken.hearer} to {deed}"
    return _plain_claim(said, spoken)


def _plain_claim(said: str, spoken: Spoken) -> str:
    said = re.sub(r"^i\b", "I", said)
    of_self = re.match(r"(?:I\b|[Mm]y |[Ww]e\b)", said)
    if of_self is not None and re.match(rf"I(?: |')(?:{_any('empty')})", said.replace("I'm", "I 'm"), re.IGNORECASE):
        return ""
    of_other = any(said.startswith((f"{name} ", f"{name}'s ")) for name in spoken.names if name != spoken.name)
    if of_self is None and not of_other and not _is_plain_statement(said):
        return ""
    return "" if len(said.split()) < 3 - bool(of_self) else _dated(_reported(said, spoken), spoken)


def _is_plain_statement(said: str) -> bool:
    """Whether a sentence states something of neither of the two: "the library is on fire"."""
    return len(said.split()) >= 4 and _STATES.match(said) is not None


def _reported(said: str, spoken: Spoken) -> str:
    """What "I" and "you" say, told of the two by name."""
    said = re.sub(
        r"^[Mm]y ", f"{spoken.name}'s ", re.sub(r"^[Ww]e(?='| )", "I", said).replace("I're", "I'm").replace("I are", "I am")
    )
    if re.match(r"(?:I'm|I am) called |(?:my|.+'s) name is", said):
        return ""
    claim = claim_of(said, spoken.name, _PRONOUNS, spoken.hearer)
    claim = re.sub(r"\bthem (?=[a-z]+)", "their ", claim) if re.search(r"\bmy\b", said) else claim
    return re.sub(r"^(The|There|Some|Every|No)(?=\w* )", lambda match: match[1].lower(), claim)


def _dated(claim: str, spoken: Spoken) -> str:
    """Days and hours made plain, the place before them, and a place called by a part of its name by the whole."""
    claim = re.sub(r"\bat (\d{1,2})(?= |$|,)(?! ?[ap]\.?m)", lambda match: f"at {_hour(match[1])}", claim)
    claim = re.sub(
        r"\b((?:at|from) [\w: ]+?) in the (?:evening|afternoon)\b|(?<=\dpm) in the (?:evening|afternoon)", r"\1", claim
    )
    claim = re.sub(rf"(?<!on )(?<!next )\b(?:this |coming )?({_DAYS})\b", r"on \1", claim)
    claim = re.sub(r"\b(at \w+) o'clock\b", r"\1", claim)
    claim = write_times(re.sub(r"\bthis evening\b", "tonight", claim), spoken.today)
    claim = _DATED.sub(
        lambda match: f"{match['where']}{match['when']}", _TIMED.sub(lambda match: f"{match['day']}{match['hour']}", claim)
    )
    return _placed(claim, spoken.places)


def _hour(figure: str) -> str:
    hour = int(figure)
    return _NUMBERS[hour] if 0 < hour <= 12 else figure


def _placed(claim: str, places: tuple[str, ...]) -> str:
    match = re.search(r"\b(?P<how>at|in) the (?P<noun>[a-z]+)(?= on | at |$|,)", claim)
    if match is None:
        return claim
    found = [place for place in places if re.search(rf"\b{match['noun']}\b", place.lower())]
    if len(found) != 1:
        return claim
    return f"{claim[: match.start()]}{match['how']} {found[0]}{claim[match.end() :]}"


@cache
def _any(key: str) -> str:
    patterns: list[str] = knowledge("visits")[key]
    return "|".join(patterns)


def with_meaning(line: Line, spoken: Spoken) -> Line:
    """A visitor's line that has neither act nor claims yet, with both."""
    if line.act or line.claims:
        return line
    found = meant(line.text, spoken)
    return replace(line, act=found.act, claims=found.claims)
