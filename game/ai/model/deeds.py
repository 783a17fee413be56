"""Owns what a model says somebody does, or a thing becomes, as the game says it: a verb in its base form first, one emoji."""

import re
import unicodedata

from game.ai.model.speech import speech
from game.ai.offline.emoji import emoji_for
from game.ai.offline.states import state_while
from game.ai.offline.wording import base
from game.ai.persona import Persona
from game.ai.reading.words import cues, is_finite, lemma, word_set
from game.world.faults import fault
from game.world.places import is_a_place

LONGEST = 120
"""Characters of what is done; more is cut between words."""
LONGEST_STATE = 60
_SENTENCE = re.compile(r"(?<=\w{3})[.;](?:\s|$)|[!?](?:\s|$)|\s+[-\u2013\u2014]\s")
_LEAD = re.compile(
    r"^(?:(?i:then|next|to|(?:i|we|he|she|they)(?:['\u2019](?:m|re|s|ll))?|is|are|am|was|will|be(?= \w+ing\b)"
    r"|(?:starts|begins)(?= to\b| \w+ing\b)),? |[Gg]oing (?=to (?!bed|sleep|work|school|class|church|town|the|an?)[a-z]))+"
)
"""What stands before the verb and says who does it and when."""
_SHORT = {"going": "go", "doing": "do", "being": "be", "lying": "lie", "tying": "tie"}
_BASE_IN_S = ("ss", "us", "is")
_BASE_IN_ED = ("eed", "bed", "shed", "wed")
_FURTHER = re.compile(r"(?<=\band )[a-z]+\b|(?<=\bthen )[a-z]+\b")
_SAME = frozenset(("", "none", "null", "same", "unchanged", "n/a", "idle", "-"))
_BASES = "\u231a-\u23ff\u2600-\u27bf\u2b05-\u2b55\U0001f000-\U0001faff"
_EMOJI = re.compile(rf"[\U0001f1e6-\U0001f1ff]{{2}}|[{_BASES}]\ufe0f?(?:[\U0001f3fb-\U0001f3ff]?\u200d[{_BASES}]\ufe0f?)*")
_TONES = re.compile("[\U0001f3fb-\U0001f3ff]")


def deed(text: str, who: Persona) -> str:
    """What is done, as after "to": "She is brewing coffee." -> "brew coffee"; "" when nothing that could be done is left."""
    said = speech(text, (who.name,))
    if said is None or any(mark in said for mark in "{}[]<>|\\"):
        return ""
    first = _SENTENCE.split(said.strip(" \"'.,;:!?"))[0]
    words = _LEAD.sub("", _unnamed(first, who)).split()
    if not words:
        return ""
    if who.language == "English":
        words = _base_forms(words)
    return _cut(" ".join(words).rstrip(" ,;:."), LONGEST)


def state_of(kind: str, said: str, doing: str) -> str | None:
    """What a thing of a kind becomes while somebody does something at it. A plan breaks nothing: faults are not taken over."""
    if is_a_place(kind):
        return None
    plain = re.sub(rf"^(?:the )?{re.escape(kind)} (?:is |becomes )?", "", (speech(said) or "").strip(" .,;\"'"), flags=re.I)
    plain = _cut(plain.removeprefix("is "), LONGEST_STATE)
    if plain.lower() in _SAME or any(mark in plain for mark in "{}[]<>|\\") or fault(kind, plain) is not None:
        return state_while(doing, kind)
    return plain if plain.isupper() else plain[:1].lower() + plain[1:]


def emoji_of(said: str, doing: str) -> str:
    """The first emoji of what a model wrote, without a skin tone; that of everyday knowledge where it wrote none."""
    for found in _EMOJI.finditer(said[:40]):
        plain = _TONES.sub("", found[0])
        if plain and unicodedata.category(plain[0]) == "So":
            return plain
    return emoji_for(doing)


def _unnamed(text: str, who: Persona) -> str:
    """Without the name of who does it; a verb that is somebody's first name stays ("mark papers")."""
    rest = text.removeprefix(f"{who.name} ")
    first, _, after = rest.partition(" ")
    verb = after.partition(" ")[0]
    return after if first == who.first_name and (is_finite(verb) or verb.endswith("ing")) else rest


def _base_forms(words: list[str]) -> list[str]:
    """The first verb in its base form, and what follows after "and" with it if it had the same form."""
    first = words[0].lower() if words[0][1:] == words[0][1:].lower() else words[0]
    found = _base(first)
    rest = " ".join(words[1:])
    if found != first:
        ending = "ing" if first.endswith("ing") else "s" if first.endswith("s") else "ed"
        rest = _FURTHER.sub(lambda match: _like_it(match[0], ending), rest)
    return [found, *rest.split()]


def _like_it(word: str, ending: str) -> str:
    known = word.endswith(ending) and lemma(word) in word_set("verbs") and (ending == "ing" or is_finite(word))
    return lemma(word) if known else word


def _base(word: str) -> str:
    if word in word_set("verbs") or not word.isalpha():
        return word
    if word in _SHORT or word in cues()["irregular"]:
        return _SHORT.get(word) or lemma(word)
    if word.endswith("ing"):
        return lemma(word) if re.search(r"[aeiouy]", word[:-3]) else word
    if word.endswith("ed"):
        return word if word.endswith(_BASE_IN_ED) else lemma(word)
    if word.endswith("s"):
        return word if word.endswith(_BASE_IN_S) else lemma(word) if lemma(word) in word_set("verbs") else base(word)
    return word


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[:longest].rpartition(" ")[0].rstrip(" ,;:") or text[:longest]
