# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Documentation of a class from what its method says of itself."""

import textwrap

from ._question import PARAMETERS
from ._words import python_name, text_of

WIDTH = 96


def wrapped(text, indent=0):
    lines = []
    for paragraph in text.split("\n"):
        lines += textwrap.wrap(paragraph, WIDTH - indent) or [""]
    return textwrap.indent("\n".join(lines), " " * indent)


def heading(title):
    return f"{title}\n{'-' * len(title)}"


def parameter_lines(spec, default):
    kind = {"toggle": "bool", "choice": "str", "text": "str", "integer": "int", "real": "float",
            "list": "tuple of float"}[spec["type"]]
    yield f"{python_name(spec['id'])} : {kind}, default={default!r}"
    unit = f" In {spec['unit']}." if spec["unit"] else ""
    yield wrapped(f"{spec['label']}: {spec['help']}{unit}", 4)
    if spec["default"] is None and spec["automatic"]:
        yield wrapped(f"None: {spec['automatic']}.", 4)
    for choice, label, help_ in spec["choices"]:
        yield wrapped(f"- {choice!r}: {label}" + (f" ({help_})" if help_ else ""), 4)
    if not spec["choices"] and spec["type"] != "toggle":
        yield wrapped(f"Accepted: {spec['accepted'].replace('auto', 'None')}.", 4)
    if spec["applies_when"]:
        when = ", or ".join(
            f"{python_name(name)} is {' or '.join(repr(value) for value in values)}"
            for name, values in spec["applies_when"]
        )
        yield wrapped(f"Applies if {when}.", 4)


def common_lines(but=()):
    for name, default, help_ in PARAMETERS:
        if name not in but:
            yield f"{name} : default={default!r}"
            yield wrapped(help_, 4)


ATTRIBUTES = """scores_ : array of shape (n_features,)
    What the ranking is sorted by, larger is better: see columns_.
ranking_ : array of shape (n_features,)
    The rank of each feature, 1 is the best.
selected_ : array
    Positions of the selected features, the best first.
selection_rule_ : str
    Why these features are selected; empty if no rule selects any, and all of them stay.
columns_ : dict
    All that is said of each feature, by the ids of the columns of `steelyard run`.
weights_ : array of shape (n_features,), components_ : array of shape (n_components, n_features)
    The space that was learned: weights of the features, or a linear map of them. Only where the
    method learns one.
sample_indices_ : array or None
    Rows that the method chose, where it chooses samples.
objective_ : float, n_iter_ : int, ending_ : str
    What the run ended with, after how many iterations, and how: converged, iteration-limit, stopped.
findings_ : dict, warnings_ : list
    Numbers that the run and its check have found, and what should be known of it.
n_features_in_ : int, feature_names_in_ : array
    Of the features of X."""


def method_page(method, defaults):
    parts = [method["purpose"], "", wrapped(method["title"] + ". " + method["suits"])]
    if method["unsuited"]:
        parts += ["", wrapped("Not suited: " + method["unsuited"])]
    if method["equations"]:
        parts += ["", *("    " + each for each in method["equations"].split("\n"))]
        parts += ["", wrapped(method["symbols"])]
    parts += ["", heading("Parameters")]
    for spec in method["parameters"]:
        parts += parameter_lines(spec, defaults[python_name(spec["id"])])
    parts += common_lines()
    parts += ["", heading("Attributes"), ATTRIBUTES]
    if method["citation"]:
        parts += ["", heading("References"), wrapped(method["citation"])]
    return "\n".join(parts) + "\n"


__all__ = ["ATTRIBUTES", "common_lines", "heading", "method_page", "text_of", "wrapped"]
