"""The simulation: clock, places, bodies, routes, norms, commands. It knows nothing of minds, saves or screens."""
