"""Owns the questions put in this window and the answers that came: in threads of their own, so that no frame waits."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field

from game.ai.memory import Memory
from game.ai.mind import InterviewAnswer
from game.ai.stream import StreamView
from game.ai.thinking.ablating import Condition
from game.problem import Problem

Ask = Callable[[str], InterviewAnswer]


@dataclass(frozen=True, slots=True)
class Posed:
    """A question, numbered through: to whom it was put, at which tick, under which condition.

    `category` is the battery's, "" for a question of one's own; `view` is what they remembered then.
    """

    number: int
    resident: int
    tick: int
    condition: Condition
    question: str
    category: str
    view: StreamView = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Given:
    """What came of a question; `problem` says why no answer did."""

    posed: Posed
    answer: InterviewAnswer
    problem: str = ""

    @property
    def said(self) -> str:
        """The answer, or why there is none."""
        return self.problem or self.answer.text

    @property
    def cites(self) -> tuple[Memory, ...]:
        """The memories it rests on."""
        view = self.posed.view
        return tuple(view[each] for each in self.answer.cites if 0 <= each < len(view))


class Sittings:
    """Of everybody who was asked anything. One's own questions wait for no battery."""

    def __init__(self) -> None:
        self._own, self._battery = (ThreadPoolExecutor(1, thread_name_prefix=name) for name in ("question", "battery"))
        self._coming: list[tuple[Posed, Future[InterviewAnswer]]] = []
        self._given: dict[int, list[Given]] = {}
        self._count = 0

    def put(self, ask: Ask, questions: Sequence[tuple[str, str]], about: tuple[int, int, Condition, StreamView]) -> None:
        """Put questions, each with its category, to whoever `ask` asks: resident, tick, condition and memories are theirs."""
        resident, tick, condition, view = about
        pool = self._own if len(questions) == 1 else self._battery
        for category, text in questions:
            self._count += 1
            posed = Posed(self._count, resident, tick, condition, text, category, view)
            self._coming.append((posed, pool.submit(ask, text)))

    def poll(self) -> None:
        """Take the answers that have come."""
        for each in [each for each in self._coming if each[1].done()]:
            self._coming.remove(each)
            self._given.setdefault(each[0].resident, []).append(_given(*each))

    def stop(self, resident: int) -> None:
        """Let go of the questions to somebody that are not being answered yet."""
        self._coming = [each for each in self._coming if each[0].resident != resident or not each[1].cancel()]

    def coming(self, resident: int) -> list[Posed]:
        """The questions to somebody that are still to be answered, in the order they were put."""
        return [posed for posed, _ in self._coming if posed.resident == resident]

    def given(self, resident: int) -> Sequence[Given]:
        """What somebody has answered, the oldest first."""
        return self._given.get(resident, ())


def _given(posed: Posed, done: Future[InterviewAnswer]) -> Given:
    try:
        return Given(posed, done.result())
    except Problem as problem:
        return Given(posed, InterviewAnswer("", known=False), str(problem))
