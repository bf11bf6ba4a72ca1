# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of faults (a file per folder, paragraphs of "key: value") and how they enter a source."""

import re
import zlib
from dataclasses import dataclass
from pathlib import Path

# From the bottom up: faults of a folder may be noticed by the tests of folders that use it.
KEYS = ["name", "file", "from", "to", "why", "tests", "above"]
HEADER = "steelyard_fault.h"


@dataclass
class Fault:
    name: str
    room: str
    file: str
    original: str
    mutated: str
    why: str
    tests: str  # a regular expression for the test programs to run first
    above: str  # and for those to run if none of these notices the fault
    number: int = 0


class ListError(Exception):
    pass


def read_list(folder: Path) -> list[Fault]:
    faults = []
    for path in sorted(folder.glob("*.txt")):
        faults += read_room(path.stem, path.read_text())
    names = [fault.name for fault in faults]
    for name in names:
        if names.count(name) > 1:
            raise ListError(f"two faults are named {name}")
    for fault in faults:
        # From the name, not the position: adding a fault must not recompile all others.
        fault.number = 1 + zlib.crc32(fault.name.encode()) % (2**31 - 1)
    if len({fault.number for fault in faults}) < len(faults):
        raise ListError("two names give the same number: rename one of them")
    return faults


def read_room(room: str, text: str) -> list[Fault]:
    """A paragraph without a name sets the tests for all that follow."""
    common = {}
    faults = []
    for paragraph in re.split(r"\n\s*\n", text):
        entry = read_paragraph(room, paragraph)
        if not entry:
            continue
        if "name" not in entry:
            common.update(entry)
            continue
        entry = {**common, **entry}
        lacking = [key for key in KEYS if key not in entry]
        if lacking:
            raise ListError(f"{room}: {entry['name']} lacks {', '.join(lacking)}")
        faults.append(Fault(entry["name"], room, entry["file"], entry["from"], entry["to"],
                            entry["why"], entry["tests"], entry["above"]))
    return faults


def read_paragraph(room: str, paragraph: str) -> dict[str, str]:
    """An indented line continues the value above it; "#" begins a comment."""
    entry: dict[str, str] = {}
    key = ""
    for line in paragraph.splitlines():
        if line.startswith("#") or not line.strip():
            continue
        if line[0].isspace():
            entry[key] += "\n" + line.strip()
            continue
        key, colon, value = line.partition(":")
        if not colon or key not in KEYS or key in entry:
            raise ListError(f"{room}: cannot read the line '{line}'")
        entry[key] = value.strip()
    return entry


def occurrences(source: str, original: str) -> list[tuple[int, int]]:
    """Where the text occurs, ignoring line breaks and indentation."""
    before, inner, after = parts(original)

    def pattern(text: str) -> str:
        return re.sub(r"(\\\s|\s)+", lambda _: r"\s+", re.escape(text))
    found = re.finditer(f"{pattern(before)}({pattern(inner)}){pattern(after)}", source)
    return [match.span(1) for match in found]


def parts(original: str) -> tuple[str, str, str]:
    """The text before, the text to replace, the text after: "f(<<a>>, b)" replaces a."""
    before, mark, rest = original.partition("<<")
    inner, end, after = rest.partition(">>")
    return (before, inner, after) if mark and end else ("", original, "")


def switched(fault: Fault) -> str:
    """Switches statements by if and else, an expression by the conditional operator."""
    original = parts(fault.original)[1]
    if original.endswith((";", "}")):
        return f"if (steelyard_fault({fault.number})) {{ {fault.mutated} }} else {{ {original} }}"
    return f"(steelyard_fault({fault.number}) ? ({fault.mutated}) : ({original}))"


def put_in(tree: Path, faults: list[Fault]) -> dict[str, str]:
    """The changed sources with all faults, each behind its switch."""
    changed = {}
    wrong = []
    for file in sorted({fault.file for fault in faults}):
        if not (tree / file).exists():
            wrong.append(f"there is no {file}")
            continue
        source = (tree / file).read_text()
        places = []
        for fault in (fault for fault in faults if fault.file == file):
            found = occurrences(source, fault.original)
            if len(found) != 1:
                wrong.append(f"{fault.name}: found {len(found)} times in {file}: {fault.original}")
            else:
                places.append((*found[0], fault))
        places.sort(key=lambda place: place[0], reverse=True)
        for (start, end, fault), before in zip(places, [*places[1:], (0, 0, None)]):
            if before[1] > start:
                wrong.append(f"{fault.name} and {before[2].name} overlap")
            source = source[:start] + switched(fault) + source[end:]
        changed[file] = f'#include "{HEADER}"\n#line 1\n{source}'
    if wrong:
        raise ListError("\n".join(wrong))
    return changed


SWITCH = """#pragma once

#include <cstdlib>

inline int steelyard_chosen_fault() {
  const char* text = std::getenv("STEELYARD_FAULT");
  return text == nullptr ? 0 : std::atoi(text);
}

inline const int steelyard_the_fault = steelyard_chosen_fault();

inline bool steelyard_fault(int number) { return number == steelyard_the_fault; }
"""
