"""Owns the one way this program says that something given to it is wrong."""


class Problem(Exception):
    """One plain sentence for a person: what is wrong, where, and what to do about it.

    Raised for bad input of any kind (a map, a save, a residents file, a setting, a command line); the command
    line prints it and leaves with exit code 1, the window shows it. Its text never needs a traceback beside it.
    """
