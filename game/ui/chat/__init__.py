"""Speaking with residents: the talk at the bottom, and whispering as an inner voice."""
