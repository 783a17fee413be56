"""Owns what somebody thinks of news they hear: for it, against it or neither, always with a reason of their own."""

import re
from dataclasses import dataclass

from game.ai.offline.talk.bonds import NEAR
from game.ai.offline.talk.news import News
from game.ai.offline.talk.past import Past
from game.ai.offline.talk.topics import content_words, subjects_of
from game.ai.offline.talk.verbs import grammar
from game.ai.persona import Persona
from game.ai.relations import impression

LIKES, DISLIKES = 0.2, -0.25
"""Feelings (-1 to 1) from which on somebody is for or against what another is up to."""
_PLAN = re.compile(r"(?:is going to|will|plans to|means to|wants to|has decided to) (?P<plan>.+)$")
_KNOWS = re.compile(r"(?:knows|has heard|has found out|has learned|has been told|is sure|says) that (?P<matter>.+)$")


@dataclass(frozen=True, slots=True)
class Stance:
    """`side`: "pro", "contra", "unsure" or "indifferent". `view` and `reason` are plain sentences about whose it is."""

    side: str
    view: str
    reason: str

    @property
    def claim(self) -> str:
        """Both in one sentence, as it is remembered."""
        return f"{self.view}, because {self.reason}"


def stance_on(news: News, persona: Persona, past: Past) -> Stance:
    """What somebody thinks of a piece of news about another."""
    relation = impression(persona, news.subject)
    feeling = relation.feeling if relation is not None else 0.0
    bored = _bored_by(news, persona)
    if bored and abs(feeling) < 0.6:
        return _stance("indifferent", news, persona, f"does not care about {bored}")
    if feeling >= LIKES:
        trusted = relation is not None and relation.closeness >= NEAR
        fond = "trusts" if trusted else "likes"
        return _stance("pro", news, persona, _good_opinion(news.subject, persona) or f"{fond} {news.subject}")
    if feeling <= DISLIKES:
        return _stance("contra", news, persona, _opinion_of(news.subject, persona) or f"does not like {news.subject}")
    if _concerned(news, persona):
        return _stance("unsure", news, persona, f"would like to hear first what {news.subject} has to say about it")
    if relation is not None and relation.met:
        return _stance("unsure", news, persona, "would like to think about it first")
    return _stance(
        "unsure", news, persona, f"{'hardly knows' if past.names_of(news.subject) else 'does not know'} {news.subject}"
    )


def _stance(side: str, news: News, persona: Persona, reason: str) -> Stance:
    name, pronoun = persona.name, persona.pronouns[0] if persona.pronouns[0] != "they" else persona.name
    return Stance(side, f"{name} {_view(side, news)}", f"{pronoun} {reason}")


def _view(side: str, news: News) -> str:
    """What is thought of it: of the plan of whom the news is about, or of what they only know of."""
    said = news.claim.removeprefix(f"{news.subject} ")
    known = _KNOWS.match(said)
    plan = _PLAN.match(said) if news.event is None else None
    if plan is not None:
        to_do = f"{news.subject} to {plan['plan']}"
        views = {
            "pro": f"wants {to_do}",
            "contra": f"does not want {to_do}",
            "indifferent": f"does not mind either way about {news.subject}'s plan to {plan['plan']}",
        }
        return views.get(side, f"does not know yet whether to want {to_do}")
    matter = known["matter"] if known is not None else news.claim
    bad = re.search(rf"\b(?:{'|'.join(grammar('misfortunes'))})\b", matter) is not None
    feels = {"pro": "is sorry" if bad else "is glad", "contra": "is not sorry" if bad else "is not glad"}
    return f"{feels.get(side, 'does not know what to make of it')} that {matter}"


def _opinion_of(subject: str, persona: Persona) -> str:
    """What they hold of somebody in their own words: "finds Sam Moore a kind man"; "" when they have no such words."""
    first = subject.split()[0]
    held = (text for text in persona.opinions if re.search(rf"\b{re.escape(first)}\b", text))
    opinion = next((text for text in held if re.match(r"(?:thinks|finds|believes)\b", text)), "")
    return re.sub(rf"\b{re.escape(first)}\b(?! {re.escape(subject.split()[-1])})", lambda _: subject, opinion)


def _good_opinion(subject: str, persona: Persona) -> str:
    opinion = _opinion_of(subject, persona)
    return "" if any(word in opinion.split() for word in grammar("reproaches")) else opinion


def _bored_by(news: News, persona: Persona) -> str:
    """What of the news leaves them cold ("politics"), by a dislike of theirs on the same subject."""
    areas = set(subjects_of(news.claim))
    return next((each for each in persona.dislikes if areas & set(subjects_of(each))), "")


def _concerned(news: News, persona: Persona) -> bool:
    """Whether they care about the matter itself."""
    words = content_words(news.claim)
    matters = (*(each.text for each in persona.interests), *persona.goals, *persona.worries)
    return any(words & content_words(each) or set(subjects_of(news.claim)) & set(subjects_of(each)) for each in matters)


def takes_interest(news: News, persona: Persona) -> bool:
    """Whether news is of somebody they know, or of a matter they care about; other news goes in at one ear and out again."""
    relation = impression(persona, news.subject)
    return not _bored_by(news, persona) and ((relation is not None and relation.met) or _concerned(news, persona))
