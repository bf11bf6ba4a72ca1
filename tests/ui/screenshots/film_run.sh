#!/bin/sh
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Makes the README's moving picture from the window. Needs ImageMagick (Debian: imagemagick).
#   sh tests/ui/screenshots/film_run.sh [FILE.gif [WIDTHxHEIGHT]]
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../../.." && pwd)
picture=${1:-$root/resources/readme/run.gif}
size=${2:-1280x780}
cmake --build "$root/build/release" --target film_run >/dev/null
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
HOME=$work XDG_CONFIG_HOME=$work OMP_WAIT_POLICY=passive QT_QPA_PLATFORM=offscreen \
  "$root/build/release/tests/film_run" "$work" "$size"
set --
for frame in "$work"/*.png; do
  hundredths=${frame##*-}
  set -- "$@" -delay "${hundredths%.png}" "$frame"
done
# One palette for all frames, and of each only what differs from the one before.
convert "$@" +dither -colors 96 +map -layers optimize -loop 0 "$picture"
ls -l "$picture"
