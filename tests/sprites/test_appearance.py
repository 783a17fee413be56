"""What words look like: states of things, poses of people, moods of faces."""

import pytest

from game.problem import Problem
from game.sprites.appearance import read_appearance
from game.sprites.artwork import read_artwork

RULES, ART = read_appearance(), read_artwork()


@pytest.mark.parametrize(
    ("prop", "said", "shown"),
    [
        ("stove", "off", "off"),
        ("stove", "cooking pancakes", "cooking"),
        ("stove", "simmering soup", "cooking"),
        ("stove", "burning", "burning"),
        ("stove", "on fire", "burning"),
        ("coffee_machine", "brewing coffee", "brewing"),
        ("coffee_machine", "idle", "idle"),
        ("coffee_machine", "being used", "brewing"),
        ("shower", "running", "running"),
        ("shower", "being showered in", "running"),
        ("bath_sink", "in use", "running"),
        ("bath_sink", "not in use", "off"),
        ("bathtub", "filled with warm water", "full"),
        ("toaster", "toasting bread", "toasting"),
        ("computer", "running code", "on"),
        ("game_tv", "showing a game", "on"),
        ("washing_machine", "washing clothes", "running"),
        ("easel", "holding a half finished painting", "painting"),
        ("blackboard", "covered in formulas", "written"),
        ("refrigerator", "open", "open"),
        ("refrigerator", "closed", "closed"),
        ("swing", "swinging", "swinging"),
        ("fireplace", "crackling", "burning"),
        ("fireplace", "out", "out"),
    ],
)
def test_a_state_in_words_is_shown_by_the_fitting_picture(prop: str, said: str, shown: str) -> None:
    assert RULES.picture_state(ART.props[prop], said) == shown


def test_a_thing_with_one_picture_always_shows_it() -> None:
    desk = ART.props["desk"]
    assert RULES.picture_state(desk, "burning") == desk.first


def test_every_state_that_is_named_like_a_picture_shows_that_picture() -> None:
    for prop in ART.props.values():
        for state in prop.states:
            assert RULES.picture_state(prop, state) == state


@pytest.mark.parametrize(
    ("text", "emoji", "pose"),
    [
        ("reading a novel", "📖", "read"),
        ("studying for an exam", "📚", "read"),
        ("having breakfast", "🍳", "drink"),
        ("drinking a beer with friends", "🍺", "drink"),
        ("cooking breakfast", "🍳", "work"),
        ("serving coffee", "☕", "work"),
        ("making coffee", "☕", "work"),
        ("typing a report", "💻", "work"),
        ("playing the piano", "🎹", "work"),
        ("teaching a class", "🧑‍🏫", "talk"),
        ("dancing in the kitchen", "💃", "dance"),
        ("watching the ducks", "🦆", None),
        ("sleeping", "😴", None),
    ],
)
def test_an_activity_has_its_pose(text: str, emoji: str, pose: str | None) -> None:
    assert RULES.pose(text, emoji) == pose


def test_every_pose_of_the_rules_is_drawn() -> None:
    for rule in RULES.poses:
        assert set(rule.results) <= set(ART.poses)


def test_every_mood_of_the_rules_has_a_portrait() -> None:
    moods = {result for rule in RULES.moods for result in rule.results}
    assert all(moods <= set(portraits) for portraits in ART.portraits.values())


def test_a_stranger_wears_the_same_visitors_clothes_every_time() -> None:
    assert ART.look_of("nobody_we_know") == ART.look_of("nobody_we_know")
    assert ART.look_of("nobody_we_know") in ART.visitors


def test_broken_rules_are_one_sentence(tmp_path) -> None:  # type: ignore[no-untyped-def]
    (tmp_path / "appearance.toml").write_text("[[state]]\nwords = 3\n")
    with pytest.raises(Problem, match=r"cannot be read"):
        read_appearance(tmp_path / "appearance.toml")
    with pytest.raises(Problem, match=r"missing|cannot be read"):
        read_artwork(tmp_path)
