"""A player in town: coming and leaving, walking, sitting down, what the world says to that."""
