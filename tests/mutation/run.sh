#!/bin/sh
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Do the tests notice small faults? sh tests/mutation/run.sh [--check] [--with-shared] [NAME or room...]
# One build holds all faults of tests/mutation/faults behind a switch; the tests run once with none of
# them, and then with one after the other. --check only looks whether the list fits the sources.
set -eu

exec python3 "$(dirname -- "$0")/mutation.py" "$@"
