"""A town to start from: `smallville map new` makes it, a designer changes it in Tiled."""

from game.new_town.making import LARGEST, Made, make_town

__all__ = ["LARGEST", "Made", "make_town"]
