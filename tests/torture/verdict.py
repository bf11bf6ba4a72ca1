# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Judges a process that has ended and the files that it left."""

import csv
import io
import json
import re

WORDS = ("refused", "read", "wrong", "crashed", "hung", "lost")
BAD = WORDS[2:]

# What no message may contain: names from our code and its libraries.
OUR_WORDS = re.compile(r"std::|nlohmann|basic_string|vector::|bad_alloc|json\.exception|_M_|"
                       r"AddressSanitizer|runtime error:|terminate called|QFatal")
NOT_FINITE = re.compile(r"[-+]?(nan(\(.*\))?|inf|infinity)$", re.IGNORECASE)
LONGEST_MESSAGE = 6000
# The first choice of farthest points has no score, and the last of CUR no gap.
MAY_BE_ABSENT = ("score", "eigengap")


def of_end(ended, allowed=(0, 2)):
    """(word, why) for an exit code and the messages; 'read' if all went well."""
    if ended.hung:
        return "hung", f"did not end in time: {ended.words()}"
    if ended.code < 0 or ended.code >= 70:
        return "crashed", f"exit {ended.code}: {ended.words()[-600:]}"
    if ended.code not in allowed:
        return "wrong", f"exit {ended.code} is not among {allowed}: {ended.words()[-300:]}"
    if found := OUR_WORDS.search(ended.error):
        return "wrong", f"says '{found.group()}': {ended.words()[-300:]}"
    if ended.code in (2, 4):
        return of_refusal(ended)
    return "read", ""


def of_refusal(ended):
    """A refusal must say briefly what is wrong."""
    if not ended.error.strip():
        return "wrong", "refused without a message"
    if len(ended.error) > LONGEST_MESSAGE:
        return "wrong", f"a message of {len(ended.error)} characters"
    return "refused", ""


def rows_of(path):
    """The rows of a CSV file, or None if it is incomplete."""
    text = path.read_bytes().decode("utf-8", "surrogateescape")
    if not text.endswith("\n"):
        return None
    rows = list(csv.reader(io.StringIO(text)))
    if len({len(row) for row in rows}) != 1:
        return None
    return rows


def trouble_in_csv(path, told):
    """Why a written CSV file is bad, or nothing. `told`: columns that hold text from the user."""
    rows = rows_of(path)
    if rows is None:
        return f"{path.name} is incomplete"
    for number, row in enumerate(rows[1:], 2):
        for name, cell in zip(rows[0], row):
            if NOT_FINITE.match(cell) and name not in told:
                return f"{path.name}, line {number}, {name}: {cell}"
    return ""


def nulls_in_result(result):
    """The names of values in a result that are not numbers."""
    found = [] if result.get("objective") is not None else ["objective"]
    if result["columns"] and None in result["columns"][0]["values"]:
        found.append(f"the column {result['columns'][0]['id']}")
    if None in result["space"].get("weights", []):
        found.append("the space")
    for number, point in enumerate(result["path"]):
        if point["objective"] is None or None in point["weights"]:
            found.append(f"path point {number}")
    for history in result["histories"]:
        if None in history["y"] and history["id"] not in MAY_BE_ABSENT:
            found.append(f"history {history['id']}")
    return found


def trouble_in_record(path, may_be_empty=False):
    """Why a written record is bad, or nothing. One that was stopped may hold no solution."""
    try:
        record = json.loads(path.read_bytes())
    except ValueError as error:
        return f"{path.name} is not JSON: {error}"
    if may_be_empty and "objective" not in record["result"]:
        return ""
    nulls = nulls_in_result(record["result"])
    return f"{path.name} holds no number at {', '.join(nulls[:5])}" if nulls else ""


def selects_a_column(path):
    """Whether a written selection marks a column as selected; None if the file is incomplete."""
    rows = rows_of(path)
    if rows is None:
        return None
    place = rows[0].index("selected")
    return any(row[place] == "yes" for row in rows[1:])


def trouble_in_results(folder, told=()):
    """Why what a run wrote with exit 0 is bad, or nothing."""
    names = {path.name for path in folder.iterdir()} if folder.is_dir() else set()
    if not {"record.json", "selected.csv"} <= names:
        return f"exit 0, but it wrote only {sorted(names)}"
    if "reduced.csv" not in names and selects_a_column(folder / "selected.csv") is not False:
        return f"exit 0 with a selected column, but it wrote only {sorted(names)}"
    for name in sorted(names):
        if name.endswith(".csv"):
            if trouble := trouble_in_csv(folder / name, told):
                return trouble
    return trouble_in_record(folder / "record.json")


def of_run(ended, folder, allowed=(0, 2), told=()):
    """As of_end, for a run that wrote into a folder."""
    word, why = of_end(ended, allowed)
    if word == "read" and ended.code == 0:
        if trouble := trouble_in_results(folder, told):
            return "wrong", trouble
    return word, why
