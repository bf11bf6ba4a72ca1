# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Odd files of every format: refused clearly, or read into finite results."""

import gzip
import json

import odd_arrays
import odd_text
from verdict import of_end, of_run

DII = ("--method", "dii")  # otherwise, what is run depends on the table
SHARE = 8
MAKERS = ((odd_text.odd_delimited, 8), (odd_text.odd_lines, 4), (odd_text.odd_whole, 3), (odd_arrays.odd_npy, 3),
          (odd_arrays.odd_npz, 2), (odd_arrays.odd_zip, 2), (odd_arrays.odd_matlab, 3), (odd_arrays.odd_hdf5, 3))
FILES = ("table.csv", "table", "t.npy", "t.npz", "t.mat", "t.h5", "t.arff", "t.xyz", "COLVAR", "t.csv.gz")

ROLES = (["--unsupervised"], ["--truth", "1"], ["--truth", "truth"], ["--truth", "4", "--inputs", "1-3"],
         ["--inputs", "1", "--truth", "2"], ["--unsupervised", "--label", "2"], [])


def odd_gzip(random, content):
    """Compressed: twice, damaged, with trailing bytes, or correctly."""
    packed = gzip.compress(content, mtime=0)
    what = random.randrange(6)
    if what == 0:
        return gzip.compress(packed, mtime=0)
    if what == 1:
        return odd_arrays.spoilt(random, packed, 3)
    if what == 2:
        return packed + random.choice((b"\0" * 100, b"rubbish", packed, packed[:9]))
    return packed


def odd_content(random):
    """Bytes of an odd file."""
    make = random.choices([maker for maker, _ in MAKERS], [weight for _, weight in MAKERS])[0]
    content = make(random)
    return odd_gzip(random, content) if random.random() < 0.12 else content


def choices(random):
    """Options of a short run."""
    options = [random.choice(ROLES),
               ["--missing", random.choice(("refuse", "drop-rows", "fill-median"))],
               random.choice(([*DII, "--set", "epochs=2"], ["--method", "fps"], ["--method", "pcov-cur"],
                              [*DII, "--set", "epochs=2", "--set", "precision=double"]))]
    return sum(options, [])


def names_of_text(info):
    """Text columns, whose words the program repeats unchanged."""
    return [column["name"] for column in info["columns"] if column["kind"] == "category"]


def trial(trial):
    """A file, described by info and used for a run."""
    random = trial.random
    name = trial.write(random.choice(FILES), odd_content(random))
    ended = trial.run(["info", name, "--json"])
    word, why = of_end(ended)
    told = ()
    if word == "read":
        try:
            told = names_of_text(json.loads(ended.out))
        except ValueError as error:
            word, why = "wrong", f"info --json is no JSON: {error}"
    if word in ("read", "refused"):
        more = ["--no-plots"] if random.random() < 0.95 else []
        ended = trial.run(["run", name, "--out", "out", "--quiet", *more, *choices(random)])
        run_word, why = of_run(ended, trial.folder / "out", told=told)
        word = word if run_word == "refused" else run_word
    trial.tell(word, why)
