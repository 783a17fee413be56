"""Why?: the page that leads from something done back to what it came of."""
