#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds the program once with all faults behind a switch and runs the tests with each of them."""

import argparse
import os
import shutil
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import fault_list
import test_programs
from fault_list import Fault
from test_programs import Program

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / "build" / "mutation"
TREE = WORK / "tree"
BUILD = TREE / "build" / "release"  # as in every checkout: for a compiler cache
ENOUGH = 0.9  # of the faults must be noticed


def write_if_new(path: Path, text: bytes) -> None:
    """An unchanged file keeps its date, so that it is not recompiled."""
    if not path.exists() or path.read_bytes() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)


def make_tree(faults: list[Fault]) -> None:
    changed = fault_list.put_in(ROOT, faults)
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                            cwd=ROOT, check=True, capture_output=True).stdout
    files = {name for name in listed.decode().split("\0") if name and (ROOT / name).is_file()}
    for old in [path for path in TREE.rglob("*") if path.is_file()]:
        name = old.relative_to(TREE)
        if name.parts[0] != "build" and name.as_posix() not in files:
            old.unlink()
    for name in files:
        text = changed[name].encode() if name in changed else (ROOT / name).read_bytes()
        write_if_new(TREE / name, text)
        shutil.copymode(ROOT / name, TREE / name)
    write_if_new(TREE / fault_list.HEADER, fault_list.SWITCH.encode())


def offer_shared(wanted: bool) -> None:
    """Tests look for ../shared of the checkout. They must pass without it, and faster."""
    link = WORK / "shared"
    if link.is_symlink():
        link.unlink()
    if wanted:
        link.symlink_to((ROOT / ".." / "shared").resolve())


def build() -> None:
    log = WORK / "build.log"
    # Report everything that does not compile in one go.
    commands = [["cmake", "--build", str(BUILD), "-j", str(os.cpu_count()), "--", "-k", "0"]]
    if not (BUILD / "build.ninja").exists():  # otherwise the build itself detects changes
        commands.insert(0, ["cmake", "--preset", "release", "-DSTEELYARD_BENCHMARKS=OFF"])
    with log.open("w") as output:
        for command in commands:
            if subprocess.run(command, cwd=TREE, stdout=output, stderr=output).returncode != 0:
                sys.exit(f"The build with the faults failed: see {log}")


def home() -> Path:
    """A folder of settings for each worker."""
    return WORK / "home" / threading.current_thread().name


def run_without_fault(programs: list[Program], pool: ThreadPoolExecutor) -> None:
    """All tests must pass, or the table would be meaningless."""
    answers = pool.map(lambda program: test_programs.time_without_fault(program, home()), programs)
    # A test may have timed out because others ran beside it.
    wrong = [program.name for program, answer in zip(programs, list(answers))
             if answer != "passed" and test_programs.time_without_fault(program, home()) != "passed"]
    if wrong:
        sys.exit("These tests fail without any fault: " + ", ".join(wrong))


@dataclass
class Answer:
    fault: Fault
    how: str = "not noticed"
    by: str = ""
    seconds: float = 0.0


def ask(fault: Fault, programs: list[Program]) -> Answer:
    """Runs the tests of the folder, then those above it, until one notices the fault."""
    begin = time.monotonic()
    first = test_programs.chosen(programs, fault.tests)
    then = [program for program in test_programs.chosen(programs, fault.above) if program not in first]
    answer = Answer(fault)
    for program in first + then:
        limit = test_programs.limit_of(program)
        how = test_programs.run(program, fault.number, home(), limit)
        # A test that also fails without the fault has noticed nothing.
        if how != "passed" and test_programs.run(program, 0, home(), limit) == "passed":
            answer.how, answer.by = how, program.name
            break
    answer.seconds = time.monotonic() - begin
    print(f"{answer.how:12} {fault.room:9} {fault.name:50} {answer.by} ({answer.seconds:.0f} s)",
          flush=True)
    return answer


def print_table(answers: list[Answer]) -> bool:
    print(f"\n{'folder':16}{'faults':>8}{'noticed':>9}{'not':>5}")
    for room in sorted({answer.fault.room for answer in answers}):
        of_room = [answer for answer in answers if answer.fault.room == room]
        noticed = sum(answer.by != "" for answer in of_room)
        print(f"{room:16}{len(of_room):8}{noticed:9}{len(of_room) - noticed:5}")
    noticed = sum(answer.by != "" for answer in answers)
    print(f"{'all':16}{len(answers):8}{noticed:9}{len(answers) - noticed:5}"
          f"   {100 * noticed / len(answers):.0f} %")
    for answer in answers:
        if not answer.by:
            print(f"not noticed: {answer.fault.name} ({answer.fault.file}): {answer.fault.why}")
    return noticed >= ENOUGH * len(answers)


def main() -> int:
    parser = argparse.ArgumentParser(prog="sh tests/mutation/run.sh", description=__doc__)
    parser.add_argument("asked", nargs="*", metavar="NAME or folder", help="all if none is named")
    parser.add_argument("--check", action="store_true", help="only test if the list fits the sources")
    parser.add_argument("--with-shared", action="store_true", help="let the tests see ../shared")
    parser.add_argument("-j", type=int, default=os.cpu_count(), help="faults tested in parallel")
    options = parser.parse_args()
    faults = fault_list.read_list(Path(__file__).parent / "faults")
    fault_list.put_in(ROOT, faults)
    unknown = [word for word in options.asked
               if word not in [fault.room for fault in faults] + [fault.name for fault in faults]]
    if unknown:
        sys.exit("There is no fault and no folder named " + ", ".join(unknown))
    if options.check:
        print(f"{len(faults)} faults fit the sources")
        return 0

    begin = time.monotonic()
    make_tree(faults)
    offer_shared(options.with_shared)
    build()
    print(f"built with {len(faults)} faults behind a switch: {time.monotonic() - begin:.0f} s", flush=True)
    programs = test_programs.programs_of(BUILD)
    with ThreadPoolExecutor(options.j, "worker") as pool:
        run_without_fault(programs, pool)
        print(f"{len(programs)} tests pass without a fault: {time.monotonic() - begin:.0f} s", flush=True)
        asked = [fault for fault in faults
                 if not options.asked or fault.room in options.asked or fault.name in options.asked]
        answers = list(pool.map(lambda fault: ask(fault, programs), asked))
    enough = print_table(answers)
    print(f"{time.monotonic() - begin:.0f} s in all")
    return 0 if enough else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except fault_list.ListError as error:
        sys.exit(str(error))
