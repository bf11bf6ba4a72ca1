# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Good files cut off somewhere, or with a byte changed: must be noticed or read as they are."""

import json

from good_files import FORMATS, good, table
from verdict import of_end, of_run

DII = ("--method", "dii")  # otherwise, what is run depends on the table
SHARE = 5
RUN = ("--inputs", "1-3", "--truth", "4", *DII, "--set", "epochs=2", "--no-plots", "--quiet", "--force")


def seen(trial, name, folder):
    """(word, why, what was read): rows, columns, notes and the numbers of a short run."""
    ended = trial.run(["info", name, "--json"])
    word, why = of_end(ended)
    if word != "read":
        return word, why, None
    table_read = json.loads(ended.out)
    facts = {"rows": table_read["rows"], "columns": len(table_read["columns"]),
             "notes": table_read["warnings"], "weights": None}
    ended = trial.run(["run", name, "--out", folder, *RUN])
    word, why = of_run(ended, trial.folder / folder)
    if word == "read":
        record = json.loads((trial.folder / folder / "record.json").read_bytes())
        facts["weights"] = record["result"]["space"]["weights"]
        facts["notes"] += record["warnings"]
    return ("read" if word == "refused" else word), why, facts


def is_whole_table(content, cut, name):
    """Whether a cut here is undetectable: the last row has all its cells."""
    lines = content[:cut].decode("utf-8", "replace").splitlines()
    if not lines:
        return False
    if len(lines) == 1:
        return True
    if name.endswith("xyz"):
        return len(lines) % 4 == 0 and len(lines[-1].split()) == 4
    mark = next(mark for mark in ";\t, " if content.splitlines()[-1].decode().count(mark) == 3)
    return lines[-1].count(mark) == 3


def cut_somewhere(trial):
    """A cut, more often near the start, where the headers are."""
    random = trial.random
    name = random.choice(list(FORMATS))
    rows = table(random)
    content = good(name, rows)
    most = len(content) if random.random() < 0.6 else min(len(content), 300)
    cut = random.randrange(most)
    trial.write(name, content[:cut])
    word, why, facts = seen(trial, name, "out")
    if facts is None or word != "read":
        trial.tell(word, why)
        return
    if facts["weights"] is None:
        trial.tell("refused")  # info could read it as text; no run took it for numbers
        return
    trial.write("whole-" + name, content)
    _, _, whole = seen(trial, "whole-" + name, "whole")
    marked = FORMATS[name][1]
    same = facts["weights"] == whole["weights"]
    if same or facts["notes"] or (not marked and is_whole_table(content, cut, name)):
        trial.tell("read")
    else:
        trial.tell("wrong", f"{name} cut at {cut} of {len(content)} was read without a note: "
                            f"{facts['rows']} rows, {facts['columns']} columns")


def change_somewhere(trial):
    """A changed byte: formats with checksums must notice it."""
    random = trial.random
    name = random.choice(list(FORMATS))
    content = bytearray(good(name, table(random)))
    whole = bytes(content)
    for _ in range(random.choice((1, 1, 1, 3, 20))):
        content[random.randrange(len(content))] = random.choice((0, 255, 128, 0x30, random.randrange(256)))
    trial.write(name, bytes(content))
    word, why, facts = seen(trial, name, "out")
    if facts is None or word != "read" or not FORMATS[name][2] or facts["weights"] is None:
        trial.tell(word, why)
        return
    trial.write("whole-" + name, whole)
    _, _, original = seen(trial, "whole-" + name, "whole")
    if facts["weights"] == original["weights"] or facts["notes"]:
        trial.tell("read")
    else:
        trial.tell("wrong", f"{name}: a changed byte gave different numbers without a note")


def trial(trial):
    """Either of the two."""
    if trial.random.random() < 0.6:
        cut_somewhere(trial)
    else:
        change_somewhere(trial)
