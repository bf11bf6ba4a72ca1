#!/bin/sh
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Prints the peak memory of whole processes, as rows of Markdown for resources/docs/speed.md:
#   sh tests/benchmark/memory.sh [--limit SECONDS] [--sizes ROWS,...] [--write] [METHOD...]
# The memory is what GNU time (/usr/bin/time) says of the process at its end. The tables are those of
# million.sh: 100,000 and 1,000,000 samples x 50 inputs, unless --sizes says otherwise. A process is
# interrupted at the limit, 600 s unless told, and its cell then says so. STEELYARD=PROGRAM is
# measured instead of what is built here. See memory.py. Needs 1 GB of disk for temporary files.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
. "$root/tests/benchmark/measured.sh"
install_packages time || exit 1
measure memory.py "$@"
