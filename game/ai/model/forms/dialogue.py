"""Owns writing a whole talk by a model in one call: each speaker with what they could tell, each line with what it tells."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from difflib import SequenceMatcher

from pydantic import BaseModel, ConfigDict, Field

from game.ai.mind import DialogueLine, Mind, Speaker, WriteDialogue
from game.ai.model.form import Form
from game.ai.model.language import is_goodbye
from game.ai.model.lines import MOST_CITES, Numbers, cited, line, meant
from game.ai.model.prompt import Unusable
from game.ai.model.tellable import ROOM, Tellable, last_talk, outward, tellable
from game.ai.model.values import Words
from game.ai.offline.talk.bonds import bond
from game.world.clock import TICKS_PER_DAY

MOST_LINES = 12
_LEAST_LINES = 2
_SAME = 0.9
"""Likeness (0 to 1) from which on two lines are the same said again."""
_LETTERS = "ABCDEFGH"
_GIVEN = ("accept", "decline", "perhaps")


class WrittenLine(BaseModel):
    """One line: who says it (a letter), the words, the numbers of what it tells, and what it answers or thinks of news."""

    model_config = ConfigDict(extra="ignore", populate_by_name=True)
    who: Words = ""
    say: Words = ""
    rests: Numbers = Field(default=[], alias="from", json_schema_extra={"maxItems": MOST_CITES})
    means: Words = ""


class WrittenTalk(BaseModel):
    """The talk in order."""

    model_config = ConfigDict(extra="ignore")
    lines: list[WrittenLine] = Field(default=[], json_schema_extra={"maxItems": MOST_LINES})


def letters(speakers: Sequence[Speaker]) -> dict[str, Speaker]:
    """The letter each speaker goes by in a prompt."""
    return dict(zip(_LETTERS, speakers, strict=False))


def _facts(question: WriteDialogue, room: int) -> Mapping[str, object]:
    speakers = question.speakers
    memories = tellable(speakers, min(ROOM, 2 * room))
    return {
        "speakers": [
            {
                "letter": letter,
                "me": each.now.persona,
                "summary": outward(each, [other for other in speakers if other is not each]),
                "doing": each.now.doing,
                "bonds": [_bond(each, other, name) for name, other in letters(speakers).items() if other is not each],
                "memories": memories[at],
            }
            for at, (letter, each) in enumerate(letters(speakers).items())
        ],
        "place": _place(speakers[0]),
    }


def _bond(speaker: Speaker, other: Speaker, letter: str) -> str:
    """Who the other is to them and when they last talked: "B is a friend; talked today"."""
    ago = last_talk(speaker, other)
    days = None if ago is None else (speaker.now.tick // TICKS_PER_DAY) - (speaker.now.tick - ago) // TICKS_PER_DAY
    since = "" if days is None else f"; talked {'today' if not days else 'yesterday' if days == 1 else f'{days} days ago'}"
    who = bond(speaker, other.now.persona)
    return f"{letter} is {'an' if who[0] in 'aeiou' else 'a'} {who}{since}"


def _place(speaker: Speaker) -> str:
    """Where they are, as they know it; "" where they do not."""
    known = speaker.now.known
    arena = known.arena(speaker.now.arena)
    sector = known.sector(arena.sector) if arena is not None else None
    return f"{sector.name}: {arena.name}" if arena is not None and sector is not None else ""


def _read(answer: WrittenTalk, question: WriteDialogue, offline: Mind) -> tuple[DialogueLine, ...]:
    speakers = question.speakers
    told_by = zip(speakers, tellable(speakers), strict=True)
    known = {each.now.resident: {told.number: told for told in could} for each, could in told_by}
    names = [each.now.persona.name for each in speakers]
    lines: list[DialogueLine] = []
    offers: list[tuple[str, Tellable]] = []
    for written in answer.lines:
        me = _speaker(written.who, speakers).now
        told = cited(written.rests, known[me.resident])
        said = line(me.persona, me.resident, written.say, told, names)
        if said is None or _is_said_again(said, lines) or len(lines) == MOST_LINES:
            continue
        heard = [claim for each in lines if each.speaker != me.resident for claim in each.claims]
        lines.append(meant(said, written.means, me.persona, _open(offers, me.persona.name, lines), heard))
        offers += [(me.persona.name, each) for each in told if each.deed]
    if not answer.lines:
        return ()  # they would rather not: what the paper asks before a talk is asked with it, in one question
    if len(lines) < _LEAST_LINES:
        raise Unusable('"lines" must hold 4 to 10 objects, each with "who" (a letter) and "say" (the words said aloud)')
    return _with_ends(_ended(lines, speakers))


def _speaker(who: str, speakers: Sequence[Speaker]) -> Speaker:
    """Whom a letter or a name means. Raises Unusable for anybody else."""
    plain = who.strip(" .:\"'*").casefold()
    for letter, each in letters(speakers).items():
        if plain in (letter.casefold(), each.now.persona.name.casefold()):
            return each
    first = [each for each in speakers if each.now.persona.first_name.casefold() == plain]
    if len(first) == 1:
        return first[0]
    raise Unusable(f'"who" must be one of {", ".join(letters(speakers))}')


def _is_said_again(said: DialogueLine, lines: Iterable[DialogueLine]) -> bool:
    """Whether a line is one of those before it, or nearly; short courtesies may come twice, but not from one mouth."""
    plain = said.text.casefold().strip(" .!?…")
    for before in lines:
        other = before.text.casefold().strip(" .!?…")
        if plain == other and (before.speaker == said.speaker or len(plain) > 20):
            return True
        if len(plain) > 20 and SequenceMatcher(None, plain, other).ratio() >= _SAME:
            return True
    return False


def _open(offers: Sequence[tuple[str, Tellable]], name: str, lines: Sequence[DialogueLine]) -> list[tuple[str, Tellable]]:
    """What others have offered somebody who has not said yes or no to it yet."""
    given = [claim for each in lines if each.act in _GIVEN for claim in each.claims if claim.startswith(f"{name} ")]
    return [(asker, each) for asker, each in offers if asker != name and not any(each.deed in claim for claim in given)]


def _ended(lines: list[DialogueLine], speakers: Sequence[Speaker]) -> list[DialogueLine]:
    """Nothing comes after everybody has said goodbye, and nobody says it twice."""
    language = speakers[0].now.persona.language
    kept: list[DialogueLine] = []
    gone: dict[int, None] = {}
    for each in lines:
        bye = is_goodbye(each.text, language) and each.act != "ask" and len(kept) > 1
        if bye and each.speaker in gone and not each.claims:
            continue
        kept.append(replace(each, act="part") if bye and not each.act else each)
        if bye:
            gone[each.speaker] = None
        if len(gone) == len(speakers):
            break
    return kept


def _with_ends(lines: list[DialogueLine]) -> tuple[DialogueLine, ...]:
    """The first words are a greeting, where they are nothing more."""
    first = lines[0]
    return (replace(first, act="greet") if not first.act else first, *lines[1:])


WRITE_DIALOGUE = Form(
    kind="write_dialogue",
    size="large",
    answer=WrittenTalk,
    now=lambda question: question.speakers[0].now,
    facts=_facts,
    limit=lambda question: 800,
    read=_read,
)
