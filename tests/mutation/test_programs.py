# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The test programs that ctest lists, run one at a time with or without a fault."""

import json
import os
import re
import signal
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Program:
    name: str
    command: list[str]
    environment: dict[str, str]
    folder: str
    seconds: float = 0.0  # run time without a fault


def programs_of(build: Path) -> list[Program]:
    answer = subprocess.run(["ctest", "--show-only=json-v1"], cwd=build, check=True,
                            capture_output=True, text=True).stdout
    programs = []
    for test in json.loads(answer)["tests"]:
        properties = {entry["name"]: entry["value"] for entry in test["properties"]}
        if "command" not in test or "xvfb" in properties.get("LABELS", []):
            continue
        environment = dict(pair.split("=", 1) for pair in properties.get("ENVIRONMENT", []))
        programs.append(Program(test["name"], test["command"], environment,
                                properties.get("WORKING_DIRECTORY", str(build))))
    return programs


def run(program: Program, fault: int, home: Path, limit: float) -> str:
    """passed, failed, crashed or hung; a separate home keeps parallel runs apart."""
    environment = {**os.environ, **program.environment, "STEELYARD_FAULT": str(fault)}
    for kind in ("CONFIG", "DATA", "CACHE", "STATE"):
        environment[f"XDG_{kind}_HOME"] = str(home / kind.lower())
    with subprocess.Popen(program.command, cwd=program.folder, env=environment,
                          stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL, start_new_session=True) as process:
        try:
            code = process.wait(limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            return "hung"
    if code == 0:
        return "passed"
    return "failed" if code > 0 else "crashed"


def time_without_fault(program: Program, home: Path) -> str:
    begin = time.monotonic()
    answer = run(program, 0, home, 600)
    program.seconds = time.monotonic() - begin
    return answer


def limit_of(program: Program) -> float:
    """A generous limit: a busy machine must not look like a fault."""
    return 30 + 10 * program.seconds


def chosen(programs: list[Program], pattern: str) -> list[Program]:
    """The programs that match the pattern, quick ones first."""
    return sorted((program for program in programs if re.search(pattern, program.name)),
                  key=lambda program: program.seconds)
