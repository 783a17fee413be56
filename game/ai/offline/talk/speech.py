"""Owns turning a remembered sentence into speech: "Ann Lee is mending her coat" is "I'm mending my coat" when Ann says it."""

import re
from dataclasses import dataclass

from game.ai.offline.talk.times import say_times
from game.ai.offline.talk.verbs import base, for_person, grammar, is_past, is_verb
from game.ai.persona import Persona
from game.ai.reading.jobs import job_of

_ME, _YOU, _SUBJECT = "\u2460", "\u2461", "\u2462"
_CLAUSE = (
    r"(?:and|but|because|that|if|when|whenever|wherever|while|so|what|how|as|although|though|than|where|whom|which|before|after|"
    r"until|,)"
)
_LEAD = r"(?:(?:yesterday|today|lately|recently|sometimes|(?:on|in|at|every|after|before) [\w' ]{2,24}?),? )?"
_ADVERBS = r"(?:also|still|then|often|always|usually|never|really|sometimes|just|now|only|\w+ly|hardly|not)"
_AGAIN = re.compile(rf"(, and |, but |, or |, | and | but | or )((?:{_ADVERBS} )*)([a-z]+)\b")
_CONTRACTIONS = (
    (r"\bI am\b(?=[ ]\w)", "I'm"),
    (r"\b([Yy]ou|[Ww]e|[Tt]hey) are\b(?= \w)", r"\1're"),
    (r"\b(I|[Yy]ou|[Ww]e|[Tt]hey) have (?=been|never|just|known|met|seen|got|had|done|made|lost|found|always)", r"\1've "),
    (r"\b([Hh]e|[Ss]he|[Ii]t|[Tt]hat|[Tt]here) is\b(?= \w)", r"\1's"),
    (r"\b(do|does|did|is|are|was|were|has|have|would|could|should) not\b", r"\1n't"),
    (r"\bcannot\b", "can't"),
    (r"\bwill not\b", "won't"),
    (r"\bI would\b(?= \w)", "I'd"),
    (r"\bI will\b(?= \w)", "I'll"),
)
_NOT_OF = "".join(rf"(?<!\b{word} )" for word in ("to", "of", "with", "for", "from", "about", "by", "than"))
"""What comes before somebody's name where the verb after it is not theirs."""


@dataclass(frozen=True, slots=True)
class Voice:
    """Who speaks to whom: what "I" and "you" stand for, and the day it is said on (ISO)."""

    speaker: Persona
    hearer: Persona
    today: str


def spoken(text: str, voice: Voice) -> str:
    """The sentence as the speaker would say it, without a full stop; "" when its subject is neither of the two."""
    marked = _without_aside(_marked(text.strip().rstrip("."), voice))
    subject = re.match(rf"({_LEAD})({_ME}|{_YOU}) ", marked, re.IGNORECASE)
    if subject is None:
        return ""
    mark = subject[2]
    person = voice.speaker if mark == _ME else voice.hearer
    rest = _pronouns(marked[subject.end() :], mark, person)
    rest = re.sub(rf"({_CLAUSE}) {mark} ", rf"\1 {_SUBJECT} ", rest)
    rest = re.sub(rf"{_NOT_OF}{mark} (?=(?:is|was|has|had)\b)", f"{_SUBJECT} ", rest)
    said = _agreeing(f"{subject[1]}{_SUBJECT} {rest}", mark)
    said = re.sub(r"^I and ((?:my|your) (?:[a-z-]+ ){1,2}[A-Z][\w'-]+) ", r"\1 and I ", _named(said))
    return tidy(contract(say_times(said, voice.today)))


def _without_aside(marked: str) -> str:
    """ "Ann, the village teacher, gives lessons" as one says it of oneself: "I'm the village teacher and give lessons"."""
    marked = re.sub(rf"^({_ME}|{_YOU}),? \(?\d{{1,3}}\)?, (?=[a-z])", r"\1 ", marked)
    aside = re.match(rf"({_ME}|{_YOU}), ((?:the |an? |our )?)([a-z][^,]{{1,50}}), (?=[a-z])", marked)
    if aside is None or not (aside[2] or job_of(aside[3])):
        return marked
    return f"{aside[1]} is {aside[2] or 'a '}{aside[3]} and {marked[aside.end() :]}"


def about(text: str, voice: Voice) -> str:
    """A sentence about somebody else as the speaker would say it to the hearer, without a full stop."""
    return tidy(contract(say_times(_named(_marked(text.strip().rstrip("."), voice, lead=False)), voice.today)))


def contract(text: str) -> str:
    """The short forms of easy speech: "I am" is "I'm"."""
    for long, short in _CONTRACTIONS:
        text = re.sub(long, short, text)
    return text


