"""Owns what a bare Linux machine lacks to open a window: which libraries, which packages, and installing them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from ctypes.util import find_library

# What pyglet loads for a window, for a picture without one (EGL) and for text, and Debian's package for each.
LIBRARIES = {
    "GL": "libgl1",
    "EGL": "libegl1",
    "X11": "libx11-6",
    "Xext": "libxext6",
    "fontconfig": "libfontconfig1",
    "freetype": "libfreetype6",
}
# Software drawing for machines without a graphics card; libgl1 only recommends it.
DRIVERS = "libgl1-mesa-dri"
# A display nobody sees, for tests.
DISPLAY_PROGRAMS = {"Xvfb": "xvfb"}
OTHER_INSTALLERS = {
    "dnf": "dnf install mesa-libGL mesa-libEGL mesa-dri-drivers libX11 libXext fontconfig freetype",
    "pacman": "pacman -S mesa libglvnd libx11 libxext fontconfig freetype2",
    "zypper": "zypper install Mesa-libGL1 Mesa-libEGL1 Mesa-dri libX11-6 libXext6 libfontconfig1 libfreetype6",
}
OTHER_DISPLAY_PACKAGES = {"dnf": "xorg-x11-server-Xvfb", "pacman": "xorg-server-xvfb", "zypper": "xorg-x11-server-Xvfb"}


def ensure(with_display: bool) -> None:
    """Install what drawing needs, when this is Linux and something is missing; else say what would install it.

    `with_display` asks for a display nobody sees, too. Nothing here is fatal: a town lives without a window.
    """
    if not sys.platform.startswith("linux"):
        return
    packages = missing_packages(with_display)
    if packages and not install(packages):
        print(f"No window can be opened here yet. To change that: {_by_hand(packages, with_display)}", file=sys.stderr)


def missing_packages(with_display: bool) -> list[str]:
    """Debian's packages for what this machine lacks."""
    packages = [package for library, package in LIBRARIES.items() if find_library(library) is None]
    if packages:
        packages.append(DRIVERS)
    if with_display:
        packages += [package for program, package in DISPLAY_PROGRAMS.items() if shutil.which(program) is None]
    return packages


def install(packages: list[str]) -> bool:
    """Install Debian packages if there is apt-get and it may be used without a question. Says whether it worked."""
    prefix = _administrator()
    if prefix is None or shutil.which("apt-get") is None:
        return False
    print(f"Installing {' '.join(packages)} with apt-get ...", flush=True)
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    subprocess.run([*apt, "update"], check=False, stdin=subprocess.DEVNULL)
    arguments = ["install", "--yes", "--no-install-recommends", *packages]
    done = subprocess.run([*apt, *arguments], check=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    return done.returncode == 0


def _administrator() -> list[str] | None:
    """What to put before a command so that it runs as root, or None when that would need a password."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") is None:
        return None
    allowed = subprocess.run(["sudo", "-n", "true"], check=False, capture_output=True).returncode == 0
    return ["sudo", "-n"] if allowed else None


def _by_hand(packages: list[str], with_display: bool) -> str:
    for program, command in OTHER_INSTALLERS.items():
        if shutil.which(program) and not shutil.which("apt-get"):
            return f"sudo {command} {OTHER_DISPLAY_PACKAGES[program] if with_display else ''}".rstrip()
    return f"sudo apt-get install {' '.join(packages)}"
