# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A plugin of pytest that puts Steelyard in the place of metric-learn's MLKR. What the class does with
a map that was learned, distances and the like, is metric-learn's."""

import warnings

import metric_learn
import metric_learn.mlkr
import numpy as np
import steelyard
from metric_learn.base_metric import MahalanobisMixin
from sklearn.base import TransformerMixin


class MLKR(MahalanobisMixin, TransformerMixin):
    def __init__(self, n_components=None, init="auto", tol=None, max_iter=1000, verbose=False,
                 preprocessor=None, random_state=None):
        self.n_components = n_components
        self.init = init
        self.tol = tol
        self.max_iter = max_iter
        self.verbose = verbose
        self.random_state = random_state
        super().__init__(preprocessor)

    def fit(self, X, y):
        X, y = self._prepare_inputs(X, y, y_numeric=True, ensure_min_samples=2)
        wanted = X.shape[1] if self.n_components is None else self.n_components
        if not 0 < wanted <= X.shape[1]:
            raise ValueError("Invalid n_components, must be in [1, %d]" % X.shape[1])
        method = steelyard.Mlkr(shape="full", components=int(wanted), iterations=int(self.max_iter))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", steelyard.SteelyardWarning)
            method.fit(X, np.asarray(y, float))
        self.components_ = method.components_
        self.n_iter_ = method.n_iter_
        return self


metric_learn.MLKR = metric_learn.mlkr.MLKR = MLKR
