"""Owns what fills the slots of the knowledge's sentences, bound once a day so that a life hangs together."""

from game.ai.knowledge import knowledge
from game.ai.offline.household import shared_turn
from game.ai.offline.thoughts import thoughts
from game.ai.offline.today import Today
from game.ai.offline.wording import Slots
from game.ai.persona import Occupation


def day_slots(today: Today) -> Slots:
    """What every sentence of the day may draw on: the dinner that is bought is the dinner that is cooked."""
    slots = {key: today.rotate(choices, key) for key, choices in knowledge("slots").items()}
    dinners = knowledge("slots")["dinner"]
    slots["dinner"] = dinners[shared_turn(today, "dinner", len(dinners))]
    slots["thought"] = today.rotate(thoughts(today), "thought")
    subject, direct, possessive = today.persona.pronouns
    slots |= {"he": subject, "him": direct, "his": possessive, "x": "it", "place": "town", "stage": ""}
    return slots | job_slots(today, today.calling)


def job_slots(today: Today, job: Occupation | None) -> Slots:
    """The words of a job: its title, its field, and the piece of it that is at hand today."""
    if job is None:
        return {"title": "worker", "field": "the subject", "stuff": "the task at hand"}
    stuff = list(job.stuff) or ["the task at hand"]
    return {
        "title": job.title,
        "field": job.field or "the subject",
        "stuff": today.rotate(stuff, "stuff"),
    }
