"""The command line: `smallville play | run | watch | shot | saves | map | people`."""

from game.cli.main import main

__all__ = ["main"]
