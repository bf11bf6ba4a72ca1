#!/bin/sh
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds Steelyard and starts it: sh app/run.sh [arguments of the program]
# Without arguments it opens the window with the demo or, without a display, runs the demo in the
# terminal and leaves the results in a folder.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
. "$root/app/setup.sh"

# The list is split into words on purpose.
# shellcheck disable=SC2086
install_packages $steelyard_packages_build || exit 1
build release steelyard || exit 1
program=$root/build/release/app/steelyard

if [ $# -gt 0 ]; then
  exec "$program" "$@"
fi
if [ -n "${DISPLAY:-}" ] || [ -n "${WAYLAND_DISPLAY:-}" ]; then
  say 'Opening the window.'
  exec "$program"
fi

out=$root/build/demo-$(date +%Y%m%d-%H%M%S)
say 'There is no display here, so the demo runs in the terminal.'
status=0
"$program" demo ten-gaussians --out "$out" || status=$?
if [ "$status" -ne 0 ]; then
  complain "The demo did not finish (exit code $status)."
  exit "$status"
fi
say '' 'The results are in this folder:' "$out"
