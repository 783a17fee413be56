"""Owns the next line to a visitor: an answer to the weightiest words, a greeting before, an offer or a question after."""

from collections.abc import Callable

from game.ai.conduct import touches
from game.ai.mind import DialogueLine, SayLine
from game.ai.offline.interview import answer_interview
from game.ai.offline.talk.quirks import coloured
from game.ai.offline.talk.speech import tidy
from game.ai.offline.visit import courtesies, daily, finding, hearsay, inviting, offering, opinions, personal, telling
from game.ai.offline.visit.hearing import Words
from game.ai.offline.visit.turn import Reply, Turn

Answer = Callable[[Turn, Words], list[Reply]]
"""Answers one kind of words; no reply where it has none."""

_ANSWERS: dict[str, Answer] = {
    "threat": courtesies.threatened,
    "insult": courtesies.insulted,
    "part": courtesies.part,
    "invite": inviting.invited,
    "yes": inviting.yes,
    "no": inviting.no,
    "recalled": telling.question,
    "of_me": opinions.of_visitor,
    "praise": opinions.praised,
    "my_name": telling.their_name,
    "told": telling.what_they_told,
    "your_name": telling.introduce,
    "how": daily.how,
    "feel": daily.feel,
    "doing": daily.doing,
    "did": daily.did,
    "plans": daily.plans,
    "news": telling.news,
    "family": personal.family,
    "work": personal.work,
    "likes": personal.likes,
    "friend": personal.friend,
    "person": personal.of_person,
    "more": personal.more,
    "whereabouts": finding.person,
    "here": finding.here,
    "way": finding.way,
    "time": finding.clock,
    "advice": finding.advice,
    "source": telling.source,
    "why": telling.why,
    "request": courtesies.request,
    "looks": courtesies.looks,
    "self": hearsay.of_themselves,
    "other": hearsay.of_somebody,
    "general": hearsay.of_anything,
    "question": telling.question,
}
_PLAIN = {
    "weather": "weather",
    "joke": "joke",
    "sing": "sing",
    "secret": "secret",
    "proposal": "cannot_follow",
    "dream": "dreams",
    "meaning": "meaning",
    "really": "sure",
    "confess": "confide",
    "suggest": "suggested",
    "thanks": "welcome",
    "sorry": "forgiven",
    "laugh": "laughs",
    "nonsense": "puzzled",
}
"""Kinds of words that are answered by a turn of phrase, and by which."""
_BINDING = ("accept", "perhaps", "decline", "stance")
"""A line that does one of these is remembered by its claims as just that: nothing else is claimed by it."""
_WEIGHTY = ("accept", "decline", "perhaps", "invite", "part", "stance")
_ALONE = ("threat", "insult", "part")
"""After these nothing more is said."""


def reply(question: SayLine) -> DialogueLine:
    """What they say next. Whoever asks what they are, or says that they love them, is answered first of all."""
    turn = Turn(question)
    if turn.last is None:
        return _line(turn, offering.first_words(turn))
    if touches(turn.last.text):
        given = answer_interview(turn.interviewee.question)
        return _line(turn, [Reply(given.text, "reply")])
    words = _weightiest(turn)
    replies = [*courtesies.greeting(turn, words), *_taken(turn, words), *_answered(turn, words)]
    if words is not None and words.kind not in _ALONE:
        replies += offering.after(turn, words, replies)
    replies += opinions.formed(turn, replies)
    return _line(turn, replies)


def _weightiest(turn: Turn) -> Words | None:
    """The sentence that is answered: of equals the last."""
    return max(enumerate(turn.words), key=lambda each: (each[1].weight, each[0]), default=(0, None))[1]


def _taken(turn: Turn, words: Words | None) -> list[Reply]:
    """A word on the yes or no to an invitation, where something else is said beside it that is answered."""
    if words is None or words.kind in ("yes", "no", "invite", *_ALONE) or turn.last is None:
        return []
    return inviting.yes(turn, words) if turn.last.act in ("accept", "decline") else []


def _answered(turn: Turn, words: Words | None) -> list[Reply]:
    if words is None:
        return []
    if words.kind == "greet":
        return courtesies.greeted(turn)
    if words.kind in _PLAIN:
        return [Reply(turn.say(_PLAIN[words.kind]))]
    return _ANSWERS[words.kind](turn, words)


def _line(turn: Turn, replies: list[Reply]) -> DialogueLine:
    """Everything in one line; what is done by it is what its weightiest part does."""
    said = [each for each in replies if each.text] or [Reply(turn.say("attend"))]
    acts = [each.act for each in replies if each.act != "reply"]
    text = coloured(tidy(" ".join(each.text for each in said)), turn.me, turn.draw)
    cites = tuple(dict.fromkeys(number for each in said for number in each.cites))
    act = next((each for each in _WEIGHTY if each in acts), acts[0] if acts else "reply")
    claims = tuple(dict.fromkeys(claim for each in replies if act not in _BINDING or each.act == act for claim in each.claims))
    return DialogueLine(turn.own, text, cites, claims, act)
