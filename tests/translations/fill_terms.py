#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fills and checks the translations of the fixed texts of core (ui/term_text.h).

    fill_terms.py FILE...   adds translations from objects {"English": "translation"} in JSON; an
                            empty translation removes a text
    fill_terms.py           says what is wrong and fails

A text is gone if it is no literal in core and not put together of some. Which texts of methods and
studies are missing, tests/ui/tst_term_text.cpp knows, which asks the registry; here, the sources are
searched for what a registry does not know: the titles of numbers, columns and figures, the names of
lines in them, units, the labels of solutions, and what a complaint is about.
"""

import json
import pathlib
import re
import sys
import xml.etree.ElementTree as xml

from core_patterns import ROOT, quoted, tokens

TRANSLATIONS = ROOT / "resources/translations"
# What has its name from such a literal: type, name of the variable, brace, id and title.
NAMED = ("Figure", "FeatureColumn", "ScalarInfo")
TITLES = ("title", "value_title")
# Whose first literal in braces is a name, and whose second is one after an id.
LABELLED = ("Member", "term_words")
AFTER_ID = ("Complaint",)


def read(path):
    kept = {}
    if path.exists():
        for entry in xml.parse(path).iter("message"):
            kept[entry.findtext("source", "")] = entry.findtext("translation", "")
    return kept


def write(path, kept):
    language = path.stem.split("_", 1)[1]
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}_{language.upper()}" sourcelanguage="en">',
        "<context>",
        "    <name>Terms</name>",
    ]
    for source, translation in sorted(kept.items()):
        lines += [
            "    <message>",
            f"        <source>{quoted(source)}</source>",
            f"        <translation>{quoted(translation)}</translation>",
            "    </message>",
        ]
    lines += ["</context>", "</TS>", ""]
    path.write_text("\n".join(lines), "utf-8")


def titles_of(source):
    """The titles of figures, axes, columns and numbers in the tokens of a source."""
    for at, (kind, words) in enumerate(source):
        if kind != "text" or at < 3 or not re.search("[A-Za-z]{2}", words):
            continue
        before = [word for _, word in source[at - 3 : at]]
        after = source[at + 1][1] if at + 1 < len(source) else ""
        # A finding and a check of an answer have an id before the title; message() translates theirs.
        if before[0] == "." and before[1] in TITLES and before[2] == "=" and after != "+":
            if source[at - 4][1] != ",":
                yield words
        figure = [word for _, word in source[max(0, at - 5) : at]]
        if len(figure) == 5 and figure[0] in NAMED and figure[2] == "{" and figure[4] == ",":
            if after != "+":
                yield words


def is_in_pushed(before):
    """Whether the literal after these tokens is the second of push_back({..., "id", "name"})."""
    if len(before) < 2 or before[-1][1] != "," or before[-2][0] != "text":
        return False
    opened = [word for _, word in before[:-2]]
    while opened and opened[-1] not in ("{", "}", ";", "("):
        opened.pop()
    return opened[-3:] == ["push_back", "(", "{"]


def names_of(source):
    """The names of lines, units, labels and complaints in the tokens of a source."""
    for at, (kind, words) in enumerate(source):
        if kind != "text" or at < 4 or at + 1 == len(source) or not re.search("[A-Za-z]{2}", words):
            continue
        before = [word for _, word in source[at - 4 : at]]
        # What follows a blank may be a number, without which the window looks the rest up.
        if source[at + 1][1] == "+" and not words.endswith(" "):
            continue
        if before[3] == "=" and before[2] in ("unit", "label"):
            yield words
        elif before[3] in "{(" and before[2] in LABELLED:
            yield words
        elif before[0] in AFTER_ID and before[1] == "{" and before[3] == ",":
            yield words
        elif before == ["thresholds", "=", "{", "{"] or is_in_pushed(source[max(0, at - 12) : at]):
            yield words


def sources():
    for path in sorted((ROOT / "core").rglob("*")):
        if path.suffix in (".h", ".cpp"):
            yield path, tokens(path.read_text("utf-8"))


def is_known(text, known):
    """Whether it is a text of core, or put together of some: "Compare with Elastic net"."""
    # The end of a run is its id in words: "iteration limit".
    return text in known or text.replace(" ", "-") in known or any(
        text[:end] in known and is_known(text[end:], known) for end in range(2, len(text) - 1)
    )


def faults_of(path, known, titles):
    kept = read(path)
    where = path.relative_to(ROOT)
    for source, translation in kept.items():
        if not is_known(source, known):
            yield f"{where}: gone from the sources: {source}"
        if not translation.strip():
            yield f"{where}: not translated: {source}"
        elif any(source[end].isspace() != translation[end].isspace() for end in (0, -1)):
            yield f"{where}: a blank at an end is part of the text: {source}"
    for title, file in sorted(titles.items()):
        if title not in kept:
            yield f"{where}: missing, of {file}: {title}"


def main():
    path = TRANSLATIONS / "terms_de.ts"
    kept = read(path)
    for file in sys.argv[1:]:
        for source, translation in json.loads(pathlib.Path(file).read_text("utf-8")).items():
            kept[source] = translation
    if len(sys.argv) > 1:
        write(path, {source: text for source, text in kept.items() if text})
    known = set()
    titles = {}
    for file, source in sources():
        known.update(words for kind, words in source if kind == "text")
        # Records and reports are English.
        if file.parent.name not in ("report", "record", "data"):
            titles.update((title, file.relative_to(ROOT)) for title in titles_of(source))
            titles.update((name, file.relative_to(ROOT)) for name in names_of(source))
    faults = list(faults_of(path, known, titles))
    if faults:
        print("\n".join(faults))
        print(f"{len(faults)} faults: tests/translations/fill_terms.py says how to mend them")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
