# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A plugin of pytest that puts Steelyard in the place of metric-learn's MLKR. What it takes and
refuses, and what it does with a learned map, distances and the like, is metric-learn's."""

import warnings

import metric_learn
import metric_learn.mlkr
import numpy as np
import steelyard
from metric_learn._util import _check_n_components, _initialize_components
from metric_learn.base_metric import MahalanobisMixin
from sklearn.base import TransformerMixin
from sklearn.utils import check_random_state


class MLKR(MahalanobisMixin, TransformerMixin):
    """The parameters tol and verbose do nothing: Steelyard ends a training by its own rule, and prints
    nothing."""

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
        y = np.asarray(y, float)
        components = _check_n_components(X.shape[1], self.n_components)
        start, basis = self._start(X, y, components)
        # As in metric-learn, the map is learned from all samples, with the inputs as they are.
        method = steelyard.Mlkr(shape="full", components=int(components), scaling="together",
                                validation=0, row_order="any", iterations=int(self.max_iter), **start)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", steelyard.SteelyardWarning)
            method.fit(X if basis is None else X @ basis.T, y)
        self.components_ = method.components_ if basis is None else method.components_ @ basis
        self.n_iter_ = method.n_iter_ + 1  # metric-learn counts the look at the start, too
        self.n_features_in_ = X.shape[1]
        return self

    def _start(self, X, y, components):
        """The settings of the start, and the rows in whose coordinates Steelyard sees the inputs. A
        start that is given as a matrix is the identity in the coordinates of its rows, to which
        directions at right angles to them are added."""
        if isinstance(self.init, str) and self.init in ("pca", "identity"):
            return {"start": self.init}, None
        if isinstance(self.init, str) and self.init == "auto":
            few = components < min(X.shape)
            return {"start": "pca" if few else "identity"}, None
        if isinstance(self.init, str) and self.init == "random":
            seed = check_random_state(self.random_state).randint(2**31 - 1)
            return {"start": "random", "seed": int(seed)}, None
        rows = _initialize_components(components, X, y, init=self.init, has_classes=False)
        others = np.linalg.svd(rows)[2][len(rows):]
        return {"start": "identity"}, np.vstack([rows, others])


metric_learn.MLKR = metric_learn.mlkr.MLKR = MLKR
