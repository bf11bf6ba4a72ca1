# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Arrays and frames as columns of a table."""

from datetime import date, timedelta
from numbers import Integral

import numpy as np

from . import _core


class Columns:
    """Collects columns with their roles, and makes a table of them without copying one before."""

    def __init__(self):
        self._blocks = []
        self._columns = []
        self._taken = set()

    def add_block(self, values, names, roles, **about):
        """Columns of numbers side by side. In `about`, periods, groups and kept are one per column."""
        self._blocks.append(values)
        for position, name in enumerate(names):
            own = {key: each[position] for key, each in about.items()}
            self._columns.append(_core.Column(self._free(name), roles, **own))

    def add(self, values, name, roles):
        """A column of numbers or, for texts and truth values, of categories."""
        numbers, categories = encoded(values)
        self._blocks.append(numbers.reshape(-1, 1))
        self._columns.append(_core.Column(self._free(name), roles, categories))

    def table(self):
        return _core.Table.of_arrays(self._blocks, self._columns)

    def _free(self, name):
        name = free_name(name, self._taken)
        self._taken.add(name)
        return name


def free_name(name, taken):
    """The name, with as many apostrophes as make it new."""
    name = str(name)
    while name in taken:
        name += "'"
    return name


def is_missing(value):
    """None, NaN and what pandas has for them: a comparison with NA is neither true nor false."""
    return value is None or type(value).__name__ in ("NAType", "NaTType") or value != value


def plain_times(values):
    """Times of pandas with a zone, and periods, by when they are or begin: numpy knows neither."""
    kind = type(getattr(values, "dtype", None)).__name__
    times = getattr(values, "dt", values)  # of a series
    if kind == "DatetimeTZDtype":
        return times.tz_convert(None)
    return times.to_timestamp() if kind == "PeriodDtype" else values


def are_times(array):
    """Whether an array holds dates, times or durations, and nothing else."""
    if array.dtype.kind != "O":
        return array.dtype.kind in "Mm"
    there = [value for value in array.ravel() if not is_missing(value)]
    return bool(there) and all(isinstance(value, (date, timedelta)) for value in there)


def as_array(values):
    """Of one dimension; categories of pandas become what they stand for."""
    values = plain_times(values)
    array = np.asarray(values)
    if array.dtype.kind in "US" and not hasattr(values, "dtype"):
        array = np.asarray(values, object)  # numpy makes a text of what is missing in a list
    if array.ndim == 2 and array.shape[1] == 1:
        array = array[:, 0]
    if array.ndim != 1:
        raise ValueError(f"one column is expected, but the shape is {array.shape}")
    return array


def are_numbers(array):
    """Whether an array holds numbers: truth values and texts are classes."""
    if array.dtype.kind in "iuf":
        return True
    if array.dtype.kind != "O":
        return False
    return all(
        is_missing(value) or isinstance(value, (int, float, np.number)) and not isinstance(value, bool)
        for value in array
    )


def encoded(values):
    """Numbers, and the texts that they stand for, in order of first appearance; none for numbers."""
    array = as_array(values)
    if array.dtype.kind == "c":
        raise ValueError("complex numbers are not supported")
    if array.dtype.kind in "Mm":  # times in seconds; in nanoseconds, there are no other centuries
        microseconds = array.astype(f"{array.dtype.kind}8[us]").astype(np.float64)
        microseconds[np.isnat(array)] = np.nan
        return microseconds / 1e6, []
    if are_numbers(array):
        if array.dtype.kind == "O":
            array = np.array([np.nan if is_missing(value) else value for value in array], np.float64)
        return array.astype(np.float64), []
    places, numbers = {}, np.empty(len(array))
    for row, value in enumerate(array):
        numbers[row] = np.nan if is_missing(value) else places.setdefault(str(value), len(places))
    return numbers, list(places)


def names_of(values, width, alone):
    """The names of a frame or a series; otherwise y, or y0, y1, ..."""
    if hasattr(values, "columns"):
        return [str(name) for name in values.columns]
    if getattr(values, "name", None) is not None:
        return [str(values.name)]
    return [alone] if width == 1 else [f"{alone}{number}" for number in range(width)]


def positions_of(wanted, names, parameter):
    """Positions of features that are named, given by their positions from 0, or marked as true."""
    wanted = [wanted] if isinstance(wanted, (str, Integral)) else list(wanted)
    if wanted and all(isinstance(each, (bool, np.bool_)) for each in wanted):
        if len(wanted) != len(names):
            raise _core.InputError(
                f"{parameter} has {len(wanted)} truth values for {len(names)} features; accepted: one "
                "for each feature"
            )
        return [position for position, is_wanted in enumerate(wanted) if is_wanted]
    return [position_of(each, names, parameter) for each in wanted]


def position_of(feature, names, parameter):
    if isinstance(feature, str):
        if feature not in names:
            raise _core.InputError(f"{parameter}: there is no feature {feature!r}")
        return names.index(feature)
    if isinstance(feature, Integral) and 0 <= feature < len(names):
        return int(feature)
    raise _core.InputError(
        f"{parameter}: there is no feature {feature!r}; accepted: names, or 0 to {len(names) - 1}"
    )


def one_per_feature(given, names, parameter, nothing):
    """A value for each feature, from a dictionary by names or positions, or from a sequence."""
    values = [nothing] * len(names)
    if given is None:
        return values
    if isinstance(given, dict):
        for feature, value in given.items():
            values[position_of(feature, names, parameter)] = value
        return values
    given = list(given)
    if len(given) != len(names):
        raise _core.InputError(
            f"{parameter} has {len(given)} values for {len(names)} features; accepted: one for each "
            "feature, or a dictionary of features"
        )
    return [nothing if value is None else value for value in given]
