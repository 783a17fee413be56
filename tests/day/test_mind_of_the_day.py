"""Tests: the day is in the memory streams: planned in strokes, hours and steps, seen, talked about."""

import re
from collections import defaultdict

import pytest
from lived import LivedDay
from nights import NIGHTS

from game.ai.memory import Kind

STROKE = re.compile(r"\b\d\) ")
HOURS = re.compile(r" plans to .* from (\d\d):(\d\d) to (\d\d):(\d\d) on Monday February 13$")
STEP = re.compile(r" plans to .* for (\d+) minutes from \d\d:\d\d$")
everybody = pytest.mark.parametrize("name", NIGHTS)


@everybody
def test_the_day_is_planned_in_five_to_eight_strokes_before_it_begins(day: LivedDay, name: str) -> None:
    plans = [memory for memory in day.memories[name] if memory.content.kind is Kind.PLAN]
    broad = [memory for memory in plans if STROKE.search(memory.text) and "Monday February 13" in memory.text]
    assert len(broad) == 1
    assert 5 <= len(STROKE.findall(broad[0].text)) <= 8
    assert broad[0].created < NIGHTS[name][0] * 6


@everybody
def test_the_plan_in_hours_covers_the_day_without_a_gap(day: LivedDay, name: str) -> None:
    found = [HOURS.search(text) for text in day.remembered(name, Kind.PLAN)]
    spans = [[int(part) for part in match.groups()] for match in found if match]
    begins = [hour * 60 + minute for hour, minute, _, _ in spans]
    ends = [hour * 60 + minute for _, _, hour, minute in spans]
    assert len(spans) >= 8
    assert begins[0] == 0
    assert begins[1:] == ends[:-1]


@everybody
def test_waking_steps_take_five_to_fifteen_minutes_and_are_thought_of_just_in_time(day: LivedDay, name: str) -> None:
    steps = [
        (memory, int(match.group(1)))
        for memory in day.memories[name]
        if memory.content.kind is Kind.PLAN and (match := STEP.search(memory.text)) and " sleep " not in memory.text
    ]
    assert len(steps) >= 45
    assert {minutes for _, minutes in steps} <= set(range(5, 16))
    assert len({memory.created // 360 for memory, _ in steps}) >= 10


@everybody
def test_everybody_remembers_what_they_saw_others_do_and_things_become(day: LivedDay, name: str) -> None:
    seen = day.remembered(name, Kind.OBSERVATION)
    others = [other for other in day.names.values() if other != name]
    assert any(re.match(rf"{re.escape(other)} is (?!walking)\w+ing\b", text) for other in others for text in seen)
    assert any(re.match(r"[Tt]he [\w ]+ is \w+", text) for text in seen)


@everybody
def test_nobody_remembers_seeing_anything_while_they_slept(day: LivedDay, name: str) -> None:
    wakes, _ = NIGHTS[name]
    seeds = [memory for memory in day.memories[name] if memory.created == 0]
    asleep = [memory for memory in day.memories[name] if 0 < memory.created < (wakes - 60) * 6]
    assert len(seeds) >= 10
    assert not [memory.text for memory in asleep if memory.content.kind is Kind.OBSERVATION]


def test_what_is_remembered_of_others_was_done_before(day: LivedDay) -> None:
    began: dict[str, int] = {}
    for event in day.events:
        if event["kind"] == "doing":
            began.setdefault(event["text"], event["tick"])
    told = [(memory.text, memory.created) for stream in day.memories.values() for memory in stream]
    wrong = [(text, tick) for text, tick in told if text in began and tick < began[text]]
    assert not wrong


def test_the_coffee_machine_brews_and_is_idle_again(day: LivedDay) -> None:
    machine = next(thing for thing in day.town.objects.values() if thing.kind == "coffee machine")
    states = [event["state"] for event in day.events if event["kind"] == "state" and event["object"] == machine.id]
    assert machine.state == "idle"
    assert any("brewing" in state for state in states)
    brewing = next(number for number, state in enumerate(states) if "brewing" in state)
    assert "idle" in states[brewing + 1 :]


def test_things_left_alone_go_back_to_their_own_state(day: LivedDay) -> None:
    last = {event["object"]: event["state"] for event in day.events if event["kind"] == "state"}
    burning = [
        day.town.address(thing)
        for thing, state in last.items()
        if day.town.objects[thing].kind in ("stove", "shower") and state != day.town.objects[thing].state
    ]
    assert last
    assert not burning


def test_two_who_met_have_talked_and_each_remembers_it(day: LivedDay) -> None:
    talks: defaultdict[int, set[int]] = defaultdict(set)
    for event in day.events:
        if event["kind"] == "speech":
            talks[event["conversation"]].add(event["resident"])
    finished = {talk: speakers for talk, speakers in talks.items() if len(speakers) == 2}
    assert finished
    for speakers in finished.values():
        for one in speakers:
            other = next(each for each in speakers if each != one)
            chats = [memory for memory in day.memories[day.names[one]] if memory.content.kind is Kind.CHAT]
            assert any(other in memory.content.people for memory in chats)


def test_those_who_talk_stand_near_each_other(day: LivedDay) -> None:
    for event in day.events:
        if event["kind"] == "speech":
            others = [
                each["resident"]
                for each in day.events
                if each["conversation"] == event["conversation"] and each["kind"] == "speech"
            ]
            places = [day.moments[event["tick"]][each - 1] for each in {*others, event["resident"]}]
            assert len({place.arena for place in places}) == 1
