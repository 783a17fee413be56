"""Owns what stays of a talk by a model: the lines themselves say what was heard and promised, the model sums up and weighs.

Nothing is remembered that was not said: every item names its line, another's for what was heard, one's own for what one
promised, refused or thinks. A line that says what it claims is kept by that, whatever the model makes of it.
"""

from collections.abc import Mapping, Sequence

from pydantic import BaseModel, ConfigDict, Field

from game.ai.claims import as_heard
from game.ai.conduct import gives_word, refuses
from game.ai.mind import Mind, NoteTalk, TalkNote
from game.ai.model.form import Form
from game.ai.model.speech import speech
from game.ai.model.values import Whole, Words
from game.ai.model.word_given import Deed, declined, deed_in_words, naming, one_line, promised, view_of
from game.ai.offline.importance import importance

MOST = 10
"""Items of each sort that a note holds."""
_LETTERS = "BCDEFGH"
_NO_ANSWERS = frozenset(("invite", "ask", "perhaps", "accept", "decline", "stance"))
"""What a line may be that is no yes (or no)."""
_WORTH_KEEPING = 2
"""Weight from which on a line that claims nothing is kept."""


class Kept(BaseModel):
    """Something another said: the line's number, what it says, how weighty it is."""

    model_config = ConfigDict(extra="ignore")
    line: Whole = -1
    says: Words = ""
    weight: Whole = 0


class Promise(BaseModel):
    """Something promised in a line of one's own."""

    model_config = ConfigDict(extra="ignore", populate_by_name=True)
    line: Whole = -1
    to: Words = ""
    what: Words = ""
    place: Words = ""
    day: Words = ""
    start: Words = Field(default="", alias="from")
    end: Words = Field(default="", alias="until")


class Refusal(BaseModel):
    """Something declined in a line of one's own."""

    model_config = ConfigDict(extra="ignore")
    line: Whole = -1
    to: Words = ""
    what: Words = ""
    why: Words = ""


class View(BaseModel):
    """What one said that one thinks of something heard."""

    model_config = ConfigDict(extra="ignore")
    line: Whole = -1
    view: Words = ""


class Note(BaseModel):
    """What stays of the talk."""

    model_config = ConfigDict(extra="ignore")
    summary: Words = ""
    weight: Whole = 0
    heard: list[Kept] = Field(default=[], json_schema_extra={"maxItems": MOST})
    promises: list[Promise] = Field(default=[], json_schema_extra={"maxItems": MOST})
    refusals: list[Refusal] = Field(default=[], json_schema_extra={"maxItems": MOST})
    views: list[View] = Field(default=[], json_schema_extra={"maxItems": MOST})


def _facts(question: NoteTalk, room: int) -> Mapping[str, object]:
    letters = _letters(question)
    return {
        "others": [(letter, name, _pronouns(question, name)) for name, letter in zip(question.others, _LETTERS, strict=False)],
        "lines": [(letters.get(each.speaker, "?"), bool(each.claims), each.text) for each in question.lines],
    }


def _letters(question: NoteTalk) -> dict[int, str]:
    """The letter each member goes by: A is the one who remembers. Of one other, a line can only be theirs."""
    ids = {name: number for number, name in question.speaker.names}
    letters = {ids[name]: letter for name, letter in zip(question.others, _LETTERS, strict=False) if name in ids}
    if len(question.others) == 1:
        letters |= {each.speaker: _LETTERS[0] for each in question.lines}
    return letters | {question.speaker.now.resident: "A"}


def _pronouns(question: NoteTalk, name: str) -> tuple[str, str, str]:
    return dict(zip(question.others, question.pronouns, strict=False)).get(name, ("they", "them", "their"))


def _speaker_of(question: NoteTalk, index: int) -> str:
    """The name of the other who said a line; "" for one's own and for lines there are none of."""
    if not 0 <= index < len(question.lines):
        return ""
    letter = _letters(question).get(question.lines[index].speaker, "?")
    return dict(zip(_LETTERS, question.others, strict=False)).get(letter, "")


def _read(answer: Note, question: NoteTalk, offline: Mind) -> TalkNote:
    heard = _heard(answer, question)
    promises, refusals, views = (
        _promises(answer, question),
        _refusals(answer, question),
        _views(answer, question, [line for line, _, _ in heard]),
    )
    me = question.speaker.now.persona
    summary = _summary(answer.summary, question)
    own = [importance(me, text) for _, text in (*promises, *refusals, *views)]
    weight = _weight(answer.weight) or importance(me, summary)
    pairs = tuple((index, text) for index, text, _ in heard)
    return TalkNote(summary, pairs, promises, refusals, views, (weight, *(rating for _, _, rating in heard), *own))


def _summary(text: str, question: NoteTalk) -> str:
    """One sentence that says who talked with whom: so no summary passes for a promise or for something called off."""
    names = [*question.others]
    others = " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names) or "somebody"
    opening = f"{question.speaker.now.persona.name} talked with {others}"
    plain = one_line(speech(text) or "")
    if plain.startswith(opening):
        plain = plain.removeprefix(opening).strip()
        return f"{opening}{'' if plain[:1] in ('', ',', ':') else ' '}{plain}."
    return f"{opening}: {plain}." if plain else f"{opening}."


