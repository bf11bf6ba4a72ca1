#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the tests of this folder: run_tests.py [NAME], with a NAME those of test_NAME.py alone, without
one all but test_conventions.py, which takes as long as all others."""

import pathlib
import sys
import unittest

HERE = pathlib.Path(__file__).resolve().parent


def main():
    sys.path.insert(0, str(HERE))
    names = sys.argv[1:] or [
        path.stem[len("test_"):] for path in HERE.glob("test_*.py") if path.stem != "test_conventions"
    ]
    suite = unittest.defaultTestLoader.loadTestsFromNames(sorted(f"test_{name}" for name in names))
    result = unittest.TextTestRunner(verbosity=2).run(suite)
    return 0 if result.wasSuccessful() and result.testsRun else 1


if __name__ == "__main__":
    sys.exit(main())
