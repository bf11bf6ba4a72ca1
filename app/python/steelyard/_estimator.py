# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One method as an estimator."""

import collections
import json

from sklearn.utils.validation import check_is_fitted

from . import _core
from ._columns import Columns
from ._frames import applied_frame
from ._progress import told
from ._question import question_of, share
from ._selector import Selector, SteelyardWarning
from ._sklearn import validated
from ._words import text_of

__all__ = ["Answer", "MethodSelector", "SteelyardWarning"]

Answer = collections.namedtuple("Answer", "sentence level selection checks")
Answer.__doc__ = """What a run says to the person who asked.

sentence : which columns are enough, and how far to rely on it
level : good, caution, bad, or not checked
selection : positions of the columns that the sentence names, the best first
checks : a tuple (id, level, words) for each check; no level if it was not made
"""


class MethodSelector(Selector):
    """A method of Steelyard; see the classes of this package, which are made from its schemas."""

    _method = None  # what core says of it
    _ids = {}  # parameter of Python to that of the method

    def _settings(self):
        """Only what differs from the defaults, as somebody would say at the command line."""
        defaults = self._defaults
        settings = {}
        for name, parameter in self._ids.items():
            value = getattr(self, name)
            if text_of(value) != text_of(defaults[name]):
                settings[parameter] = text_of(value)
        return settings

    def _fit_table(self, table, names_its_columns=False):
        top = self._checked_top()
        run = _core.run(
            table,
            question_of(self),
            self._method["id"],
            self._settings(),
            top,
            share("at_least", self.at_least),
            told(self.progress),
        )
        if not run.is_solved:
            raise RuntimeError(
                f"{type(self).__name__}: the run has no result ({run.ending})"
                + (f": {run.reason}" if run.reason else "")
            )
        if names_its_columns:
            self._take_names(run.feature_names)
        self._take(run)
        return self

    def _take(self, run):
        self._run = run
        columns = run.columns
        self.columns_ = {column["id"]: column["values"] for column in columns}
        self._take_selection(run.ranking, run.selection, columns[0]["values"] if columns else [])
        self._take_fillings(run.fillings if self.missing == "fill-median" else ())
        self.selection_rule_ = self._rule(run)
        for name, array in (("weights_", run.weights), ("components_", run.map)):
            if array.size:
                setattr(self, name, array)
            elif hasattr(self, name):
                delattr(self, name)  # of an earlier fit
        self.sample_indices_ = run.samples
        self.objective_ = run.objective
        self.n_iter_ = run.iterations
        self.ending_ = run.ending
        self.findings_ = {finding["id"]: finding for finding in run.findings}
        self._warn(run.warnings)

    def _rule(self, run):
        given = []
        if self.top is not None:
            given.append(f"the {int(self.top)} best")
        if self.at_least is not None:
            given.append(f"at least {float(self.at_least)!r}")
        return ", ".join(given) if given else run.rule

    def _kept_run(self, what):
        check_is_fitted(self)
        if self._run is None:
            raise RuntimeError(f"{what} needs the run itself, which is not pickled: fit once more")
        return self._run

    def record(self):
        """The record of the run as a dictionary: what `steelyard run` writes to record.json."""
        check_is_fitted(self)
        return json.loads(self._record if self._run is None else self._run.json())

    def answer(self, check=False):
        """Which columns are enough, and how far to rely on it.

        Parameters
        ----------
        check : bool, default=False
            Look at all that the answer rests on, however long it takes: chance, held-out samples,
            stability, fairness. Otherwise this is done where it takes under a minute.

        Returns
        -------
        Answer
        """
        found = self._kept_run("an answer").answer(bool(check), told(self.progress))
        return Answer(
            found["sentence"], found["level"], found["selection"], tuple(found["checks"])
        )

    def apply(self, X):
        """The selected columns of other samples with their weights, or mapped; where the samples lie
        among those of the run; what the model of the run predicts; and which inputs are outside of
        what it has seen. The same as `steelyard apply`.

        Parameters
        ----------
        X : array or frame of shape (n_samples, n_features), or steelyard.Table

        Returns
        -------
        pandas.DataFrame, or a dictionary of arrays without pandas
        """
        run = self._kept_run("apply")
        if not isinstance(X, _core.Table):
            X = validated(self, X, 0, allow_nan=True, reset=False)
            columns = Columns()
            columns.add_block(X, self._names(), ["input"])
            X = columns.table()
        applied, self.remarks_ = applied_frame(_core.apply_run(run, X, told(self.progress)))
        return applied

    def __getstate__(self):
        state = dict(super().__getstate__())
        if state.get("_run") is not None:
            state["_record"] = state["_run"].json()
            state["_run"] = None
        return state


