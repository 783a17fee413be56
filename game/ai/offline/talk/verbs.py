"""Owns the forms of English verbs that speech needs: "writes" and "write", "write" and "writing"."""

from functools import cache

from game.ai.knowledge import knowledge

MODALS = ("can", "could", "may", "might", "must", "should", "will", "would")
_FIRST_PERSON = {"is": "am", "are": "am", "am": "am", "was": "was", "were": "was", "has": "have", "does": "do", "goes": "go"}
_SECOND_PERSON = {"is": "are", "am": "are", "are": "are", "was": "were", "has": "have", "does": "do", "goes": "go"}
_VOWELS = "aeiou"


@cache
def grammar(name: str) -> tuple[str, ...]:
    """A word list of the talk's grammar, such as "likes"."""
    words: dict[str, list[str]] = knowledge("talk")["grammar"]
    return tuple(words[name])


@cache
def _verbs() -> frozenset[str]:
    return frozenset(grammar("verbs"))


@cache
def _pasts() -> frozenset[str]:
    return frozenset(grammar("pasts"))


def is_verb(word: str) -> bool:
    """Whether the word is known as a verb's plain form ("write")."""
    return word in _verbs()


def is_past(word: str) -> bool:
    """Whether the word looks like a verb's past form ("wrote", "painted")."""
    return word in _pasts() or (word.endswith("ed") and len(word) > 4)


def base(word: str) -> str:
    """The plain form of a verb as said of he, she or it: "carries" -> "carry". Other words come back as they are."""
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("sses", "shes", "ches", "xes", "zzes", "oes")):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


def gerund(verb: str) -> str:
    """The -ing form of a plain form: "write" -> "writing"."""
    if verb == "be":
        return "being"
    if verb.endswith("ie"):
        return verb[:-2] + "ying"
    if verb.endswith("e") and not verb.endswith(("ee", "oe", "ye")):
        return verb[:-1] + "ing"
    return verb + verb[-1] + "ing" if _doubles(verb) else verb + "ing"


def for_person(word: str, second: bool = False) -> str:
    """A verb as written of he or she, said of I (or of you, when `second`)."""
    irregular = _SECOND_PERSON if second else _FIRST_PERSON
    if word in irregular:
        return irregular[word]
    if word in MODALS or word in _pasts():
        return word
    return base(word)


def doing(action: str) -> str:
    """An activity as a gerund phrase, however it was written: "is reading", "reads", "read a book" -> "reading a book"."""
    words = action.strip().rstrip(".").split()
    while words and words[0].lower() in ("is", "am", "are", "still", "now", "busy"):
        words = words[1:]
    if not words:
        return ""
    first = words[0] if not words[0].isupper() else words[0].lower()
    first = first[0].lower() + first[1:]
    if not first.endswith("ing") or is_verb(first):
        plain = first if is_verb(first) else base(first)
        first = gerund(plain)
    return " ".join([first, *(_joined(words[1:]))])


def _joined(words: list[str]) -> list[str]:
    """The rest of an activity, where "and" may join another plain verb: "wash and dress" -> "washing and dressing"."""
    turned = list(words)
    for at, word in enumerate(words):
        joined = at > 0 and words[at - 1] in ("and", "then")
        with_object = words[at + 1 : at + 2] and words[at + 1] in grammar("openers")
        short = at == 1 and len(words) == 2
        if joined and is_verb(word) and (with_object or short):
            turned[at] = gerund(word)
    return turned


def _doubles(verb: str) -> bool:
    """Whether the last letter doubles: one short syllable that ends consonant, vowel, consonant ("sit")."""
    if len(verb) < 3 or verb[-1] in "wxy" + _VOWELS or verb[-2] not in _VOWELS or verb[-3] in _VOWELS:
        return False
    return sum(letter in _VOWELS for letter in verb) == 1


def third(verb: str) -> str:
    """The form said of he, she or it: "carry" -> "carries"."""
    irregular = {"be": "is", "am": "is", "have": "has", "do": "does", "go": "goes"}
    if verb in irregular:
        return irregular[verb]
    if verb.endswith("y") and verb[-2:-1] not in tuple(_VOWELS):
        return verb[:-1] + "ies"
    return verb + ("es" if verb.endswith(("s", "sh", "ch", "x", "z", "o")) else "s")
