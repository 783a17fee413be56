"""Cognition: memory streams, perception, planning, talk, and the minds that answer typed questions."""
