"""Owns the card of one resident: face, what they are doing and where, their plan for the day."""

from dataclasses import dataclass

from game.ai.plans import DayPlan
from game.sprites.atlas import Region
from game.sprites.emoji import emoji_in
from game.sprites.town_picture import TownPicture
from game.ui.canvas import FAINT, INK, WOOD, Canvas, inside
from game.ui.hud import EDGE
from game.ui.sentences import doing_sentence, minute_of_plan
from game.world.clock import clock_face

WIDTH = 320
_TEXT = 13
CROSS = "\u00d7"
_LINE = 18
_STEPS_SHOWN = 10


@dataclass(frozen=True, slots=True)
class PlanLine:
    """A line of the plan: a time and a text; `now` marks the present one, `heading` a title."""

    time: str
    text: str
    now: bool = False
    heading: bool = False


def plan_lines(plan: DayPlan, minute: int) -> list[PlanLine]:
    """The day in broad strokes, then the steps from the present one on. `minute` is of the plan's own day."""
    lines = [PlanLine("", "The day", heading=True)]
    lines += [PlanLine(clock_face(s.start), s.text, s.start <= minute < s.end) for s in plan.strokes]
    steps = [step for step in plan.steps if step.end > minute][:_STEPS_SHOWN]
    if steps:
        lines.append(PlanLine("", "Step by step", heading=True))
        lines += [PlanLine(clock_face(s.start), s.text, s.start <= minute) for s in steps]
    return lines


class Card:
    """The panel at the right, about `number`; not shown while that is None."""

    def __init__(self, picture: TownPicture) -> None:
        self._picture = picture
        self.number: int | None = None
        self.following = False
        self._scroll, self._most = 0, 400.0
        self.place: Region = (0, EDGE, WIDTH, 400)

    def show(self, number: int | None) -> None:
        """Be about somebody, or go away."""
        if number != self.number:
            self._scroll = 0
        self.number = number

    def resize(self, width: float, height: float) -> None:
        """Stand at the window's right edge."""
        self._most = height - 2 * EDGE
        self.place = (width - WIDTH - EDGE, EDGE, WIDTH, self._most)

    def signature(self, pointer: tuple[float, float]) -> tuple[object, ...]:
        """What the player has done to it."""
        return (self.place[:2], self._most, self.number, self._scroll, self.button_at(*pointer), self.following)

    def news(self) -> tuple[object, ...]:
        """What it tells of the town."""
        if self.number is None:
            return ()
        return (self._sentence(), self._picture.mood(self.number), tuple(self._plan()))

    def draw(self, canvas: Canvas, pointer: tuple[float, float]) -> None:
        """Draw it, as high as what it has to say and no higher than the window."""
        if self.number is None:
            return
        x, y, width, _ = self.place
        self._draw_head(canvas, self.number, pointer)
        top = self._draw_doing(canvas, y + 130)
        canvas.fill((x + 14, top + 4, width - 28, 2), (0.85, 0.73, 0.55))
        bottom = self._draw_plan(canvas, top + 12)
        self.place = (x, y, width, bottom + 14 - y)
        canvas.behind("panel", self.place)

    def button_at(self, x: float, y: float) -> str | None:
        """"close" or "follow" when that button lies under a point."""
        if self.number is None:
            return None
        return next((name for name, place in self._buttons().items() if inside(place, x, y)), None)

    def scroll(self, lines: int) -> None:
        """Move the plan by whole entries."""
        self._scroll = max(0, min(self._scroll + lines, max(0, len(self._plan()) - 3)))

    def _buttons(self) -> dict[str, Region]:
        x, y, width, _ = self.place
        return {"close": (x + width - 40, y + 12, 28, 26), "follow": (x + 126, y + 86, 92, 28)}

    def _sentence(self) -> str:
        simulation = self._picture.scene.simulation
        body = simulation.bodies[self.number or 0]
        talk = simulation.conversations.get(body.conversation) if body.conversation is not None else None
        others = [simulation.bodies[member].name for member in (talk.members if talk else ()) if member != body.id]
        return doing_sentence(body, simulation.town, others)

    def _plan(self) -> list[PlanLine]:
        plan = self._picture.scene.residents[self.number].plan if self.number is not None else None
        if plan is None:
            return [PlanLine("", "No plan for today yet", heading=True)]
        return plan_lines(plan, minute_of_plan(self._picture.scene.simulation.now, plan.day))

    def _draw_head(self, canvas: Canvas, number: int, pointer: tuple[float, float]) -> None:
        x, y, width, _ = self.place
        resident = self._picture.scene.residents[number]
        canvas.portrait(self._picture.looks[number], self._picture.mood(number), x + 14, y + 14, 102)
        lines = canvas.words.wrap(resident.name, 16, width - 170, 2, bold=True)
        for line, text in enumerate(lines):
            canvas.text(text, x + 126, y + 12 + line * 21, 16, WOOD, bold=True)
        age = f"{resident.persona.age} years old" if resident.persona.age is not None else ""
        canvas.text(age, x + 126, y + 14 + len(lines) * 21, 12.5, FAINT)
        hovered = self.button_at(*pointer)
        buttons = self._buttons()
        canvas.frame("button_hover" if hovered == "close" else "button", buttons["close"])
        canvas.centred(CROSS, buttons["close"], 15, INK, bold=True)
        look = "button_on" if self.following else "button_hover" if hovered == "follow" else "button"
        canvas.frame(look, buttons["follow"])
        canvas.centred("Following" if self.following else "Follow", buttons["follow"], 13, INK, bold=True)

    def _draw_doing(self, canvas: Canvas, top: float) -> float:
        """The sentence, with its emoji beside it; answers where it ends."""
        x, _, width, _ = self.place
        body = self._picture.scene.simulation.bodies[self.number or 0]
        signs = emoji_in(body.doing.emoji)[:1] if body.doing is not None else ()
        for sign in signs:
            canvas.emoji(sign, x + 16, top, 30)
        left = 56 if signs else 16
        lines = canvas.words.wrap(self._sentence(), 13.5, width - left - 18, 5)
        for number, text in enumerate(lines):
            canvas.text(text, x + left, top - 2 + number * 19, 13.5, INK)
        return top + max(len(lines) * 19, 34 if signs else 0)

    def _draw_plan(self, canvas: Canvas, top: float) -> float:
        """The plan from where it is scrolled to; answers where it ends."""
        x, y, width, _ = self.place
        bottom = y + self._most - 14
        for line in self._plan()[self._scroll :]:
            texts = canvas.words.wrap(line.text, _TEXT, width - 98, 3, bold=line.heading)
            tall = len(texts) * _LINE + (10 if line.heading else 6)
            if top + tall > bottom:
                break
            self._draw_line(canvas, line, texts, (x + 12, top, width - 24, tall))
            top += tall
        return top

    def _draw_line(self, canvas: Canvas, line: PlanLine, texts: list[str], place: Region) -> None:
        x, y, _, _ = place
        if line.heading:
            canvas.text(texts[0], x + 4, y + 3, 14, WOOD, bold=True)
            return
        if line.now:
            canvas.frame("row_on", place)
        canvas.text(line.time, x + 8, y + 2, 12.5, INK if line.now else FAINT, bold=line.now)
        for number, text in enumerate(texts):
            canvas.text(text, x + 58, y + 2 + number * _LINE, _TEXT, INK if line.now else (0.28, 0.20, 0.24))
