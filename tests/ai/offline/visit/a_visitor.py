"""A visitor called Vera Lund, who talks with people made up for tests of talk."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ai.offline.talk.talk_people import NORA, TODAY, speaker

from game.ai.memory import Kind, Memory, NewMemory
from game.ai.mind import DialogueLine, NoteTalk, SayLine, Speaker, TalkNote
from game.ai.offline.mind import OfflineMind
from game.ai.offline.visit import Spoken, meant
from game.ai.persona import Persona
from game.world.bodies import Line
from game.world.clock import tick_at

VERA, NAME = 90, "Vera Lund"
MIND = OfflineMind()


@dataclass
class Talk:
    """A talk of the visitor's with somebody who has what is in their paragraph, and `own` records, in mind."""

    persona: Persona = NORA
    own: tuple[Memory, ...] = ()
    plans: tuple[Memory, ...] = ()
    seed: int = 1
    minute: int = 600
    doing: str = ""
    lines: list[Line] = field(default_factory=list)

    @property
    def speaker(self) -> Speaker:
        known = speaker(self.persona, self.doing, self.minute + len(self.lines), self.seed, own=self.own)
        return replace(known, records=(*known.records, *self.own), names=(*known.names, (VERA, NAME)))

    def say(self, words: str) -> DialogueLine:
        """Say something; what is answered is in the talk, too."""
        names = tuple(name for _, name in self.speaker.names)
        said = meant(words, Spoken(NAME, self.persona.name, names, TODAY, before=tuple(self.lines)))
        self.lines.append(Line(VERA, words, len(self.lines), (), (), said.claims, said.act))
        answer = MIND.say_line(SayLine(self.speaker, tuple(self.lines), self.plans))
        self.lines.append(Line(answer.speaker, answer.text, len(self.lines), answer.cites, (), answer.claims, answer.act))
        return answer

    def note(self) -> TalkNote:
        """What they keep of it."""
        return MIND.note_talk(NoteTalk(self.speaker, (NAME,), tuple(self.lines), (("they", "them", "their"),)))


def answers(words: Sequence[str], persona: Persona = NORA, seed: int = 1) -> list[str]:
    """What is said to each of some lines in one talk."""
    talk = Talk(persona, seed=seed)
    return [talk.say(each).text for each in words]


def record(number: int, text: str, kind: Kind = Kind.OBSERVATION, day: int = 0, minute: int = 500, **about: object) -> Memory:
    """A record of its own time; `about` are further fields of it."""
    return Memory(number, tick_at(day, minute), NewMemory(kind, text, 5, **about))  # type: ignore[arg-type]
