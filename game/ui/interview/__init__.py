"""Interviews on the screen: questions put to a resident, which leave no trace in them, and what the answers rest on."""
