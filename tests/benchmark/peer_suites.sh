#!/bin/sh
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs what can be run of a peer's own tests against Steelyard, and prints how many pass:
#   sh tests/benchmark/peer_suites.sh FOLDER...
# Each FOLDER is a checkout of scikit-matter or metric-learn. Its classes that Steelyard also has are
# replaced by those of tests/benchmark/peer_shims, which call the module of Python; everything else
# that the tests use stays the peer's. Nothing of a peer is in this repository.
# Needs the module (-DSTEELYARD_PYTHON=ON) in build/release/app/python, or where PYTHONPATH names it,
# and Debian's python3-pytest.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
PYTHONPATH=${PYTHONPATH:-$root/build/release/app/python}
export PYTHONPATH
for python in ${PYTHON:-/usr/bin/python3 python3}; do
  if "$python" -B -c 'import pytest, steelyard._core' 2>/dev/null; then
    exec "$python" -B "$root/tests/benchmark/peer_suites.py" "$@"
  fi
done
echo 'No Python can import steelyard (build it with -DSTEELYARD_PYTHON=ON) and pytest.' >&2
exit 1
