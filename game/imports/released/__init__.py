"""Owns reading a save of the released code: its files as plain records, nothing of them made ours yet."""
