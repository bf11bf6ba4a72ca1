#!/bin/sh
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Prints how well k-means finds the classes in the features that rankings without a target put
# first, in percent, beside published figures (slides of Lindenbaum et al. 2021, Gated Laplacian):
#   sh tests/benchmark/cluster_accuracy.sh [NAME...]        Yale ALLAML colon lymphoma COIL20
# Twenty repeats of ten starts each, on the raw columns; the best of 50, 100, ... 300 features,
# which is chosen with the labels. Needs the tables beside the project; takes about ten minutes,
# most of them for COIL20.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
tables=$root/../shared/data/scikit-feature
[ -d "$tables" ] || { echo "skipped: there is no $tables"; exit 0; }
. "$root/app/setup.sh"
# The list is split into words on purpose.
# shellcheck disable=SC2086
install_packages $steelyard_packages_build || exit 1
build release steelyard || exit 1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# NAME COLUMNS LAPLACIAN GATES SETTINGS...: a row of the table. The figures are those of the slides.
row() {
  name=$1 columns=$2 laplacian=$3 gates=$4
  shift 4
  "$root/build/release/app/steelyard" run "$tables/$name.mat" --inputs "1-$columns" \
    --label "$((columns + 1))" --method dufs --set trust=cluster-accuracy \
    --set kept_numbers=50,100,150,200,250,300 --set repeats=20 "$@" --force \
    --out "$folder/run" >"$folder/log" 2>&1 || { cat "$folder/log"; exit 1; }
  tr '\r' '\n' <"$folder/log" | sed -n 's/^note: accuracy of clusters, //p' |
    awk -v name="$name" -v slides_l="$laplacian" -v slides_g="$gates" -v how="$*" '
      function best(line) { sub(/.*: /, "", line); sub(/ .*/, "", line); return 100 * line }
      /unsupervised/ { g = best($0) }
      /Laplacian/ { l = best($0) }
      /variance/ { v = best($0) }
      /random/ { r = best($0) }
      /all features/ { a = best($0) }
      END {
        printf "%-9s %5.1f %6s   %5.1f %6s   %5.1f %5.1f %5.1f  %s\n", name, l, slides_l, g,
          slides_g, v, r, a, how
      }'
}

printf '%-9s %5s %6s   %5s %6s   %5s %5s %5s  %s\n' table LS slides DUFS slides var. rand. all settings
[ "$#" -gt 0 ] || set -- Yale ALLAML colon lymphoma COIL20
for name in "$@"; do
  case $name in
    Yale)
      row Yale 1024 42.7 47.9
      row Yale 1024 42.7 47.9 --set sigma=0.3 --set restarts=1
      ;;
    ALLAML)
      row ALLAML 7129 73.2 74.5
      row ALLAML 7129 73.2 74.5 --set epochs=500 --set restarts=1
      ;;
    colon) row colon 2000 - - ;;
    lymphoma) row lymphoma 4026 - - ;;
    COIL20) row COIL20 1024 55.2 65.8 ;;
    *) echo "no table is named $name" && exit 1 ;;
  esac
done
