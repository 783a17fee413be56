"""A day that a model plans is a day one can live: no gaps, places that are known, nights, and every promise kept."""

from dataclasses import replace
from itertools import pairwise

import pytest
from ai.offline.offline_places import NAME, now, person, village, worker
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.memory import Kind, Memory, NewMemory
from game.ai.mind import BreakDownHour, PlanDay
from game.ai.model.forms.planning import PLAN_DAY, Day
from game.ai.model.prompt import Unusable
from game.ai.model.rendering import rendered
from game.ai.offline.mind import OfflineMind
from game.ai.persona import Occasion, Occupation
from game.ai.plans import Block, DayPlan

OFFLINE = OfflineMind()

CLERK = worker("shop clerk", "clerk", "Corner Shop", (540, 1020))
PARTY = "Nora Birk promised Mara Quint to come to the lantern party at The Blue Jug Café on February 13 from 5pm to 7pm"
CALLED_OFF = "Mara Quint said that the lantern party at The Blue Jug Café on February 13 from 5pm to 7pm is cancelled"
QUIET_DAY = (
    ("7:00 am", "Wakes up and completes the morning routine", "home"),
    ("07:45", "eating breakfast", "home: kitchen"),
    ("9:00", "paints by the pond", "Mill Park"),
    ("12:30 pm", "have lunch", "The Blue Jug Cafe"),
    ("13:30", "read a novel", "the living room"),
    ("18:00", "cook and eat dinner", "home"),
    ("19:30", "have a drink with friends", "the Lantern"),
    ("22:30", "get ready for bed", "home"),
)


def answered(entries: tuple[tuple[str, str, str], ...], question: PlanDay, wake: str = "07:00", bed: str = "23:00") -> DayPlan:
    plan = [{"at": at, "do": do, "where": where} for at, do, where in entries]
    return PLAN_DAY.read(Day.model_validate({"wake": wake, "bed": bed, "plan": plan}), question, OFFLINE)


def waking(plan: DayPlan) -> list[Block]:
    return [block for block in plan.blocks if block.activity != "sleep"]


def at(plan: DayPlan, minute: int) -> Block:
    return next(block for block in plan.blocks if block.start <= minute < block.end)


def whole(plan: DayPlan) -> bool:
    """Whether it goes from midnight beyond the next, minute by minute."""
    return plan.blocks[0].start == 0 and plan.blocks[-1].end > 1440 and all(a.end == b.start for a, b in pairwise(plan.blocks))


def test_hours_written_in_any_way_become_blocks_without_gaps() -> None:
    plan = answered(QUIET_DAY, PlanDay(now(CLERK)))
    assert whole(plan)
    assert [block.start for block in waking(plan)] == [420, 465, 540, 750, 810, 1080, 1170, 1350]
    assert (plan.wake, plan.bed) == (420, 1380)
    assert [block.activity for block in (plan.blocks[0], plan.blocks[-1])] == ["sleep", "sleep"]


def test_places_are_said_as_the_offline_mind_says_them() -> None:
    plan = answered(QUIET_DAY, PlanDay(now(person())))
    assert [block.place for block in waking(plan)][1:7] == [
        "home: kitchen",
        "Mill Park",
        "The Blue Jug Café",
        "home: living room",
        "home",
        "The Lantern",
    ]


def test_a_place_nobody_knows_is_home() -> None:
    plan = answered(
        (("09:00", "soak in hot water", "the spa"), ("15:00", "read a novel", "Somebody's house")), PlanDay(now(person()))
    )
    assert [(at(plan, minute).text, at(plan, minute).place) for minute in (540, 900)] == [
        ("soak in hot water", "home"),
        ("read a novel", "home"),
    ]


def test_what_is_planned_is_understood_so_that_the_offline_mind_can_go_on_with_it() -> None:
    plan = answered(QUIET_DAY, PlanDay(now(person())))
    assert [block.activity for block in waking(plan)] == ["wash", "breakfast", "paint", "lunch", "read", "dinner", "pub", "bed"]


