"""Owns what is told when it is asked for: who one is, who the other is, news, reasons, and whatever one remembers."""

import re
from dataclasses import replace

from game.ai.claims import heard
from game.ai.offline.interview import answer_interview
from game.ai.offline.talk import beats
from game.ai.offline.talk.news import News
from game.ai.offline.talk.speech import about, spoken
from game.ai.offline.talk.tidings import called, shortened
from game.ai.offline.visit.hearing import Words, in_full, without_leads
from game.ai.offline.visit.turn import Reply, Turn

_BECAUSE = re.compile(r", because (?P<reason>.+)$")


def introduce(turn: Turn, _: Words) -> list[Reply]:
    """Who they are, and what they do."""
    claims = beats.job_claims(turn.side)
    if any(claim in line.claims for line in turn.mine for claim in claims):
        return more_of_oneself(turn)
    return [_named(turn)]


def _named(turn: Turn) -> Reply:
    job = beats.job(turn.side)
    if not job:
        return Reply(turn.say("only_me"), "introduce")
    return Reply(turn.say("i_am", {"job": job}), "introduce", beats.job_cites(turn.side), beats.job_claims(turn.side))


def more_of_oneself(turn: Turn) -> list[Reply]:
    kinds = ("project", "like", "habit", "hope")
    topic = next(
        (
            each
            for kind in kinds
            for each in turn.side.topics
            if each.kind == kind and not each.private and not turn.said_before(each.claim)
        ),
        None,
    )
    if topic is None:
        return [Reply(turn.say("no_more"))]
    return [Reply(turn.say(f"tell_{topic.kind}", {"claim": topic.claim}), "tell", topic.cites, (turn.side.claim(topic.claim),))]


def their_name(turn: Turn, _: Words) -> list[Reply]:
    """Whether they know who the visitor is."""
    return [Reply(turn.say("call_you" if turn.known else "dont_know_you"))]


def what_they_told(turn: Turn, _: Words) -> list[Reply]:
    """The last thing the visitor told of, in this talk or in one before."""
    said = [claim for line in turn.theirs[:-1] for claim in line.claims]
    if said:
        return [Reply(turn.say("you_told", {"claim": back(turn, said[-1])}))]
    kept = [each for each in turn.past.heard_from(turn.other_id) if " said that " in each.text]
    if kept:
        return [
            Reply(
                turn.say("you_told", {"claim": back(turn, kept[-1].text.partition(" said that ")[2])}),
                "answer",
                (kept[-1].number,),
            )
        ]
    return [Reply(turn.say("you_told_nothing"))]


def back(turn: Turn, claim: str) -> str:
    """A claim of the visitor's as it is said to them: "You're giving a concert on Friday"."""
    said = spoken(claim, turn.side.voice) or about(claim, turn.side.voice)
    return said[:1].upper() + said[1:]


def news(turn: Turn, _: Words) -> list[Reply]:
    """The weightiest news they have that the visitor has not heard from them, and whence they have it."""
    piece = untold(turn)
    if piece is None:
        return [Reply(turn.say("no_more_news" if any(line.act in ("tell", "invite") for line in turn.mine) else "no_news"))]
    reply = Reply(turn.say("tell_news", {"claim": said_of(turn, piece)}), "tell", piece.cites[:2], (piece.claim,))
    source = piece.sources[0] if piece.sources and piece.sources[0] != piece.subject else ""
    if piece.subject == turn.me.name and piece.event is not None and piece.event.open:
        return [offering_of(turn, piece)]
    told_by = Reply(turn.say("source_news", {"source": called(source, turn.visitor)})) if source else Reply("")
    return [reply, told_by]


def offering_of(turn: Turn, piece: News) -> Reply:
    """Something they give themselves is told by asking the other to come."""
    return Reply(turn.say("offer_invite", {"claim": said_of(turn, piece)}), "invite", piece.cites[:1], (piece.claim,))


def untold(turn: Turn) -> News | None:
    """What is news to the visitor, the weightiest first; what one keeps to oneself is none of it."""
    told = turn.past.told(turn.other_id) | {number for line in turn.mine for number in line.cites}
    from_them = {each.number for each in turn.past.heard_from(turn.other_id)}
    fresh = [each for each in turn.side.news if not (set(each.cites) & (told | from_them)) and each.subject != turn.other.name]
    open_news = [each for each in fresh if not each.untold or turn.past.tellings(each.cites) or _is_for_all(each)]
    return max(open_news, key=lambda each: (each.importance, each.created, each.cites), default=None)


