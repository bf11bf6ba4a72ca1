# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The kinds of torture, by name. A module has SHARE, its trials in each round, and trial(trial)."""

import allocations
import clothes
import cuts
import damaged_json
import disks
import odd_files
import parameters
import processes
import window

ALL = {
    "odd-files": odd_files,
    "cut-and-changed": cuts,
    "formats": clothes,
    "parameters": parameters,
    "damaged-records": damaged_json,
    "kills": processes,
    "disks": disks,
    "allocations": allocations,
    "window": window,
}
SHORT_ROUNDS = 10
