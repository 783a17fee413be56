"""Owns people to begin with: a good example for a residents file, which a writer then changes."""

from collections.abc import Collection

from game.ai.residents_file import ResidentEntry
from game.problem import Problem

NAMES = ("Nora Finch", "Elias Marsh", "Ida Sand", "Tomas Reed", "Vera Holm", "Jonas Vale", "Alma Stone", "Henrik Lund")
"""Names of examples, given out in this order."""
_SHE = ("Nora", "Ida", "Vera", "Alma")
_AGE = 37
LONGEST_TRADE = 60
_WORK = "{name} {works};"
_HOURS = "{he} {gets} up at 6:30am and {goes} to bed at 10:30pm;"
_LINES = (
    "{he} {has} lunch at noon and {takes} a walk at 5pm;",
    "{he} {loves} old maps and old songs;",
    "{he} {wants} to learn the fiddle;",
    "{he} {is} worried that the roof will not last the winter;",
    "yesterday {he} found a letter behind a drawer and told nobody",
)


def example(taken: Collection[str], name: str = "", trade: str = "") -> ResidentEntry:
    """A person of that name and trade; a name that is not taken, and a carpenter, where nothing is said.

    Whoever is of another trade keeps its hours: when they get up is left unsaid. Raises Problem for a trade that is none.
    """
    low = {other.casefold() for other in taken}
    who = name or next((each for each in NAMES if each.casefold() not in low), "")
    if not who:
        raise Problem("All names of examples are taken; give the new person a name.")
    known = who in NAMES
    pronoun = ("she" if who.split()[0] in _SHE else "he") if known else "they"
    lines = (_WORK, *_LINES[1:]) if trade else (_WORK, _HOURS, *_LINES)
    said = " ".join(lines).format(name=who, works=_works(trade), **_forms(pronoun))
    return ResidentEntry(who, said, _AGE if known else None)


def _works(trade: str) -> str:
    said = " ".join(trade.split())
    if not said:
        return "is a carpenter and works from 8am to 4pm"
    if len(said) > LONGEST_TRADE or not any(letter.isalpha() for letter in said) or ";" in said:
        raise Problem(f"A trade is a word or a few, such as nurse or bus driver, not {said[:40]!r}.")
    if said.split()[0].lower() in ("a", "an", "the"):
        return f"is {said}"
    return f"is {'an' if said[0].lower() in 'aeiou' else 'a'} {said}"


def _forms(pronoun: str) -> dict[str, str]:
    """The verbs of the lines, for one or for whoever goes by "they"."""
    plural = {"gets": "get", "goes": "go", "has": "have", "takes": "take", "loves": "love", "wants": "want", "is": "are"}
    return {"he": pronoun, **(plural if pronoun == "they" else {verb: verb for verb in plural})}
