#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds a wheel of the package steelyard: a backend of PEP 517 that calls cmake and packs what it
installs. The same sources and compiler give the same bytes: files come in the order of their names,
with one date (SOURCE_DATE_EPOCH, or that of the oldest date which a zip file can hold)."""

import base64
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "wheel"


class UnsupportedOperation(Exception):
    """What PEP 517 calls an operation that a backend does not have."""


def project():
    about = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    stated = re.search(r"^project\(.*?VERSION\s+([\d.]+)", (ROOT / "CMakeLists.txt").read_text(),
                       re.MULTILINE | re.DOTALL)
    return {**about, "version": stated[1]}


def tag():
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{python}-{python}-{re.sub('[-.]', '_', sysconfig.get_platform())}"


def run(*command):
    """What it says is for whoever waits: pip shows it with -v, and where it fails."""
    subprocess.run([str(each) for each in command], check=True)


def built(stage, settings):
    """Installs the package into a folder, and the program that parses files into the package."""
    generator = ["-G", "Ninja"] if shutil.which("ninja") else []
    # Fresh, or the options of the wheel before would still hold.
    run("cmake", "--fresh", "-S", ROOT, "-B", BUILD, *generator, "-DCMAKE_BUILD_TYPE=Release",
        "-DSTEELYARD_PROGRAM=OFF", "-DSTEELYARD_PYTHON=ON",
        "-DSTEELYARD_PYTHON_FOLDER=.",
        f"-DPython_EXECUTABLE={sys.executable}", *settings)
    jobs = os.environ.get("CMAKE_BUILD_PARALLEL_LEVEL") or str(os.cpu_count() or 1)
    run("cmake", "--build", BUILD, "--parallel", jobs, "--target", "steelyard_python", "steelyard-parse")
    run("cmake", "--install", BUILD, "--component", "python", "--prefix", stage, "--strip")
    parser = pathlib.Path(shutil.copy2(BUILD / "app" / "steelyard-parse", stage / "steelyard"))
    run("strip", parser)


def metadata(about):
    lines = ["Metadata-Version: 2.1", f"Name: {about['name']}", f"Version: {about['version']}",
             f"Summary: {about['description']}", f"License: {about['license']['text']}",
             f"Requires-Python: {about['requires-python']}"]
    lines += [f"Requires-Dist: {each}" for each in about["dependencies"]]
    return "\n".join(lines) + "\n"


def info_files(about):
    folder = f"{about['name']}-{about['version']}.dist-info"
    wheel = f"Wheel-Version: 1.0\nGenerator: steelyard\nRoot-Is-Purelib: false\nTag: {tag()}\n"
    return folder, {
        f"{folder}/METADATA": metadata(about).encode(),
        f"{folder}/WHEEL": wheel.encode(),
        f"{folder}/LICENSE": (ROOT / "LICENSE").read_bytes(),
    }


def entry(path, content, executable):
    epoch = max(int(os.environ.get("SOURCE_DATE_EPOCH", 315532800)), 315532800)  # 1980
    about = zipfile.ZipInfo(path, time.gmtime(epoch)[:6])
    about.external_attr = (0o100755 if executable else 0o100644) << 16
    about.compress_type = zipfile.ZIP_DEFLATED
    return about, content


def recorded(path, content):
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{path},sha256={digest},{len(content)}\n"


def pack(stage, wheel, about):
    folder, files = info_files(about)
    executable = set()
    for path in stage.rglob("*"):
        if path.is_file():
            name = path.relative_to(stage).as_posix()
            files[name] = path.read_bytes()
            if os.access(path, os.X_OK):
                executable.add(name)
    record = "".join(recorded(name, files[name]) for name in sorted(files))
    files[f"{folder}/RECORD"] = (record + f"{folder}/RECORD,,\n").encode()
    with zipfile.ZipFile(wheel, "w") as packed:
        # The folder of metadata comes last, as the format advises.
        for name in sorted(files, key=lambda each: (each.startswith(folder), each)):
            packed.writestr(*entry(name, files[name], name in executable))


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """
    config_settings : further options of cmake under the key "cmake": pip wheel
        --config-settings cmake=-DSTEELYARD_NATIVE=ON
    """
    given = (config_settings or {}).get("cmake", [])
    settings = given.split() if isinstance(given, str) else given
    about = project()
    stage = BUILD / "stage"
    shutil.rmtree(stage, ignore_errors=True)
    built(stage, settings)
    name = f"{about['name']}-{about['version']}-{tag()}.whl"
    pack(stage, pathlib.Path(wheel_directory) / name, about)
    return name


def build_sdist(sdist_directory, config_settings=None):
    raise UnsupportedOperation("a checkout is the source; there is no other form of it")


if __name__ == "__main__":
    print(build_wheel(sys.argv[1] if len(sys.argv) > 1 else "."))
