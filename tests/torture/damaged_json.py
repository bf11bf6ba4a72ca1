# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records with damaged bytes, types, lengths or keys: rerun, compared, tested on held-out data."""

import json

from good_files import table, text
from verdict import of_end, trouble_in_csv

DII = ("--method", "dii")  # otherwise, what is run depends on the table
SHARE = 4
ODD = (None, True, False, 0, 1, -1, 2, 3, 7, 0.5, -0.5, 1e308, -1e308, 1e-320, 2**31, 2**32, 2**53, 2**63 - 1, 2**63,
       2**64 - 1, 2**64, -2**63, -2**63 - 1, "", "x", "nan", "é", "x" * 5000, [], {}, [[]],
       [{}], [0], [1, 2, 3], [1, 2, 3, 4], [-1], [99], ["a"], [None], [1.5], {"a": 1}, "input", "dii", "fps",
       "converged", "distance-matrix", "table.csv", "\u0000", "../x", "/dev/zero")
RUNS = ([*DII, "--set", "epochs=3"], [*DII, "--set", "epochs=3", "--set", "search=l1-path"], ["--method", "fps"],
        [*DII, "--set", "epochs=2", "--set", "search=backward"], ["--method", "pcov-cur", "--set", "select=samples"],
        [*DII, "--set", "epochs=2", "--set", "trust=stability"])


def places(value, path=()):
    """All positions in a JSON value."""
    yield path
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in children:
        yield from places(child, (*path, key))


def at(value, path):
    """The value at a position."""
    for key in path:
        value = value[key]
    return value


def change_one(random, value):
    """Sets, deletes, doubles, empties or lengthens something."""
    path = random.choice([path for path in places(value) if path])
    holder, key = at(value, path[:-1]), path[-1]
    what = random.randrange(8)
    old = holder[key]
    if what == 0:
        del holder[key]
    elif what == 1 and isinstance(old, list):
        old.extend(old[:3] or [0])
    elif what == 2 and isinstance(old, list) and old:
        old.pop()
    elif what == 3 and isinstance(old, (int, float)) and not isinstance(old, bool):
        holder[key] = random.choice((-old - 1, old + 1, old * 1000, old + 0.5, old * 1e300))
    elif what == 4 and isinstance(holder, dict):
        holder["another"] = old
    else:
        holder[key] = random.choice(ODD)


def shorten(value):
    """Limits the number of epochs: that a thousand times as many take long is not a fault."""
    if not isinstance(value, dict):
        return
    runs = value.get("runs")
    records = [value] + [run.get("record") for run in (runs if isinstance(runs, list) else []) if isinstance(run, dict)]
    for record in records:
        parameters = record.get("parameters") if isinstance(record, dict) else None
        for key, number in parameters.items() if isinstance(parameters, dict) else ():
            if isinstance(number, int) and 50 < number <= 1_000_000:
                parameters[key] = number % 50 + 1


def damaged(random, content):
    """Bytes of a damaged JSON file."""
    what = random.random()
    if what < 0.12:
        return content[:random.randrange(len(content))]
    if what < 0.3:
        content = bytearray(content)
        for _ in range(random.choice((1, 1, 3, 20))):
            byte = random.choice((0, 0x22, 0x2D, 0x39, 0x5B, 0x7D, 0xFF, random.randrange(256)))
            content[random.randrange(len(content))] = byte
        return bytes(content)
    if what < 0.34:
        deep = random.choice((b"[", b'{"a":')) * random.choice((100, 5000, 200_000))
        return random.choice((deep, content.replace(b"null", deep, 1), content.replace(b"[", deep, 1)))
    value = json.loads(content)
    for _ in range(random.choice((1, 1, 1, 2, 5))):
        change_one(random, value)
    shorten(value)
    return json.dumps(value).encode("utf-8", "surrogatepass")


def recorded(trial, *more):
    """Writes the record of a short run to out/record.json; true if that worked."""
    trial.write("table.csv", text(table(trial.random, 40)))
    how = trial.random.choice(RUNS)
    ended = trial.run(["run", "table.csv", "--inputs", "1-3", "--truth", "4", "--out", "out", "--no-plots", "--quiet",
                       *how, *more])
    word, why = of_end(ended)
    if word != "read":
        trial.tell("wrong", f"no record to damage: {why or ended.words()}")
    return word == "read"


def uses(random):
    """Commands that read a record."""
    return random.sample((["rerun", "damaged.json", "--quiet", "--out", "again"],
                          ["compare", "damaged.json", "out/record.json", "--csv", "runs.csv", "--html", "report.html",
                           "--weights", "weights.csv", "--pairs", "pairs.csv"],
                          ["held-out", "damaged.json", "--csv", "errors.csv"]), 2)


def trial(trial):
    """A damaged record, used in two ways."""
    if not recorded(trial):
        return
    trial.write("damaged.json", damaged(trial.random, (trial.folder / "out/record.json").read_bytes()))
    for arguments in uses(trial.random):
        ended = trial.run(arguments)
        word, why = of_end(ended, (0, 1, 2, 4))  # 1: a rerun gave a different result
        if word == "read" and (trial.folder / "again/reduced.csv").exists():
            if trouble := trouble_in_csv(trial.folder / "again/reduced.csv", ()):
                word, why = "wrong", trouble
        trial.tell(word, why)
