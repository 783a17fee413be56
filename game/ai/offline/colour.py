"""Owns the small steps that make a day somebody's own: traits, likes, thoughts, and what happens to anyone."""

from game.ai.knowledge import knowledge
from game.ai.offline.chains import Idea, chain
from game.ai.offline.scene import Scene
from game.ai.offline.thoughts import thoughts
from game.ai.offline.today import Today
from game.ai.offline.wording import fill


def colour(scene: Scene, key: str) -> Idea | None:
    """One small step of the person's own, not yet done today; it stays at whatever they are at."""
    dice = scene.today.dice(f"colour {scene.block.start} {key}")
    slots = scene.slots | {"thought": dice.choice(thoughts(scene.today))}
    pool = [(text, slots) for text in _of_traits(scene.today)]
    pool += [(text, scene.slots | {"x": x}) for text, x in _of_likes(scene.today)]
    pool += [(text, slots) for text in knowledge("traits")["incidents"]["any"]]
    dice.shuffle(pool)
    for text, words in pool:
        idea = chain(text)[0]
        filled = fill(idea.text, words)
        if filled not in scene.used:
            return Idea(filled, minutes=5, importance=idea.importance or 2)
    return None


def _of_traits(today: Today) -> list[str]:
    traits = {trait.lower() for trait in today.persona.traits}
    found = list(knowledge("traits")["thoughts"]["any"])
    for family, texts in knowledge("traits")["steps"].items():
        if traits & set(family.split(",")):
            found += [*texts, *texts]
    return found


def _of_likes(today: Today) -> list[tuple[str, str]]:
    slack = knowledge("traits")["slack"]
    found = [(text, like.text) for like in today.persona.interests for text in slack.get(like.activity, slack["any_interest"])]
    found += [(text, project.thing) for project in today.persona.projects for text in slack["project"]]
    upcoming = [occasion.text for occasion in today.persona.occasions if occasion.date >= today.date]
    found += [(text, what) for what in upcoming for text in slack["event"]]
    disliked = [relation.name for relation in today.persona.relations if relation.feeling <= -0.3]
    found += [(text, name) for name in disliked for text in slack["foe"]]
    return found
