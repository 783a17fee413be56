"""Owns bringing a clause to one form: whoever the paragraph is about, however it addresses them, is SELF.

Their verbs stand in the third person and what is theirs is SELF's, so that all later patterns are written once.
"""

import re
from calendar import month_name
from dataclasses import dataclass

from game.ai.reading.words import is_adverb, is_auxiliary, is_base_verb, is_finite, kin_words, third_person

SELF = "SELF"
ONESELF = "ONESELF"
"""Stands for "himself", "yourself" and the like."""
_SECOND = (
    (r"you two|you both|both of you", "they"),
    (r"you're|you are", "SELF is"),
    (r"you've", "SELF has"),
    (r"you'd", "SELF would"),
    (r"you'll", "SELF will"),
    (r"yourself|yourselves", ONESELF),
    (r"yours|your", "SELF's"),
    (r"you", "SELF"),
)
_FIRST = (
    (r"i'm|i am", "SELF is"),
    (r"i've", "SELF has"),
    (r"i'd", "SELF would"),
    (r"i'll", "SELF will"),
    (r"my|mine", "SELF's"),
    (r"myself", ONESELF),
    (r"me|i", "SELF"),
)
_WE = ((r"we're|we are", "SELF is"), (r"we've", "SELF has"), (r"ours?", "SELF's"), (r"ourselves", ONESELF), (r"we|us", "SELF"))
"""How two speak of themselves whose paragraph is one."""
_WEEK = "Mon|Tues|Wednes|Thurs|Fri|Satur|Sun"
_MONTHS = "|".join(name for name in month_name if name)
_COUPLE = re.compile(
    r"((?:parents|grandparents|children|sons|daughters|brothers|sisters|twins|(?:son|daughter|child|baby|boy|"
    r"girl) of)(?:,| are| called| named)?) "
    r"([A-Z][\w'-]+) and ([A-Z][\w'-]+) ([A-Z][\w'-]+)(?=[ ,.;]|$)"
)
"""Two of a family who share a last name that is said once."""
_JUDGED = "".join(
    rf"(?<!\b{verb} )" for verb in ("finds", "thinks", "considers", "makes", "lets", "let", "helps", "sees", "watches")
)
_PREPOSITIONS = frozenset(("to", "of", "for", "with", "about", "by", "from", "at", "between", "without"))
_NO_VERBS = _PREPOSITIONS | frozenset(("and", "or", "but", "who", "whom", "as", "when", "than", "the", "a", "an", "in", "on"))
"""Words that may stand behind a person and are nothing they do."""
_OWNED = (
    r"(?= (?!the\b|a\b|an\b|to\b|in\b|on\b|at\b|with\b|for\b|about\b|from\b|and\b|but\b|by\b|like\b|as\b|"
    r"too\b|so\b|very\b|that\b|when\b|how\b)[\w\"'])"
)
_THIRD = {
    "she": (("her", "hers"), "her", "herself"),
    "he": (("his",), "him", "himself"),
    "they": (("their", "theirs"), "them", "themselves"),
}


@dataclass(frozen=True, slots=True)
class Voice:
    """How a paragraph speaks of its person: `form` 1 "I", 2 "you", 3 by name; `pronoun` "she", "he" or "they"."""

    aliases: tuple[str, ...]
    form: int
    pronoun: str


def normal_form(clause: str, voice: Voice) -> str:
    """The clause with SELF for the person and SELF's for what is theirs, verbs in the third person."""
    text = f" {_plain(clause)} "
    for alias in sorted(voice.aliases, key=lambda name: (-len(name), name)):
        text = re.sub(
            rf"(?<![\w'-])(?<!Mrs\. )(?<!Mr\. )(?<!other ){re.escape(alias)}(?![\w-])(?! (?:and|or)? ?[A-Z][a-z]+'s )", SELF, text
        )
    text = _COUPLE.sub(r"\1 \2 \4 and \3 \4", text)
    if voice.form == 3:
        text = _third_to_self(text, voice.pronoun)
        text = _inflect(text, lists=True) if voice.pronoun == "they" else text
    else:
        several = _WE if voice.form == 1 and any(" and " in alias for alias in voice.aliases) else ()
        for pattern, replacement in _SECOND if voice.form == 2 else (*_FIRST, *several):
            text = re.sub(rf"(?<![\w'])(?:{pattern})(?![\w'])", replacement, text, flags=re.I)
        text = _inflect(text)
    text = re.sub(r"SELF(?: has|'s) been (?=\w+ing\b)", "SELF is ", text)
    text = re.sub(r"^SELF is SELF(?:,? (?:and )?|$)", "SELF is ", " ".join(text.split())).strip()
    return re.sub(r"^SELF is (?=SELF\b)", "", text)


