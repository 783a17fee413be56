"""A save keeps vectors under the name of the model they come from, and mends those that mean nothing to who opens it."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from game.ai.embedding import DIMENSIONS, MODEL, Vectors, has_words
from game.ai.memory import Kind, Memory, NewMemory
from game.problem import Problem
from game.saves import Batch, Remembered, Store


class Letters:
    """Embeds a text by its letters, and counts what it is asked about; gives zeros while `down`."""

    def __init__(self, model: str = "letters", down: bool = False) -> None:
        self.model, self.down = model, down
        self.asked: list[str] = []

    def embed(self, texts: Sequence[str]) -> Vectors:
        self.asked += texts
        rows = np.zeros((len(texts), DIMENSIONS), np.float32)
        for row, text in zip(rows, texts, strict=True):
            row[[ord(letter) % DIMENSIONS for letter in text if letter.isalnum() and not self.down]] = 1
        return rows


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "saves")


def batch(embedder: Letters, *texts: str, first: int = 0) -> Batch:
    memories = [Memory(first + number, 6, NewMemory(Kind.OBSERVATION, text, 2)) for number, text in enumerate(texts)]
    return Batch(memories=tuple(Remembered(1, each, embedder.embed([each.text])[0]) for each in memories))


def kept(store: Store) -> dict[str, tuple[str, bool]]:
    """By text the model and whether there is a vector."""
    with sqlite3.connect(store.path("day")) as connection:
        rows = connection.execute("SELECT text, model, vector FROM texts ORDER BY id").fetchall()
    connection.close()
    return {text: (model, any(vector)) for text, model, vector in rows}


def test_vectors_are_kept_under_their_models_name(store: Store) -> None:
    with store.create("day", {}) as save:
        save.append_minute(batch(Letters(), "Ada bakes"), "letters")
        save.append_minute(batch(Letters(), "Bo sails", first=1))
    assert kept(store) == {"Ada bakes": ("letters", True), "Bo sails": (MODEL, True)}


def test_what_the_same_model_made_is_taken_as_it_is(store: Store) -> None:
    embedder = Letters()
    with store.create("day", {}) as save:
        save.append_minute(batch(embedder, "Ada bakes", "…"), "letters")
        embedder.asked.clear()
        vectors = save.stream(1, embedder).view().vectors
    assert np.array_equal(vectors, Letters().embed(["Ada bakes", "…"])) and embedder.asked == []


def test_only_what_another_model_made_is_made_anew_and_only_once(store: Store) -> None:
    with store.create("day", {}) as save:
        save.append_minute(batch(Letters(), "Ada bakes"), "letters")
        save.append_minute(batch(Letters(), "Bo sails", first=1), "others")
    embedder = Letters()
    for _ in range(2):
        with store.open("day") as save:
            vectors = save.stream(1, embedder, renew=True).view().vectors
            assert np.array_equal(vectors, Letters().embed(["Ada bakes", "Bo sails"]))
    assert embedder.asked == ["Bo sails"]
    assert kept(store)["Bo sails"] == ("letters", True)


def test_what_could_not_be_had_is_made_anew_when_it_can(store: Store) -> None:
    with store.create("day", {}) as save:
        save.append_minute(batch(Letters(down=True), "Ada bakes", "…"), "letters")
    with store.open("day") as save:
        assert not save.stream(1, Letters(down=True), renew=True).view().vectors.any()
        embedder = Letters()
        assert save.stream(1, embedder, renew=True).view().vectors[0].any() and embedder.asked == ["Ada bakes"]
    assert kept(store) == {"Ada bakes": ("letters", True), "…": ("letters", False)}


@pytest.mark.parametrize(("write", "renew"), [(False, True), (True, False)])
def test_who_only_reads_makes_them_anew_and_leaves_the_file(store: Store, write: bool, renew: bool) -> None:
    with store.create("day", {}) as save:
        save.append_minute(batch(Letters(), "Ada bakes"), "others")
    with store.open("day", write=write) as save:
        assert save.stream(1, Letters(), renew=renew).view().vectors.any()
    assert kept(store)["Ada bakes"] == ("others", True)


def test_a_text_that_comes_again_gets_the_vector_it_had_not(store: Store) -> None:
    with store.create("day", {}) as save:
        save.append_minute(batch(Letters(down=True), "Ada bakes"), "letters")
        save.append_minute(batch(Letters(), "Ada bakes", first=1), "letters")
        assert save.stream(1, Letters(down=True)).view().vectors.all(axis=0).any()
    assert kept(store)["Ada bakes"] == ("letters", True)


def test_a_vector_of_the_wrong_size_is_damage(store: Store) -> None:
    with store.create("day", {}) as save:
        save.append_minute(batch(Letters(), "Ada bakes"), "letters")
    with sqlite3.connect(store.path("day")) as connection:
        connection.execute("UPDATE texts SET vector = x'00000000'")
    connection.close()
    with store.open("day") as save, pytest.raises(Problem, match="damaged"):
        save.stream(1, Letters())


@pytest.mark.parametrize(("text", "has"), [("", False), ("…?!", False), ("a", True), ("7", True), ("今日", True)])
def test_words_are_letters_or_digits(text: str, has: bool) -> None:
    assert has_words(text) is has
