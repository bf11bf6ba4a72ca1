# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds which columns of a table matter, and how much.

Each method of Steelyard is a class that follows the conventions of scikit-learn::

    import steelyard

    selector = steelyard.Dii(epochs=50).fit(X, y)
    selector.ranking_           # 1 is the best
    selector.get_support()      # what the method's own rule selects
    selector.transform(X)       # those columns

``steelyard.Automatic`` tries quick methods of several kinds and needs no choice; ``steelyard.Panel``
compares methods on held-out samples. ``steelyard.methods()`` lists all of them. A run has the same
bits as the command ``steelyard run`` on the same numbers and settings.
"""

from ._parser import find_parser

find_parser()

from . import _core  # noqa: E402
from ._classes import made_classes, methods  # noqa: E402
from ._core import InputError, Table, __version__  # noqa: E402
from ._estimator import Answer, MethodSelector, SteelyardWarning  # noqa: E402
from ._panel import Panel  # noqa: E402
from ._studies import hrt, knockoffs, stability, study  # noqa: E402
from ._tables import apply, read_table, table  # noqa: E402

_classes = made_classes(__name__)
globals().update(_classes)

__all__ = sorted(
    [
        "Answer",
        "InputError",
        "MethodSelector",
        "Panel",
        "SteelyardWarning",
        "Table",
        "apply",
        "hrt",
        "knockoffs",
        "methods",
        "read_table",
        "stability",
        "study",
        "table",
        *_classes,
    ]
)
