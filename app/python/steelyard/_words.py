# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Values of parameters in the words of the command line, and names that Python accepts."""

import keyword
import numbers

import numpy as np


def python_name(parameter):
    """Some ids are words of Python: lambda becomes lambda_."""
    return parameter + "_" if keyword.iskeyword(parameter) else parameter


def text_of(value):
    """The shortest text that reads back as the same value; None is what the method decides."""
    if value is None:
        return "auto"
    if isinstance(value, (bool, np.bool_)):
        return "true" if value else "false"
    if isinstance(value, str):
        return value
    if isinstance(value, numbers.Integral):
        return str(int(value))
    if isinstance(value, numbers.Real):
        return repr(float(value))
    try:
        return ",".join(text_of(each) for each in value)
    except TypeError:
        raise TypeError(
            f"{value!r} is no value of a parameter: accepted are numbers, words, lists of numbers, "
            "True, False, and None for what the method decides"
        ) from None
