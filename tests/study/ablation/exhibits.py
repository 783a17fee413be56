"""A resident to be ranked, written by hand: five categories, answers by condition, some of which say the same."""

from datetime import date

from ai.small_town import small_town

from game.ai.mind import InterviewAnswer
from game.ai.thinking.ablating import CONDITIONS
from game.study.ablation.exhibit import Deed, Exhibit, Posed, Remembered
from game.study.ablation.page import page_of
from game.world.clock import Clock

CATEGORIES = ("self-knowledge", "memory", "plans", "reactions", "reflections")
NASTY = "</script><script>alert(1)</script> & <b>bold</b> \u2028 \u201cquoted\u201d"
CLOCK = Clock(date(2031, 3, 1))


def exhibit(name: str = "Ada Reed") -> Exhibit:
    posed = tuple(_posed(category) for category in CATEGORIES)
    deeds = (Deed(0, (1, 1), "sleeping", "home"), Deed(360 * 8, (3, 2), "baking bread", "the bakery"))
    stream = (
        Remembered("Saturday, 00:00", "observation", f"{name} is a baker"),
        Remembered("Saturday, 09:00", "chat", NASTY),
    )
    return Exhibit(name, f"{name} is a baker; {NASTY}", deeds, stream, posed)


def _posed(category: str) -> Posed:
    texts = (f"All of it, {category}.", "Half of it.", "Half of it.", "I don't know.")
    answers = {condition.name: InterviewAnswer(text, ()) for condition, text in zip(CONDITIONS, texts, strict=True)}
    return Posed(category, f"A question of {category}?", answers)


def page() -> tuple[str, dict[str, str]]:
    """The page of two residents, and its key."""
    return page_of("a town", small_town(), CLOCK, [exhibit(), exhibit("Bo Finch")], {}, seed=1)
