"""Owns the page of a why or of a prompt: asking for it, and its rows once the answer is there."""

from collections.abc import Sequence

from game.session.because import Because
from game.sprites.town_picture import TownPicture
from game.ui.lists.goals import Goal, ToPrompt, ToWhy
from game.ui.lists.items import Heading, Item, Paragraph
from game.ui.why.asking import Answer, Asker, CallOf
from game.ui.why.rows import because_rows, call_rows

Page = ToWhy | ToPrompt


class WhyPage:
    """Its rows are made once for each answer, and kept."""

    def __init__(self) -> None:
        self._asker = Asker()
        self._made: tuple[object, Sequence[Item]] = (None, ())

    def look(self, picture: TownPicture, page: Goal | None) -> tuple[object, ...]:
        """Go on with a page that is open; what is news of it."""
        if not isinstance(page, ToWhy | ToPrompt):
            return ()
        question = page.action if isinstance(page, ToWhy) else CallOf(page.call, page.resident, page.tick)
        self._asker.ask(picture.scene, question, picture.epoch)
        return (self._asker.asked, self._asker.thinking, self._asker.problem)

    @property
    def stage(self) -> object:
        """Whether the answer is there: the player waits for it, so that the page is drawn at once when it comes."""
        return (self._asker.asked, self._asker.thinking)

    def items(self, picture: TownPicture) -> Sequence[Item]:
        """The rows of the page that was looked at last."""
        answer = self._asker.answer
        if answer is None:
            problem = self._asker.problem
            return [Heading("Why?"), Paragraph(problem or "Looking back\u2026", faint=True)]
        if self._made[0] is not answer:
            self._made = (answer, self._rows(picture, answer))
        return self._made[1]

    def _rows(self, picture: TownPicture, answer: Answer) -> Sequence[Item]:
        return because_rows(answer, picture.scene) if isinstance(answer, Because) else call_rows(answer)
