# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables for the tests, and the program that they are compared with."""

import csv
import json
import os
import pathlib
import subprocess

import numpy as np

PROGRAM = os.environ.get("STEELYARD", "")


def numbers(samples=60, features=6, seed=3):
    """A target that the first two features explain."""
    random = np.random.default_rng(seed)
    X = random.normal(size=(samples, features))
    return X, X[:, 0] - 2 * X[:, 1] ** 2 + 0.1 * random.normal(size=samples)


def words(y, names=("low", "middle", "high")):
    """Classes by the size of the target."""
    places = np.searchsorted(np.quantile(y, [1 / 3, 2 / 3]), y)
    return np.array(names, object)[places]


def write(path, columns):
    """A table of columns by their names, with numbers that read back as the same bits."""
    with open(path, "w", newline="") as file:
        table = csv.writer(file)
        table.writerow(columns)
        for row in zip(*columns.values()):
            table.writerow(each if isinstance(each, str) else repr(float(each)) for each in row)
    return path


def as_columns(X, **more):
    return {**{f"x{place}": X[:, place] for place in range(X.shape[1])}, **more}


def program(*arguments):
    return subprocess.run([PROGRAM, *map(str, arguments)], check=True, capture_output=True, text=True)


def record_of(folder, table, *arguments):
    """What the command line writes of a run."""
    out = pathlib.Path(folder) / "run"
    program("run", table, *arguments, "--no-plots", "--no-check", "--quiet", "--force", "--out", out)
    return json.loads((out / "record.json").read_text())
