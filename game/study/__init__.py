"""Studies of towns that have been lived: what came of news, acquaintances and events, read from records alone."""
