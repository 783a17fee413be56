"""Owns who the paragraph is about: their name and its short forms, how it speaks of them, their age and home."""

import re

from game.ai.reading.draft import Draft
from game.ai.reading.voice import Voice
from game.ai.reading.words import alternatives, number, place_words, word_set

_SHORT = r"[^;.]{2,70}?"
_AGE = (
    r"\b(\d{1,3})[- ]years?[- ]old\b",
    r"\b([a-z]+(?:-[a-z]+)?)[- ]years?[- ]old\b",
    r"\baged? (\d{1,3})\b",
    r"\bSELF is (?:only |nearly |almost |now |just )?(\d{1,3})\b(?! (?:minutes|o'clock|%))",
    r"\bSELF is (?:only |nearly |almost |now |just )?([a-z]+(?:-[a-z]+)?)(?=,| and | years|$)",
    r"^SELF, (\d{1,3}),",
    r"^SELF, ([a-z]+(?:-[a-z]+)?), ",
    r"\bSELF is an? [\w ,-]+? of (\d{2})\b",
    r"^SELF \((\d{1,3})\)",
    r"\bturns? (\d{1,3})\b",
    rf"\bSELF(?: is|,) (?:only |nearly |almost )?(?:an? |the )?{_SHORT}\bof ([a-z]+(?:-[a-z]+)?|\d{{2,3}})(?=$|[,;.])",
    rf"\bSELF is {_SHORT}, ([a-z]+(?:-[a-z]+)?|\d{{1,3}})(?=$|,)",
    r"\bSELF\b.*\bboth (\d{2,3}|[a-z]+(?:-[a-z]+)?)(?=$|,)",
)
_DECADES = {"twenties": 25, "thirties": 35, "forties": 45, "fifties": 55, "sixties": 65, "seventies": 75, "eighties": 85}
_MEN = r"\b(?:man|boy|father|husband|widower|actor|monk|priest|waiter|grandfather|uncle|gentleman|bachelor|schoolboy|son)\b"
_WOMEN = r"\b(?:woman|girl|mother|wife|widow|actress|nun|waitress|grandmother|aunt|lady|schoolgirl|daughter|midwife)\b"


def voice_of(name: str, paragraph: str) -> Voice:
    """How the paragraph speaks of the person."""
    low = f" {paragraph.lower().replace(chr(0x2019), chr(39))} "
    low = _of_one(name, low)
    you, me = len(re.findall(r"\byou\b|\byour\b|\byou're\b", low)), len(re.findall(r"\bi\b|\bmy\b|\bi'm\b|\bi've\b", low))
    form = 2 if you > 2 and you >= me else 1 if me > 2 else 3
    if form == 3 and not re.search(r"\b(?:he|she|they|his|her|their)\b", low) and (you or me):
        form = 2 if you >= me else 1
    return Voice(_aliases(name, paragraph), form, _pronoun(low) if form == 3 else "they")


def _of_one(name: str, low: str) -> str:
    """A paragraph in which two speak as "we" is read as one that says "I"."""
    if re.search(r"\bi\b", low) or " and " not in name:
        return low
    return re.sub(r"\bwe\b", "i", re.sub(r"\bours?\b", "my", low))


def _aliases(name: str, paragraph: str) -> tuple[str, ...]:
    """The whole name, the first name, a form of address with the last name, a nickname."""
    words = [word for word in name.split() if word not in word_set("titles_of_people")]
    aliases = [name, " ".join(words), *words[:1]]
    aliases += [name.rpartition(" ")[0]] if " and " in name else []
    titles = [word for word in name.split() if word in word_set("titles_of_people")]
    if titles and words:
        aliases.append(f"{titles[0]} {words[-1]}")
    addressed = re.match(r"(?:The |Old )?((?:Mr|Mrs|Ms|Miss|Dr|Professor|Captain|Father|Sister)\.? [A-Z][\w'-]+)", paragraph)
    if addressed and words and addressed[1].split()[-1] == words[-1]:
        aliases.append(addressed[1])
    nickname = re.search(
        r"(?:known as|(?:everyone|everybody|friends|people) calls? (?:him|her|me|you|them)|nicknamed|goes by) [\"']?([A-Z]\w+)",
        paragraph,
    )
    quoted = re.search(rf"{re.escape(words[0])} ['\"(]([A-Z]\w+)['\")]" if words else r"(?!)", paragraph)
    aliases += [match[1] for match in (nickname, quoted) if match]
    if quoted:
        aliases.append(f"{quoted[0]} {words[-1]}")
    return tuple(dict.fromkeys(alias for alias in aliases if alias))


