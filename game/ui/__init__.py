"""The window and its panels: town view, HUD, roster, inspector, news and town log, keys and mouse."""
