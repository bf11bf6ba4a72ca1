#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs what README.md shows for Python, and the script that it is taken from: readers copy it."""

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
README = HERE.parents[1] / "README.md"


def blocks():
    """The blocks of Python in README.md."""
    return re.findall(r"^```python\n(.*?)^```$", README.read_text(), re.MULTILINE | re.DOTALL)


def main():
    shown = blocks()
    for number, text in enumerate(shown, 1):
        print(f"README.md, block {number} of {len(shown)}")
        exec(compile(text, f"README.md, block {number}", "exec"), {"__name__": "__main__"})
    print("tests/python/readme_example.py")
    text = (HERE / "readme_example.py").read_text()
    exec(compile(text, "readme_example.py", "exec"), {"__name__": "__main__"})
    if not shown:
        print("README.md shows no Python yet: only the script was run")
    return 0


if __name__ == "__main__":
    sys.exit(main())
