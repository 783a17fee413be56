"""Owns the controlled evaluation: the same questions answered under each condition, to be ranked blind (section 6)."""
