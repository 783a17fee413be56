"""Owns what a clause states: itself as a rule; an aside, a note or a turn of phrase as plain statements about SELF."""

import re

from game.ai.reading import times
from game.ai.reading.fragments import DASH, completed, is_note, items
from game.ai.reading.jobs import job_of
from game.ai.reading.voice import SELF
from game.ai.reading.words import cues, is_base_verb, is_finite, lemma, third_person, word_set

_YEARS = re.compile(rf"^{SELF} ?(?:\((\d{{1,3}})\),?|, (?:aged )?(\d{{1,3}}),) (?=[a-z])")
_BESIDES = re.compile(rf"^({SELF} (?:\w+ly )?is .+?), ((?:up|in bed) (?:at|by|before|around) [^,]+)$")
_DAYS = "|".join(f"{day}s?" for day in times.DAYS)
_EXCEPT_WHEN = re.compile(rf"\b(?:except|but not|apart from|other than) (?:on )?({_DAYS}),? when ({SELF} .+)$", re.I)
_LASTING = re.compile(rf"\b{SELF} has (?:now |always )?(\w+)\b(?! been\b)")
LONGEST_ASIDE = 40
"""Characters of an aside behind the name."""
_ITEM = r"([\w' -]{3,24}?) at ([\w:.]+(?: (?:past|to) \w+)?)"
_TIMETABLE = re.compile(_ITEM + r"(?=, | and |$)")
_IS_TIMETABLE = re.compile(rf"^(?:{_ITEM}(?:, |, and | and |$)){{3,}}$")
_AT_A_TIME = {"bed": "goes to bed", "nap": "takes a nap", "up": "gets up", "work": "starts work", "home": "comes home"}
_PART = r"((?:morning|afternoon|evening|night|day|weekend)s)"
_SPENT = re.compile(rf"^(.*?)(?:,? (?:and|but) |^){SELF} spends (?:SELF's|the) {_PART} (.+?),? and (?:SELF's|the) {_PART} (.+)$")
_TO_AND_TO = re.compile(rf"^({SELF} goes )(to [^,]+?),? and (to (?:the |a |an |SELF's |[A-Z])[^,]+)$")
_FRONT = re.compile(
    rf"^((?:[Aa]n?|[Oo]nce an?|[Ff]ormerly an?|[Tt]he (?!rest\b)(?:\w+(?:est)\b)?|Retired|Widowed|Divorced|Married|"
    rf"Unemployed|Orphaned|Newly|Recently|Born|Raised) ?[a-z][^,]{{2,70}}), (?={SELF} \w)"
)
_BETWEEN = re.compile(rf"^[Tt]he ((?:[a-z-]+ ){{0,2}}[a-z-]+), {SELF}, (?=\w)")
_NAMED = re.compile(rf"^[Oo]ur ((?:[a-z-]+ ){{0,2}}[a-z-]+),? {SELF},? (?=\w)")
_LABEL = re.compile(rf"^{SELF} ?(?::|{DASH.strip()}) ?(?=\S)|^{SELF},? (?=\(?\d{{1,3}}\)?(?:,|$|{DASH}))")
_EXPLAINED = re.compile(rf"([^:]{{3,}}): (?=(?:(?:in|on|at|every|each|by) [^,;:]{{0,30}},? )?{SELF} \w)")
_COLON = re.compile(rf"({SELF} (?:\w+ly )?is an? [^:,]{{3,40}}): (?=[a-z])")
_ARE_BOTH = re.compile(
    rf"{SELF} and (?:SELF's )?(?:[\w-]+ ){{0,3}}[A-Z][\w'-]+ are (?:both |now )*((?:retired|unemployed|out of work|on)\b.*)"
)
_HEADING = re.compile(r"(Days|Mornings|Afternoons|Evenings|Nights): (?=[a-z])")
_IS_DOING = re.compile(rf"\b{SELF} is (?:now |currently )?(\w+ing)\b")

Statements = tuple[str, ...]


def whole(clause: str) -> Statements:
    """The statements a clause in normal form makes."""
    for rule in (
        _both,
        _aside,
        _opening,
        _timetable,
        _asides,
        _tense,
        _spent,
        _there_and_there,
        _without_a_subject,
        _age,
        _headed,
        _two_parts,
        _note,
        _besides,
    ):
        if made := rule(clause):
            return made
    return (clause,)


def _both(clause: str) -> Statements:
    """ "SELF and SELF's wife Edna are retired" is true of SELF, and still names her."""
    both = _ARE_BOTH.match(clause)
    return (clause, f"{SELF} is {both[1]}") if both else ()


def _aside(clause: str) -> Statements:
    """ "The postman, SELF, knows every door"."""
    aside = _BETWEEN.match(clause) or _NAMED.match(clause)
    if aside and job_of(aside[1]):
        return f"{SELF} is the {aside[1]}", f"{SELF} {clause[aside.end() :]}"
    return ()


def _opening(clause: str) -> Statements:
    """ "A widow of fifty-eight, SELF talks to the dog"."""
    front = _FRONT.match(clause)
    return (f"{SELF} is {front[1][:1].lower()}{front[1][1:]}", clause[front.end() :]) if front else ()


