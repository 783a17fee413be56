"""Owns turning whispers, which say "you" to a person, into clauses about that person in the third person."""

import re

from game.ai.reading.seeds import named
from game.ai.reading.voice import SELF, Voice, normal_form
from game.ai.reading.words import alternatives, is_adverb, is_auxiliary, is_base_verb, place_words, third_person

MEN = frozenset(("man", "boy", "husband", "father", "son", "brother", "uncle", "nephew", "grandfather", "boyfriend"))
WOMEN = frozenset(("woman", "girl", "wife", "mother", "daughter", "sister", "aunt", "niece", "grandmother", "girlfriend"))
_HERS, _HIS = frozenset(["she", "her", "hers"]), frozenset(["he", "him", "his"])
_WHOLE_NAME = re.compile(r"\b(?!The |In |At |You )[A-Z][\w'-]+ [A-Z][\w-]+")
_TO_THE_MODEL = re.compile(
    r"^(?:(?:this is (?:very )?important|important|remember|note)(?: that)?\s*(?:--|[-:,]|\u2013|\u2014)\s*"
    r"|(?:for|in terms of|as for|regarding) (?:your )?(?:daily )?plan(?:s|ning)?\s*[,:]\s*)",
    re.IGNORECASE,
)
"""What stands before a whisper only so that a language model minds it."""
_SECOND = re.compile(r"\b(?:you|your|yours|yourself)\b", re.IGNORECASE)
_FIRST = re.compile(r"\b(?:I|my|myself|mine)\b")
_OWNED = (
    r"(?=\s+(?!(?:is|was|has|had|will|to|in|on|at|with|for|about|from|and|but|by|too|so|very|that|when|out|often|right|much|yet)\b)"
    r"\w)"
)


def whispered(text: str) -> tuple[str, ...]:
    """The whispers of one cell of the list: split on semicolons, without what only a language model is told."""
    plain = " ".join("".join(each if each.isprintable() else " " for each in text).replace("*", "").split())
    pieces = (_TO_THE_MODEL.sub("", piece.strip()).strip(" .,") for piece in plain.split(";"))
    return tuple(piece[:1].upper() + piece[1:] for piece in pieces if any(letter.isalnum() for letter in piece))


def clauses(name: str, whispers: tuple[str, ...], pronoun: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """A person's whispers as clauses about them.

    `pronoun` is "she", "he" or "they"; `names` are of everybody in the list. What is called "he" or "she" in a whisper is
    called by name, so that nobody takes it for the person the paragraph is about.
    """
    said = [_about(name, _by_name(whisper, name, names), pronoun) for whisper in whispers]
    return tuple(_begun(clause, name, pronoun) if number else clause for number, clause in enumerate(said))


def pronoun_of(name: str, whispers: tuple[str, ...], names: tuple[str, ...]) -> str:
    """What others' whispers call somebody: "she", "he", or "they" where they do not say, or contradict each other."""
    score = 0
    for whisper in whispers:
        if _others(whisper, "", names) == [name]:
            behind = re.findall(r"[a-z]+", whisper.partition(name)[2].lower())
            score += sum(word in _HERS for word in behind) - sum(word in _HIS for word in behind)
        score += sum(2 if word in WOMEN else -2 for word in _kin_of(name, whisper))
    return "she" if score > 0 else "he" if score < 0 else "they"


def _kin_of(name: str, whisper: str) -> list[str]:
    """The words a whisper has for who somebody is: "your wife, Ann Lee", "Ann Lee is your mother"."""
    kin, who = alternatives(MEN | WOMEN), re.escape(name)
    said = re.compile(rf"\b{who},? (?:is |are )?(?:your|my|an?|the) (?:[\w-]+ )?({kin})\b|\b({kin}),? {who}\b", re.IGNORECASE)
    return [(match[1] or match[2]).lower() for match in said.finditer(whisper)]


def _about(name: str, whisper: str, pronoun: str) -> str:
    """One whisper in the third person."""
    form = 2 if _SECOND.search(whisper) else 1 if _FIRST.search(whisper) else 3
    if form == 3:
        return whisper
    normal = normal_form(whisper, Voice((name, name.split()[0]), form, "they"))
    return named(_with(normal), name, pronoun)


def _with(normal: str) -> str:
    """ "SELF and Ann Lee often talk of rain" as "SELF often talks with Ann Lee of rain"; what two people are stays as it is."""
    match = re.match(rf"{SELF} and ((?:[A-Z][\w'-]+ )+)(.+)", normal)
    words = match[2].split() if match else []
    verb = next((place for place, word in enumerate(words) if not is_adverb(word)), len(words))
    if match is None or verb == len(words) or is_auxiliary(words[verb]) or not is_base_verb(words[verb]):
        return normal
    return " ".join([SELF, *words[:verb], third_person(words[verb]), "with", match[1].strip(), *words[verb + 1 :]])


def _begun(clause: str, name: str, pronoun: str) -> str:
    """A later clause begins with the pronoun, where one is known and the clause says more than who they are together."""
    rest = clause.removeprefix(f"{name} ")
    return clause if rest == clause or pronoun == "they" or rest.startswith("and ") else f"{pronoun} {rest}"


def _by_name(whisper: str, name: str, names: tuple[str, ...]) -> str:
    """The whisper with the pronouns of others replaced by the first name of whoever was named last before them.

    Where several are named, only what somebody does ("she helped") is sure enough.
    """
    others = _others(whisper, name, names)
    if not others:
        return whisper
    forms = ("he", "she") if len(others) > 1 else ("he", "she", "him", "her", "his")
    said = re.split(rf"\b({'|'.join(map(re.escape, others))})\b", whisper)
    last = ""
    for index, piece in enumerate(said):
        if index % 2:
            last = piece.split()[0]
        elif last:
            said[index] = _renamed(piece, last, forms)
    return "".join(said)


def _renamed(text: str, first: str, forms: tuple[str, ...]) -> str:
    """A text with the pronouns of these forms replaced by a first name."""
    text = re.sub(r"\b(?:he|she)'s\b", f"{first} is", text, flags=re.IGNORECASE)
    if "his" in forms:
        text = re.sub(rf"\b(?:his|her){_OWNED}", f"{first}'s", text, flags=re.IGNORECASE)
    return re.sub(rf"\b(?:{'|'.join(forms)})\b", first, text, flags=re.IGNORECASE)


def _others(whisper: str, name: str, names: tuple[str, ...]) -> list[str]:
    """Whom a whisper names besides `name`: those of the list, or whatever else looks like somebody's whole name."""
    listed = [other for other in names if other != name and re.search(rf"\b{re.escape(other)}\b", whisper)]
    if listed:
        return listed
    found = (match[0] for match in _WHOLE_NAME.finditer(whisper))
    return list(dict.fromkeys(each for each in found if each != name and each.split()[1].lower() not in place_words()))
