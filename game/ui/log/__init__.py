"""The town log: what happened today, where, and by whom."""