def _is_for_all(piece: News) -> bool:
    return piece.event is not None and piece.event.open


def said_of(turn: Turn, piece: News) -> str:
    """A piece of news in their words; people's whole names, since the visitor knows nobody."""
    said = spoken(piece.claim, turn.side.voice) or about(piece.claim, turn.side.voice)
    return shortened(said, turn.visitor) if turn.met else said


def why(turn: Turn, _: Words) -> list[Reply]:
    """The reason for what they said last, if they had one."""
    for claim in turn.mine[-1].claims if turn.mine else ():
        found = _BECAUSE.search(claim)
        if found is not None:
            reason = re.sub(r"^(?:she|he|they) ", lambda _: f"{turn.me.name} ", found["reason"])
            reason = re.sub(rf"\b{turn.me.pronouns[1]}$", lambda _: turn.me.name, reason)
            said = spoken(reason, turn.side.voice) or about(reason, turn.side.voice)
            said = re.sub(r"^You(?= |')", "you", said)
            return [Reply(turn.say("because", {"reason": said, "Reason": said[:1].upper() + said[1:]}))]
    given = re.search(r"\bbecause ([^.?!]+)", turn.mine[-1].text) if turn.mine else None
    return (
        [Reply(turn.say("said_already")), Reply(f"Because {given[1]}.")] if given is not None else [Reply(turn.say("why_vague"))]
    )


def source(turn: Turn, _: Words) -> list[Reply]:
    """Who told them what they have just said, or that they know it themselves."""
    cited = turn.mine[-1].cites if turn.mine else ()
    memory = next((each for each in turn.past.records if each.number in cited), None)
    if memory is None:
        return [Reply(turn.say("whence"))]
    told_by = turn.names.get(memory.content.said_by or -1, "")
    if not told_by or told_by == turn.me.name:
        return [Reply(turn.say("always_knew"), "answer", (memory.number,))]
    return [Reply(turn.say("source_news", {"source": told_by}), "answer", (memory.number,))]


def _of_that(turn: Turn, asked: str) -> str:
    """A question about "that", with what was claimed last in its place."""
    claims = [claim for line in turn.lines[:-1] for claim in line.claims]
    return re.sub(r"\b(?:that|it|this)(?=\?*$)", lambda _: claims[-1], asked) if claims else asked


def question(turn: Turn, words: Words) -> list[Reply]:
    """Any other question, answered from what they remember; nothing is granted that is not in it, however it is put."""
    asked = _of_that(turn, in_full(without_leads(words.sentence), turn.everybody))
    given = answer_interview(replace(turn.interviewee.question, question=_to_me(asked, turn)))
    if not given.known or turn.said_before(given.text.rstrip(".")):
        again = turn.said_before(given.text.rstrip(".")) and given.known
        named = (words.kind == "recalled" or any(name in asked for name in turn.everybody)) and not turn.said_before(
            given.text.rstrip(".")
        )
        return [Reply(turn.say("said_already") if again else given.text if named else turn.say("dont_know"))]
    said = re.sub(rf"^{re.escape(turn.other.name)} (?=promised|told|said)", "You ", given.text)
    return [Reply(said, "answer", given.cites, _claimed(turn, given.cites))]


def _claimed(turn: Turn, cites: tuple[int, ...]) -> tuple[str, ...]:
    """What an answer says by the first memory it rests on, as a plain sentence with names in full."""
    memory = next((each for each in turn.past.records if each.number in cites[:1]), None)
    told = heard(memory.text) if memory is not None else None
    if memory is None or (told is None and not memory.text.startswith(turn.everybody)):
        return ()
    return (told.claim if told is not None else memory.text.rstrip("."),)


def _to_me(asked: str, turn: Turn) -> str:
    """A question without the name of whom it is put to."""
    return re.sub(rf",? ?{re.escape(turn.me.name)}(?=[?.!]*$)|^{re.escape(turn.me.name)}, ", "", asked)
