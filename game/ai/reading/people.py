"""Owns what a clause says of the people it names: who they are to the person, how close, how liked, since when."""

import re
from dataclasses import replace
from functools import cache

from game.ai.persona import Relation
from game.ai.reading.clauses import Part
from game.ai.reading.draft import Draft
from game.ai.reading.family import read_care, read_unnamed, shares_home
from game.ai.reading.kinship import group_of, only_like, rank
from game.ai.reading.names import named_in
from game.ai.reading.words import alternatives, cues, kin_words, sign, singular

_DURATION = (
    r"(?:an?|a few|a couple of|several|half an?|many|some|\d+|two|three|four|five|six|seven|eight|nine|"
    r"ten|twelve|fifteen|twenty|thirty|forty|fifty)"
    r"(?: or (?:so|two))? (?:years?|months?|weeks?|decades?)(?: or so)?"
)
_SINCE = re.compile(
    rf"\b(?:for|over|about|almost|nearly|of|in) (?:about |over |almost |nearly |more than |the past |the "
    rf"last |a whole )?({_DURATION}|years|ages)\b|\bsince ([a-z][\w ']*)"
)
_NOT_MET = re.compile(rf"\b(?:{sign('not_met')})\b")
_SILENT = re.compile(
    r"\b(?:not|n't|never|no longer|barely|hardly)(?: longer| been)?(?: on)? (?:speak|spoken|speaking|talk|talked|talking)\w*\b"
)
_CRUSH = re.compile(rf"\b(?:{sign('crush')})\b")
_SAY = re.compile(
    r"\b(?:talks?|chats?|discuss(?:es)?|argues?|speaks?|disagrees?|disagree)(?: (?:happily|a lot|"
    r"sometimes|often))?(?: (?:to|with) [\w .]+?)?(?: over the \w+)? (?:about|"
    r"over) (.+?)(?: with [A-Z].*)?$"
)
_TOGETHER = re.compile(rf"^(?:\w+ly )?(?:{sign('together')})\b.*\bwith\b")
_YEARS = re.compile(r" \(\d{1,2}\)")
_PARENT_OF = re.compile(
    r"\bSELF is (?:the |an? )?(?:\w+ ){0,2}(?:son|daughter|child|boy|girl|baby|twin) of (?:[A-Z][\w'-]+(?: "
    r"[A-Z][\w'-]+)?,? and )?WHO\b"
)
_CHILD_OF = re.compile(
    r"\bSELF is (?:the |an? )?(?:[\w-]+ ){0,2}(?:dad|father|mother|mum|mom|parent) (?:to|of) "
    r"(?:(?:[a-z-]+,? ){1,3}(?:called |named )?)?(?:[A-Z][\w'-]+,? )*(?:and )?WHO\b"
)
_DEAD = re.compile(r"\bWHO(?:,? who)? (?:\w+ ){0,2}(?:died|passed away|is dead|was killed|drowned|is buried)\b")


def read_people(clause: str, clause_parts: tuple[Part, ...], draft: Draft) -> bool:
    """Add what a clause in normal form says of everybody it names or means; true when it names somebody."""
    named = named_in(clause, draft.names.people)
    for name in named:
        key = draft.names.whole.get(name, name)
        known = draft.relations.get(key, Relation(key))
        draft.relations[key] = _learn(known, name, named, clause, clause_parts, draft)
    unnamed = read_unnamed(clause, draft)
    read_care(clause, draft)
    return bool(named) or unnamed


def _learn(known: Relation, name: str, named: list[str], clause: str, clause_parts: tuple[Part, ...], draft: Draft) -> Relation:
    """What this clause adds to what is known of one person."""
    about = _said_of(name, named, clause, clause_parts)
    own = [f"{name} {part.text}" for part in clause_parts if part.subject == name and part.text]
    kind = _kind(name, " ; ".join([clause, *own]), about) or known.kind
    if known.kind and rank(known.kind) >= rank(kind):
        kind = known.kind
    if not kind and _together(clause_parts):
        kind = "companion"
    met = known.met and not _only_known_of(clause)
    crush = known.crush or (bool(_CRUSH.search(about)) and name == _admired(named, about))
    since = _SINCE.search(about)
    knows = re.search(r"\bknown\b|friend|mate\b|neighbo|colleague|married", about)
    return replace(
        known,
        kind=kind,
        closeness=_closeness(known, kind, about, met),
        feeling=_feeling(known, kind, about, crush),
        since=known.since or ((since[1] or since[2]).strip() if since and knows else ""),
        met=met,
        crush=crush,
        shares_home=known.shares_home or shares_home(kind, about, clause, name),
        topics=_topics(known, about, draft),
        notes=(*known.notes, draft.own_words(clause)),
    )


