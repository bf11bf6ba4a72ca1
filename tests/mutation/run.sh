#!/bin/sh
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Do the tests notice small faults?
#   sh tests/mutation/run.sh [--check] [--with-shared] [NAME or folder...]
# One build holds all faults of tests/mutation/faults, each behind a switch; the tests run once
# without a fault, then with one fault at a time. --check only tests whether the list fits the
# sources.
set -eu

exec python3 "$(dirname -- "$0")/mutation.py" "$@"
