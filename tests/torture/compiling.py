# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Small libraries, compiled when needed and preloaded into the program."""

import shutil
import subprocess
from pathlib import Path

SOURCES = Path(__file__).parent


def flags_of_qt():
    """The flags for Qt's headers, or None if there are none."""
    asked = shutil.which("pkg-config") or "false"
    found = subprocess.run([asked, "--cflags", "--libs", "Qt6Widgets"], check=False, capture_output=True, text=True)
    if found.returncode == 0:
        return found.stdout.split()
    places = [place for place in Path("/usr/include").glob("*/qt6") if place.is_dir()]
    if not places:
        return None
    parts = ("Core", "Gui", "Widgets")
    folders = (places[0], *(places[0] / f"Qt{part}" for part in parts))
    return [*(f"-I{folder}" for folder in folders), *(f"-lQt6{part}" for part in parts)]


def library(name, folder, flags):
    """The compiled library, or None if it cannot be compiled."""
    compiler = shutil.which("g++") or shutil.which("c++")
    source, made = SOURCES / f"{name}.cpp", folder / f"{name}.so"
    if compiler is None or flags is None:
        return None
    if made.exists() and made.stat().st_mtime > source.stat().st_mtime:
        return made
    done = subprocess.run([compiler, "-std=c++17", "-O1", "-shared", "-fPIC", "-o", made, source, *flags, "-ldl"],
                          check=False)
    return made if done.returncode == 0 else None


def tools_in(folder):
    """All that could be compiled, by name. Reports what is missing: its trials do something else."""
    found = {"failing_malloc": library("failing_malloc", folder, []),
             "window_monkey": library("window_monkey", folder, flags_of_qt())}
    for name, path in found.items():
        if path is None:
            print(f"{name} could not be compiled: fewer kinds of trials")
    return {name: path for name, path in found.items() if path is not None}
