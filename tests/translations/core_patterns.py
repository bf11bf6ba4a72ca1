#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the patterns of messages in core and ui with their translations.

    core_patterns.py                  says what is wrong and fails
    core_patterns.py --update         adds new patterns as unfinished, and drops those that are gone
    core_patterns.py --fill FILE      the same, and takes translations from a list of objects
                                      {"id", "pattern", "translation"} in JSON

A pattern is the second argument of message("id", "pattern" ...), which lupdate does not know. Each
resources/translations/core_*.ts has one entry for each id, in the order of the ids. The comment is
the id: two messages may have the same words in English and others in another language.
"""

import argparse
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as xml
from xml.sax.saxutils import escape

ROOT = pathlib.Path(__file__).resolve().parents[2]

# A comment, a raw literal, a literal, a character (not a mark between digits), a word, or a mark.
TOKEN = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)
      |(?P<raw>(?:u8)?R"(?P<mark>[^()\s\\]*)\((?P<inside>.*?)\)(?P=mark)")
      |(?P<text>(?:u8)?"(?P<words>(?:[^"\\\n]|\\.)*)")
      |(?P<letter>'(?:\\'|\\[^'\n]*|[^'\\\n])')
      |(?P<word>\w(?:\w|(?<=[0-9a-fA-F])'(?=[0-9a-fA-F]))*)
      |(?P<other>\S)""",
    re.VERBOSE | re.DOTALL,
)
ESCAPE = re.compile(
    r"\\(?:u(?P<u>[0-9a-fA-F]{4})|U(?P<U>[0-9a-fA-F]{8})|(?P<x>x[0-9a-fA-F]+(?:\\x[0-9a-fA-F]+)*)"
    r"|(?P<octal>[0-7]{1,3})|(?P<line>\n)|(?P<one>.))",
    re.DOTALL,
)
ONE = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}
PLACE = re.compile(r"\{([1-9])(?::[^{}|]*\|[^{}|]*)?\}")


def unescaped(words):
    """What the compiler makes of the inside of a literal."""

    def character(found):
        if code := found["u"] or found["U"]:
            return chr(int(code, 16))
        if found["x"]:  # bytes of UTF-8, one after the other
            codes = re.findall(r"x([0-9a-fA-F]+)", found["x"])
            return bytes(int(code, 16) for code in codes).decode("utf-8", "replace")
        if found["octal"]:
            return chr(int(found["octal"], 8))
        return "" if found["line"] else ONE.get(found["one"], found["one"])

    return ESCAPE.sub(character, words)


def tokens(source):
    """(kind, words) of each token; adjacent literals are one."""
    made = []
    for found in TOKEN.finditer(source):
        kind = found.lastgroup
        if found["comment"]:
            continue
        if found["raw"] or found["text"]:
            words = found["inside"] if found["raw"] else unescaped(found["words"])
            if made and made[-1][0] == "text":
                words = made.pop()[1] + words
            made.append(("text", words))
        else:
            made.append((kind, found[0]))
    return made


def patterns_of(source, where, faults):
    """(id, pattern) of each message of a source."""
    all_tokens = tokens(source)
    for at in range(len(all_tokens) - 4):
        call, open_, name, comma, pattern = all_tokens[at : at + 5]
        if call != ("word", "message") or open_[1] != "(" or name[0] != "text":
            continue
        ends = all_tokens[at + 5][1] if at + 5 < len(all_tokens) else ""
        if comma[1] != "," or pattern[0] != "text" or ends not in (",", ")"):
            faults.append(f"{where}: {name[1]}: its pattern is no literal")
            continue
        yield name[1], pattern[1]


