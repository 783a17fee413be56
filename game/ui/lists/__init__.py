"""Lists of any length: only the rows in sight are laid out; rows can be chosen, opened and copied."""
