"""What is news, to whom it is told, and what comes of hearing it."""

import random
from dataclasses import replace

import pytest
from talk_people import EMIL, IDA, NORA, TODAY, TOVE, speaker, talk

from game.ai.memory import Kind, Memory, NewMemory
from game.ai.mind import DialogueLine, Speaker
from game.ai.offline.talk.beats import Side, side
from game.ai.offline.talk.happenings import Happening, happening
from game.ai.offline.talk.invitations import answer
from game.ai.offline.talk.news import News, news_of, plain
from game.ai.offline.talk.past import Past
from game.ai.offline.talk.stances import stance_on
from game.ai.offline.talk.tidings import keenness
from game.ai.persona import Interest, Occupation, Persona, Relation

PARTY = "Nora Finch is giving a kite party at the river meadow on May 8 from 3pm to 5pm"


def party() -> Happening:
    event = happening(PARTY, TODAY)
    assert event is not None
    return event


def news(who: Speaker) -> tuple[News, ...]:
    return news_of(Past.of(who), who.now.persona, who.now)


def heard(number: int, text: str, said_by: int, created: int = 60) -> Memory:
    return Memory(number, created, NewMemory(Kind.CHAT, text, 7, people=(said_by,), said_by=said_by, talk=1, line=2, retells=6))


def sides(one: Speaker, two: Speaker) -> tuple[Side, Side]:
    return side(0, one, two.now.persona), side(1, two, one.now.persona)


def test_what_is_coming_on_a_day_is_news() -> None:
    assert [piece.claim for piece in news(speaker(NORA))] == [PARTY]
    event = party()
    assert (event.noun, event.what, event.place) == ("party", "kite party", "the river meadow")
    assert (event.date, event.start, event.end, event.open) == ("2031-05-08", 900, 1020, True)
    assert event.phrase == "kite party at the river meadow on May 8 from 3pm to 5pm"


def test_what_is_over_is_news_no_more() -> None:
    late = speaker(NORA)
    for day, minute, count in (("2031-05-08", 899, 1), ("2031-05-08", 900, 0), ("2031-05-09", 0, 0)):
        assert len(news(replace(late, now=replace(late.now, date=day, minute=minute, day=2)))) == count


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("Tove Lind is going to open a tea room and has told nobody", "Tove Lind is going to open a tea room"),
        ("she has lost her dog", "Tove Lind has lost her dog"),
        ("Tove Lind has just moved in and lives by the river", "Tove Lind has just moved in"),
        ("Tove Lind's sister is getting married", "Tove Lind's sister is getting married"),
        (
            "she has heard from a cousin that the mill is to be sold",
            "Tove Lind has heard from a cousin that the mill is to be sold",
        ),
        ("she knows that the old pier will be pulled down", "Tove Lind knows that the old pier will be pulled down"),
    ],
)
def test_a_change_in_a_life_is_news(text: str, claim: str) -> None:
    own = Memory(30, 0, NewMemory(Kind.OBSERVATION, text, 5))
    assert [piece.claim for piece in news(speaker(TOVE, own=(own,)))] == [claim]


@pytest.mark.parametrize(
    "text",
    [
        "Tove Lind is mopping the floor",
        "she loves her dog",
        "Tove Lind is going to bed",
        "rain is coming",
        "she knows that the sea is cold",
    ],
)
def test_what_everybody_does_is_no_news(text: str) -> None:
    assert news(speaker(TOVE, own=(Memory(30, 60, NewMemory(Kind.OBSERVATION, text, 5, people=(3,))),))) == ()


def test_of_love_one_says_nothing_whoever_told_nobody_else() -> None:
    assert not any("crush" in piece.claim for piece in news(speaker(NORA)))


def test_the_same_news_from_two_is_one_piece_of_news() -> None:
    kept = (
        heard(50, "Nora Finch said that she is giving a kite party at the river meadow on May 8 from 3pm to 5pm.", 0),
        heard(51, f"Emil Sand said that {PARTY}.", 1),
        heard(52, "Emil Sand said that he is going to sell his workshop.", 1),
    )
    found = news(speaker(TOVE, recall=kept))
    assert [(piece.claim, piece.cites) for piece in found] == [
        (PARTY, (50, 51)),
        ("Emil Sand is going to sell his workshop", (52,)),
    ]
    assert found[0].sources == ("Nora Finch", "Emil Sand")


def test_nobody_tells_news_to_whom_it_is_about_or_from_whom_they_have_it() -> None:
    told = heard(50, "Emil Sand said that he is going to sell his workshop.", 1)
    tove, emil, nora = speaker(TOVE, recall=(told,)), speaker(EMIL), speaker(NORA)
    piece = news(tove)[0]
    assert keenness(*sides(tove, emil), piece) == 0
    assert keenness(*sides(tove, nora), piece) > 0


def test_nobody_tells_the_same_person_twice() -> None:
    talked = NewMemory(Kind.CHAT, "Nora Finch talked with Emil Sand.", 3, evidence=(6,), people=(1,), talk=4)
    before, after = speaker(NORA), speaker(NORA, recall=(Memory(50, 60, talked),))
    assert keenness(*sides(before, speaker(EMIL)), news(before)[0]) > 0.5
    assert keenness(*sides(after, speaker(EMIL)), news(after)[0]) == 0
    assert keenness(*sides(after, speaker(TOVE)), news(after)[0]) > 0