def _said_of(name: str, named: list[str], clause: str, clause_parts: tuple[Part, ...]) -> str:
    """The part of a clause that is about one of the several it names; all of it when it names one."""
    if len(named) == 1:
        return clause
    own = [f"{part.subject} {part.text}" for part in clause_parts if part.subject == name or name in part.text]
    return " ; ".join(own) or clause


def _kind(name: str, clause: str, about: str) -> str:
    """The word for who they are: "wife", "late husband", "neighbour"."""
    marked = _YEARS.sub("", re.sub(rf"(?<![\w'-]){re.escape(name)}(?![\w-])", "WHO", clause))
    matches = [match for pattern in _kind_patterns() if (match := pattern.search(marked))]
    said = [
        match[1].lower()
        for match in matches
        if not only_like(marked, match.start(1)) and not _of_others(marked, match.start(1), match[1])
    ]
    dead = _DEAD.search(marked)
    if said and (turned := _turned(marked)):
        return turned
    if not said:
        return "late friend" if dead else _kind_by_hint(marked, about)
    kind = max((singular(word) for word in said), key=rank)
    if re.search(r"\bWHO left SELF\b|\bdivorced from (?:[\w']+ )?WHO\b|\bSELF and WHO are divorced\b", marked):
        return f"ex-{kind}"
    return f"late {kind}" if dead or re.search(rf"\blate (?:\w+ )?{kind}\b", marked) else kind


@cache
def _kind_patterns() -> tuple[re.Pattern[str], ...]:
    """How a clause says who WHO is; the word is the first group."""
    kin = alternatives(kin_words())
    a_few = r"(?:[\w-]+,? ){0,3}?"
    some = r"(?:SELF's |a |an |the |one of the |something of a )?"
    return tuple(
        re.compile(pattern, re.I)
        for pattern in (
            rf"(?<!(?-i:[a-z])'s )(?<![\w-])({kin})(?:,? (?:is |named |called )?(?:the )?)WHO\b",
            r"\bWHO(?:'s)?(?: and SELF| and [A-Z]\w+(?: [A-Z]\w+)?)?,? (?:is|was|are|has been|have been|has become)"
            rf"(?: also| now| both| still)? {some}{a_few}(?<![\w-])(?<!business )({kin})\b",
            rf"\bWHO, (?:who is )?(?:an?|the|SELF's) {a_few}({kin})\b",
            rf"\bSELF and WHO (?:are|have been|were|is|has been) (?:\w+ )*?({kin})\b",
            rf"\bWHO (?:as|for) (?:an?|SELF's) (?:[\w-]+ )?({kin})\b",
            rf"(?<![\w-])({kin})s?,? (?:[A-Z][\w.-]+(?: [A-Z][\w-]+)*(?:, | and |, and ))+WHO\b",
            rf"\b({kin}) {a_few}(?:named|called) WHO\b",
            rf"\bSELF's (?:[\w-]+ ){{0,2}}?({kin}) (?:of [\w ]+?, )?WHO\b",
        )
    )


def _of_others(clause: str, start: int, word: str) -> bool:
    """Whether the husband or son is that of the family or couple a clause tells of, and nobody of SELF's."""
    family = re.search(r"\bthe (?:[A-Z][\w'-]+ family|(?:\w+ )?couple)\b", clause[:start])
    return family is not None and group_of(word.lower()) in ("family", "love") and not clause[:start].endswith("SELF's ")


def _turned(clause: str) -> str:
    """What WHO is when a clause says what SELF is to them: "SELF is the son of WHO"."""
    if _PARENT_OF.search(clause):
        return "parent"
    return "child" if _CHILD_OF.search(clause) else ""


