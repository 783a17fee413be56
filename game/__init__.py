"""Smallville: twenty-five residents who live, remember and plan, in a town you can walk into."""

__version__ = "0.1.0"
