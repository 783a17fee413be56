"""Owns talks under way: lines written in one go are said one by one, and only lines said are heard."""

from collections.abc import Iterable

from game.ai.mind import DialogueLine
from game.world.bodies import Conversation
from game.world.commands import Command, LeaveTalk, Say

LINE_TICKS = 4
"""Ticks between two lines of a talk."""


class Talks:
    """What is still to be said, by conversation id; None while the words are being thought of."""

    def __init__(self) -> None:
        self.scripts: dict[int, tuple[DialogueLine, ...] | None] = {}
        self._seen = 0
        self._open: dict[int, None] = {}

    def begun(self, conversations: dict[int, Conversation]) -> list[Conversation]:
        """Talks that have just begun; from now on they wait for words."""
        new = [conversations[number] for number in range(self._seen + 1, len(conversations) + 1)]
        self._seen = len(conversations)
        self._open.update(dict.fromkeys(each.id for each in new))
        fresh = [each for each in new if each.state == "talking"]
        self.scripts.update({each.id: None for each in fresh})
        return fresh

    def restore(self, scripts: dict[int, tuple[DialogueLine, ...] | None], talks: int, open: Iterable[int]) -> None:
        """Take back what a snapshot saved, when there had been so many talks in all, and the `open` were not written down."""
        self.scripts, self._seen, self._open = dict(scripts), talks, dict.fromkeys(open)

    def ended(self, conversations: dict[int, Conversation]) -> list[Conversation]:
        """Talks that have just ended, whatever was still to be said."""
        over = [conversations[number] for number in self.scripts if conversations[number].state == "ended"]
        for talk in over:
            del self.scripts[talk.id]
        return over

    def closed(self, conversations: dict[int, Conversation]) -> list[Conversation]:
        """Talks that have ended since this was last asked: nothing will change in them any more."""
        over = [conversations[number] for number in self._open if conversations[number].state == "ended"]
        for talk in over:
            del self._open[talk.id]
        return over

    def written(self, conversation: int, lines: tuple[DialogueLine, ...]) -> None:
        """Words have come; they are dropped when the talk is over."""
        if conversation in self.scripts:
            self.scripts[conversation] = lines

    def commands(self, conversations: dict[int, Conversation], tick: int) -> list[Command]:
        """The next line of each talk whose last one has had its time; when all is said, they part."""
        commands: list[Command] = []
        for number, lines in self.scripts.items():
            talk = conversations[number]
            last = talk.lines[-1].tick if talk.lines else talk.began
            if lines is None or talk.state == "ended" or tick - last < LINE_TICKS:
                continue
            if lines:
                commands.append(said(lines[0], number))
                self.scripts[number] = lines[1:]
            else:
                commands += [LeaveTalk(member, number) for member in talk.members[1:]]
        return commands


def said(line: DialogueLine, conversation: int) -> Say:
    """A line as the command that says it."""
    return Say(line.speaker, conversation, line.text, line.cites, line.claims, line.act)
