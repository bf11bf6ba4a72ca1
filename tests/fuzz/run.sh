#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Fuzzes everything that reads files: tests/fuzz/run.sh SECONDS [TARGET...]
# Builds the targets (preset asan) and runs each for that time, starting from the stored corpus;
# fails on any finding and leaves its input in build/fuzz/findings.
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$root"
# shellcheck source=app/setup.sh
. app/setup.sh

seconds=${1:?how many seconds to run each target}
shift
targets=("$@")
if [ ${#targets[@]} -eq 0 ]; then
  for source in tests/fuzz/fuzz_*.cpp; do
    targets+=("$(basename "$source" .cpp)")
  done
fi

build asan "${targets[@]}"
export findings=build/fuzz/findings seconds
mkdir -p "$findings"
# One thread a target, as many targets at once as there are cores: the inputs are small, and the
# targets run thousands of times a second.
export OMP_NUM_THREADS=1 LC_ALL=C.UTF-8

fuzz() {
  local target=$1 grown=build/fuzz/corpus/$1 log=build/fuzz/$1.log
  mkdir -p "$grown"
  if build/asan/tests/fuzz/"$target" -max_total_time="$seconds" -max_len=4096 -timeout=10 \
       -rss_limit_mb=2048 -artifact_prefix="$findings/$target-" -print_final_stats=1 \
       "$grown" "tests/fuzz/corpus/$target" >"$log" 2>&1; then
    printf '%s: %s inputs, nothing found\n' "$target" \
      "$(awk '/stat::number_of_executed_units/ { print $2 }' "$log")"
  else
    printf '%s: FAILED\n%s\n' "$target" "$(tail -n 40 "$log")"
    return 1
  fi
}
export -f fuzz

# The name of a target is an argument of the shell that xargs starts.
# shellcheck disable=SC2016
printf '%s\n' "${targets[@]}" | xargs -P "$(nproc)" -I{} bash -c 'fuzz "$1"' fuzz {} ||
  { printf 'Findings in %s\n' "$findings"; exit 1; }