def _plain(text: str) -> str:
    """Straight quotes, no emphasis marks."""
    for curly, straight in (("\u2019", "'"), ("\u2018", "'"), ("\u201c", '"'), ("\u201d", '"'), ("*", "")):
        text = text.replace(curly, straight)
    text = re.sub(rf"\b((?:{_WEEK})day(?: (?:morning|afternoon|evening|night))?), (?=(?:the )?\d|(?:{_MONTHS})\b)", r"\1 ", text)
    return re.sub(r"\b([ap])\.m\b\.?", r"\1m", text)


def _third_to_self(text: str, pronoun: str) -> str:
    """Their pronouns as SELF, where they can be nobody else's."""
    possessives, object_form, reflexive = _THIRD[pronoun]
    for short, full in (
        ("'s been", " has been"),
        ("'s", " is"),
        ("'re", " is"),
        ("'d", " would"),
        ("'ll", " will"),
        ("'ve", " have"),
    ):
        text = re.sub(rf"\b{pronoun}{short}\b", f"SELF{full}", text, flags=re.I)
    text = re.sub(rf"\b{pronoun}\b", SELF, text, flags=re.I)
    text = re.sub(rf"\b{reflexive}\b", ONESELF, text)
    owned = re.compile(rf"{_JUDGED}\b(?:{'|'.join(possessives)})\b{_OWNED}", re.I)
    pieces = re.split(r"(,| and | but | who | whom | whose )", text)
    acting = False
    for index, piece in enumerate(pieces):
        acting = SELF in piece.split() or (acting and piece not in (" who ", " whose ") and not _names_somebody(piece))
        pieces[index] = _owned_by_self(piece, owned, acting)
        if not acting and pronoun != "they":
            unless_owned = _OWNED.replace("(?=", "(?!", 1) if pronoun == "she" else ""
            pieces[index] = re.sub(rf"\b{object_form}\b{unless_owned}", SELF, pieces[index])
    return "".join(pieces)


def _names_somebody(piece: str) -> bool:
    """Whether a stretch begins with a name, so that what follows is theirs."""
    return piece.strip()[:1].isupper() and not piece.strip().startswith(SELF)


def _owned_by_self(piece: str, owned: re.Pattern[str], acting: bool) -> str:
    """ "her" as SELF's: in what SELF does; in what others do only where it begins, follows "is", or owns a relative."""
    if acting:
        return owned.sub("SELF's", piece)
    kin = "|".join(sorted(kin_words()))
    theirs = re.compile(
        rf"(?:^\s*|\b(?:is|was|are|been|become|of|to) (?:also |now |still )?)({owned.pattern})|"
        rf"({owned.pattern})(?=\s(?:[\w-]+ ){{0,2}}?(?:{kin})\b)",
        re.I,
    )
    return theirs.sub(lambda match: match[0].replace(match[1] or match[2], "SELF's"), piece)


def _may_be_done(word: str) -> bool:
    """Whether what stands behind a person can be a verb, known or not."""
    return not is_adverb(word) and word.replace("'", "").isalpha() and word.lower() not in _NO_VERBS


def _is_done(verb: str, behind: list[str]) -> bool:
    """Whether "have" or "do" is the verb itself and no form of another: "have breakfast, walk the dog"."""
    following = next((word for word in behind if not is_adverb(word)), "")
    return verb.lower() in ("have", "has", "do", "does") and not (
        following.endswith("ed") or is_finite(following) or following in ("to", "not", "been") or is_base_verb(following)
    )


def _inflect(text: str, lists: bool = False) -> str:
    """ "SELF walk and talk" -> "SELF walks and talks", leaving what follows "to" or a modal verb alone.

    `lists`: in "SELF go to school, love beetles", too, where a comma stands for "and".
    """
    words = text.split()
    open_to = False
    for index, word in enumerate(words):
        previous = words[index - 1] if index else ""
        behind = previous if not is_adverb(previous) else next((w for w in reversed(words[:index]) if not is_adverb(w)), "")
        if behind == SELF and (index < 2 or words[index - 2] not in _PREPOSITIONS):
            bare = word.rstrip(",.")
            if _may_be_done(bare) and (not lists or is_base_verb(bare)):
                words[index] = third_person(bare) + word[len(bare) :]
                open_to = is_auxiliary(bare) and not _is_done(bare, words[index + 1 : index + 3])
        elif word.lower() == "to":
            open_to = index + 1 < len(words) and is_base_verb(words[index + 1])
        elif word.lower() == "not" or (is_auxiliary(word) and not _is_done(word, words[index + 1 : index + 3])):
            open_to = True
        elif (
            (behind.lower() in ("and", "but", "then") or (lists and previous.endswith(",")))
            and is_base_verb(word)
            and not open_to
            and SELF in words[:index]
        ):
            words[index] = third_person(word)
    return " ".join(words)
