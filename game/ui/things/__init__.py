"""The things of the town: finding the one under the mouse, reading its state, rewriting it."""
