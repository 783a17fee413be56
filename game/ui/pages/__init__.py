"""Pages of controls over a picture of the town: the title, new and saved towns, settings, the menu, the help."""
