#!/bin/sh
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds the benchmarks and prints the tables of speed: sh tests/benchmark/run.sh [bench_...]
# Without names: the DII's epochs, its searches, a large run and default runs, then selections by FPS and
# CUR; about twelve minutes.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
. "$root/app/setup.sh"

# The lists are split into words by intention.
# shellcheck disable=SC2086
install_packages $steelyard_packages_build $steelyard_packages_tests || exit 1
[ "$#" -gt 0 ] || set -- bench_dii_epoch bench_dii_searches bench_dii_paths \
  bench_pcov_selection bench_laplacian_score
build release "$@" || exit 1

# As the program itself does: idle threads that spin would slow the working ones down.
export OMP_WAIT_POLICY=passive

printf 'Processor: %s, %s cores; load before: %s\n' \
  "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)" "$(nproc)" \
  "$(cut -d ' ' -f 1 /proc/loadavg)"
printf 'DADApy, scikit-matter: as quoted, timed on another 2-core machine with AVX-512\n'
for program in "$@"; do
  "$root/build/release/tests/benchmark/$program"
done
