"""Owns likes, dislikes and traits, and the plain facts of a life: goals, worries, secrets, opinions, speech, the past."""

import re

from game.ai.persona import Interest
from game.ai.reading import times
from game.ai.reading.clauses import Part
from game.ai.reading.draft import Draft, base_form
from game.ai.reading.habits import activity_of
from game.ai.reading.names import named_in
from game.ai.reading.voice import SELF
from game.ai.reading.words import gerund, lemma, sign, word_set

_ADVERBS = f"^(?:(?:{sign('adverbs')}) )*"
_LIKES = re.compile(f"{_ADVERBS}(?:{sign('likes')}) (.+)")
_HATES = re.compile(rf"\b(?:{sign('hates')}) (.+)")
_PASTIME = re.compile(rf"{_ADVERBS}((?:{sign('pastimes')})\b.*)")
_PRONOUN = r"(?:him|her|it|them|SELF|this|that)\b$"
_ENDS = re.compile(
    r"(?:,| )(?:because|when|which|that|but|although|who|whenever|if|so that|every|at night|in the "
    r"(?:morning|evening|afternoon)|on (?:mon|tue|wed|thu|fri|sat|sun)|after|before|with (?:SELF|her|his)|"
    r"until|for hours)\b.*"
)
_WANTS = re.compile(rf"{_ADVERBS}(?:{sign('wants')})\b")
_WORRIES = re.compile(rf"\b(?:{sign('worries')})\b")
_SECRETS = re.compile(rf"\b(?:{sign('secrets')})")
_OPINIONS = re.compile(rf"{_ADVERBS}(?:{sign('opinions')})(?: that)? (?!(?:of|at|in|up|about|her|him|them|out)\b)")
_SPEECH = re.compile(rf"\b(?:{sign('speech')})\b")
_PAST = re.compile(rf"\b(?:{sign('past')})")


def read_leanings(part: Part, draft: Draft) -> bool:
    """Everything of this module that one part says; true when it said something."""
    if re.match(r"(?:nobody|no one)(?: \w+){0,3} knows\b", text := part.text, re.I):
        return draft.note("secrets", part.clause.removeprefix("SELF "))
    if not part.of_self and re.match(r"(?:do|does)(?: not|n't) know\b(?! SELF\b)", text) and SELF in part.clause:
        return draft.note("secrets", part.clause)
    if not part.of_self or part.joined in ("when", "if", "until", "whenever"):
        return False
    found = _read_traits(text, draft)
    if _SECRETS.search(text):
        found = draft.note("secrets", _whole(part))
    if _WORRIES.search(text) and not re.search(r"\bnot (?:worried|afraid|nervous)\b", text):
        found = draft.note("worries", _whole(part)) or found
    if _SPEECH.search(text):
        found = draft.note("speech", text) or found
    if _WANTS.match(text):
        found = draft.note("goals", _whole(part)) or found
    if _OPINIONS.match(text):
        found = draft.note("opinions", text) or found
    if _PAST.search(text):
        found = draft.note("background", text) or found
    return _read_tastes(part, draft) or found


def _whole(part: Part) -> str:
    """The clause, when the part alone would not say what it is about ("and is ashamed of it")."""
    said = re.split(r"\bSELF\b ?", part.clause, maxsplit=1)
    pointing = re.search(r"\b(?:it|this|that|them|her|him|so|one)$|\b(?:told|shown|knows)\b", part.text)
    return said[-1] if pointing and part.joined and said[0] == "" else part.text


def _read_traits(text: str, draft: Draft) -> bool:
    """ "is warm, stubborn and kind" (not "is kind of")."""
    match = re.match(
        r"(?:\w+ly )?is (?:a |an |very |quite |so |a bit |too |rather |somewhat |"
        r"\d+,? (?:and )?)*((?:[\w-]+(?:, and |, | and | but |$| ))+)",
        text,
    )
    if not match:
        return False
    words = re.split(r"\W+(?:and |but )?", re.split(r" (?:with|in|at|who|that|about|of|for|to)\b", match[1])[0])
    if len(words) > 6:
        return False
    kept = [
        word
        for word in words
        if word in word_set("plain_traits") and not re.search(rf"\b{re.escape(word)} (?:of|about|that|to|at|with)\b", text)
    ]
    for word in kept:
        draft.note("traits", word)
    return bool(kept)


def _read_tastes(part: Part, draft: Draft) -> bool:
    """Likes, dislikes and pastimes."""
    text = part.text
    hate = _HATES.search(text)
    if hate and not re.match(_PRONOUN, hate[1]):
        return not named_in(hate[1].split(" and ")[0], draft.names.people) and draft.note("dislikes", hate[1])
    like = _LIKES.match(text)
    if like and not re.search(r"\b(?:not|n't|never|pretends)\b", text.split(like[1])[0]):
        thing = like[1] if part.verb != "collect" else "collecting " + like[1]
        return False if named_in(thing.split(" and ")[0], draft.names.people) else _add_all(thing, part, draft)
    pastime = _PASTIME.match(text)
    if not pastime or times.clock_time(text) is not None or times.weekdays(text) or times.span(text) or times.part_of_day(text):
        return False
    base = base_form(_ENDS.sub("", pastime[1]))
    verb, _, rest = base.partition(" ")
    trade = next(iter(draft.trades), None)
    if trade and not draft.occupations and (trade.verb, trade.thing) == (verb, re.sub(r"^(?:the|a|an) ", "", rest)):
        return False
    return bool(activity_of(base)) and _add(f"{gerund(verb)} {rest}".strip(), 0.8, draft)


def _add_all(things: str, part: Part, draft: Draft) -> bool:
    """ "jazz, old films and baking" are three interests; "to talk about politics" is one."""
    things = things if "curious" in part.text else _ENDS.sub("", things)
    lead = re.match(
        r"(?:to )?((?:talk(?:ing)? about|read(?:ing)?|watch(?:ing)?|play(?:ing)?|listen(?:ing)? to|"
        r"collect(?:ing)?|argue|fix(?:ing)?)\b) ",
        things,
    )
    found = False
    for index, thing in enumerate(re.split(r", and |, | and ", things)):
        whole = f"{lead[1]} {thing}" if lead and index and not re.search(r"ing\b|^to ", thing) else thing
        found = _add(whole, 1.0, draft) or found
    return found


def _add(thing: str, weight: float, draft: Draft) -> bool:
    """Keep one interest with the way to say it as something to do."""
    thing = re.sub(r"^to (?=\w)", "", thing.strip(" ,"))
    if len(thing) < 3 or re.match(_PRONOUN, thing):
        return False
    if thing.startswith("SELF's family"):
        return draft.note("traits", "devoted to SELF's family")
    if thing.startswith("SELF's"):
        return False
    if re.match(r"(?:help|teach|people|being|making people)", thing):
        return draft.note("traits", "fond of " + re.sub(r"^help ", "helping ", thing))
    words = thing.split()
    verb = lemma(words[0])
    acting = verb in word_set("verbs") and (words[0].endswith("ing") or words[0] == verb) and len(words) > 0
    phrase = draft.own_words(base_form(thing)) if acting else ""
    text = draft.own_words(
        " ".join(words[1:])
        if acting and len(words) > 1 and verb in ("read", "watch", "play", "collect", "listen", "practise")
        else thing
    )
    text = re.sub(r"^(?:to|the|a|an) ", "", text)
    activity = activity_of(thing if acting else f"enjoys {thing}") or "hobby"
    if any(known.text == text for known in draft.interests):
        return True
    draft.interests.append(Interest(text, activity, phrase, weight, draft.place_in(thing)))
    return True
