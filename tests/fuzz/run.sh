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
findings=build/fuzz/findings
mkdir -p "$findings"
# One thread: the inputs are small, and the targets run thousands of times a second.
export OMP_NUM_THREADS=1 LC_ALL=C.UTF-8
failed=()
for target in "${targets[@]}"; do
  grown=build/fuzz/corpus/$target
  mkdir -p "$grown"
  log=build/fuzz/$target.log
  if build/asan/tests/fuzz/"$target" -max_total_time="$seconds" -max_len=4096 -timeout=10 \
       -rss_limit_mb=2048 -artifact_prefix="$findings/$target-" -print_final_stats=1 \
       "$grown" "tests/fuzz/corpus/$target" >"$log" 2>&1; then
    printf '%s: %s inputs, nothing found\n' "$target" \
      "$(awk '/stat::number_of_executed_units/ { print $2 }' "$log")"
  else
    printf '%s: FAILED\n' "$target"
    tail -n 40 "$log"
    failed+=("$target")
  fi
done
[ ${#failed[@]} -eq 0 ] || { printf 'Findings in %s: %s\n' "$findings" "${failed[*]}"; exit 1; }
