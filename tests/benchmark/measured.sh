# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# For scripts that measure the whole program by Python: sourced, not run. Needs $root.
. "$root/app/setup.sh"

# measure SCRIPT [ARGUMENT...]: builds the program, unless STEELYARD names another one, and becomes
# the script, a file of this folder, which gets --steelyard PROGRAM and the arguments.
measure() {
  script=$root/tests/benchmark/$1
  shift
  # The lists are split into words on purpose.
  # shellcheck disable=SC2086
  install_packages $steelyard_packages_build $steelyard_packages_tests || exit 1
  program=${STEELYARD:-$root/build/release/app/steelyard}
  [ -n "${STEELYARD:-}" ] || build release steelyard steelyard-parse || exit 1
  # The distribution's Python comes first: it is the one whose packages are installed above.
  python=python3
  ! /usr/bin/python3 -c '' 2>/dev/null || python=/usr/bin/python3
  exec "$python" -B "$script" --steelyard "$program" "$@"
}
