# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables of text from core as frames of pandas or, without pandas, as dictionaries of arrays."""

import numpy as np

from ._columns import free_name


def number(cell):
    """Python also reads 1_000, which is a text, and 00123, whose zeros would be lost."""
    if "_" in cell or (len(cell) > 1 and cell[0] == "0" and cell.isdigit()):
        raise ValueError(cell)
    return float(cell) if cell else np.nan


def column(cells):
    """Numbers where all cells are numbers or empty; otherwise the texts."""
    try:
        return np.array([number(cell) for cell in cells])
    except ValueError:
        return np.array(cells, object)


def applied_frame(applied):
    """The rows to which a run was applied, and the remarks on them."""
    header, rows, remarks, classes = applied
    return frame((header, rows), texts=(classes, f"{classes} (predicted)")), remarks


def frame(table, texts=()):
    """Of columns with the same name, all but the first get an apostrophe.

    texts : names of columns that stay texts, even where each is a number
    """
    header, rows = table
    columns = {}
    for place, name in enumerate(header):
        cells = [row[place] for row in rows]
        columns[free_name(name, columns)] = (
            np.array(cells, object) if name in texts else column(cells)
        )
    try:
        import pandas
    except ImportError:
        return columns
    return pandas.DataFrame(columns)
