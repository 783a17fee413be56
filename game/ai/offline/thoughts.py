"""Owns what somebody has on their mind: matters out of their own paragraph, as something one can think about."""

import re

from game.ai.offline.today import Today
from game.ai.offline.wording import the
from game.ai.persona import Persona

LONGEST = 90
_ABOUT = (
    (r"(?:is |are )?(?:worried|afraid|anxious|nervous|convinced|sure) that (.+)", "whether {}"),
    (r"(?:worries|fears|suspects|hopes|wonders) (?:that|whether|if) (.+)", "whether {}"),
    (r"(?:is |are )?(?:worried|afraid|anxious|nervous|homesick|ashamed) (?:about|of|for) (.+)", "{}"),
    (r"(?:worries about|fears|misses|regrets|mourns|dreads|loves|dreams of) (.+)", "{}"),
    (r"(?:is |are )?(?:curious about|proud of|looking forward to|behind with|tired of) (.+)", "{}"),
    (r"(?:wants|hopes|plans|means|would like|wishes|is going|longs) to (.+)", "how to {}"),
    (r"wonders (.+)", "{}"),
    (r"owes (.+)", "owing {}"),
)


def thoughts(today: Today) -> list[str]:
    """Noun phrases, the most pressing first; never empty."""
    return list(_of(today.persona)) or ["the day ahead"]


def _of(persona: Persona) -> tuple[str, ...]:
    found = [the(occasion.text) for occasion in persona.occasions if occasion.text]
    found += [project.thing for project in persona.projects if project.thing]
    for clause in (*persona.worries, *persona.goals, *persona.secrets):
        found.append(matter(clause, persona))
    found += [relation.name for relation in persona.relations if relation.crush]
    found += [interest.text for interest in persona.interests[:3]] if len(found) < 3 else []
    found.append("the weather")
    return tuple(dict.fromkeys(text for text in found if 3 < len(text) < LONGEST))


def matter(clause: str, persona: Persona) -> str:
    """What a clause about somebody is about: "she fears the exam" -> "the exam"; "" when it is not that kind of clause."""
    text = re.sub(
        rf"^(?:{re.escape(persona.name)}|{re.escape(persona.first_name)}|he|she|they|SELF) ", "", clause.strip(), flags=re.I
    )
    for pattern, shape in _ABOUT:
        found = re.match(pattern, text)
        if found:
            found_text = shape.format(
                re.split(r", (?:which|who|and|but)\b| and (?:has|does|is|will|would)\b|;", found[1])[0].strip(" .")
            )
            return found_text.replace("whether nobody ", "whether anybody ")
    return ""
