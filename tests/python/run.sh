#!/bin/sh
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs a script of this folder with the Python that the module was built for, which PYTHONPATH names:
#   sh tests/python/run.sh SCRIPT [ARGUMENT...]
# Exits with 77, for "skipped", where the module was not built.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
script=$here/$1
shift
for python in ${PYTHON:-/usr/bin/python3 python3}; do
  if "$python" -B -c 'import sklearn, steelyard._core' 2>/dev/null; then
    exec "$python" -B "$script" "$@"
  fi
done
echo 'SKIPPED: no Python can import steelyard (-DSTEELYARD_PYTHON=ON builds it) and scikit-learn'
exit 77
