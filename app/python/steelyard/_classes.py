# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One class for each method of the registry, made from what the methods say of themselves."""

import inspect

from . import _core, _question
from ._docs import method_page
from ._estimator import MethodSelector
from ._words import python_name


def methods():
    """What the methods say of themselves: id, title, purpose, equations, parameters, citation, ...

    Returns
    -------
    list of dict, each with the name of its class
    """
    return [{**each, "class": class_name(each["id"])} for each in _core.methods()]


def class_name(method):
    """laplacian-score becomes LaplacianScore."""
    return "".join(part.capitalize() for part in method.split("-"))


def init_with(parameters):
    """A constructor that stores what it is given, with a signature that says what that can be."""
    self = inspect.Parameter("self", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    signature = inspect.Signature([self, *parameters])

    def __init__(self, *args, **kwargs):
        bound = signature.bind(self, *args, **kwargs)
        bound.apply_defaults()
        for name, value in list(bound.arguments.items())[1:]:
            setattr(self, name, value)

    __init__.__signature__ = signature
    return __init__


def class_of(method, module):
    kind = inspect.Parameter.KEYWORD_ONLY
    parameters = [
        inspect.Parameter(python_name(spec["id"]), kind, default=spec["default"])
        for spec in method["parameters"]
    ]
    defaults = {each.name: each.default for each in parameters}
    common = _question.signature_parameters()
    both = defaults.keys() & {each.name for each in common}
    if both:
        raise TypeError(f"{method['id']} has parameters of all classes: {', '.join(both)}")
    return type(
        class_name(method["id"]),
        (MethodSelector,),
        {
            "__module__": module,
            "__doc__": method_page(method, defaults),
            "__init__": init_with([*parameters, *common]),
            "_method": method,
            "_target": method["target"],
            "_requires_target": method["target"] != "none",
            "_defaults": defaults,
            "_ids": {python_name(spec["id"]): spec["id"] for spec in method["parameters"]},
        },
    )


def made_classes(module):
    """Classes by their names."""
    return {class_name(each["id"]): class_of(each, module) for each in _core.methods()}
