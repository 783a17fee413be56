"""The kinds of ground a town may lie on, by the name of the tileset they become."""
from town.painting import coast, meadow

GROUNDS = {'terrain': meadow, 'coast': coast}
