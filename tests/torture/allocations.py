# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Out of memory: expects a message and an exit code, not a crash."""

import shutil

from good_files import FORMATS, good, table
from left_behind import half_written
from verdict import of_end, of_run
from workbench import Limits

DII = ("--method", "dii")  # otherwise, what is run depends on the table
SHARE = 3
SETTINGS = ([*DII, "--set", "epochs=2"], [*DII, "--set", "epochs=2", "--set", "search=l1-path"], ["--method", "fps"],
            [*DII, "--set", "epochs=2", "--set", "search=forward"], ["--method", "pcov-cur"], ["--method", "pcov-fps"],
            [*DII, "--set", "epochs=2", "--set", "trust=block-validation"],
            [*DII, "--set", "epochs=2", "--set", "trust=stability"],
            ["--method", "pcov-cur", "--set", "select=samples"], [*DII, "--set", "epochs=2", "--set", "search=exhaustive"])


def command(trial):
    """Something that needs memory."""
    random = trial.random
    name = random.choice([name for name in FORMATS if name != "plain.xyz"])
    trial.write(name, good(name, table(random, random.choice((20, 200)))))
    run = ["run", name, "--inputs", "1-3", "--truth", "4", "--out", "out", "--quiet", *random.choice(SETTINGS)]
    plain = run + ["--no-plots"]
    return random.choice((["info", name, "--json"], plain, plain, plain, run))


def judge(trial, arguments, ended):
    """Must finish normally or refuse with a message."""
    if "***MEMORY-ERROR***" in ended.error:
        trial.tell("refused")  # GLib, which Qt uses, ends a program with its own message
    elif arguments[0] == "run":
        trial.tell(*of_run(ended, trial.folder / "out", (0, 2, 4)))
    else:
        trial.tell(*of_end(ended))
    if half := half_written(trial.folder / "out"):
        trial.tell("lost", f"half-written {half}")


def too_little(trial):
    """A limit on address space, from far too little to nearly enough."""
    limits = Limits(memory=trial.random.choice((150, 250, 350, 450, 600, 800)) * 1000 + trial.random.randrange(50_000))
    arguments = command(trial)
    ended = trial.run(arguments, limits)
    if ended.code == 127 or "error while loading shared libraries" in ended.error:
        trial.tell("refused")  # it did not start
        return
    judge(trial, arguments, ended)


def one_fails(trial, library):
    """The k-th allocation of our own code fails."""
    random = trial.random
    arguments = command(trial)
    environment = {"TORTURE_COUNT": "count", "TORTURE_LEAST": random.choice(("0", "0", "1024"))}
    trial.run(arguments, environment=environment, preloaded=library)
    most = int((trial.folder / "count").read_text()) if (trial.folder / "count").exists() else 1000
    shutil.rmtree(trial.folder / "out", ignore_errors=True)
    environment["TORTURE_FAIL"] = str(random.randrange(1, max(most, 2)))
    environment["TORTURE_AFTER"] = random.choice(("1", "1", "3", "1000000"))
    judge(trial, arguments, trial.run(arguments, environment=environment, preloaded=library))


def trial(trial):
    """Either of the two."""
    library = trial.tools.get("failing_malloc")
    if library is None or trial.random.random() < 0.25:
        too_little(trial)
    else:
        one_fails(trial, library)
