"""What a player has chosen, read from the command line, the environment and their settings files, in this order."""

from game.preferences.choosing import Chosen, choose, mind_settings
from game.preferences.given import Given
from game.preferences.keys import Key

__all__ = ["Chosen", "Given", "Key", "choose", "mind_settings"]
