# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the classes offer beyond what scikit-learn checks."""

import inspect
import multiprocessing
import os
import pickle
import unittest
import warnings
from concurrent.futures import ProcessPoolExecutor

import made
import numpy as np
import pandas
import steelyard
from sklearn.base import clone
from sklearn.linear_model import LinearRegression
from sklearn.model_selection import GridSearchCV
from sklearn.pipeline import make_pipeline


def most_threads_of_an_answer():
    """At any moment, in a process in which nothing else has run."""
    seen = [len(os.listdir("/proc/self/task"))]
    X, y = made.numbers()
    found = steelyard.Dii(epochs=20, threads=1)
    found.progress = lambda *_: seen.append(len(os.listdir("/proc/self/task")))
    found.fit(X, y).answer(check=True)
    return max(seen) - seen[0] + 1


class Classes(unittest.TestCase):
    def test_each_method_has_a_class_with_its_schema(self):
        for method in steelyard.methods():
            with self.subTest(method["id"]):
                kind = getattr(steelyard, method["class"])
                self.assertIn(method["class"], steelyard.__all__)
                parameters = inspect.signature(kind).parameters
                for spec in method["parameters"]:
                    name = spec["id"] + ("_" if spec["id"] == "lambda" else "")
                    self.assertEqual(parameters[name].default, spec["default"])
                    self.assertIn(spec["help"].split()[0], kind.__doc__)
                self.assertIn(method["purpose"], kind.__doc__)
                self.assertEqual(repr(kind()), method["class"] + "()")

    def test_documentation_has_equation_and_citation(self):
        self.assertIn("References", steelyard.Dii.__doc__)
        self.assertIn("doi:", steelyard.Dii.__doc__)
        equation = next(m for m in steelyard.methods() if m["id"] == "dii")["equations"]
        self.assertIn(equation.split("\n")[0], steelyard.Dii.__doc__)

    def test_unknown_parameters_are_refused(self):
        with self.assertRaises(TypeError):
            steelyard.Dii(epoch=3)
        with self.assertRaises(TypeError):
            steelyard.Dii(3)

    def test_wrong_values_are_refused_in_the_words_of_core(self):
        X, y = made.numbers()
        with self.assertRaisesRegex(steelyard.InputError, "(?s)[Ee]pochs.*from"):
            steelyard.Dii(epochs=-1).fit(X, y)
        with self.assertRaisesRegex(ValueError, "standardised"):
            steelyard.Dii(truth_scaling="some").fit(X, y)
        with self.assertRaises(TypeError):
            steelyard.Dii(epochs=object()).fit(X, y)

    def test_copies_and_settings(self):
        selector = steelyard.Dii(epochs=7, top=2)
        self.assertEqual(clone(selector).get_params(), selector.get_params())
        self.assertEqual(selector.set_params(epochs=8).epochs, 8)


