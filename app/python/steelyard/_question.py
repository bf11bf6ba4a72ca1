# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The parameters that all classes have: what is asked of a table, whatever the method."""

import inspect
import numbers

from . import _core

# Name, default, help. Those of a method come before.
PARAMETERS = (
    ("top", None, "Select this many of the best features. None leaves it to the method's rule; where "
     "it has none, all features stay and only the ranking says something."),
    ("at_least", None, "Select the features whose first value (the weight, the score; the largest is 1) "
     "is at least this large, from 0 to 1. None leaves it to the method."),
    ("keep", None, "Names or positions of features that every selection has; the choice is among the "
     "others, given these."),
    ("periods", None, "Periods of features: a dictionary by name or position, or one number for each "
     "feature, 0 for none."),
    ("input_groups", None, "Features that belong together, such as x, y, z of an atom, so that all of "
     "them are selected or none: a dictionary of feature to the name of its group, or one name for "
     "each feature."),
    ("truth_as", "auto", "What y is: 'numbers', 'classes', or 'inputs' to compare the inputs with "
     "themselves (y is then left out). 'auto': texts and truth values are classes, numbers are "
     "numbers, unless the method takes classes only. Classes are one column; several columns are "
     "numbers."),
    ("truth_kind", "columns", "What the columns of y are: 'columns' (as they are), 'pair-distances' "
     "(x, y, z of points: all their distances) or 'distance-matrix' (samples x samples)."),
    ("truth_scaling", "auto", "Scaling of the columns of y: 'none', 'standardised', or 'auto': "
     "standardised if several spread differently."),
    ("missing", "refuse", "Missing cells (NaN): 'refuse', 'drop-rows' or 'fill-median' (features "
     "only)."),
    ("row_order", "automatic", "Whether the rows are a series in time: 'series', 'any', or "
     "'automatic': if the target of neighbouring rows is alike."),
    ("wrap_periods", False, "Wrap columns that exceed their period into one period."),
    ("threads", None, "Number of threads, at most 1024; None for all cores. The result does not depend on it."),
    ("progress", None, "None, True for a line on standard error, or a function of a fraction, an "
     "iteration and a stage. If it returns False, the run is stopped and its result so far counts."),
)


# As on the command line.
MOST_THREADS = 1024
MOST_FEATURES = 1000000
MOST_REPEATS = 100
LARGEST_SEED = 2147483647


def signature_parameters(but=()):
    kind = inspect.Parameter.KEYWORD_ONLY
    return [
        inspect.Parameter(name, kind, default=default)
        for name, default, _ in PARAMETERS
        if name not in but
    ]


def whole_number(name, value, least, most, or_else=""):
    """An argument that is to be a whole number; `or_else` says what else it may be."""
    is_whole = isinstance(value, numbers.Integral) and not isinstance(value, bool)
    if not is_whole or not least <= value <= most:
        raise _core.InputError(
            f"{name}: {value!r} is not accepted; accepted: a whole number from {least} to {most}"
            + or_else
        )
    return int(value)


def share(name, value):
    """A number from 0 to 1, or None."""
    is_number = isinstance(value, numbers.Real) and not isinstance(value, bool)
    if value is not None and not (is_number and 0 <= value <= 1):
        raise _core.InputError(
            f"{name}: {value!r} is not accepted; accepted: a number from 0 to 1, or None"
        )
    return None if value is None else float(value)


def question_of(estimator):
    threads = estimator.threads
    if threads is not None:
        threads = whole_number("threads", threads, 1, MOST_THREADS, ", or None")
    return _core.Question(
        missing=estimator.missing,
        truth_kind=estimator.truth_kind,
        truth_scaling=estimator.truth_scaling,
        row_order=estimator.row_order,
        wrap_periods=bool(estimator.wrap_periods),
        threads=threads or 0,
    )
