"""Sentences become vectors without a network, and a sentence always becomes the same one."""

import logging
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.embedding import DIMENSIONS, Embedder

NO_NETWORK = """
import socket
def refuse(*_, **__): raise OSError("the network was touched")
socket.socket.connect = refuse
socket.getaddrinfo = refuse
from game.ai.embedding import Embedder
assert Embedder().embed(["nobody is online"]).any()
"""


@pytest.fixture(scope="module")
def embedder() -> Embedder:
    return Embedder(cached=4)


@settings(deadline=None, max_examples=50)
@given(st.lists(st.text(max_size=60), max_size=12))
def test_a_text_has_the_same_vector_in_any_company(texts: list[str]) -> None:
    shared = Embedder(cached=4)
    together = shared.embed(texts)
    assert together.shape == (len(texts), DIMENSIONS)
    for text, row in zip(texts, together, strict=True):
        assert np.array_equal(shared.embed([text])[0], row)


def test_vectors_have_length_one(embedder: Embedder) -> None:
    lengths = np.linalg.norm(embedder.embed(["she is painting", "the stove burns", "a"]), axis=1)
    assert np.allclose(lengths, 1, atol=1e-4)


def test_a_text_without_words_is_like_nothing(embedder: Embedder) -> None:
    assert not embedder.embed([""]).any()


def test_what_means_alike_lies_near(embedder: Embedder) -> None:
    stove, oven, vote = embedder.embed(["cooking dinner on the stove", "making supper in the kitchen", "the mayor's election"])
    assert stove @ oven > stove @ vote


def test_threads_share_an_embedder(embedder: Embedder) -> None:
    texts = [f"somebody does thing {number % 7}" for number in range(200)]
    with ThreadPoolExecutor(8) as pool:
        rows = list(pool.map(lambda text: embedder.embed([text])[0], texts))
    assert np.array_equal(np.array(rows), embedder.embed(texts))


def test_no_network_is_touched() -> None:
    subprocess.run([sys.executable, "-c", NO_NETWORK], check=True)


def test_loading_the_model_leaves_the_programs_logging_alone(embedder: Embedder) -> None:
    handlers = list(logging.getLogger().handlers)
    embedder.embed(["quiet"])
    assert logging.getLogger().handlers == handlers
