# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Who is told how far some work is."""

import sys


def line(fraction, iteration, stage):
    """Shows it on standard error, in one line that is written anew."""
    words = f"{100 * fraction:3.0f} %"
    if iteration:
        words += f", iteration {iteration}"
    if stage:
        words += f", {stage}"
    print(f"\r{words:<78.78}", end="\n" if fraction >= 1 else "", file=sys.stderr, flush=True)


def told(progress):
    """A function that core calls: None and False for nobody, True for a line on standard error."""
    if progress is None or progress is False:
        return None
    if progress is True:
        return line
    if not callable(progress):
        raise TypeError(
            "progress must be None, True, or a function of a fraction, an iteration and a stage, "
            f"not {progress!r}"
        )
    return progress
