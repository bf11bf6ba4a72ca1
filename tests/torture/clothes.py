# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The same numbers in every format give the same result, to the bit."""

import json

from good_files import FORMATS, good, table
from verdict import of_run

DII = ("--method", "dii")  # otherwise, what is run depends on the table
SHARE = 1
RUN = ("--inputs", "1-3", "--truth", "4", *DII, "--set", "epochs=3", "--no-plots", "--quiet")


def weights_from(trial, name):
    """Weights of a short run, or None after a verdict."""
    ended = trial.run(["run", name, "--out", "out-" + name, *RUN])
    word, why = of_run(ended, trial.folder / ("out-" + name))
    if word != "read":
        trial.tell("wrong" if word == "refused" else word, f"{name}: {why or ended.words()}")
        return None
    record = json.loads((trial.folder / ("out-" + name) / "record.json").read_bytes())
    return record["result"]["space"]["weights"]


def trial(trial):
    """Plain CSV against one other format."""
    rows = table(trial.random, trial.random.choice((5, 24, 60)))
    name = trial.random.choice([name for name in FORMATS if name != "commas.csv"])
    trial.write("commas.csv", good("commas.csv", rows))
    trial.write(name, good(name, rows))
    expected = weights_from(trial, "commas.csv")
    found = weights_from(trial, name)
    if expected is not None and found is not None:
        trial.tell("read" if expected == found else "wrong", f"{name}: other numbers than from the CSV")
