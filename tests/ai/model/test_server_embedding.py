"""A server's embeddings take the place of the game's own, whatever their width, and the town goes on when they fail."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b

import numpy as np
import pytest

from game.ai.embedding import DIMENSIONS, Embeds
from game.ai.model.embedding import BATCH, LONGEST_PAUSE, ServerEmbedder
from game.ai.model.projecting import to_width
from game.ai.model.trouble import Refused, TimedOut


class Server:
    """Gives vectors `width` numbers wide, or 256 where that is asked for and `narrows`; fails while `down`."""

    def __init__(self, width: int = 768, narrows: bool = True, refuses: bool = False) -> None:
        self.width, self.narrows, self.refuses, self.down = width, narrows, refuses, False
        self.asked: list[tuple[int, int | None]] = []

    def embed(
        self, model: str, texts: Sequence[str], dimensions: int | None = None, seconds: float = 60.0
    ) -> Sequence[Sequence[float]]:
        self.asked.append((len(texts), dimensions))
        if self.down:
            raise TimedOut("the server did not answer in time")
        if dimensions is not None and self.refuses:
            raise Refused(400, "this model has no dimensions to choose")
        width = dimensions if dimensions is not None and self.narrows else self.width
        return [_vector(text, width) for text in texts]


def _vector(text: str, width: int) -> list[float]:
    seed = int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
    return np.random.default_rng(seed).standard_normal(width).tolist()


def test_a_server_that_offers_256_dimensions_is_taken_at_its_word() -> None:
    server = Server()
    embedder: Embeds = ServerEmbedder(server, "nomic")
    rows = embedder.embed(["bread", "boats"])
    assert rows.shape == (2, DIMENSIONS) and rows.dtype == np.float32
    assert np.allclose(np.linalg.norm(rows, axis=1), 1, atol=1e-5)
    assert server.asked == [(2, DIMENSIONS)] and embedder.model == "server/nomic/256"


@pytest.mark.parametrize("refuses", [True, False])
def test_vectors_of_another_width_are_projected_and_saved_under_a_name_of_their_own(refuses: bool) -> None:
    server = Server(768, narrows=False, refuses=refuses)
    embedder = ServerEmbedder(server, "nomic")
    assert embedder.model == "server/nomic/256 of 768"
    assert embedder.embed(["bread"]).shape == (1, DIMENSIONS)
    assert server.asked[-1] == (1, None if refuses else DIMENSIONS)


def test_angles_come_out_of_the_projection_nearly_as_they_were() -> None:
    one, other = np.array(_vector("one", 768)), np.array(_vector("other", 768))
    near = one + 0.3 * other
    cosine = float(one @ near / np.linalg.norm(one) / np.linalg.norm(near))
    rows = to_width(np.array([one, near, other]))
    assert abs(float(rows[0] @ rows[1]) - cosine) < 0.1 and abs(float(rows[0] @ rows[2])) < 0.25


def test_the_projection_is_the_same_for_ever() -> None:
    row = to_width(np.arange(1.0, 385.0).reshape(1, 384))[0]
    assert np.array_equal(row, to_width(np.arange(1.0, 385.0).reshape(1, 384))[0])
    assert row[:3].tolist() == pytest.approx([0.042218, 0.112845, -0.139673], abs=1e-4)


def test_narrow_vectors_keep_their_angles_exactly() -> None:
    rows = to_width(np.array([[3.0, 4.0], [4.0, 3.0]]))
    assert float(rows[0] @ rows[1]) == pytest.approx(0.96, abs=1e-5) and not rows[:, 2:].any()


def test_each_text_is_asked_about_once_and_in_batches() -> None:
    server = Server()
    embedder = ServerEmbedder(server, "nomic")
    texts = [f"text {number}" for number in range(BATCH + 6)]
    first = embedder.embed([*texts, texts[0]])
    assert [count for count, _ in server.asked] == [BATCH, 6]
    assert np.array_equal(embedder.embed(texts), first[:-1]) and len(server.asked) == 2
    assert np.array_equal(first[0], first[-1])


def test_a_text_without_words_is_like_nothing_and_not_asked_about() -> None:
    server = Server()
    assert not ServerEmbedder(server, "nomic").embed(["", "…", " "]).any() and not server.asked
    assert ServerEmbedder(server, "nomic").embed([]).shape == (0, DIMENSIONS)


def test_while_the_server_is_down_nothing_is_known_and_it_is_told() -> None:
    server = Server()
    embedder = ServerEmbedder(server, "nomic")
    known = embedder.embed(["bread"])
    server.down = True
    assert not embedder.embed(["boats"]).any() and np.array_equal(embedder.embed(["bread"]), known)
    assert (embedder.failed, embedder.trouble) == (1, "the server did not answer in time")


def test_zeros_are_not_remembered() -> None:
    server = Server()
    embedder = ServerEmbedder(server, "nomic")
    server.down = True
    embedder.embed(["boats"])
    server.down = False
    rows = [embedder.embed(["boats"])[0].any() for _ in range(5)]
    assert rows[-1] and (embedder.failed, embedder.trouble) == (1, "")


def test_nobody_waits_again_and_again_for_a_server_that_is_down() -> None:
    server = Server()
    server.down = True
    embedder = ServerEmbedder(server, "nomic")
    for number in range(1000):
        assert not embedder.embed([f"text {number}"]).any()
    assert len(server.asked) < 12 and LONGEST_PAUSE < 1000


@pytest.mark.parametrize("rows", [[[1.0]], [], [[1.0], [2.0, 3.0]], [["a"], ["b"]], [[float("nan")] * 3] * 2, [[], []], None])
def test_a_server_that_answers_nonsense_counts_as_one_that_fails(rows: object) -> None:
    server = Server()
    server.embed = lambda *_: rows  # type: ignore[method-assign, assignment, return-value]
    embedder = ServerEmbedder(server, "nomic")
    assert not embedder.embed(["bread", "boats"]).any()
    assert embedder.failed == 1 and embedder.trouble


def test_vectors_that_change_their_width_are_not_mixed_with_those_before() -> None:
    server = Server(768, narrows=False)
    embedder = ServerEmbedder(server, "nomic")
    assert embedder.embed(["bread"]).any()
    server.width = 384
    assert not embedder.embed(["boats"]).any() and "768" in embedder.trouble


def test_threads_share_an_embedder() -> None:
    embedder = ServerEmbedder(Server(), "nomic", cached=16)
    texts = [f"text {number % 40}" for number in range(200)]
    with ThreadPoolExecutor(8) as pool:
        rows = list(pool.map(lambda text: embedder.embed([text])[0], texts))
    assert np.array_equal(np.array(rows), ServerEmbedder(Server(), "nomic").embed(texts))
