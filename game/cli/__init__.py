"""The command line: `smallville play | run | watch | shot | interview | saves | map | people | study`."""

from game.cli.main import main

__all__ = ["main"]