def _timetable(clause: str) -> Statements:
    """ "Breakfast at eight, paper at nine, bed at ten"."""
    if not _IS_TIMETABLE.match(clause):
        return ()
    said = ((what.strip(), when) for what, when, *_ in _TIMETABLE.findall(clause))
    return tuple(f"{SELF} {_AT_A_TIME.get(what.lower(), f'has {what}')} at {when}" for what, when in said)


def _tense(clause: str) -> Statements:
    """What has been done for long, or is being done at certain hours, is what somebody does."""
    lasting = _LASTING.search(clause)
    if lasting and lemma(lasting[1]) in word_set("lasting_verbs") and re.search(r"\b(?:for|since)\b", clause, re.I):
        return (f"{clause[: lasting.start()]}{SELF} {third_person(lemma(lasting[1]))}{clause[lasting.end() :]}",)
    doing = _IS_DOING.search(clause)
    if doing and lemma(doing[1]) in cues()["jobs"]["of_verbs"] and (times.span(clause) or times.weekdays(clause)):
        return (f"{clause[: doing.start()]}{SELF} {third_person(lemma(doing[1]))}{clause[doing.end() :]}",)
    return ()


def _spent(clause: str) -> Statements:
    """ "SELF spends SELF's mornings writing and SELF's afternoons at the boathouse"."""
    spent = _SPENT.match(clause)
    if spent is None:
        return ()
    before = (spent[1],) if spent[1] else ()
    return (*before, _done_in(spent[2], spent[3]), _done_in(spent[4], spent[5]))


def _there_and_there(clause: str) -> Statements:
    """ "SELF goes to kindergarten in the morning and to SELF's grandmother after lunch"."""
    both = _TO_AND_TO.match(clause)
    return (f"{both[1]}{both[2]}", f"{both[1]}{both[3]}") if both else ()


def _without_a_subject(clause: str) -> Statements:
    """ "works from home"."""
    first, second = [*clause.split(), "", ""][:2]
    acts = is_finite(first) and not first.endswith("ed") and not is_base_verb(first)
    if first[:1].isupper():
        # "Stays up late", but not "Banks runs the shop"
        acts = acts and first.endswith("s") and not is_finite(second) and not is_base_verb(second) and second[:1].islower()
        clause = clause[:1].lower() + clause[1:]
    return (f"{SELF} {clause}",) if acts else ()


def _age(clause: str) -> Statements:
    """ "SELF (29) streams games"."""
    years = _YEARS.match(clause)
    return (f"{SELF} is {years[1] or years[2]}", *whole(f"{SELF} {clause[years.end() :]}")) if years else ()


def _headed(clause: str) -> Statements:
    """ "Mornings: bakes, then sleeps"."""
    head = _HEADING.match(clause)
    done = [re.sub(r"^(?:then|and) ", "", each) for each in re.split(r",? then |, ", clause[head.end() :])] if head else []
    if head is None or not all(is_finite(each.split()[0]) for each in done if each):
        return ()
    when = "" if head[1].lower() == "days" else f" in the {head[1].lower()}"
    return tuple(f"{SELF} {each}{when}" for each in done if each)


def _two_parts(clause: str) -> Statements:
    """ "SELF does odd jobs: SELF walks dogs", and "except Wednesdays, when SELF golfs"."""
    if explained := _EXPLAINED.match(clause):
        return explained[1], clause[explained.end() :]
    instead = _EXCEPT_WHEN.search(clause)
    return (clause[: instead.end(1)], f"{instead[2]} on {instead[1]}") if instead else ()


def _note(clause: str) -> Statements:
    """ "SELF: vet, 38", "two dogs, no children", "SELF is a remote worker: support for an airline"."""
    if label := _LABEL.match(clause):
        return tuple(completed(item) for item in items(clause[label.end() :]))
    if is_note(clause):
        return tuple(completed(item) for item in items(clause))
    colon = _COLON.match(clause)
    return (colon[1], *(completed(item) for item in items(clause[colon.end() :]))) if colon else ()


def _besides(clause: str) -> Statements:
    """ "SELF is an apprentice, up at six"."""
    besides = _BESIDES.match(clause)
    return (besides[1], f"{SELF} is {besides[2]}") if besides else ()


def _asides(clause: str) -> Statements:
    """ "SELF, detective (retired), 63, drinks coffee": each aside and the rest; () for fewer than two."""
    if not clause.startswith(f"{SELF}, "):
        return ()
    pieces = clause.split(", ")[1:]
    begins = next((number for number, piece in enumerate(pieces) if is_finite(piece.split()[0])), 0)
    if begins < 2 or any(len(piece) > LONGEST_ASIDE for piece in pieces[:begins]):
        return ()
    return *(completed(piece) for piece in pieces[:begins]), f"{SELF} {', '.join(pieces[begins:])}"


def _done_in(part: str, what: str) -> str:
    """ "writing applications", spent so, as what they do then."""
    doing = re.search(r"\b(\w+ing)\b", what)
    if doing is None:
        return f"{SELF} is {what} in the {part}"
    where = what[: doing.start()].strip()
    return " ".join(f"{SELF} {third_person(lemma(doing[1]))}{what[doing.end() :]} {where} in the {part}".split())
