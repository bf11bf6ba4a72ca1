#!/bin/sh
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Prints what a million samples cost: time to a first value, to the end, processor time and peak
# memory of whole processes on a table of 1,000,000 x 50, beside what is aimed at:
#   sh tests/benchmark/million.sh [--limit SECONDS] [--rows NUMBER] [ROW...]
# A process is interrupted at the limit, 600 s unless told. STEELYARD=PROGRAM is measured instead of
# what is built here. See million.py for the rows. Needs 1 GB of disk in the folder for temporary
# files, and at most as many limits as there are rows: choose rows by their names.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
. "$root/tests/benchmark/measured.sh"
measure million.py "$@"