def _kind_by_hint(clause: str, about: str) -> str:
    """Husbands and wives, friends and neighbours by other words."""
    if re.search(
        r"\b(?:married|wed)(?: to)? WHO\b|\bSELF and WHO (?:are|have been|got) married\b|\bWHO and SELF (?:are|"
        r"have been|got) married",
        clause,
    ):
        return "spouse"
    if re.search(r"\bengaged to WHO\b|\b(?:SELF and WHO|WHO and SELF) are engaged\b", clause):
        return "fiancé"
    if turned := _turned(clause):
        return turned
    if re.search(r"\w-(?:week|month|year)s?-old (?:\w+ )?WHO\b", clause):
        return "child"
    if re.search(r"\bfriends with WHO\b|\b(?:like|as good as) an? (?:daughter|son|sister|brother|mother|father)\b", clause):
        return "friend"
    if re.search(r"\bfriends?\b", about) and not re.search(r"\bfriends? of\b", about):
        return "friend"
    return "neighbour" if re.search(rf"\b(?:{sign('next_door')})\b", about) else ""


def _closeness(known: Relation, kind: str, about: str, met: bool) -> float:
    """0 to 1; words beside the kind count too."""
    if not met:
        return 0.1
    value = max(known.closeness, rank(kind))
    if re.search(r"\b(?:very close|best friend|dear friend|knows? everything)\b", about):
        value = max(value, 0.85)
    elif re.search(r"\bclose (?:friends?|with|to)\b|\bconfid|\b(?:like a|as good as a) (?:daughter|son|mother|father)\b", about):
        value = max(value, 0.75)
    near = group_of(kind) in ("family", "love")
    if not near and re.search(
        r"\b(?:not really|hardly|never really|not) (?:talked|spoken|talk)|\bknows little\b|too shy|not (?:quite )?comfortable",
        about,
    ):
        value = min(value, 0.25)
    return value


def _feeling(known: Relation, kind: str, about: str, crush: bool) -> float:
    """-1 to 1, from the warm and cold words around the name."""
    low = about.lower()
    score = 0.0
    low = "" if "wonders" in low else low
    for word in re.findall(r"[a-z'-]+", low):
        score += 0.35 * (word in _feel("warm")) - 0.5 * (word in _feel("cold"))
    if re.search(
        r"\b(?:not|n't|never)(?: \w+){0,2} (?:like|trust|close|get along|love|forgive|comfortable)\b|rather "
        r"never see|pretends not to like",
        low,
    ):
        score = -0.2 if "pretends" in low else -0.7
    if _SILENT.search(low) and known.met and "really" not in low and not _only_known_of(about):
        score = min(score, -0.5)
    base = known.feeling or (0.4 if group_of(kind) in ("family", "love", "friend") else 0.1 if kind else 0.0)
    if crush:
        return max(0.8, base)
    return round(max(-1.0, min(1.0, base + score)), 2)


def _feel(which: str) -> frozenset[str]:
    return frozenset(cues()["feelings"][which].split())


def _only_known_of(clause: str) -> bool:
    """Whether a clause says that they have not met."""
    return bool(re.search(r"\bknows? of\b", clause) and _NOT_MET.search(clause)) or bool(
        re.search(r"\bnot met (?:them|him|her|yet)\b", clause)
    )


def _admired(named: list[str], about: str) -> str:
    """Whom a crush is on: the first name behind the words that say so."""
    match = _CRUSH.search(about)
    start = match.start() if match else 0
    behind = [name for name in named if about.find(name, start) >= start]
    return min(behind, key=lambda name: about.find(name, start)) if behind else named[0]


def _topics(known: Relation, about: str, draft: Draft) -> tuple[str, ...]:
    """What they talk about."""
    match = _SAY.search(about)
    if not match or not re.search(r"\bSELF\b|\bthey\b", about):
        return known.topics
    topic = draft.own_words(
        re.split(r"[;,]| but | and (?:is|are|has|have|SELF|swap|they)\b|, although| over the | across the ", match[1])[0]
    )
    return known.topics if topic in known.topics or not topic else (*known.topics, topic)


def _together(clause_parts: tuple[Part, ...]) -> bool:
    """Whether the person does something with them."""
    return any(part.of_self and _TOGETHER.match(part.text) for part in clause_parts)
