// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>

#include "core/measures/folds.h"
#include "core/random.h"
#include "core/study/held_out_risk.h"
#include "tests/support/probe_method.h"
#include "tests/support/regression_method.h"
#include "tests/support/result_parts.h"
#include "tests/support/run_method.h"
#include "tests/support/studied.h"

using namespace steelyard;

namespace {

/// The made-up method predicts the first input itself.
std::unique_ptr<const Method> probe() { return tests::studied<tests::ProbeMethod>(); }

/// The target is the first input and an error that is known for every sample.
Problem known_errors(Index samples) {
  Random random(3);
  Problem problem;
  Matrix inputs(samples, 3);
  Vector truth(samples);
  for (Index sample = 0; sample < samples; ++sample) {
    inputs.row(sample) << random.normal(), random.normal(), random.normal();
    truth[sample] = inputs(sample, 0) + 0.1 * static_cast<double>(sample);
  }
  problem.inputs = std::move(inputs);
  problem.truth = truth;
  problem.features.resize(3);
  problem.truth_features.resize(1);
  return problem;
}

/// The root of the mean of (0.1 k)^2 over some samples, over what the mean of those that were
/// trained on misses of them, in their deviations.
double relative_error(const Problem& problem, const std::vector<Index>& trained,
                      const std::vector<Index>& tested) {
  const Vector known = problem.truth(trained, Eigen::all).col(0);
  const double variance = (known.array() - known.mean()).square().mean();
  double missed = 0.0;
  double of_mean = 0.0;
  for (const Index sample : tested) {
    missed += 0.01 * static_cast<double>(sample * sample);
    of_mean += std::pow(problem.truth(sample, 0) - known.mean(), 2) / variance;
  }
  return std::sqrt(missed / of_mean);
}

bool offers(const Method& method, const std::string& study) {
  const ParameterSpec* trust = method.schema().find("trust");
  return trust != nullptr &&
         std::any_of(trust->choices.begin(), trust->choices.end(),
                     [&](const ParameterChoice& choice) { return choice.id == study; });
}

}  // namespace

class TestHeldOutRisk : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// The predictor learns nothing, so its risk on each part is known exactly.
  void the_risk_is_that_of_the_samples_left_out() {
    const auto problem = std::make_shared<const Problem>(known_errors(40));
    const Result result =
        tests::run_to_end(*probe(), problem, {{"trust", "k-fold"}, {"folds", "4"}, {"seed", "7"}});
    const Folds folds = random_folds(40, 4, 7);
    const Figure& figure = result.figures.back();
    QCOMPARE(figure.id, std::string("k-fold"));
    QCOMPARE(figure.y.title, std::string("Held-out error (1: knows nothing)"));
    const std::vector<FigureLine>& lines = lines_of(figure);
    QCOMPARE(lines[0].x, (std::vector<double>{1, 2, 3, 4}));
    for (std::size_t fold = 0; fold < 4; ++fold) {
      const std::vector<Index> trained = all_but(folds[fold], 40);
      QVERIFY(std::abs(lines[0].y[fold] - relative_error(*problem, trained, folds[fold])) < 1e-12);
      QVERIFY(std::abs(lines[1].y[fold] - relative_error(*problem, trained, trained)) < 1e-12);
    }
    const Finding& error = tests::finding_of(result, "held_out");
    QCOMPARE(error.value, std::accumulate(lines[0].y.begin(), lines[0].y.end(), 0.0) / 4.0);
    double squares = 0.0;
    for (const double fold : lines[0].y) {
      squares += (fold - error.value) * (fold - error.value);
    }
    QVERIFY(std::abs(*error.error - std::sqrt(squares / 3.0 / 4.0)) < 1e-12);
    QCOMPARE(in_words(error.measured_on), std::string("4 folds"));
    QCOMPARE(tests::finding_of(result, "trained_on").value,
             std::accumulate(lines[1].y.begin(), lines[1].y.end(), 0.0) / 4.0);
  }

  void more_folds_than_pairs_of_samples_are_refused() {
    const auto problem = std::make_shared<const Problem>(known_errors(11));
    const ParameterValues values =
        tests::values_of(*probe(), {{"trust", "k-fold"}, {"folds", "6"}});
    const std::vector<Complaint> complaints = probe()->check(*problem, values);
    QCOMPARE(complaints.size(), 1U);
    QCOMPARE(complaints.front().parameter, std::string("folds"));
    QVERIFY(in_words(complaints.front()).find("2 to 5") != std::string::npos);
  }

  void it_is_offered_where_a_model_is_fitted() {
    QVERIFY(offers(*probe(), "k-fold"));
    const auto regression = tests::studied<tests::RegressionMethod>(tests::Abilities::penalties);
    QVERIFY(!offers(*regression, "k-fold"));
  }
};

QTEST_GUILESS_MAIN(TestHeldOutRisk)
#include "tst_held_out_risk.moc"
