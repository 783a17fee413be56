"""Owns reading what the code released with the paper wrote: its world, its people, its saves."""
