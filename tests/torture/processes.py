# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs that are ended at a random moment: the files left must be complete, the inputs unchanged."""

import signal
import time

from good_files import table, text
from left_behind import half_written, hashes
from verdict import of_end, trouble_in_record
from workbench import end_group

DII = ("--method", "dii")  # otherwise, what is run depends on the table
SHARE = 2
SIGNALS = (signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
LONG = ([*DII, "--set", "epochs=100000"], [*DII, "--set", "epochs=60", "--set", "search=exhaustive"],
        [*DII, "--set", "epochs=300", "--set", "search=l1-path"],
        [*DII, "--set", "epochs=40", "--set", "trust=stability"],
        [*DII, "--set", "epochs=5"], ["--method", "fps"], ["--method", "pcov-cur"])


def run_of(random):
    """A run that takes anything from a moment to forever."""
    plots = [] if random.random() < 0.5 else ["--no-plots"]
    return ["run", "table.csv", "--inputs", "1-3", "--truth", "4", "--out", "out", "--quiet", *plots,
            *random.choice(LONG)]


def before_it(trial):
    """Sometimes the folder holds an earlier run."""
    trial.write("table.csv", text(table(trial.random, trial.random.choice((40, 300)))))
    if trial.random.random() < 0.5:
        trial.run(["run", "table.csv", "--inputs", "1-3", "--truth", "4", "--out", "out", "--quiet",
                   *DII, "--set", "epochs=2"])
        return ["--force"] if takes_force(trial) else []
    return []


def takes_force(trial):
    """Whether this program refuses folders that are in use."""
    return "--force" in trial.run(["run", "--help"]).out


def seen(trial):
    """The folder of results: whether it is there, and what it holds."""
    folder = trial.folder / "out"
    return folder.exists(), hashes(folder)


def judge(trial, number, ended, before):
    """Judges what the signal left."""
    if ended.code == -number and seen(trial) == before:
        trial.tell("read")  # before it began
    elif number != signal.SIGKILL or ended.code >= 0:
        word, why = of_end(ended, (0, 3))
        trial.tell(word, why and f"{signal.Signals(number).name}: {why}")
    else:
        trial.tell("read")
    if half := half_written(trial.folder / "out"):
        trial.tell("lost", f"{signal.Signals(number).name} left half-written {half}")


def judge_record(trial, number):
    """The saved files must be usable."""
    record = trial.folder / "out/record.json"
    if not record.exists():
        return
    if trouble := trouble_in_record(record, may_be_empty=True):
        trial.tell("wrong", f"{signal.Signals(number).name}: {trouble}")
    trial.tell(*of_end(trial.run(["compare", "out/record.json"])))


def trial(trial):
    """Starts, waits a random moment, ends."""
    random = trial.random
    more = before_it(trial)
    inputs = hashes(trial.folder).get("table.csv")
    before = seen(trial)
    number = random.choice(SIGNALS)
    process = trial.start([*run_of(random), *more])
    time.sleep(random.choice((0.0, 0.02, 0.2, 1.0)) + random.random() * 0.5)
    if process.poll() is None:
        trial.commands.append(f"# ended by {signal.Signals(number).name}")
        end_group(process, number)
    judge(trial, number, trial.end(process), before)
    judge_record(trial, number)
    if hashes(trial.folder).get("table.csv") != inputs:
        trial.tell("lost", "the input has changed")
