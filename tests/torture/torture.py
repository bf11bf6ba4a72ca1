# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The torture tests as one command; run.sh says what they do."""

import argparse
import os
import random
import shutil
import sys
import tempfile
import time
import traceback
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from pathlib import Path

import kinds
from compiling import tools_in
from table import Tally
from verdict import BAD
from workbench import Program, Trial

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "build/torture"
AT_ONCE = 2  # processes; a machine may have no more cores


def arguments_given():
    """The command line, read."""
    parser = argparse.ArgumentParser(prog="sh tests/torture/run.sh")
    parser.add_argument("minutes", nargs="?", default="10", help="or 'short': each kind a few times")
    parser.add_argument("--program", default=str(ROOT / "build/release/app/steelyard"))
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--only", default="", help="kinds, separated by commas")
    parser.add_argument("--trial", default="", help="KIND:NUMBER: this one alone")
    return parser.parse_args()


def keep(trial, label, seed):
    """Saves a case that shows a fault, and how to repeat it."""
    folder = BUILT / "findings" / label.replace(":", "-")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(trial.folder, folder, symlinks=True,
                    ignore=shutil.ignore_patterns("big.*", "*.fifo"))
    lines = [f"# {word}: {why}" for word, why in trial.verdicts if word in BAD]
    lines += [f"# sh tests/torture/run.sh --seed {seed} --trial {label}",
              f"cd {folder}", *trial.commands, ""]
    (folder / "repeat.sh").write_text("\n".join(lines).replace(str(trial.folder), str(folder)),
                                      errors="backslashreplace")
    return folder


def tried(kind, number, seed, program, tools, base):
    """Does one trial. Its random numbers depend on seed, kind and number alone."""
    label = f"{kind}:{number}"
    with tempfile.TemporaryDirectory(prefix=label.replace(":", "-") + "-", dir=base,
                                     ignore_cleanup_errors=True) as folder:
        trial = Trial(program, Path(folder), random.Random(f"{seed}:{label}"), tools)
        start = time.monotonic()
        try:
            kinds.ALL[kind].trial(trial)
        except Exception:  # a fault of the torture tests themselves must not count as a pass
            trial.tell("wrong", "the torture itself failed: " + traceback.format_exc())
        if (seconds := time.monotonic() - start) > 60:
            print(f"{label}: took {seconds:.0f} s: {trial.commands[-1][-300:] if trial.commands else ''}", flush=True)
        bad = [(word, why) for word, why in trial.verdicts if word in BAD]
        if bad:
            kept = keep(trial, label, seed)
            for word, why in bad:
                print(f"{label}: {word}: {why.strip()[:2500]}\n    {kept}/repeat.sh", flush=True)
        return kind, trial.verdicts


def planned(names, short):
    """Endless (kind, number) in turn; with "short", each kind as often as its SHARE."""
    number = 0
    while True:
        some = False
        for name in names:
            share = kinds.ALL[name].SHARE
            for part in range(share):
                if not short or number < kinds.SHORT_ROUNDS:
                    some = True
                    yield name, number * share + part
        number += 1
        if not some:
            return


def torment(plan, until, work, tally):
    """Runs two trials at a time until the time is up or the plan is done."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        running = set()
        for kind, number in plan:
            if time.monotonic() > until:
                break
            running.add(pool.submit(work, kind, number))
            if len(running) >= AT_ONCE:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for each in done:
                    tally.add(*each.result())
        for each in running:
            tally.add(*each.result())


def main():
    """Returns the exit code."""
    given = arguments_given()
    short = given.minutes == "short"
    names = given.only.split(",") if given.only else list(kinds.ALL)
    seed = given.seed if given.seed is not None else (1 if short else int(time.time()))
    program = Program(given.program)
    if program.sanitized:  # the sanitizers bring their own allocator
        names = [name for name in names if name != "allocations"]
    print(f"{program.path}, seed {seed}", flush=True)
    os.umask(0o022)
    tally = Tally(names)
    with tempfile.TemporaryDirectory(prefix="steelyard-torture-", ignore_cleanup_errors=True) as base:
        BUILT.mkdir(parents=True, exist_ok=True)
        tools = tools_in(BUILT)
        start = time.monotonic()
        plan = planned(names, short)
        if given.trial:
            kind, number = given.trial.split(":")
            plan, tally = [(kind, int(number))], Tally([kind])
        minutes = 60.0 if short else float(given.minutes)
        torment(plan, start + 60.0 * minutes,
                lambda kind, number: tried(kind, number, seed, program, tools, base), tally)
    print(f"\n{tally.text()}\n\nseed {seed}, {time.monotonic() - start:.0f} s", flush=True)
    return 1 if tally.bad() else 0


if __name__ == "__main__":
    sys.exit(main())
