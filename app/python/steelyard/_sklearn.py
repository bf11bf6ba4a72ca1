# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What differs between the versions of scikit-learn: 1.2 of Debian 12, and those from 1.6 on."""

from sklearn.base import BaseEstimator

try:  # from 1.6 on
    from sklearn.utils.validation import validate_data as _validate

    FINITE = "ensure_all_finite"
except ImportError:
    FINITE = "force_all_finite"

    def _validate(estimator, X, y, **checks):
        return BaseEstimator._validate_data(estimator, X, y, **checks)


def validated(estimator, X, y, allow_nan, reset):
    """X as numbers, without a copy where it is an array of float64, in whichever order.

    Sets n_features_in_ and feature_names_in_, or compares with them; complains where y is missing but
    needed.
    """
    import numpy as np

    return _validate(
        estimator,
        X,
        None if y is None else "no_validation",
        dtype=np.float64,
        reset=reset,
        ensure_min_samples=2 if reset else 1,
        **{FINITE: "allow-nan" if allow_nan else True},
    )
