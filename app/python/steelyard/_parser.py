# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the program is that parses files of MATLAB, HDF5, Excel, SPSS, Stata and SAS."""

import os
import pathlib
import sys

NAME = "steelyard-parse"


def find_parser():
    """Core looks beside the running program, which is Python here, unless this variable says more."""
    package = pathlib.Path(__file__).resolve().parent
    for folder in (
        package,  # of a wheel
        package.parents[1],  # of a build: app/python/steelyard is beside it
        pathlib.Path(sys.prefix) / "libexec" / "steelyard",
        pathlib.Path("/usr/libexec/steelyard"),
    ):
        if (folder / NAME).is_file():
            os.environ.setdefault("STEELYARD_PARSE", str(folder / NAME))
            return