class Fits(unittest.TestCase):
    def setUp(self):
        warnings.simplefilter("ignore")
        self.X, self.y = made.numbers(samples=120)

    def test_selection_ranking_and_scores(self):
        found = steelyard.FTest(top=2).fit(self.X, self.y)
        self.assertEqual(list(np.flatnonzero(found.get_support())), sorted(found.selected_))
        self.assertEqual(len(found.selected_), 2)
        self.assertEqual(found.selection_rule_, "the 2 best")
        self.assertEqual(sorted(found.ranking_), list(range(1, 7)))
        best = np.argmax(found.scores_)
        self.assertEqual(found.ranking_[best], 1)
        np.testing.assert_array_equal(found.transform(self.X), self.X[:, found.get_support()])

    def test_without_a_rule_all_features_stay(self):
        found = steelyard.Mrmr().fit(self.X, self.y)
        if not found.selection_rule_:
            self.assertTrue(found.get_support().all())

    def test_at_least(self):
        found = steelyard.Dii(epochs=20, at_least=1.0).fit(self.X, self.y)
        self.assertEqual(len(found.selected_), 1)  # the largest weight is 1
        for wrong in (-1, 2, float("nan"), "0.5"):
            with self.assertRaisesRegex(ValueError, "at_least: .* a number from 0 to 1"):
                steelyard.FTest(at_least=wrong).fit(self.X, self.y)

    def test_frames_give_names(self):
        frame = pandas.DataFrame(self.X, columns=list("abcdef"))
        found = steelyard.FTest(top=1).fit(frame, pandas.Series(self.y, name="target"))
        self.assertEqual(list(found.feature_names_in_), list("abcdef"))
        self.assertEqual(found.record()["feature_names"], list("abcdef"))
        self.assertEqual(list(found.get_feature_names_out()), ["b" if found.selected_[0] else "a"])
        with self.assertRaises(ValueError):
            found.transform(frame[list("bacdef")])

    def test_texts_are_classes(self):
        classes = made.words(self.y)
        for y in (classes, pandas.Series(classes, dtype="category"), classes.astype(str)):
            found = steelyard.RandomForest(trees=20).fit(self.X, y)
            self.assertEqual(found.record()["columns"][-1]["roles"], ["label"])
        numbers = steelyard.RandomForest(trees=20).fit(self.X, self.y)
        self.assertEqual(numbers.record()["columns"][-1]["roles"], ["truth"])
        codes = np.searchsorted(["high", "low", "middle"], classes)
        asked = steelyard.RandomForest(trees=20, truth_as="classes").fit(self.X, codes)
        self.assertEqual(asked.record()["columns"][-1]["roles"], ["label"])

    def test_what_y_is_is_checked_whatever_y_is(self):
        several = np.column_stack([self.y, self.X[:, 0]])
        selector = steelyard.FTest(truth_as="bogus")  # not refused before a fit
        for y in (self.y, several):
            with self.assertRaisesRegex(ValueError, "'bogus' means nothing; accepted: auto"):
                selector.fit(self.X, y)
        with self.assertRaisesRegex(ValueError, "'bogus' means nothing"):
            steelyard.LaplacianScore(truth_as="bogus").fit(self.X)
        with self.assertRaisesRegex(ValueError, "None means nothing"):
            steelyard.FTest(truth_as=None).fit(self.X, self.y)

    def test_several_columns_are_no_classes(self):
        several = np.column_stack([self.y > 0, self.y > 1]).astype(int)
        with self.assertRaisesRegex(ValueError, "classes are given in one column, but y has 2"):
            steelyard.FTest(truth_as="classes").fit(self.X, several)
        for truth_as in ("auto", "numbers"):
            found = steelyard.FTest(truth_as=truth_as).fit(self.X, several)
            roles = [column["roles"] for column in found.record()["columns"][-2:]]
            self.assertEqual(roles, [["truth"], ["truth"]])
        one = steelyard.FTest(truth_as="classes").fit(self.X, several[:, :1])
        self.assertEqual(one.record()["columns"][-1]["roles"], ["label"])

    def test_inputs_may_be_compared_with_themselves(self):
        found = steelyard.Dii(epochs=10, truth_as="inputs").fit(self.X)
        self.assertEqual(found.record()["columns"][0]["roles"], ["input", "truth"])
        with self.assertRaisesRegex(ValueError, "requires y to be passed"):
            steelyard.Dii().fit(self.X)

    def test_groups_are_held_out_together(self):
        groups = np.repeat(np.arange(24), 5)
        found = steelyard.ElasticNet().fit(self.X, self.y, groups=groups)
        self.assertEqual(found.record()["columns"][-1]["roles"], ["id"])
        answer = found.answer()
        held_out = [words for id_, _, words in answer.checks if id_ == "held-out"]
        self.assertTrue(held_out and "group" in held_out[0].lower(), answer)

    def test_weights_and_maps_are_there_where_they_are_learned(self):
        self.assertEqual(steelyard.Dii(epochs=10).fit(self.X, self.y).weights_.shape, (6,))
        self.assertEqual(steelyard.Mlkr().fit(self.X, self.y).components_.shape[1], 6)
        self.assertFalse(hasattr(steelyard.FTest().fit(self.X, self.y), "weights_"))

    def test_warnings_of_core_are_warnings_of_python(self):
        X = np.column_stack([self.X, np.ones(120)])
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            found = steelyard.FTest().fit(X, self.y)
        self.assertTrue(any("x6" in str(each.message) for each in said), found.warnings_)
        self.assertTrue(all(issubclass(each.category, steelyard.SteelyardWarning) for each in said))

    def test_pickled_estimators_select_and_keep_their_record(self):
        found = steelyard.ElasticNet().fit(self.X, self.y)
        again = pickle.loads(pickle.dumps(found))
        np.testing.assert_array_equal(again.get_support(), found.get_support())
        self.assertEqual(again.record(), found.record())
        self.assertEqual(pickle.loads(pickle.dumps(again)).record(), found.record())
        with self.assertRaisesRegex(RuntimeError, "fit once more"):
            again.apply(self.X)

    def test_a_part_of_a_pipeline_that_is_searched(self):
        pipeline = make_pipeline(steelyard.FTest(), LinearRegression())
        search = GridSearchCV(pipeline, {"ftest__top": [1, 2, 4]}, cv=3).fit(self.X, self.y)
        self.assertIn(search.best_params_["ftest__top"], (1, 2, 4))

    def test_repeated_names_of_a_frame_stay_what_they_are(self):
        frame = pandas.DataFrame(self.X[:, :4], columns=["a", "a", "b", "c"])
        found = steelyard.FTest(top=1).fit(frame, self.y)
        self.assertEqual(list(found.feature_names_in_), ["a", "a", "b", "c"])
        self.assertEqual(found.transform(frame).shape, (120, 1))

    def test_applied_columns_of_one_name_are_both_there(self):
        frame = pandas.DataFrame(self.X[:, :2], columns=["row", "outside"])
        applied = steelyard.FTest(top=2).fit(frame, self.y).apply(frame)
        self.assertEqual(list(applied["row"]), list(range(1, 121)))
        self.assertEqual(set(applied), set(applied.columns))
        self.assertIn("row'", applied.columns)
        self.assertIn("outside'", applied.columns)

    def test_rows_that_are_filled_are_said(self):
        found = steelyard.ElasticNet(missing="fill-median").fit(self.X, self.X[:, 0] - self.X[:, 1])
        rows = self.X[:3].copy()
        found.apply(rows)
        self.assertEqual(found.remarks_, [])
        rows[2, :] = np.nan
        found.apply(rows)
        said = " ".join(found.remarks_)
        self.assertIn("1 of 3 rows has cells that were filled with the run's median: x0 (1)", said)
        self.assertIn("1 row has no value of its own", said)

    def test_predicted_classes_have_the_type_of_the_classes(self):
        classes = np.where(self.y > np.median(self.y), "007", "08")
        applied = steelyard.RandomForest(trees=20).fit(self.X, classes).apply(self.X)
        self.assertGreater(np.mean(applied["y (predicted)"] == classes), 0.8)

    def test_kept_features_are_named_placed_or_marked(self):
        def kept(wanted):
            found = steelyard.FTest(top=1, keep=wanted).fit(self.X, self.y)
            return sorted(found.selected_)

        self.assertEqual(kept([3]), [3])
        self.assertEqual(kept(3), [3])
        self.assertEqual(kept("x3"), [3])
        self.assertEqual(kept([False, False, False, True, False, False]), [3])
        self.assertEqual(kept(np.arange(6) == 3), [3])
        for wanted in ([1.7], [True], [6], ["x6"]):
            with self.assertRaises(ValueError, msg=wanted):
                kept(wanted)

    def test_top_is_a_whole_number(self):
        for kind in (steelyard.FTest, steelyard.Panel):
            for top in (-1, 2.7, "3", True, 10**20):
                with self.assertRaisesRegex(ValueError, "top"):
                    kind(top=top).fit(self.X, self.y)

    def test_threads_are_at_most_as_many_as_on_the_command_line(self):
        for kind in (steelyard.Dii, steelyard.Panel):
            for threads in (100000, 1025, 0, 1.5, True):
                with self.assertRaisesRegex(ValueError, "threads: .* from 1 to 1024"):
                    kind(threads=threads).fit(self.X, self.y)
        with self.assertRaisesRegex(ValueError, "threads"):
            steelyard.stability(steelyard.ElasticNet(threads=100000), self.X, self.y)

    def test_times_are_no_target_unless_somebody_says_what_they_are(self):
        days = pandas.Series(pandas.date_range("2020-01-01", periods=len(self.y)))
        for y in (days, days.dt.tz_localize("Asia/Tokyo"), days.dt.to_period("D"), days - days[0],
                  list(days.dt.to_pydatetime())):
            with self.assertRaisesRegex(ValueError, "y: times"):
                steelyard.FTest().fit(self.X, y)
        steelyard.FTest(truth_as="numbers").fit(self.X, days)

    def test_missing_cells_are_filled_by_what_the_fit_knows(self):
        X = self.X.copy()
        X[::7, 0] = np.nan
        median = np.nanmedian(X[:, 0])
        new = X[:5].copy()
        new[:, 1] = [np.nan, 1.0, 2.0, 3.0, 4.0]  # the fit had no gap in this one
        for found in (steelyard.FTest(top=2, keep=[0, 1], missing="fill-median"),
                      steelyard.Panel(methods=["f-test"], folds=2, repeats=1, top=2, keep=[0, 1],
                                      missing="fill-median")):
            found.fit(X, self.y)
            self.assertTrue(found.get_support()[:2].all())
            filled = found.transform(new)
            self.assertAlmostEqual(filled[0, 0], median, places=12)
            self.assertAlmostEqual(filled[0, 1], np.median(X[:, 1]), places=12)
            np.testing.assert_array_equal(filled[1:], new[1:, found.get_support()])
            again = pickle.loads(pickle.dumps(found))
            np.testing.assert_array_equal(again.transform(new), filled)
        pipeline = make_pipeline(steelyard.ElasticNet(missing="fill-median"), LinearRegression())
        self.assertTrue(np.isfinite(pipeline.fit(X, self.y).predict(X)).all())
        kept = steelyard.FTest(top=2, keep=[0], missing="drop-rows").fit(X, self.y).transform(X)
        self.assertTrue(np.isnan(kept[0]).any())

    def test_selected_samples_leave_all_features(self):
        found = steelyard.Fps(select="samples", count=5).fit(self.X)
        self.assertEqual(sorted(found.selected_), list(np.flatnonzero(found.get_support())))

    def test_an_answer_keeps_to_its_threads(self):
        with ProcessPoolExecutor(1, multiprocessing.get_context("fork")) as alone:
            most = alone.submit(most_threads_of_an_answer).result()
        self.assertLessEqual(most, 2)  # Python's own, and the one that works

    def test_studies(self):
        stable = steelyard.stability(steelyard.ElasticNet(), self.X, self.y)
        self.assertIn("steady", stable.findings_)
        self.assertIn("selected_share", stable.columns_)
        chosen = steelyard.knockoffs(steelyard.ElasticNet(), self.X, self.y, fdr=0.3)
        self.assertIn("knockoff_discoveries", chosen.findings_)
        tested = steelyard.hrt(steelyard.ElasticNet(), self.X, self.y, fdr=0.3)
        self.assertIn("randomization_discoveries", tested.findings_)
        with self.assertRaisesRegex(ValueError, "stability"):
            steelyard.study(steelyard.ElasticNet(), "magic", self.X, self.y)
        for other in (LinearRegression(), None, steelyard.ElasticNet, steelyard.Panel()):
            with self.assertRaisesRegex(ValueError, "estimator: .* is no method of Steelyard"):
                steelyard.knockoffs(other, self.X, self.y)

    def test_panel(self):
        panel = steelyard.Panel(methods=["f-test", "elastic-net", "random-forest"], folds=3, repeats=1)
        panel.fit(self.X, self.y)
        self.assertEqual(set(panel.order_), {"f-test", "elastic-net", "random-forest"})
        self.assertEqual(list(panel.methods_["method"]), panel.order_)
        self.assertTrue(panel.answer_)
        self.assertEqual(panel.transform(self.X).shape, (120, len(panel.selected_)))
        for methods in (["magic"], "magic"):
            with self.assertRaisesRegex(ValueError, "no method 'magic'"):
                steelyard.Panel(methods=methods).fit(self.X, self.y)

    def test_what_a_panel_repeats_is_a_whole_number(self):
        for name, wrong in (("folds", 1), ("folds", 2.5), ("repeats", True), ("seed", -1)):
            with self.assertRaisesRegex(ValueError, f"{name}: {wrong} is not accepted"):
                steelyard.Panel(methods=["f-test"], **{name: wrong}).fit(self.X, self.y)

    def test_what_is_kept_is_selected_by_the_panel(self):
        y = self.X[:, 0] + self.X[:, 1]

        def selected(**asked):
            panel = steelyard.Panel(methods=["f-test", "elastic-net"], folds=2, repeats=1, **asked)
            return sorted(panel.fit(self.X, y).selected_)

        self.assertIn(5, selected(keep=[5]))
        self.assertEqual(selected(keep=[5], top=1), [5])
        grouped = selected(top=1, input_groups=["g", "h", "g", "h", "g", "h"])
        self.assertIn(grouped, ([0, 2, 4], [1, 3, 5]))
        self.assertTrue(selected())  # of a strong relation, something


if __name__ == "__main__":
    unittest.main()
