# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the classes of methods and the panel have in common: from arrays to a table, and back."""

import warnings

import numpy as np
from sklearn.base import BaseEstimator
from sklearn.feature_selection import SelectorMixin
from sklearn.utils.validation import _check_sample_weight, check_consistent_length, check_is_fitted

from . import _core
from ._columns import (
    Columns,
    are_numbers,
    are_times,
    as_array,
    names_of,
    one_per_feature,
    plain_times,
    positions_of,
)
from ._question import MOST_FEATURES, whole_number
from ._sklearn import validated


class SteelyardWarning(UserWarning):
    """What should be known of the data or of a run: constant columns, rows that are left out, ..."""


class Selector(SelectorMixin, BaseEstimator):
    """A selector of features. Subclasses say which targets they take, and fit a table."""

    _target = "either"  # none, numbers, classes or either
    _requires_target = False
    _fillings = None

    def _more_tags(self):
        return {"requires_y": self._needs_y(), "allow_nan": self._allows_nan()}

    def __sklearn_tags__(self):  # of scikit-learn 1.6 and later
        tags = super().__sklearn_tags__()
        tags.target_tags.required = self._needs_y()
        tags.input_tags.allow_nan = self._allows_nan()
        return tags

    def _needs_y(self):
        return self._requires_target and self.truth_as != "inputs"

    def _allows_nan(self):
        return self.missing != "refuse"

    def fit(self, X, y=None, *, groups=None, time=None, sample_weight=None):
        """Runs the method.

        Parameters
        ----------
        X : array or frame of shape (n_samples, n_features), or steelyard.Table
            The features. A table has its roles already, and needs nothing else. An array is copied
            once, a table not at all.
        y : array, series or frame of shape (n_samples,) or (n_samples, n_targets), default=None
            What is to be explained. Methods without a target leave it out.
        groups : array of shape (n_samples,), default=None
            Which samples belong together: such samples are held out, exchanged and drawn together.
        time : array of shape (n_samples,), default=None
            When each sample was taken: stretches of time are then held out.
        sample_weight : array of shape (n_samples,), default=None
            How much each sample counts, in any unit: a sample stands as often as it counts.

        Returns
        -------
        self
        """
        self._check_truth_as()
        if isinstance(X, _core.Table):
            if any(each is not None for each in (y, groups, time, sample_weight)):
                raise ValueError("a table has its target, groups, time and weights among its columns")
            return self._fit_table(X, names_its_columns=True)
        X = validated(self, X, y if self._needs_y() else 0, self._allows_nan(), reset=True)
        table = self._table(X, y, groups, time, sample_weight)
        try:
            return self._fit_table(table)
        except _core.InputError as error:
            shape = f"n_samples = {X.shape[0]}, n_features = {X.shape[1]}"
            raise _core.InputError(f"{error} ({shape})") from None

    def transform(self, X):
        """The selected features, as they are. With missing='fill-median', missing cells are filled by
        what the samples of the fit say; otherwise they stay missing.

        Parameters
        ----------
        X : array or frame of shape (n_samples, n_features), or steelyard.Table
            A table may have its columns in any order.

        Returns
        -------
        array of shape (n_samples, n_selected)
        """
        check_is_fitted(self)
        if isinstance(X, _core.Table):
            return self._filled(inputs_of(X, self._names())[:, self.get_support()])
        return self._filled(super().transform(X))

    def _filled(self, chosen):
        """The same object where nothing is to be filled."""
        if self.missing != "fill-median" or self._fillings is None:
            return chosen
        values = np.asarray(chosen)
        if values.dtype.kind != "f":
            values = values.astype(np.float64)
        gaps = np.isnan(values)
        fillings = self._fillings[self.get_support()].astype(values.dtype)
        return np.where(gaps, fillings, values) if gaps.any() else chosen

    def _take_fillings(self, fillings):
        """
        fillings : for each feature, what a missing cell is filled with
        """
        is_one_each = len(fillings) == self.n_features_in_
        self._fillings = np.array(fillings, np.float64) if is_one_each else None

    def _get_support_mask(self):
        check_is_fitted(self)
        return self._mask

    def __sklearn_is_fitted__(self):  # parameters such as lambda_ end like what a fit sets
        return hasattr(self, "ranking_")

    def _names(self):
        if hasattr(self, "feature_names_in_"):
            return [str(name) for name in self.feature_names_in_]
        return [f"x{number}" for number in range(self.n_features_in_)]

    def _table(self, X, y, groups, time, sample_weight):
        names = self._names()
        kept = set(positions_of(self.keep if self.keep is not None else (), names, "keep"))
        columns = Columns()
        with_themselves = self.truth_as == "inputs"
        columns.add_block(
            X,
            names,
            ["input", "truth"] if with_themselves else ["input"],
            period=[float(each) for each in one_per_feature(self.periods, names, "periods", 0.0)],
            group=[str(each) for each in one_per_feature(self.input_groups, names, "input_groups", "")],
            always_kept=[position in kept for position in range(len(names))],
        )
        if y is not None and self._target != "none" and not with_themselves:
            check_consistent_length(X, y)
            self._add_target(columns, y)
        for values, name, role in ((groups, "groups", "id"), (time, "time", "time")):
            if values is not None:
                check_consistent_length(X, values)
                columns.add(values, name, [role])
        if sample_weight is not None:
            weights = _check_sample_weight(sample_weight, X, dtype=np.float64)
            columns.add(weights, "sample_weight", ["weight"])
        return columns.table()

    def _add_target(self, columns, y):
        array = np.asarray(plain_times(y))
        if self.truth_as == "auto" and are_times(array):
            raise _core.InputError(
                "y: times are neither numbers nor classes; accepted: numbers, classes, or "
                "truth_as='numbers' (seconds) or 'classes'"
            )
        if array.ndim == 2 and array.shape[1] > 1:
            if self.truth_as == "classes":
                raise _core.InputError(
                    f"truth_as: classes are given in one column, but y has {array.shape[1]}; "
                    "accepted: y of shape (n_samples,), or truth_as='numbers'"
                )
            if array.dtype.kind not in "iuf":
                array = array.astype(np.float64)
            names = names_of(y, array.shape[1], "y")
            columns.add_block(array.astype(np.float64, copy=False), names, ["truth"])
            return
        array = as_array(y)
        role = "label" if self._are_classes(array) else "truth"
        columns.add(array, names_of(y, 1, "y")[0], [role])

    def _are_classes(self, array):
        if self.truth_as == "auto":
            return self._target == "classes" or (
                self._target == "either" and not are_numbers(array)
            )
        return self.truth_as == "classes"

    def _check_truth_as(self):
        """Of every fit: some take no y at all, and would never look at it."""
        accepted = ("auto", "numbers", "classes", "inputs")
        if not isinstance(self.truth_as, str) or self.truth_as not in accepted:
            raise _core.InputError(
                f"truth_as: {self.truth_as!r} means nothing; accepted: {', '.join(accepted)}"
            )

    def _checked_top(self):
        if self.top is None:
            return None
        return whole_number("top", self.top, 0, MOST_FEATURES, ", or None")

    def _take_names(self, names):
        """Of a table: those of arrays and frames are known."""
        self.n_features_in_ = len(names)
        self.feature_names_in_ = np.array(names, object)

    def _take_selection(self, order, selected, scores):
        """
        order : positions of the features, the best first; may be empty
        selected : positions; None for all of them
        """
        count = self.n_features_in_
        self.ranking_ = np.full(count, max(len(order), 1))
        self.ranking_[order] = np.arange(1, len(order) + 1)
        self.scores_ = scores if len(scores) else np.full(count, np.nan)
        every = order if len(order) else np.arange(count)
        self.selected_ = np.asarray(every if selected is None else selected, int)
        self._mask = np.full(count, selected is None)
        self._mask[self.selected_] = True

    def _warn(self, sentences):
        self.warnings_ = list(sentences)
        for sentence in self.warnings_:
            warnings.warn(sentence, SteelyardWarning, stacklevel=4)


def inputs_of(table, names):
    """Columns of a table by their names."""
    there = {column["name"]: place for place, column in enumerate(table.columns)}
    lacking = [name for name in names if name not in there]
    if lacking:
        raise _core.InputError(f"the table has no column {', '.join(lacking)}")
    return table.numbers[:, [there[name] for name in names]]
