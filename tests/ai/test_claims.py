"""How what was said is kept, and read back."""

from hypothesis import given
from hypothesis import strategies as st

from game.ai.claims import as_heard, heard, people_in

NAMES = st.sampled_from(["Ann Lee", "Bo Finch", "Cy", "Mary-Jo van Dam"])
WORDS = st.lists(
    st.sampled_from(["is", "mending", "a", "boat", "for", "the", "fair", "on", "May", "3", "that", "leaks", "said"]),
    min_size=1,
    max_size=9,
).map(" ".join)


@given(NAMES, NAMES, st.sampled_from(["she", "he", "they"]), WORDS)
def test_a_claim_survives_any_number_of_tellings(speaker: str, subject: str, pronoun: str, rest: str) -> None:
    claim = f"{subject} {rest}"
    for _ in range(3):
        kept = heard(as_heard(speaker, pronoun, claim))
        assert kept is not None
        assert kept.who == speaker
        assert kept.claim == claim
        claim = kept.claim


def test_what_somebody_says_of_themselves_is_kept_with_a_pronoun() -> None:
    assert as_heard("Ann Lee", "she", "Ann Lee is moving away") == "Ann Lee said that she is moving away."
    assert as_heard("Ann Lee", "they", "Ann Lee is moving away") == "Ann Lee said that Ann Lee is moving away."
    assert as_heard("Ann Lee", "she", "Bo Finch is moving away") == "Ann Lee said that Bo Finch is moving away."


def test_a_promise_is_kept_as_the_act_it_is() -> None:
    text = as_heard("Ann Lee", "she", "Ann Lee promised Bo Finch to come to the fair on May 3")
    assert text == "Ann Lee promised Bo Finch to come to the fair on May 3."
    kept = heard(text)
    assert kept is not None
    assert (kept.who, kept.claim) == ("Ann Lee", text.rstrip("."))


def test_other_memories_say_nothing_that_was_heard() -> None:
    assert heard("Ann Lee is mending a boat") is None


def test_only_whole_names_name_somebody() -> None:
    names = {1: "Ann Lee", 2: "Bo Finch", 3: "Ann Leery"}
    assert people_in("Bo Finch said that Ann Lee is away.", names) == (1, 2)
    assert people_in("Ann Leery's boat leaks", names) == (3,)
    assert people_in("nobody at all", names, (2,)) == (2,)
