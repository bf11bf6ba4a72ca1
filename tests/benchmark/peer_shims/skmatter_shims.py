# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A plugin of pytest that puts Steelyard in the place of scikit-matter's selections of features and
samples. The classes have its parameters and attributes; what they select comes from Steelyard."""

import importlib
import sys
import types
import warnings

import numpy as np
import steelyard
from sklearn.base import BaseEstimator
from sklearn.feature_selection import SelectorMixin
from sklearn.utils.validation import check_is_fitted


class Selection(SelectorMixin, BaseEstimator):
    def get_support(self, indices=False, ordered=False):
        check_is_fitted(self, "support_")
        if not indices:
            return self.support_
        return self.selected_idx_ if ordered else np.flatnonzero(self.support_)

    def _get_support_mask(self):
        return self.get_support()

    def fit(self, X, y=None, warm_start=False):
        """A warm start gives what a fresh one gives: each choice depends on those before alone."""
        self._refuse()
        X = np.asarray(X, float)
        self.n_features_in_ = X.shape[1]
        items = X.shape[0 if self._of_samples else 1]
        method = getattr(steelyard, self._kind)(**self._settings(items))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", steelyard.SteelyardWarning)
            method.fit(X, y)
        chosen = method.sample_indices_ if self._of_samples else method.selected_
        self.selected_idx_ = np.asarray(chosen)
        self.n_selected_ = len(chosen)
        self.support_ = np.zeros(items, bool)
        self.support_[self.selected_idx_] = True
        self.X_selected_ = X[self.selected_idx_] if self._of_samples else X[:, self.selected_idx_]
        self._fitted = method
        return self

    def transform(self, X, y=None):
        check_is_fitted(self, "support_")
        if self._of_samples:
            raise ValueError("a selection of samples has no columns to take from a table")
        return np.asarray(X)[:, self.support_]

    def _refuse(self):
        """Raises the errors of a fit that the settings of Steelyard do not have."""

    def _count(self, items):
        wanted = self.n_to_select
        if wanted is None:
            return items // 2
        if isinstance(wanted, (int, np.integer)) and 0 < wanted <= items:
            return int(wanted)
        if isinstance(wanted, float) and 0 < wanted <= 1:
            return max(1, int(items * wanted))
        raise ValueError("n_to_select must be None, a number of items, or a share of them")

    def _settings(self, items):
        settings = {"select": "samples" if self._of_samples else "features", "scaling": "none",
                    "count": self._count(items), **self._own()}
        if self.score_threshold is not None:
            settings["threshold"] = self.score_threshold
            settings["threshold_type"] = self.score_threshold_type
        if hasattr(self, "mixing"):  # the peer takes the target as it is
            settings.update(mixing=self.mixing, truth_scaling="none", target_scaling="none",
                            target="raw", rank_cut="absolute")
        return settings


class Farthest(Selection):
    def __init__(self, initialize=0, n_to_select=None, score_threshold=None,
                 score_threshold_type="absolute", progress_bar=False, full=False, random_state=0):
        self.initialize = initialize
        self.n_to_select = n_to_select
        self.score_threshold = score_threshold
        self.score_threshold_type = score_threshold_type
        self.progress_bar = progress_bar
        self.full = full
        self.random_state = random_state

    def _own(self):
        first = self.initialize
        if isinstance(first, str) and first == "random":
            return {"start": "random", "seed": int(self.random_state or 0)}
        if isinstance(first, (int, np.integer)):
            return {"start": "index", "start_item": int(first) + 1}
        if isinstance(first, (list, np.ndarray)) and all(
                isinstance(each, (int, np.integer)) for each in first):
            return {"start": "list", "start_items": tuple(int(each) + 1 for each in first)}
        raise ValueError("Invalid value of the initialize parameter")

    def get_select_distance(self):
        """The score of each choice as the record of the run has it; the first has none."""
        check_is_fitted(self, "support_")
        scores = np.full(self.n_selected_, np.inf)
        for figure in self._fitted.record()["result"]["figures"]:
            for line in figure["drawn"]["lines"] if figure["id"] == "choice-score" else ():
                scores[np.asarray(line["x"], int) - 1] = line["y"]
        return scores


class PCovFarthest(Farthest):
    def __init__(self, mixing=0.5, initialize=0, n_to_select=None, score_threshold=None,
                 score_threshold_type="absolute", progress_bar=False, full=False, random_state=0):
        super().__init__(initialize, n_to_select, score_threshold, score_threshold_type,
                         progress_bar, full, random_state)
        self.mixing = mixing

    def _refuse(self):
        if self.mixing == 1.0:
            raise ValueError("with mixing = 1 the target plays no part: FPS does the same")


class Cur(Selection):
    def __init__(self, recompute_every=1, k=1, tolerance=1e-12, n_to_select=None,
                 score_threshold=None, score_threshold_type="absolute", progress_bar=False,
                 full=False, random_state=0):
        self.recompute_every = recompute_every
        self.k = k
        self.tolerance = tolerance
        self.n_to_select = n_to_select
        self.score_threshold = score_threshold
        self.score_threshold_type = score_threshold_type
        self.progress_bar = progress_bar
        self.full = full
        self.random_state = random_state

    def _own(self):
        return {"recompute_every": self.recompute_every, "eigenvectors": self.k,
                "tolerance": self.tolerance}


class PCovCur(Cur):
    def __init__(self, mixing=0.5, recompute_every=1, k=1, tolerance=1e-12, n_to_select=None,
                 score_threshold=None, score_threshold_type="absolute", progress_bar=False,
                 full=False, random_state=0):
        super().__init__(recompute_every, k, tolerance, n_to_select, score_threshold,
                         score_threshold_type, progress_bar, full, random_state)
        self.mixing = mixing


def module_of_peer(name):
    """Later versions need a later scikit-learn than may be there: then an empty module, which is
    enough for the tests of the classes below."""
    try:
        return importlib.import_module(name)
    except ImportError:
        package, last = name.split(".")
        made = sys.modules[name] = types.ModuleType(name)
        setattr(importlib.import_module(package), last, made)
        return made


for place, of_samples in ((module_of_peer("skmatter.feature_selection"), False),
                          (module_of_peer("skmatter.sample_selection"), True)):
    for name, kind, method in (("FPS", Farthest, "Fps"), ("PCovFPS", PCovFarthest, "PcovFps"),
                               ("CUR", Cur, "Cur"), ("PCovCUR", PCovCur, "PcovCur")):
        made = type(name, (kind,), {"_of_samples": of_samples, "_kind": method,
                                    "__init__": kind.__init__})
        setattr(place, name, made)
