"""Owns living many towns and laying them side by side: seeds, settings, people and maps, on this machine or on a cluster."""

from game.study.sweeping.cells import Cell, Grid, cells_of
from game.study.sweeping.running import Finished, forget, kept_in, sweep
from game.study.sweeping.table import summed_up, write_table

__all__ = ["Cell", "Finished", "Grid", "cells_of", "forget", "kept_in", "summed_up", "sweep", "write_table"]
