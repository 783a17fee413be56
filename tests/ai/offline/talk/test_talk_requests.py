"""A host asks a friend to help, and whoever is in love asks that person along: what was answered binds."""

from datetime import date
from itertools import pairwise

from talk_people import EMIL, NORA, TODAY, speaker, talk

from game.ai.commitments import commitments
from game.ai.memory import Kind, Memory, NewMemory
from game.ai.mind import DialogueLine
from game.world.clock import Clock

PLACE = "the kite party at the river meadow on May 8"
HELP = f"Nora Finch wants to ask Emil Sand to help with the decorations for {PLACE} from 2pm to 3pm."
ALONG = f"Nora Finch wants to ask Emil Sand to come to {PLACE} from 3pm to 5pm together."


def talks(want: str) -> list[tuple[DialogueLine, ...]]:
    """Talks of Nora, who wants something of Emil, at several times of one day."""
    own = Memory(40, 60, NewMemory(Kind.PLAN, want, 5))
    return [talk(speaker(NORA, minute=minute, own=(own,)), speaker(EMIL, minute=minute)) for minute in range(480, 900, 20)]


def answers(want: str, act: str) -> list[str]:
    """What was claimed by lines of one kind, right after the want was said."""
    found = []
    for lines in talks(want):
        for line, following in pairwise(lines):
            if 40 in line.cites and following.act == act:
                found += list(following.claims)
    return found


def test_what_one_wants_is_asked_with_the_record_it_rests_on() -> None:
    for want, deed in ((HELP, "help with the decorations for the kite party"), (ALONG, "come to the kite party")):
        asking = [line for lines in talks(want) for line in lines if 40 in line.cites]
        assert len(asking) >= 5
        assert all(f"Nora Finch asked Emil Sand to {deed}" in line.claims for line in asking)


def test_who_is_asked_along_is_told_what_it_is() -> None:
    told = [line for lines in talks(ALONG) for line in lines if 40 in line.cites]
    news = f"Nora Finch is giving a {PLACE.removeprefix('the ')} from 3pm to 5pm"
    assert all(line.claims[0] == news for line in told)
    assert all(line.cites[0] == 6 and line.act == "invite" for line in told)


def test_a_yes_to_a_request_for_help_is_a_promise_that_binds() -> None:
    promised = set(answers(HELP, "accept"))
    assert promised == {f"Emil Sand promised Nora Finch to help with the decorations for {PLACE} from 2pm to 3pm"}
    told = [Memory(0, 60, NewMemory(Kind.PLAN, f"{promised.pop()}.", 5))]
    day = date.fromisoformat(TODAY)
    (bound,) = commitments(EMIL, told, Clock(day), day)
    assert (bound.occasion.role, bound.occasion.start, bound.occasion.end) == ("help", 840, 900)


def test_who_is_asked_along_promises_the_one_who_asked() -> None:
    assert set(answers(ALONG, "accept")) == {f"Emil Sand promised Nora Finch to come to {PLACE} from 3pm to 5pm"}


def test_nobody_is_asked_twice_for_the_same() -> None:
    own = Memory(40, 60, NewMemory(Kind.PLAN, HELP, 5))
    before = Memory(41, 70, NewMemory(Kind.CHAT, "Nora Finch talked with Emil Sand.", 3, (40,), people=(1,), talk=1))
    again = speaker(NORA, own=(own, before))
    names = dict(again.names)
    assert names[1] == "Emil Sand"
    assert not [line for line in talk(again, speaker(EMIL)) if 40 in line.cites]
