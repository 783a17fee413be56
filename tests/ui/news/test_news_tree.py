"""Who told whom, as a tree."""

from hypothesis import given
from hypothesis import strategies as st

from game.study.chains import Chain, Hop, Root
from game.study.news import News
from game.ui.news.tree import Knower, tree_of


def news(told: dict[int, tuple[int, int]]) -> News:
    """Resident 1 knew it; each other was told by somebody at a tick."""
    root = Root(1, 0)
    chains = {who: Chain(root, (Hop(who, source, tick, None, None),)) for who, (source, tick) in told.items()}
    return News("a piece of news", root, chains)


def shape(tree: list[Knower]) -> list[tuple[int, int]]:
    return [(each.who, len(each.rails)) for each in tree]


def test_everybody_stands_below_who_told_them_in_the_order_they_were_told() -> None:
    tree = tree_of(news({2: (1, 50), 3: (1, 20), 4: (3, 30), 5: (4, 90)}))
    assert shape(tree) == [(1, 0), (3, 1), (4, 2), (5, 3), (2, 1)]
    assert [each.tells for each in tree] == [True, True, True, False, False]
    assert tree[1].rails == (True,) and tree[4].rails == (False,)


def test_two_who_told_each_other_stand_below_the_source() -> None:
    tree = tree_of(news({2: (3, 50), 3: (2, 60)}))
    assert sorted(shape(tree)) == [(1, 0), (2, 1), (3, 1)] or len(tree) == 3


@given(st.dictionaries(st.integers(2, 9), st.tuples(st.integers(1, 9), st.integers(0, 99)), max_size=8))
def test_everybody_who_knows_is_in_it_once_whatever_the_records_say(told: dict[int, tuple[int, int]]) -> None:
    piece = news(told)
    assert sorted(each.who for each in tree_of(piece)) == sorted(piece.known_by)
