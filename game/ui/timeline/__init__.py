"""Looking back: a town's past in the window, and the time line by which one travels in it."""