def tidy(text: str) -> str:
    """One space between words, none before a stop, a capital after one, "an" before a vowel."""
    text = re.sub(r"\s+([,.?!;:])", r"\1", re.sub(r"\s+", " ", text)).strip()
    text = re.sub(r"([.?!])[.,]+", r"\1", text)
    text = re.sub(r",([.?!])", r"\1", text)
    text = re.sub(r"(?<=[a-z,] )(?:Yesterday|This|Earlier|The other day)\b", lambda match: match[0].lower(), text)
    return re.sub(r"(^|[.?!] )([a-z])", lambda match: match[1] + match[2].upper(), text)


def _marked(text: str, voice: Voice, lead: bool = True) -> str:
    """The text with both people replaced by marks, however it names them."""
    text = re.sub(r"\bSELF\b", _ME, text)
    for mark, person in ((_ME, voice.speaker), (_YOU, voice.hearer)):
        text = re.sub(rf"\b{re.escape(person.name)}\b", mark, text)
        text = re.sub(rf"(?<![A-Z][a-z] )\b{re.escape(person.first_name)}\b(?! [A-Z])", mark, text)
    if not lead:
        return text
    pronoun = voice.speaker.pronouns[0]
    return re.sub(rf"^({_LEAD})({pronoun}|{pronoun.title()}) ", rf"\1{_ME} ", text, flags=re.IGNORECASE)


def _named(text: str) -> str:
    """What is left of the marks: whose something is, or whom something is done to."""
    text = re.sub(rf"({_ME}|{_YOU})'s(?= alone\b| now\b| any ?more\b|[.,;:?!]|$)", _belonging, text)
    text = text.replace(f"{_ME}'s", "my").replace(f"{_YOU}'s", "your")
    return text.replace(_ME, "me").replace(_YOU, "you")


def _belonging(match: re.Match[str]) -> str:
    """Where nothing follows that is had: "it is mine alone"."""
    return "mine" if match[1] == _ME else "yours"


def _pronouns(text: str, mark: str, person: Persona) -> str:
    """The pronouns after the subject that mean the subject, as "I" or "you" would have them.

    After the name of somebody they know, "him" and "her" mean that person.
    """
    known = [relation.name.split()[0] for relation in person.relations if relation.name[:1].isupper()]
    subject, object_, possessive = person.pronouns
    mine, me, myself = ("my", "me", "myself") if mark == _ME else ("your", "you", "yourself")
    name_at = min((at for name in known if (at := text.find(name)) >= 0), default=len(text))
    text = re.sub(r"\b(?:himself|herself|themself|themselves)\b", myself, text)

    def turned(match: re.Match[str]) -> str:
        word, before = match[0], text[: match.start()]
        following = re.match(r" ([a-zA-Z]+)", text[match.end() :])
        if re.search(r"\b(?:lets?|makes?|made|helps?|sees?|hears?) $", before) and word == object_:
            return me
        owns = following is not None and following[1] not in grammar("not_owned")
        if word == possessive and (object_ != possessive or owns):
            return mine
        if word == subject:
            return _SUBJECT
        relative = re.search(r"\b(?:who|whom|which|that) ", before)
        return me if relative or match.start() < name_at else word

    words = sorted({subject, object_, possessive}, key=lambda word: (-len(word), word))
    return re.sub(rf"\b(?:{'|'.join(words)})\b", turned, text)


def _agreeing(text: str, mark: str) -> str:
    """The verbs of every clause whose subject is marked, made to agree with "I" or "you"."""
    word, second = ("I", False) if mark == _ME else ("you", True)

    def agree(match: re.Match[str]) -> str:
        return f"{word} {match[1]}{for_person(match[2], second)}"

    text = re.sub(rf"{_SUBJECT} ((?:{_ADVERBS} )*)([a-z]+)\b", agree, text)
    return _agreeing_again(text.replace(_SUBJECT, word), word)


def _agreeing_again(text: str, word: str) -> str:
    """Verbs joined by "and" or a comma to the subject's first verb; a relative clause has a subject of its own."""
    relative = re.search(r",? (?:who|whose|which|that|where|whom) ", text)
    own = text[: relative.start()] if relative else text

    def agree(match: re.Match[str]) -> str:
        verb = match[3]
        plain = "am" if verb == "is" and word == "I" else "are" if verb == "is" else for_person(verb)
        joins = verb in ("is", "has", "does") or (verb.endswith("s") and is_verb(base(verb)) and not is_past(verb))
        return f"{match[1]}{match[2]}{plain}" if joins else match[0]

    rest = text[len(own) :]
    if word == "I":
        rest = re.sub(r"\b(and|but) (is|has|does)(?= |n't)", lambda match: f"{match[1]} {for_person(match[2])}", rest)
    return _AGAIN.sub(agree, own) + rest
