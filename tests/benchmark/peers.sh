#!/bin/sh
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Prints a table of times of Steelyard, each from the start of the program to its end, beside those
# of what a person might use instead, which are without its start and without reading the table:
#   sh tests/benchmark/peers.sh [--peers FOLDER]... [METHOD...]
# scikit-learn is installed. scikit-matter, metric-learn, DADApy and scikit-feature are used where
# Python can load them, or where a FOLDER is a checkout of one of them, or holds such checkouts;
# STEELYARD_PEERS=FOLDER:FOLDER says the same. STEELYARD=PROGRAM is measured instead of what is
# built here. See peer_times.py for what is compared. Takes about a minute, with all peers three.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
. "$root/tests/benchmark/measured.sh"
measure peer_times.py "$@"
