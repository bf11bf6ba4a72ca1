# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""scikit-learn's check_estimator, for each class."""

import unittest
import warnings

import steelyard
from sklearn.exceptions import SkipTestWarning
from sklearn.utils.estimator_checks import check_estimator

# What cannot pass, and why: class, and the words with which the check begins.
CANNOT = {
    ("Mlkr", "check_sample_weights_invariance(kind=zeros)"):
        "its descent begins with the samples in their order, and the check shuffles those that count",
}


def named(check):
    """The check as it is called: its name, with what it is called with."""
    name = getattr(check, "func", check).__name__
    given = getattr(check, "keywords", {})
    words = ",".join(f"{key}={value}" for key, value in given.items())
    return f"{name}({words})" if words else name


class Conventions(unittest.TestCase):
    def check(self, estimator):
        kind = type(estimator).__name__
        done = 0
        for instance, check in check_estimator(estimator, generate_only=True):
            name = named(check)
            with self.subTest(f"{kind}: {name}"):
                self.run_one(instance, check, CANNOT.get((kind, name)))
            done += 1
        self.assertGreater(done, 30)

    def run_one(self, instance, check, why_not):
        if why_not is None:
            check(instance)
            return
        with self.assertRaises(AssertionError, msg="it passes by now: no exception is needed"):
            check(instance)

    def setUp(self):
        warnings.simplefilter("ignore", SkipTestWarning)
        warnings.simplefilter("ignore", steelyard.SteelyardWarning)


def test_of(kind, **settings):
    return lambda self: self.check(getattr(steelyard, kind)(**settings))


for method in steelyard.methods():
    setattr(Conventions, f"test_{method['class']}", test_of(method["class"]))
# All methods would take minutes: what is checked is the same.
Conventions.test_Panel = test_of("Panel", methods=["f-test", "elastic-net"], folds=2, repeats=1)


if __name__ == "__main__":
    unittest.main()