def test_work_is_work_at_ones_own_place() -> None:
    plan = answered(
        (("09:00", "serve customers at the counter", "Corner Shop"), ("17:00", "read a novel", "home")), PlanDay(now(CLERK))
    )
    shift = at(plan, 600)
    assert (shift.activity, shift.detail, shift.place) == ("work", "clerk|shop clerk", "Corner Shop")


def test_the_offline_mind_breaks_down_even_what_it_does_not_understand() -> None:
    question = PlanDay(now(person()))
    plan = answered((("08:00", "frobnicate the quux", "home"), ("22:00", "get ready for bed", "home")), question)
    odd = at(plan, 500)
    assert (odd.text, odd.activity) == ("frobnicate the quux", "")
    steps = OFFLINE.break_down_hour(BreakDownHour(question.now, plan, odd.start, odd.end))
    assert (steps[0].start, steps[-1].end) == (odd.start, odd.end)
    assert any("frobnicate the quux" in step.text for step in steps)


def test_a_model_that_forgets_the_party_goes_all_the_same() -> None:
    plan = answered(QUIET_DAY, PlanDay(now(person()), promises=(PARTY,)))
    party = at(plan, 1050)
    assert (party.text, party.start, party.end) == ("go to the lantern party at the Blue Jug Café", 1020, 1140)
    assert (party.place, party.activity) == ("The Blue Jug Café", "event")
    assert whole(plan)
    assert any("lantern party" in stroke.text for stroke in plan.strokes)


def test_a_party_at_the_wrong_hour_is_not_gone_to_twice() -> None:
    entries = (*QUIET_DAY[:4], ("14:00", "go to the lantern party", "The Blue Jug Café"), *QUIET_DAY[5:])
    plan = answered(entries, PlanDay(now(person()), promises=(PARTY,)))
    assert [block.start for block in plan.blocks if "party" in block.text] == [1020]


def test_an_early_promise_is_got_up_for() -> None:
    swim = "Nora Birk promised Mara Quint to come to the sunrise concert at Mill Park on February 13 from 6am to 7am"
    plan = answered(QUIET_DAY, PlanDay(now(person()), promises=(swim,)), wake="08:30")
    assert plan.wake <= 315
    assert at(plan, 365).activity == "event"


def test_what_was_called_off_is_not_in_the_plan() -> None:
    entries = (*QUIET_DAY[:5], ("17:00", "attend the lantern party", "The Blue Jug Café"), *QUIET_DAY[5:])
    plan = answered(entries, PlanDay(now(person()), dropped=(CALLED_OFF,)))
    assert not any("party" in block.text for block in plan.blocks)


def test_what_is_on_another_day_is_not_gone_to_today_but_prepared() -> None:
    host = person(occasions=(Occasion("lantern party", "party", "host", "The Blue Jug Café", "2023-02-14", 1020, 1140),))
    entries = (
        ("09:00", "decorate the cafe for the lantern party", "The Blue Jug Café"),
        ("17:00", "host the lantern party", "The Blue Jug Café"),
    )
    plan = answered(entries, PlanDay(now(host)))
    parties = [block for block in plan.blocks if "party" in block.text]
    assert (at(plan, 540).text, at(plan, 540).activity) == (
        "decorate the cafe for the lantern party",
        "prepare",
    )
    assert at(plan, 540).detail == "decorate|the lantern party"
    assert not any(block.text.startswith("host") for block in parties)


def test_what_they_cannot_come_to_is_declined_as_the_offline_mind_does() -> None:
    late = "Nora Birk promised Mara Quint to come to the lantern party at Nowhere Hall on February 13 from 5pm to 7pm"
    plan = answered(QUIET_DAY, PlanDay(now(person()), promises=(late,)))
    assert plan.declined == OFFLINE.plan_day(PlanDay(now(person()), promises=(late,))).declined != ()


