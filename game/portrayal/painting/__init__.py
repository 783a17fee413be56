"""Owns how people are drawn: from a look, the walking figure's sheet and the portraits, from the same parts for everybody."""
