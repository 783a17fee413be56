"""Owns asking why in a thread of its own, so that no frame waits: chains are reckoned from the save and what is at hand."""

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass

from game.ai.model.call import Call
from game.problem import Problem
from game.saves import Save
from game.session.because import Action, Because, Telling, chain
from game.session.because.opening import led_until
from game.session.decisions import Grounds
from game.sprites.scene import Scene
from game.ui.reckoner import Reckoner

AT_HAND = 300
"""Thoughts of a running town whose streams are at hand: those of the last minutes, before all of it is on the disk."""
KEPT = 12
"""Answers kept, for whoever goes back to them."""
NOT_SAVED = "This town is not saved, so it is not written down why anything was done."


@dataclass(frozen=True, slots=True)
class CallOf:
    """A call of the audit log, by number: whose it was, and the tick it was asked at."""

    number: int
    resident: int
    tick: int


Question = Action | CallOf
Answer = Because | Call


class Asker:
    """The latest question and its answer. `problem` says why there is none."""

    def __init__(self) -> None:
        self._reckoner: Reckoner[Answer] = Reckoner("why")
        self.asked: object = None
        self.answer: Answer | None = None
        self.problem = ""
        self._answers: dict[object, Answer] = {}

    @property
    def thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self._reckoner.reckoning or self._reckoner.waiting

    def ask(self, scene: Scene, question: Question, epoch: int) -> None:
        """Ask something of a town, as it is at an epoch of the screen; what was asked already is not asked again."""
        key = (question, epoch)
        if key != self.asked:
            self.asked, self.answer, self.problem = key, self._answers.get(key), ""
            self._reckoner.put(_ready(scene, question) if self.answer is None else None)
        self.poll()

    def poll(self) -> None:
        """Take an answer that has come, and put the next question."""
        done = self._reckoner.poll()
        if done is not None and self.answer is None:
            self._take(done)

    def _take(self, done: Future[Answer]) -> None:
        try:
            self.answer = self._answers[self.asked] = done.result()
            if len(self._answers) > KEPT:
                del self._answers[next(iter(self._answers))]
        except Problem as problem:
            self.problem = str(problem)


def _ready(scene: Scene, question: Question) -> Callable[[], Answer]:
    """A question with all that it needs of the town taken along: the town lives on meanwhile."""
    path = scene.decisions.save
    if path is None:
        return _not_saved
    telling = _telling(scene)

    def reckoned() -> Answer:
        with Save(path) as save:
            if isinstance(question, CallOf):
                return _call(save, question)
            return chain(telling(save), question)

    return reckoned


def _telling(scene: Scene) -> Callable[[Save], Telling]:
    """What of a town a save's telling is completed with, as it is now."""
    views = {number: each.stream.view() for number, each in scene.residents.items()}
    personas = {number: each.persona for number, each in scene.residents.items()}
    names = {number: each.name for number, each in scene.residents.items()}
    kept: dict[int, Grounds] = {each.decision.id: each for each in scene.decisions.latest(AT_HAND)}
    now, lately, settings = scene.simulation.now, scene.lately, scene.settings.cognition
    town, clock, embedder = scene.simulation.town, scene.clock, scene.decisions.embedder

    def told(save: Save) -> Telling:
        return Telling(
            save=save,
            town=town,
            clock=clock,
            settings=settings,
            embedder=embedder,
            names=names,
            stream=views.__getitem__,
            persona=personas.get,
            until=max(0, now - 1),
            unwritten=lately,
            kept=kept,
            led_until=led_until(save),
        )

    return told


def _call(save: Save, question: CallOf) -> Call:
    found = save.calls(resident=question.resident, since=question.tick, until=question.tick)
    call = next((call for number, call in found if number == question.number), None)
    if call is None:
        raise Problem("The audit log has no such call.")
    return call


def _not_saved() -> Answer:
    raise Problem(NOT_SAVED)
