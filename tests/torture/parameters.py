# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Odd values for every parameter that the program lists, and odd options."""

import json
import re

from good_files import table, text
from verdict import of_end, of_run

DII = ("--method", "dii")  # otherwise, what is run depends on the table
SHARE = 4
VALUES = ("", " ", "nan", "-nan", "inf", "-inf", "1e308", "-1e308", "1e-308", "1e-320", "1e400", "0", "-0", "-1",
          "1", "2", "3", "0.5", "1.5", "-0.5", "1e9", "9223372036854775807", "9223372036854775808",
          "-9223372036854775809", "18446744073709551616", "2147483648", "auto", "on", "off", "true", "no", "x",
          "1,2", "1,,2", "0,0.5,1", "1e-3,1e-2", "nan,1", "1;2", "0x10", "1e", "--", "é", "\U0001f600", "a" * 3000,
          "1e-12", "1e12", "1000000", "100", "1e3", "10", "5", "0.99", "1e-6", ",".join(["0.5"] * 400))
# Searches and studies make many runs, so each gets only a few epochs.
SHORT = {"epochs": "3"}
FLAGS = ("--top", "--threshold", "--seed", "--threads", "--truth-kind", "--truth-scaling", "--missing", "--method",
         "--inputs", "--keep", "--truth", "--label", "--id", "--time", "--period", "--truth-period", "--group",
         "--prepare", "--beside", "--beside-key", "--known-weights", "--truth-data", "--delimiter", "--decimal",
         "--comment", "--skip", "--array", "--set", "--out")
REPEATABLE = ("--period", "--truth-period", "--group", "--prepare", "--beside", "--array", "--set")
COLUMNS = ("1-3", "a", "4-1", "0", "5", "1-", "-", "a,a", "*", "1-99999999999", "b=2pi", "a=0", "a=-1", "a=nan",
           "a=inf", "a=1e400", "a=1e-320", "g=a,b", "g=", "=a", "table.csv", "/dev/null", "nothing.csv", ".", "..")
STEPS = ("scale", "scale:by=", "scale:by=x", "log", "log:columns=*", "stride", "stride:stride=0", "stride:stride=-1",
         "stride:stride=1e9", "random", "random:count=0", "random:count=999999999", "farthest:count=5", "filter",
         "filter:condition=", "filter:condition=a > nan", "filter:condition=a > 1e400", "filter:condition=a >",
         "filter:condition=a > 99", "filter:condition=((", "drop", "drop:columns=*", "fill", "fill-missing", ":",
         "x:y=z")


def listed(trial):
    """The methods and their parameters, from the program itself."""
    ended = trial.run(["methods", "--json"])
    return json.loads(ended.out)


def bounds(accepted):
    """The numbers of 'a number from 0 to 1' as text, or None."""
    found = re.search(r"from (\S+) to ([^\s,]+)", accepted)
    return found.groups() if found else None


def number_within(random, low, high, whole):
    """A bound or a number between; small whole numbers, as these often count repetitions."""
    least, most = float(low), float(high)
    if whole:
        few = random.randint(int(least), min(int(most), int(least) + 30))
        return str(random.choice((int(least), int(least) + 1, few)))
    between = least + (most - least) * random.random() ** random.choice((1, 10, 40))
    return random.choice((low, high, repr(between), repr(between)))


def accepted_value(random, accepted):
    """A value that the program says it accepts."""
    if accepted.startswith("one of "):
        return random.choice(accepted.removeprefix("one of ").split(", ")).strip()
    if accepted.startswith("true"):
        return random.choice(("true", "false"))
    if accepted.endswith(", or auto") and random.random() < 0.2:
        return "auto"
    if not (found := bounds(accepted)):
        return random.choice(VALUES)
    many = 1 if not accepted.startswith("numbers") else random.choice((1, 2, 3, 5))
    return ",".join(number_within(random, *found, "whole" in accepted) for _ in range(many))


def odd_value(random, parameter):
    """An odd value, one at the limit of what is accepted, or one within."""
    return random.choice(VALUES) if random.random() < 0.25 else accepted_value(random, parameter["accepted"])


def odd_settings(random, method):
    """Options for one to three parameters of a method."""
    given = dict(SHORT) if any(p["id"] == "epochs" for p in method["parameters"]) else {}
    for parameter in random.sample(method["parameters"], min(len(method["parameters"]), random.choice((1, 2, 3, 5)))):
        given[parameter["id"]] = odd_value(random, parameter)
    if given.get("epochs", "0") not in ("0", "1", "2", "3"):  # many epochs are no fault
        given["epochs"] = given["epochs"] if not is_large(given["epochs"]) else "7"
    return sum((["--set", f"{name}={value}"] for name, value in given.items()), [])


def is_large(value):
    """Whether a number of repetitions would take more than a moment."""
    try:
        return float(value) > 100
    except ValueError:
        return False


def odd_table(random):
    """A small table; sometimes with ties, constants, huge or tiny numbers."""
    rows = table(random, random.choice((4, 5, 8, 20, 40)))
    what = random.randrange(7)
    for at, row in enumerate(rows):
        if what == 0:
            row[0] = float(at % 2)
            row[1] = float(at % 3)
        elif what == 1:
            row[2] = 5.0
        elif what == 2:
            row[0] *= 1e300
        elif what == 3:
            row[1] *= 1e-300
        elif what == 4:
            row[:] = [float(random.randrange(2)) for _ in row]
    return rows


def odd_flag(random):
    """One option with an odd value."""
    flag = random.choice(FLAGS)
    values = STEPS if flag == "--prepare" else VALUES + COLUMNS + COLUMNS
    value = random.choice(values)
    if flag == "--out" and value.strip() in ("", ".", ".."):
        value = "out/../out"
    return [flag, value]


def with_flag(given, odd):
    """The words with an option, which takes the place of an earlier one: most may not be given twice."""
    flag = odd[0]
    if flag in given and flag not in REPEATABLE:
        at = given.index(flag)
        given = given[:at] + given[at + 2:]
    return given + odd


def trial(trial):
    """Odd settings of a method, or odd options, on a small table."""
    random = trial.random
    trial.write("table.csv", text(odd_table(random)))
    given = ["run", "table.csv", "--no-plots", "--quiet"]
    given += random.choice((["--inputs", "1-3", "--truth", "4"], ["--unsupervised"], []))
    if random.random() < 0.75:
        method = random.choice(listed(trial))
        if random.random() < 0.4:
            method = next(each for each in listed(trial) if each["id"] == "dii")
        given += ["--method", method["id"], *odd_settings(random, method)]
    else:
        given += [*DII, "--set", "epochs=2"]
        for _ in range(2 if random.random() < 0.3 else 1):
            given = with_flag(given, odd_flag(random))
    ended = trial.run(given + ([] if "--out" in given else ["--out", "out"]))
    if "--out" in given:
        trial.tell(*of_end(ended, (0, 2, 4)))
    else:
        trial.tell(*of_run(ended, trial.folder / "out"))
