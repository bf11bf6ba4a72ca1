#!/bin/sh
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Pictures of the window at the sizes that it must fit, light and dark, for a person to look at:
#   sh tests/ui/screenshots/take_screenshots.sh FOLDER [TABLE]
set -eu
folder=$1
table=${2:-}
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../../.." && pwd)
cmake --build "$root/build/release" --target take_screenshots >/dev/null
mkdir -p "$folder"
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
for theme in light dark; do
  # Width x height in points, and how many pixels a point has.
  for size in 1024x640:1 853x480:1.5 1600x1000:1 1920x1080:1 1920x1080:2; do
    scale=${size#*:}
    mkdir -p "$folder/$scale"
    HOME=$home XDG_CONFIG_HOME=$home OMP_WAIT_POLICY=passive QT_QPA_PLATFORM=offscreen \
      QT_SCALE_FACTOR=$scale "$root/build/release/tests/take_screenshots" \
      "$folder/$scale" "${size%:*}" "$theme" ${table:+"$table"}
  done
done
