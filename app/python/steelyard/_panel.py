# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Several methods, compared on held-out samples."""

import numpy as np

from . import _core, _question
from ._docs import common_lines, heading
from ._frames import frame
from ._progress import told
from ._question import LARGEST_SEED, MOST_REPEATS, question_of, whole_number
from ._selector import Selector

NOT_HERE = ("at_least",)


class Panel(Selector):
    def __init__(
        self,
        *,
        methods=None,
        folds=5,
        repeats=2,
        seed=1,
        fdr=None,
        top=None,
        keep=None,
        periods=None,
        input_groups=None,
        truth_as="auto",
        truth_kind="columns",
        truth_scaling="auto",
        missing="refuse",
        row_order="automatic",
        wrap_periods=False,
        threads=None,
        progress=None,
    ):
        self.methods = methods
        self.folds = folds
        self.repeats = repeats
        self.seed = seed
        self.fdr = fdr
        self.top = top
        self.keep = keep
        self.periods = periods
        self.input_groups = input_groups
        self.truth_as = truth_as
        self.truth_kind = truth_kind
        self.truth_scaling = truth_scaling
        self.missing = missing
        self.row_order = row_order
        self.wrap_periods = wrap_periods
        self.threads = threads
        self.progress = progress

    def _fit_table(self, table, names_its_columns=False):
        found = _core.panel(
            table,
            question_of(self),
            self._asked_methods(),
            whole_number("folds", self.folds, 2, MOST_REPEATS),
            whole_number("repeats", self.repeats, 1, MOST_REPEATS),
            whole_number("seed", self.seed, 0, LARGEST_SEED),
            None if self.fdr is None else float(self.fdr),
            self._checked_top(),
            told(self.progress),
        )
        if names_its_columns:
            self._take_names(found["feature_names"])
        consensus = found["consensus"]
        is_any_good = consensus.size > 0
        if not is_any_good:
            consensus = np.zeros(self.n_features_in_)
        order = np.argsort(-consensus, kind="stable")
        self._take_selection(order, found["selected"], consensus)
        self.selection_rule_ = self._rule(found["level"]) if is_any_good else "no method is good"
        for name in ("methods", "errors", "columns", "agreement"):
            setattr(self, name + "_", frame(found[name]))
        self._take_fillings(found["fillings"])
        self.order_ = found["order"]
        self.answer_ = found["answer"]
        self.interchangeable_ = found["interchangeable"]
        self.complete_ = found["complete"]
        self._warn(found["warnings"])
        return self

    def _asked_methods(self):
        if self.methods is None:
            return []
        return [self.methods] if isinstance(self.methods, str) else list(self.methods)

    def _rule(self, level):
        if self.top is not None:
            return f"the {int(self.top)} best"
        if level >= 1:  # on targets in random order, they keep as much
            return "kept by each good method in nine of ten trials"
        return f"kept in more than {100 * level:.0f} % of the trials of good methods"


Panel.__module__ = "steelyard"
Panel.__doc__ = "\n".join(
    [
        "Compares methods on one table: the same samples are held out from all, and what each method",
        "keeps without them is judged by how well it predicts them. The same as `steelyard bench`.",
        "",
        heading("Parameters"),
        "methods : list of str, default=None",
        "    Ids of methods, see steelyard.methods(). None: all that look at y and can take it.",
        "folds : int, default=5",
        "    Number of parts of the samples that are held out one after the other.",
        "repeats : int, default=2",
        "    How often the samples are divided anew.",
        "seed : int, default=1",
        "    Fixes all random choices.",
        "fdr : float, default=None",
        "    Also say what each method discovers at this false discovery rate.",
        *common_lines(NOT_HERE),
        "",
        heading("Attributes"),
        "methods_, errors_, columns_, agreement_ : pandas.DataFrame",
        "    The tables of `steelyard bench`; dictionaries of arrays without pandas.",
        "order_ : list of str",
        "    The methods, the best first.",
        "answer_ : list of str",
        "    Which methods predict best, what they agree on, which columns are interchangeable.",
        "scores_ : array of shape (n_features,)",
        "    The share of trials of good methods that keep each feature; 0 if no method is good.",
        "ranking_, selected_, selection_rule_, interchangeable_, complete_, warnings_",
        "    As in the classes of methods. Selected is what is kept more often than by chance; where chance",
        "    keeps everything, what each good method keeps in nine of ten trials.",
        "",
    ]
)

if {name for name, _, _ in _question.PARAMETERS} - set(NOT_HERE) - set(Panel().get_params()):
    raise TypeError("Panel lacks a parameter of all classes")
