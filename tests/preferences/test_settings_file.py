"""smallville.toml: what is wrong with one is said in one sentence, with the file, the setting, and what was meant."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from preferences.a_player import Player, new_player

from game.preferences import Given, choose, mind_settings
from game.preferences.fields import FIELDS, Wrong, checked
from game.problem import Problem

SECRET = "sk-very-secret-indeed-0123456789"


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Player:
    return new_player(tmp_path, monkeypatch)


def complaint(player: Player, text: str) -> str:
    player.writes(text)
    with pytest.raises(Problem) as caught:
        mind_settings()
    message = str(caught.value)
    assert "\n" not in message and message.endswith((".", "?")) and "smallville.toml" in message
    assert SECRET not in message
    return message


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('modle = "m"', 'smallville.toml, [mind]: there is no setting "modle"; did you mean "model"?'),
        ("zzz = 1", 'there is no setting "zzz"; known settings are server, base_url, model,'),
        ("model = 3", '"model" must be text in quotes, not a number.'),
        ('model = "a\\nb"', '"model" must be one line of at most 300 characters.'),
        ('budget = "two"', '"budget" must be a number, not text.'),
        ("budget = true", '"budget" must be a number, not true or false.'),
        ("budget = -1", '"budget" must be a number from 0 to 1e+06.'),
        ("budget = nan", '"budget" must be a number from 0 to 1e+06.'),
        ("context = 4096.5", '"context" must be a whole number from 1024 to 10000000.'),
        ("in_flight = 0", '"in_flight" must be a whole number from 1 to 512.'),
        ("temperature = 7", '"temperature" must be a number from 0 to 2.'),
        ('base_url = "127.0.0.1:8080"', '"base_url" must be an address like http://127.0.0.1:8080/v1.'),
        ('base_url = "file:///etc/passwd"', '"base_url" must be an address like http://127.0.0.1:8080/v1.'),
        ('base_url = "http://[::1"', '"base_url" must be an address like http://127.0.0.1:8080/v1.'),
        (f'base_url = "http://me:{SECRET}@host/v1"', "with no user, password or question in it."),
        (
            'base_url = "http://h/v1/chat/completions"',
            '"base_url" must be what stands before /chat/completions: http://h/v1.',
        ),
        ('server = "lm studio"', 'did you mean "lmstudio"?'),
        ("prices = 3", '"prices" must be a table like'),
        ("prices = { prompt = 1, completion = 2, cache = 1 }", '"prices" has no field "cache"; did you mean "cached"?'),
        ("prices = { prompt = 1, completion = -2 }", '"prices" must be a number from 0 to 1e+06.'),
    ],
)
def test_a_setting_that_is_wrong(line: str, said: str, player: Player) -> None:
    assert said in complaint(player, f"[mind]\n{line}\n")


def test_a_table_that_is_not_known(player: Player) -> None:
    assert complaint(player, "[minds]\n").endswith('there is no table "minds"; did you mean "mind"?')
    assert complaint(player, 'mind = "gpt"').endswith('"mind" must be a table; begin it with a line [mind].')


@pytest.mark.parametrize("name", ["api_key", "key", "OPENAI_API_KEY", "token", "password"])
@pytest.mark.parametrize("table", ["", "[mind]\n"])
def test_a_key_does_not_belong_in_it(name: str, table: str, player: Player) -> None:
    said = complaint(player, f'{table}{name} = "{SECRET}"\n')
    assert f'"{name}" does not belong in a settings file, which is easily passed on;' in said
    assert str(player.config / "keys.toml") in said


def test_what_is_no_toml_is_said_without_quoting_it(player: Player) -> None:
    assert complaint(player, f"[mind]\nmodel = {SECRET}\n").endswith("it is not TOML (look at line 2, column 9).")
    (player.here / "smallville.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Problem, match="it is not UTF-8 text"):
        mind_settings()


def test_a_residents_file_of_that_name_is_not_taken_for_one(player: Player) -> None:
    player.writes('language = "English"\n[[resident]]\nname = "Ada"\nparagraph = "Ada sings"\n')
    assert mind_settings()[0].offline


def test_an_option_is_named_as_it_was_typed(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Problem, match=r"^--base-url must be an address like"):
        choose(Given(base_url="localhost"))
    monkeypatch.setenv("OPENAI_BASE_URL", "nowhere")
    with pytest.raises(Problem, match=r"^OPENAI_BASE_URL must be an address like"):
        choose(Given())


_ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.dates(),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(sorted(FIELDS)), _ANYTHING)
def test_whatever_stands_there_is_taken_or_refused_in_a_sentence(name: str, value: object) -> None:
    try:
        checked(name, value)
    except (Wrong, Problem) as refused:
        assert str(refused)
