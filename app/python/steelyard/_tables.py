# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables from files, frames and arrays, and records applied to them."""

import os

import numpy as np

from . import _core
from ._columns import Columns, are_numbers, as_array
from ._frames import applied_frame
from ._progress import told
from ._question import whole_number

MOST_LINES = 1000000  # as on the command line
ROLES = ("inputs", "truth", "label", "id", "time", "weight")


def path_of(path, parameter):
    """The path as core takes it: bytes of a name that is no UTF-8 stay what they are."""
    if not isinstance(path, (str, bytes, os.PathLike)):
        raise _core.InputError(f"{parameter}: {path!r} is not accepted; accepted: a path")
    return os.fsencode(path)


def a_word(parameter, word):
    if word is not None and not isinstance(word, str):
        raise _core.InputError(f"{parameter}: {word!r} is not accepted; accepted: a text, or None")
    return word


def truth_value(parameter, value):
    if value is not None and not isinstance(value, (bool, np.bool_)):
        raise _core.InputError(
            f"{parameter}: {value!r} is not accepted; accepted: True, False or None"
        )
    return None if value is None else bool(value)


def in_one_text(columns):
    return columns if isinstance(columns, str) else ",".join(str(each) for each in columns)


def read_table(source, *, inputs=None, truth=None, label=None, id=None, time=None, weight=None,
               arrays=(), encode=True, encoding=None, delimiter=None, decimal=None, thousands=None,
               skip=None, header=None, progress=None):
    """Reads a table in any format that Steelyard knows, with roles as on the command line.

    Parameters
    ----------
    source : path, or a text such as 'generator:ten-gaussians?samples=500&seed=1'
        CSV and other text, NPY, NPZ, MATLAB, HDF5, Excel, OpenDocument, SPSS, Stata, SAS, ARFF,
        COLVAR, XVG, XYZ.
    inputs, truth, label, id, time, weight : str or list of str, default=None
        Columns by name, number or range: 'x1,x2' or '1-10'. Without inputs, these are all other
        columns that do not name or number the samples.
    arrays : list of str
        Arrays to read from a file with several, side by side in this order.
    encode : bool, default=True
        Texts with few values become inputs, as on the command line: where no inputs are given, or
        where they are among them.
    encoding : str, default=None
        Of a text: 'utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'latin-1', 'shift-jis' or 'gbk'.
        This and the parameters below are as on the command line, and are guessed by default; files
        that are no text with columns say themselves how they are written.
    delimiter : str, default=None
        'comma', 'semicolon', 'tab', 'bar' or 'blank', or the mark itself.
    decimal : str, default=None
        '.' or ',', or 'point' or 'comma'.
    thousands : str, default=None
        What stands between thousands: 'comma', 'point', 'blank', 'apostrophe' or 'none'.
    skip : int, default=None
        Number of lines to skip at the start.
    header : bool, default=None
        Whether the first row names the columns.

    Returns
    -------
    Table
    """
    given = zip(ROLES, (inputs, truth, label, id, time, weight))
    roles = {
        role.rstrip("s") if role == "inputs" else role: in_one_text(columns)
        for role, columns in given
        if columns is not None
    }
    written = _core.DialectGiven(
        encoding=a_word("encoding", encoding),
        delimiter=a_word("delimiter", delimiter),
        decimal=a_word("decimal", decimal),
        thousands=a_word("thousands", thousands),
        skip=None if skip is None else whole_number("skip", skip, 0, MOST_LINES, ", or None"),
        header=truth_value("header", header),
    )
    path = path_of(source, "source")
    return _core.read(path, list(arrays), roles, bool(encode), written, told(progress))


def table(data, *, inputs=None, truth=(), label=(), id=(), time=(), weight=()):
    """A table of a frame of pandas, or of an array, with roles.

    Parameters
    ----------
    data : pandas.DataFrame, or array of two dimensions, whose columns are called x0, x1, ...
    inputs, truth, label, id, time, weight : str or list of str
        Names of columns. Without inputs, these are all columns of numbers that have no other role.

    Returns
    -------
    Table
    """
    if not hasattr(data, "columns"):
        array = np.asarray(data, np.float64)
        if array.ndim != 2:
            raise _core.InputError(f"data: a shape of {array.shape}; accepted: two dimensions")
        names = [f"x{number}" for number in range(array.shape[1])]
        columns = {name: array[:, place] for place, name in enumerate(names)}
    else:
        columns = {str(name): as_array(data[name]) for name in data.columns}
    wanted = dict(zip(ROLES[1:], (truth, label, id, time, weight)))
    roles = {name: [] for name in columns}
    for role, named in wanted.items():
        for name in listed(named, columns):
            roles[name].append(role)
    if inputs is None:
        inputs = [name for name in columns if not roles[name] and are_numbers(columns[name])]
    for name in listed(inputs, columns):
        roles[name].append("input")
    made = Columns()
    for name, values in columns.items():
        made.add(values, name, roles[name])
    return made.table()


def listed(names, columns):
    names = [names] if isinstance(names, str) else list(names)
    for name in names:
        if name not in columns:
            raise _core.InputError(f"there is no column {name!r}; accepted: {', '.join(columns)}")
    return names


def apply(record, data, *, moved="", predict=True, progress=None):
    """Applies the record of a run to other samples: the same as `steelyard apply RECORD DATA`.

    Parameters
    ----------
    record : path of a record.json
    data : path, Table, pandas.DataFrame or array
        A file is read like the table of the record, where it does not show that it is written in
        another way; `read_table` reads it in any way.
    moved : path, default=''
        Where the table of the record is now.
    predict : bool, default=True
        Repeat the run for its model, which records do not keep.

    Returns
    -------
    pandas.DataFrame, or a dictionary of arrays without pandas
    """
    if isinstance(data, (str, bytes, os.PathLike)):
        applied, data = _core.apply_record_to_file, path_of(data, "data")
    else:
        applied = _core.apply_record
        data = data if isinstance(data, _core.Table) else table(data)
    found, remarks = applied_frame(
        applied(
            path_of(record, "record"), path_of(moved, "moved"), data, bool(predict), told(progress)
        )
    )
    if hasattr(found, "attrs"):
        found.attrs["remarks"] = remarks
    return found