def _pronoun(low: str) -> str:
    """he, she or they, by what clauses begin with and what is said most."""
    counts: dict[str, int] = {}
    married = re.match(
        r"[\w'. -]{2,40}? and (his|her) (?:[\w-]+ ){0,2}?(?:wife|husband|partner|spouse|children|daughters?|sons?)\b", low.strip()
    )
    if married:
        # "Ann Bell and her husband are retired; they walk": they are two
        return {"his": "he", "her": "she"}[married[1]]
    for pronoun, others in (("he", "his|himself|him"), ("she", "her|herself|hers"), ("they", "themself|themselves")):
        begins = len(re.findall(rf"(?:^|[;.] *(?:[a-z ,]{{0,30}} )?|\band |\bbut ){pronoun}\b", low))
        said = len(re.findall(rf"\b{pronoun}(?:'s|'d|'ll|'ve)?\b", low)) if pronoun != "they" else 0
        counts[pronoun] = 3 * begins + said + len(re.findall(rf"\b(?:{others})\b", low))
    best = max(counts, key=lambda pronoun: counts[pronoun])
    return best if counts[best] else "they"


def pronouns_of(voice: Voice, normal: tuple[str, ...]) -> str:
    """he, she or they: as the paragraph has it, or, where it says "you" or "I", what they are called in it."""
    if voice.form == 3:
        return voice.pronoun
    said = " ; ".join(re.findall(r"\bSELF (?:is|was) (?:a|an|the) [^;,]*", " ; ".join(normal)))
    return "he" if re.search(_MEN, said) else "she" if re.search(_WOMEN, said) else "they"


def age_of(normal: tuple[str, ...]) -> int | None:
    """Their age in years, if a clause says it."""
    for clause in normal:
        low = clause.lower().replace("self", "SELF")
        if re.search(r"\bSELF\b[^;]{0,12}\b(?:\w+)[- ](?:days?|weeks?|months?)[- ]old\b", low):
            return 0
        for pattern in _AGE:
            match = re.search(pattern, low)
            years = number(match[1]) if match else None
            if years is not None and _is_an_age(years, pattern):
                return years
        decade = re.search(r"\bin SELF's (early |mid-?|late )?(\w+ies)\b", low)
        if decade and decade[2] in _DECADES:
            return _DECADES[decade[2]] + {"early": -3, "late": 3}.get((decade[1] or "").strip(), 0)
    return None


def _is_an_age(years: int, pattern: str) -> bool:
    """Whether a number is one; a small one that stands alone may be a number of anything."""
    return 0 < years <= 120 and (_SHORT not in pattern or years >= 13)


def stage_of(age: int | None, archetypes: frozenset[str], retired: bool) -> str:
    """child, teen, adult or elder; without an age a pupil is a child, and who is retired an elder."""
    if age is None:
        return "child" if "pupil" in archetypes else "elder" if retired or "retired" in archetypes else "adult"
    return "child" if age < 13 else "teen" if age < 18 else "elder" if age >= 65 else "adult"


def read_home(text: str, draft: Draft) -> bool:
    """ "lives in the Old Mill with her aunt": the place as a name, else in the paragraph's words."""
    match = re.match(
        r"(?:\w+ly |also |still |now )*(?:lives?|has lived|lived|rents?|resides?|"
        r"boards?|stays? (?:with|at|in)|sleeps? (?:in|on|above)(?! the (?:morning|afternoon|day)|late\b)|shares? an?) (.+)",
        text,
    )
    if not match or draft.home:
        return bool(match) and not re.match(r"sleeps? in the", text)
    within = re.match(r"(?:alone )?with .*? ((?:in|at|on|above) (?:a|an|the|SELF's) .+)", match[1])
    if within or not re.match(r"(?:alone )?with ", match[1]):
        draft.home = _home(within[1] if within else match[1], draft)
    return True


def _home(where: str, draft: Draft) -> str:
    """The name of a home, or what it is called."""
    said = re.split(r" (?:with|where|and (?:\w+s\b)|between|because|since|for|but|while|from)\b|, ", where)[0]
    named = next((place for place in draft.names.places if place in where), "")
    own = re.match(
        r"(?:in|at) (?:the )?((?:[A-Z]\w+(?: [A-Z]\w+)? and )?(?:SELF|[A-Z][\w']+(?: [A-Z]\w+)?)(?: and "
        r"(?:SELF|[A-Z]\w+(?: [A-Z]\w+)?))?'s (?:[\w-]+ )??(?:" + alternatives(place_words()) + r"))\b",
        where,
    )
    if own:
        return draft.restored(own[1])
    bare = re.sub(r"^alone(?: |$)", "", said)
    words = frozenset(re.findall(r"[\w-]+", bare))
    return named or (
        ""
        if words & word_set("not_a_home") or bare in ("at home", "home")
        else draft.own_words(re.sub(r"^(?:in|at|on) ", "", bare))
    )