@pytest.mark.parametrize(
    ("wake", "bed"), [("", ""), ("soon", "late"), ("23:00", "01:00"), ("03:99", "04:00"), ("02:00", "23:59")]
)
def test_senseless_hours_of_waking_become_bearable_ones(wake: str, bed: str) -> None:
    plan = answered(QUIET_DAY, PlanDay(now(person())), wake, bed)
    assert 180 <= plan.wake <= 840
    assert 600 <= plan.bed - plan.wake <= 1200
    assert whole(plan)


def test_an_hour_after_midnight_belongs_to_the_night_that_follows() -> None:
    plan = answered((*QUIET_DAY[:7], ("00:30", "play the guitar", "home")), PlanDay(now(person())), bed="01:30")
    assert plan.bed == 1530
    assert at(plan, 1475).text == "play the guitar"


def test_what_a_cut_off_answer_leaves_open_the_offline_mind_fills() -> None:
    question = PlanDay(now(person()))
    plan = answered(QUIET_DAY[:3], question)
    assert whole(plan)
    assert max(block.end - block.start for block in waking(plan)) <= 240
    assert any(block.activity == "dinner" for block in plan.blocks)


def test_an_answer_without_a_single_hour_is_sent_back() -> None:
    with pytest.raises(Unusable, match="07:30"):
        answered((("whenever", "dream", "home"), ("10:00", "{}", "home")), PlanDay(now(person())))


def test_a_plan_in_another_language_is_kept_as_it_is_written() -> None:
    who = replace(person(), language="French")
    plan = answered((("09:00", "Peindre près de l'étang", "Mill Park"), ("13:00", "déjeuner", "home")), PlanDay(now(who)))
    assert (at(plan, 600).text, at(plan, 600).place) == ("Peindre près de l'étang", "Mill Park")
    assert OFFLINE.break_down_hour(BreakDownHour(now(who), plan, 540, 600))[-1].end == 600


def test_somebody_without_a_home_has_a_night_too() -> None:
    homeless = replace(village(), home=None, bed=None, home_arena=None)
    plan = answered(QUIET_DAY, PlanDay(now(person(), known=homeless)))
    assert whole(plan)


def test_who_works_at_night_is_at_work_until_the_morning_in_a_models_plan_too() -> None:
    job = Occupation("night porter", "host", hours=(1320, 1800), shift="night")
    question = PlanDay(now(replace(person(), occupations=(job,))))
    plan = answered(QUIET_DAY, question)
    usual = OFFLINE.plan_day(question)
    assert whole(plan)
    assert at(plan, 180).activity == at(usual, 180).activity == "work"


TEXTS = st.text(max_size=30) | st.sampled_from(["go to the party", "sleep", "work", "07:00", "eat lunch", "Mill Park", "23:59"])


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(TEXTS, TEXTS, TEXTS), max_size=30), TEXTS, TEXTS)
def test_whatever_a_model_writes_is_a_whole_day_or_sent_back(entries: list[tuple[str, str, str]], wake: str, bed: str) -> None:
    try:
        plan = answered(tuple(entries), PlanDay(now(CLERK), promises=(PARTY,)), wake, bed)
    except Unusable:
        return
    assert whole(plan)
    assert any("lantern party" in block.text for block in plan.blocks) or plan.declined
    assert all(block.end > block.start for block in plan.blocks)


def test_the_prompt_says_the_day_the_promises_and_what_the_paragraph_does_not() -> None:
    def memory(number: int, created: int, text: str) -> Memory:
        return Memory(number, created, NewMemory(Kind.OBSERVATION, text, 5))

    seen = (memory(1, 0, "Nora Birk likes tea"), memory(2, 90, "The well is dry"))
    question = PlanDay(replace(now(person()), memories=seen), "Yesterday Nora Birk slept.", (PARTY,), (CALLED_OFF,))
    system, user = rendered(PLAN_DAY, question, OFFLINE, 4096).messages
    assert NAME not in system.text
    assert "Monday February 13" in user.text
    for text in (PARTY, CALLED_OFF, "The well is dry", "Yesterday Nora Birk slept.", "The Lantern (11:00-00:00)"):
        assert text in user.text
    assert "likes tea" not in user.text
