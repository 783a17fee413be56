"""What is wrong with a map, told to whoever drew it: layer, object, tile, and what to do in Tiled."""

from game.map_check.checking import check_map, faults_of, residents_of
from game.map_check.fault import KINDS, SEVERITIES, Fault

__all__ = ["KINDS", "SEVERITIES", "Fault", "check_map", "faults_of", "residents_of"]