def patterns_of_sources(faults):
    """The pattern of each id in core and ui."""
    found = {}
    for folder in ("core", "ui"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix not in (".h", ".cpp"):
                continue
            where = path.relative_to(ROOT)
            for name, pattern in patterns_of(path.read_text("utf-8"), where, faults):
                if found.setdefault(name, pattern) != pattern:
                    faults.append(f"{where}: {name}: another message has this id")
    return dict(sorted(found.items()))


def read(path):
    """{id: (pattern, translation, kind)} of a file; the kind is "" or "unfinished"."""
    kept = {}
    if path.exists():
        for entry in xml.parse(path).iter("message"):
            translation = entry.find("translation")
            kept[entry.findtext("comment", "")] = (
                entry.findtext("source", ""),
                translation.text or "",
                translation.get("type", ""),
            )
    return kept


def quoted(text):
    return escape(text, {'"': "&quot;", "'": "&apos;"})


def write(path, kept):
    language = path.stem.split("_", 1)[1]
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}_{language.upper()}" sourcelanguage="en">',
        "<context>",
        "    <name>core</name>",
    ]
    for name, (pattern, translation, kind) in sorted(kept.items()):
        attribute = f' type="{kind}"' if kind else ""
        lines += [
            "    <message>",
            f"        <source>{quoted(pattern)}</source>",
            f"        <comment>{quoted(name)}</comment>",
            f"        <translation{attribute}>{quoted(translation)}</translation>",
            "    </message>",
        ]
    lines += ["</context>", "</TS>", ""]
    path.write_text("\n".join(lines), "utf-8")


def updated(wanted, kept, given):
    """What a file should hold: a translation stays as long as its pattern does."""
    new = {}
    for name, pattern in wanted.items():
        old_pattern, translation, kind = kept.get(name, ("", "", "unfinished"))
        if old_pattern != pattern:
            kind = "unfinished"  # its former translation is a help to whoever finishes it
        if kind and given.get(name, ("", ""))[0] == pattern:
            translation, kind = given[name][1], ""
        new[name] = (pattern, translation, kind)
    return new


def fault_of(pattern, translation, kind):
    """What is wrong with a translation; empty if nothing is."""
    if kind or not translation.strip():
        return "not translated"
    wanted, places = (set(PLACE.findall(text)) for text in (pattern, translation))
    if wanted != places:
        wanted, places = ("".join(f"{{{one}}}" for one in sorted(some)) for some in (wanted, places))
        return f"the pattern has the places {wanted or 'none'}, the translation {places or 'none'}"
    stray = [[PLACE.sub("", text).count(mark) for mark in "{}"] for text in (pattern, translation)]
    if stray[0] != stray[1]:
        return "a place is {1} or {1:one|many}"
    if any(pattern[end].isspace() != translation[end].isspace() for end in (0, -1)):
        return "a blank at an end is part of the pattern"
    return ""


def faults_of(path, wanted):
    kept = read(path)
    where = path.relative_to(ROOT)
    for name, pattern in wanted.items():
        if name not in kept:
            yield f"{where}: {name}: missing: {pattern}"
        elif kept[name][0] != pattern:
            yield f"{where}: {name}: the pattern has changed: {pattern}"
        elif fault := fault_of(*kept[name]):
            yield f"{where}: {name}: {fault}: {pattern}"
    for name in kept:
        if name not in wanted:
            yield f"{where}: {name}: gone from the sources"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--update", action="store_true", help="add new patterns, drop old ones")
    parser.add_argument("--fill", metavar="FILE", type=pathlib.Path, help="translations in JSON")
    asked = parser.parse_args()
    given = {}
    if asked.fill:
        for one in json.loads(asked.fill.read_text("utf-8")):
            given[one["id"]] = (one["pattern"], one["translation"])
    faults = []
    wanted = patterns_of_sources(faults)
    for path in sorted((ROOT / "resources/translations").glob("core_*.ts")):
        if asked.update or asked.fill:
            write(path, updated(wanted, read(path), given))
        faults += faults_of(path, wanted)
    if faults:
        print("\n".join(faults))
        print(f"{len(faults)} of {len(wanted)} patterns: python3 tests/translations/core_patterns.py "
              "--update adds and drops them; translate what it leaves unfinished")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