def _heard(answer: Note, question: NoteTalk) -> list[tuple[int, str, int]]:
    """(line, sentence, weight): every claim of others, and what the model kept of their other lines, as said by them."""
    chosen = {each.line: each for each in reversed(answer.heard)}
    found: list[tuple[int, str, int]] = []
    for index, line in enumerate(question.lines):
        who, kept = _speaker_of(question, index), chosen.get(index)
        if not who:
            continue
        claims = line.claims or _claimed(kept, who, question)
        for text in dict.fromkeys(as_heard(who, _pronouns(question, who)[0], claim) for claim in claims):
            found.append((index, text, (_weight(kept.weight) if kept else 0) or importance(question.speaker.now.persona, text)))
    return found


def _claimed(kept: Kept | None, who: str, question: NoteTalk) -> tuple[str, ...]:
    """What the model says a line claims, as a sentence that names its speaker in full."""
    if kept is None or (0 < kept.weight < _WORTH_KEEPING):
        return ()
    claim = naming(kept.says, who, _pronouns(question, who), question.speaker.now.persona.name)
    return (claim,) if claim else ()


def _promises(answer: Note, question: NoteTalk) -> tuple[tuple[int, str], ...]:
    """What was said yes to: by lines that say so, and by other lines of one's own as the model tells it."""
    me = question.speaker.now
    found = {index: f"{claim.rstrip('.')}." for index, claim in _own_claims(question, "accept")}
    for each in answer.promises:
        whom, line = _to_whom(each.to, each.line, question), each.line
        deed = deed_in_words(Deed(each.what, each.place, each.day, each.start, each.end), me.date)
        if whom and deed and line not in found and _is_open(line, question, "accept"):
            found[line] = f"{promised(me.persona, whom, deed)}."
    return tuple(sorted(found.items()))


def _refusals(answer: Note, question: NoteTalk) -> tuple[tuple[int, str], ...]:
    me = question.speaker.now
    found = {index: f"{claim.rstrip('.')}." for index, claim in _own_claims(question, "decline")}
    for each in answer.refusals:
        whom, deed = _to_whom(each.to, each.line, question), deed_in_words(Deed(each.what), me.date)
        if whom and deed and each.line not in found and _is_open(each.line, question, "decline"):
            found[each.line] = f"{declined(me.persona, whom, deed, each.why)}."
    return tuple(sorted(found.items()))


def _views(answer: Note, question: NoteTalk, heard: Sequence[int]) -> tuple[tuple[int, str], ...]:
    """What they said that they think of something heard or known before; not what they have held already."""
    me = question.speaker.now
    found = {index: f"{claim.rstrip('.')}." for index, claim in _own_claims(question, "stance")}
    for each in answer.views:
        view = view_of(me.persona, each.view)
        if view and each.line not in found and _is_own(each.line, question):
            found[each.line] = f"{view}."
    held = {memory.text for memory in question.speaker.records}
    known = [line for line in sorted(found) if question.lines[line].cites or any(before < line for before in heard)]
    return tuple((line, found[line]) for line in known if found[line] not in held)


def _own_claims(question: NoteTalk, act: str) -> list[tuple[int, str]]:
    """What lines of one's own that do this say by themselves."""
    own = [(index, line) for index, line in enumerate(question.lines) if _is_own(index, question) and line.act == act]
    return [(index, claim) for index, line in own for claim in line.claims]


def _is_own(index: int, question: NoteTalk) -> bool:
    return 0 <= index < len(question.lines) and question.lines[index].speaker == question.speaker.now.resident


def _is_open(index: int, question: NoteTalk, act: str) -> bool:
    """Whether a line of one's own may be such an answer: marked so, or in words that are one, and claiming nothing else.

    What the model makes of a talk binds nobody by itself: a visitor may have talked it into that.
    """
    if not _is_own(index, question) or question.lines[index].claims:
        return False
    line, language = question.lines[index], question.speaker.now.persona.language
    said = gives_word if act == "accept" else refuses
    return line.act == act or (line.act not in _NO_ANSWERS and said(line.text, language))


def _to_whom(name: str, index: int, question: NoteTalk) -> str:
    """The full name of whom somebody means: a member of the talk, else whoever spoke before that line."""
    plain = name.strip(" .:\"'").casefold()
    for letter, other in zip(_LETTERS, question.others, strict=False):
        if plain and plain in (letter.casefold(), other.casefold(), other.split()[0].casefold() if other.split() else ""):
            return other
    before = (_speaker_of(question, at) for at in range(index - 1, -1, -1))
    return next((other for other in before if other), question.others[0] if len(question.others) == 1 else "")


def _weight(weight: int) -> int:
    """1 to 10, or 0 for none given."""
    return min(10, weight) if weight > 0 else 0


NOTE_TALK = Form(
    kind="note_talk",
    size="small",
    answer=Note,
    now=lambda question: question.speaker.now,
    facts=_facts,
    limit=lambda question: 160 + 60 * min(10, len(question.lines)),
    read=_read,
)