def test_the_close_are_told_first_and_hearsay_less_readily() -> None:
    secret = Memory(30, 0, NewMemory(Kind.OBSERVATION, "Nora Finch is going to sell the bakery and has told nobody", 6))
    nora = speaker(NORA, own=(secret,))
    piece = next(each for each in news(nora) if each.event is None)
    assert piece.untold
    near, far = keenness(*sides(nora, speaker(EMIL)), piece), keenness(*sides(nora, speaker(TOVE)), piece)
    assert near > 2 * far > 0
    kept = heard(50, "Ida Moss said that Nora Finch is going to sell the bakery.", 2)
    emil = speaker(EMIL, recall=(kept,))
    assert keenness(*sides(emil, speaker(TOVE)), news(emil)[0]) < near


def test_hearsay_is_passed_on_as_hearsay() -> None:
    kept = heard(50, "Ida Moss said that Tove Lind is going to open a tea room.", 2)
    told = lines_about("tea room", speaker(EMIL, recall=(kept,)), NORA)
    assert told
    assert all(line.cites[0] == 50 and line.claims == ("Tove Lind is going to open a tea room",) for line in told)
    assert any("Ida" in line.text for line in told)
    assert all("I'm going to open" not in line.text for line in told)


def lines_about(word: str, one: Speaker, *others: Persona) -> list[DialogueLine]:
    """What the first says of something, in many talks."""
    moods = [replace(one, now=replace(one.now, seed=seed)) for seed in range(30)]
    talks = [talk(mood, speaker(other)) for other in others for mood in moods]
    return [
        line for lines in talks for line in lines if word in line.text and line.act == "tell" and line.speaker == one.now.resident
    ]


def test_whoever_works_then_declines_and_says_why() -> None:
    smith = replace(TOVE, occupations=(Occupation("smith", "maker", "the forge", hours=(540, 1020)),))
    given = answer(party(), "Nora Finch", smith, frozenset(), Past.of(speaker(TOVE)), 3, random.Random(1))
    assert (given.act, given.reason) == ("decline", "works at the forge at that time")


def test_whoever_works_at_the_place_itself_is_free() -> None:
    ranger = replace(EMIL, occupations=(Occupation("ranger", "maker", "the river meadow", hours=(540, 1020)),))
    answers = {
        answer(party(), "Nora Finch", ranger, frozenset(), Past.of(speaker(EMIL)), 3, random.Random(n)).act for n in range(9)
    }
    assert "decline" not in answers


def test_two_promises_for_one_hour_are_not_given() -> None:
    promise = "Emil Sand promised Ida Moss to come to the bell concert at the church on May 8 from 4pm to 6pm."
    kept = Memory(50, 60, NewMemory(Kind.PLAN, promise, 7, people=(2,), talk=1, line=3))
    given = answer(party(), "Nora Finch", EMIL, frozenset(), Past.of(speaker(EMIL, own=(kept,))), 3, random.Random(1))
    assert (given.act, given.reason) == ("decline", "promised to come to the bell concert at that time")


def test_liking_the_host_and_the_sort_of_thing_make_a_yes_likelier() -> None:
    def share(who: Persona) -> float:
        past = Past.of(speaker(TOVE))
        given = [answer(party(), "Nora Finch", who, frozenset(), past, 3, random.Random(n)).act for n in range(200)]
        return given.count("accept") / len(given)

    friend = replace(TOVE, relations=(Relation("Nora Finch", "friend", 0.7, 0.7),))
    flyer = replace(TOVE, interests=(Interest("kites"),))
    foe = replace(TOVE, relations=(Relation("Nora Finch", "neighbour", 0.3, -0.7),))
    assert share(foe) == 0 < share(TOVE) < share(flyer) < share(friend)


@pytest.mark.parametrize(
    ("who", "side", "claim"),
    [
        (NORA, "pro", "Nora Finch wants Emil Sand to run for the council, because she trusts Emil Sand"),
        (
            replace(IDA, relations=(Relation("Emil Sand", "neighbour", 0.3, -0.7),)),
            "contra",
            "Ida Moss does not want Emil Sand to run for the council, because Ida Moss does not like Emil Sand",
        ),
        (
            replace(TOVE, dislikes=("politics",)),
            "indifferent",
            "Tove Lind does not mind either way about Emil Sand's plan to run for the council, "
            "because she does not care about politics",
        ),
    ],
)
def test_a_stance_has_a_reason_of_ones_own(who: Persona, side: str, claim: str) -> None:
    piece = News("Emil Sand is going to run for the council", "Emil Sand", (50,), ("Ida Moss",), None, 7, 60)
    stance = stance_on(piece, who, Past.of(speaker(TOVE)))
    assert (stance.side, stance.claim) == (side, claim)


def test_bad_news_of_a_friend_is_felt_with_them() -> None:
    piece = News("Emil Sand has lost his dog", "Emil Sand", (50,), ("Ida Moss",), None, 7, 60)
    assert stance_on(piece, NORA, Past.of(speaker(NORA))).claim.startswith(
        "Nora Finch is sorry that Emil Sand has lost his dog, because"
    )


def test_what_somebody_only_knows_of_is_no_plan_of_theirs() -> None:
    piece = News("Emil Sand knows that the mill is going to be sold", "Emil Sand", (50,), ("Ida Moss",), None, 7, 60)
    assert stance_on(piece, NORA, Past.of(speaker(NORA))).claim.startswith(
        "Nora Finch is glad that the mill is going to be sold, because"
    )


def test_a_claim_names_its_person_in_full_and_its_day_for_good() -> None:
    assert plain("she is giving a party on May 8th and has not told anybody yet", NORA) == "Nora Finch is giving a party on May 8"
