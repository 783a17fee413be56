"""The settings: the mind, how things look, the keys; from the title and from within the town."""
