"""Lists the theme modules."""
import importlib

NAMES = ("bedroom", "bath", "kitchen", "living", "music", "pub", "cafe", "college", "library",
         "shops", "leisure", "decor", "walls", "trees", "plants", "fences", "street", "garden",
         "waterside", "park", "animals", "desks", "boats", "lighthouse", "quayside", "shore", "net_loft")


def all_props():
    for name in NAMES:
        try:
            module = importlib.import_module(f".{name}", __package__)
        except ModuleNotFoundError as missing:
            if missing.name != f"{__package__}.{name}":
                raise
            continue
        yield from module.props()
