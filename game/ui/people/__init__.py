"""The screen on which people are written, tried and dressed, and from which they move into a running town."""
