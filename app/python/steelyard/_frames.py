# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables of text from core as frames of pandas or, without pandas, as dictionaries of arrays."""

import numpy as np


def column(cells):
    """Numbers where all cells are numbers or empty; otherwise the texts."""
    try:
        return np.array([float(cell) if cell else np.nan for cell in cells])
    except ValueError:
        return np.array(cells, object)


def frame(table):
    header, rows = table
    columns = {name: column([row[place] for row in rows]) for place, name in enumerate(header)}
    try:
        import pandas
    except ImportError:
        return columns
    return pandas.DataFrame(columns)
