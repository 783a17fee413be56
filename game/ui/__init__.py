"""The window and its panels: town view, HUD, roster, resident card, keys and mouse."""
