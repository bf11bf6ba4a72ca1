#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""See peer_suites.sh."""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

SHIMS = pathlib.Path(__file__).resolve().parent / "peer_shims"

# Of each peer: how its checkout is recognised, where its package is, the plugin that replaces its
# classes, and which of its tests are about these classes: files, and words that must be in a name.
PEERS = (
    ("scikit-matter", "src/skmatter", "src", "skmatter_shims",
     (("tests/test_feature_*fps.py", ""), ("tests/test_feature_*cur.py", ""),
      ("tests/test_sample_*fps.py", ""), ("tests/test_sample_*cur.py", ""))),
    ("metric-learn", "metric_learn", ".", "metric_learn_shims",
     (("test/metric_learn_test.py", "MLKR"), ("test/test_fit_transform.py", "mlkr"),
      ("test/test_mahalanobis_mixin.py", "MLKR"),
      ("test/test_components_metric_conversion.py", "mlkr"),
      ("test/test_sklearn_compat.py", "mlkr or MLKR"), ("test/test_base_metric.py", "mlkr or MLKR"),
      ("test/test_utils.py", "MLKR"))),
)


def peer_in(folder):
    for peer in PEERS:
        if (folder / peer[1]).is_dir():
            return peer
    names = " or ".join(f"{peer[0]} (which has {peer[1]})" for peer in PEERS)
    raise SystemExit(f"{folder} is no checkout of {names}")


def outcomes(folder, package, plugin, files, words):
    """What pytest says of each test: passed, failed or skipped, and why."""
    with tempfile.TemporaryDirectory() as place:
        report = pathlib.Path(place) / "report.xml"
        paths = [str(folder / package), str(SHIMS), os.environ.get("PYTHONPATH", "")]
        done = subprocess.run(
            [sys.executable, "-B", "-m", "pytest", "-q", "-p", plugin, "-p", "no:cacheprovider",
             f"--junitxml={report}", *(["-k", words] if words else []), *map(str, files)],
            cwd=folder, env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
            capture_output=True, text=True,
        )
        if not report.exists():
            raise SystemExit(f"pytest did not run in {folder}:\n{done.stdout}{done.stderr}")
        cases = list(xml.parse(report).iter("testcase"))
    return [(f"{case.get('classname')}.{case.get('name')}", *outcome(case)) for case in cases]


def outcome(case):
    for kind in ("failure", "error", "skipped"):
        found = case.find(kind)
        if found is not None:
            words = (found.get("message") or found.text or "").strip().splitlines()
            return ("skipped" if kind == "skipped" else "failed"), (words or [""])[0]
    return "passed", ""


def run(folder):
    name, _, package, plugin, suites = peer_in(folder)
    found, absent = [], []
    for pattern, words in suites:
        files = sorted(folder.glob(pattern))
        if files:
            found += outcomes(folder, package, plugin, files, words)
        else:
            absent.append(pattern)
    if not found:
        raise SystemExit(f"{folder} has none of the tests of {name} that could be run")
    counts = {each: sum(one[1] == each for one in found) for each in ("passed", "failed", "skipped")}
    for test, how, why in found:
        if how != "passed":
            print(f"  {how}: {test}: {why}")
    if absent:
        print(f"  not there: {', '.join(absent)}")
    print(f"{name}: {counts['passed']} of {len(found)} of its tests pass, "
          f"{counts['failed']} fail, {counts['skipped']} are skipped by themselves")
    return counts["passed"]


def main():
    parser = argparse.ArgumentParser(description="Runs tests of peers against Steelyard.")
    parser.add_argument("folders", metavar="FOLDER", nargs="+", type=pathlib.Path)
    folders = parser.parse_args().folders
    for folder in folders:
        if not folder.is_dir():
            raise SystemExit(f"there is no folder {folder}: a checkout of a peer is needed")
    return 0 if all([run(folder.resolve()) for folder in folders]) else 1


if __name__ == "__main__":
    sys.exit(main())
