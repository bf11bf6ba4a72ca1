# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Studies that put a method to work many times."""

from sklearn.base import clone

from . import _core
from ._estimator import MethodSelector


def study(estimator, name, X, y=None, *, groups=None, time=None, sample_weight=None, **settings):
    """Fits a method, followed by a study of it: the parameter `trust` and those of the study.

    Parameters
    ----------
    estimator : a class of a method
        Stays as it is.
    name : str
        The study: 'stability', 'knockoffs', 'hrt', or another choice of the parameter `trust`.
    X, y, groups, time, sample_weight
        As in `fit`.
    **settings
        Parameters of the study, see the documentation of the estimator.

    Returns
    -------
    A fitted estimator: findings_, columns_ and get_support() have what the study has found.
    """
    if not isinstance(estimator, MethodSelector):
        raise _core.InputError(
            f"estimator: {estimator!r} is no method of Steelyard; accepted: an object of one of its "
            "classes, such as steelyard.ElasticNet()"
        )
    offered = choices(estimator)
    if name not in offered:
        raise _core.InputError(
            f"{type(estimator).__name__} cannot take the study {name!r}; accepted: "
            + (", ".join(offered) or "none")
        )
    studied = clone(estimator).set_params(trust=name, **settings)
    return studied.fit(X, y, groups=groups, time=time, sample_weight=sample_weight)


def choices(estimator):
    for spec in estimator._method["parameters"]:
        if spec["id"] == "trust":
            return [choice for choice, _, _ in spec["choices"] if choice != "none"]
    return []


def stability(estimator, X, y=None, **more):
    """How often each feature is selected again when parts of the samples are left out: see study()."""
    return study(estimator, "stability", X, y, **more)


def knockoffs(estimator, X, y=None, **more):
    """Selects features at a false discovery rate, against made-up copies of them: see study().

    The rate is the parameter `fdr`.
    """
    return study(estimator, "knockoffs", X, y, **more)


def hrt(estimator, X, y=None, **more):
    """The holdout randomization test: p-values of features, selected at a false discovery rate.

    The rate is the parameter `fdr`; see study().
    """
    return study(estimator, "hrt", X, y, **more)
