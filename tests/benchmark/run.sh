#!/bin/sh
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds the benchmarks and prints the tables of timings: sh tests/benchmark/run.sh [bench_...]
# Without names: epochs of the DII, its searches, a large run and default runs, selections by FPS and
# CUR, then whole processes beside what a person might use instead (peers.sh); takes about a quarter
# of an hour.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
. "$root/app/setup.sh"

# The lists are split into words on purpose.
# shellcheck disable=SC2086
install_packages $steelyard_packages_build $steelyard_packages_tests || exit 1
peers=no
if [ "$#" -eq 0 ]; then
  peers=yes
  set -- bench_dii_epoch bench_dii_searches bench_dii_paths bench_pcov_selection \
    bench_laplacian_score bench_neighbours
fi
build release "$@" || exit 1

# As in the program itself: idle threads that spin would slow down the working ones.
export OMP_WAIT_POLICY=passive GOMP_SPINCOUNT=3000

printf 'Processor: %s, %s cores; load before: %s\n' \
  "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)" "$(nproc)" \
  "$(cut -d ' ' -f 1 /proc/loadavg)"
printf 'DADApy, scikit-matter: quoted figures, timed on another 2-core machine with AVX-512\n'
code=0
for program in "$@"; do
  "$root/build/release/tests/benchmark/$program" || code=$?
done
# Its programs decide for themselves how their threads wait.
[ "$peers" = no ] || env -u OMP_WAIT_POLICY -u GOMP_SPINCOUNT sh "$root/tests/benchmark/peers.sh" ||
  code=$?
exit "$code"
