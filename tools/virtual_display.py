"""Owns the private display that tests draw on: an Xvfb of our own, ended with the task that asked for it."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

SCREEN = "1920x1200x24"


@contextmanager
def virtual_display() -> Iterator[str | None]:
    """A new display's name (":1"), or None where there is no Xvfb (then the person's own display serves, if any)."""
    program = shutil.which("Xvfb")
    if program is None:
        yield None
        return
    reading, writing = os.pipe()
    # -displayfd lets the server pick a free number and tell it when it is ready.
    command = [program, "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[writing], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        yield f":{number}" if number else None
    finally:
        server.terminate()
        server.wait()
