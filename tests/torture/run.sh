#!/bin/sh
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Torture tests of the program: sh tests/torture/run.sh [MINUTES | short] [--seed N]
#   [--program FILE] [--only KIND,...]
# Odd files of every format, files that are cut off, odd parameters, damaged records and sessions,
# kills, full disks and allocations that fail. Prints a table; exits with 1 if anything was wrong,
# crashed, hung or lost. Cases that show a fault are kept in build/torture/findings with their command
# lines.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
case " $* " in
  *' --program '*) ;;
  *)
    . "$root/app/setup.sh"
    # The list is split into words on purpose.
    # shellcheck disable=SC2086
    install_packages $steelyard_packages_build python3 || exit 1
    build release steelyard steelyard-parse || exit 1
    ;;
esac
exec python3 -B "$root/tests/torture/torture.py" "$@"
