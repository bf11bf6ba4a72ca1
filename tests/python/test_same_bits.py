# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The module gives the same bits as the command line, for each method of the registry."""

import pathlib
import tempfile
import unittest
import warnings

import made
import numpy as np
import steelyard

QUIET = "ignore"


def given_names(result):
    return ",".join(f"x{place}" for place in range(result.shape[1]))


class SameBits(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        warnings.simplefilter(QUIET)

    def check(self, estimator, X, columns, arguments, **fit):
        table = made.write(self.folder / "table.csv", columns)
        theirs = made.record_of(
            self.folder, table, "--inputs", given_names(X), "--method", estimator._method["id"],
            *arguments,
        )
        ours = estimator.fit(X, **fit).record()
        self.assertEqual(ours["parameters"], theirs["parameters"])
        self.assertEqual(ours["feature_names"], theirs["feature_names"])
        self.assertEqual(ours["result"], theirs["result"])
        self.assertEqual(ours["measures"], theirs["measures"])

    def test_every_method(self):
        X, y = made.numbers()
        classes = made.words(y)
        known = steelyard.methods()
        self.assertGreater(len(known), 15)
        for method in known:
            with self.subTest(method["id"]):
                estimator = getattr(steelyard, method["class"])()
                if method["target"] == "none":
                    self.check(estimator, X, made.as_columns(X), ["--row-order", "automatic"])
                elif method["target"] == "classes":
                    self.check(estimator, X, made.as_columns(X, y=classes), ["--label", "y"], y=classes)
                else:
                    self.check(estimator, X, made.as_columns(X, y=y), ["--truth", "y"], y=y)

    def test_classes_of_methods_that_take_either(self):
        X, y = made.numbers()
        classes = made.words(y)
        for estimator in (steelyard.Mrmr(), steelyard.RandomForest(seed=7)):
            seed = ["--seed", "7"] if hasattr(estimator, "seed") and estimator.seed == 7 else []
            self.check(estimator, X, made.as_columns(X, y=classes), ["--label", "y", *seed], y=classes)

    def test_settings_groups_and_weights(self):
        X, y = made.numbers(samples=80)
        groups = np.array([f"patient {row // 8}" for row in range(80)], object)
        weight = np.arange(80) % 3 + 1.0
        self.check(
            steelyard.ElasticNet(l1_ratio=0.5, seed=3, trust="stability"), X,
            made.as_columns(X, y=y, groups=groups, sample_weight=weight),
            ["--truth", "y", "--id", "groups", "--weight", "sample_weight", "--set", "l1_ratio=0.5",
             "--seed", "3", "--set", "trust=stability"],
            y=y, groups=groups, sample_weight=weight,
        )

    def test_several_targets_periods_and_kept_features(self):
        X, y = made.numbers()
        both = np.column_stack([y, 100 * X[:, 2]])
        self.check(
            steelyard.Dii(epochs=20, periods={"x3": 4.0}, keep=["x5"], top=3), X,
            made.as_columns(X, y0=both[:, 0], y1=both[:, 1]),
            ["--truth", "y0,y1", "--set", "epochs=20", "--period", "x3=4", "--keep", "x5",
             "--top", "3"],
            y=both,
        )

    def test_missing_cells(self):
        X, y = made.numbers()
        X[3, 1] = X[7, 4] = np.nan
        columns = made.as_columns(X, y=y)
        table = self.folder / "table.csv"
        made.write(table, columns)
        table.write_text(table.read_text().replace("nan", ""))
        theirs = made.record_of(self.folder, table, "--inputs", "x0-x5", "--truth", "y", "--method",
                                "f-test", "--missing", "fill-median")
        ours = steelyard.FTest(missing="fill-median").fit(X, y).record()
        self.assertEqual(ours["result"], theirs["result"])

    def test_orders_of_memory_do_not_matter(self):
        X, y = made.numbers()
        first = steelyard.Dii(epochs=10).fit(np.ascontiguousarray(X), y)
        for other in (np.asfortranarray(X), np.repeat(X, 2, axis=1)[:, ::2], X.astype(object)):
            again = steelyard.Dii(epochs=10).fit(other, y)
            self.assertEqual(first.record()["result"], again.record()["result"])

    def test_a_file_read_by_the_module(self):
        X, y = made.numbers()
        colours = np.array(["red", "green", "blue"] * 20, object)
        table = made.write(self.folder / "table.csv", made.as_columns(X, colour=colours, y=y))
        theirs = made.record_of(self.folder, table, "--truth", "y", "--method", "elastic-net")
        ours = steelyard.ElasticNet().fit(steelyard.read_table(table, truth="y"))
        self.assertEqual(ours.record()["result"], theirs["result"])
        self.assertEqual(list(ours.feature_names_in_), theirs["feature_names"])


if __name__ == "__main__":
    unittest.main()
