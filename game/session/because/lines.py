"""Owns why a line was said in a talk."""

from game.session.because.doings import ELSEWHERE
from game.session.because.links import Link, Reason
from game.session.because.memories import LONGEST_TALK, memory_link
from game.session.because.sights import order_reason
from game.session.because.talks import Talk, talk_of, talk_reason
from game.session.because.telling import Telling, Thought
from game.session.because.thoughts import thought_link
from game.session.because.wording import at_time, names_of, sentence
from game.world.events import Event

MOST_CITED = 3
_ACTS = {
    "greet": "to greet {others}",
    "part": "to take leave of {others}",
    "invite": "to invite {others}",
    "accept": "to accept what {others} had asked",
    "decline": "to decline what {others} had asked",
    "perhaps": "because nothing was settled yet",
    "ask": "to ask {others} about it",
    "answer": "to answer {others}",
    "tell": "to tell {others} of it",
    "stance": "to tell {others} what {they} thought of it",
}
"""What for a line is said that does something, by what it does."""


def line_reason(telling: Telling, event: Event) -> Reason:
    """Why a line was said: what it rests on, why there was a talk, and the thought in which its words were found."""
    speaker, talk = event.resident or 0, event.conversation or 0
    if event.tick < telling.led_until:
        return Reason(ELSEWHERE, "rule", (Link("rule", ELSEWHERE, event.tick),))
    said = next(telling.commands(event.tick, event.tick, most=1, type="Say", resident=speaker, conversation=talk), None)
    if said is not None and said.player:
        return order_reason(telling, event.tick, f"spoke as {telling.name(speaker)}")
    found = talk_of(telling, talk, event.tick)
    cited = [memory_link(telling, speaker, number) for number in event.cites[:MOST_CITED]]
    rests = tuple(link for link in cited if link is not None)
    thought = _words_from(telling, event)
    begun = talk_reason(telling, found)
    links = [*([Link("line", "The line rests on what was remembered.", event.tick, rests, speaker)] if rests else [])]
    links.append(
        Link(
            "talk", sentence(f"It was said in a talk of {names_of(telling, found.members)}"), found.began, begun.links, talk=talk
        )
    )
    links += [thought_link(telling, thought, _found_words(telling, thought), event.text, speaker)] if thought is not None else []
    return Reason(_line_answer(telling, event, found, rests, begun), begun.cause if thought is None else "thought", tuple(links))


def _words_from(telling: Telling, event: Event) -> Thought | None:
    """The thought in which a line was found: an answer that landed when it was said, else the whole talk written before."""
    speaker, talk = event.resident, event.conversation
    answer = next(telling.thoughts(event.tick, event.tick, most=1, kind="say_line", talk=talk, resident=speaker), None)
    return answer or next(
        telling.thoughts(event.tick, max(0, event.tick - LONGEST_TALK), most=1, kind="dialogue", talk=talk), None
    )


def _found_words(telling: Telling, thought: Thought) -> str:
    if thought.decision.kind == "dialogue":
        return f"{names_of(telling, thought.decision.members)} found the words of this talk"
    return ""


def _line_answer(telling: Telling, event: Event, talk: Talk, rests: tuple[Link, ...], begun: Reason) -> str:
    speaker = event.resident or 0
    others = names_of(telling, tuple(each for each in talk.members if each != speaker)) or "the other"
    pronoun, first = telling.pronouns(speaker)[0], telling.first_name(speaker)
    purpose = _ACTS.get(event.act, "").format(others=others, they=pronoun)
    said = f"{first} said it {purpose}" if purpose else f"{first} said it in a talk with {others}"
    if not rests:
        return f"{sentence(said)} {begun.answer}"
    remembered = sentence(f"{said}, for {pronoun} remembered {rests[0].said}")
    heard = next((each for each in rests[0].below if each.sort == "origin" and each.resident not in (None, speaker)), None)
    when = at_time(telling, heard.tick) if heard is not None and heard.tick is not None else ""
    return remembered if heard is None else f"{remembered} {sentence(f'{heard.said[:-1]} {when}')}"
