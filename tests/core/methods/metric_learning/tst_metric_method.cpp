// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <set>

#include "core/methods/registry.h"
#include "core/parallel.h"
#include "core/text.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/result_parts.h"
#include "tests/support/run_method.h"
#include "tests/support/toy_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

std::shared_ptr<Problem> problem_of(const Matrix& inputs, const Matrix& target) {
  auto problem = toy_problem(inputs.rows(), inputs.cols());
  problem->inputs = inputs;
  problem->truth = target;
  problem->truth_features = {{"response", "", "", 0.0}};
  problem->labels.reset();
  return problem;
}

/// Of length 1, with a share of each input.
Vector oblique(Index features) {
  Vector along(features);
  for (Index k = 0; k < features; ++k) {
    along[k] = k % 2 == 0 ? 1.0 : -1.0;
  }
  return along.normalized();
}

/// The target depends on one oblique direction of the inputs.
std::shared_ptr<Problem> rotated_signal(Index samples, Index features, std::uint64_t seed) {
  Matrix inputs = normal_matrix(samples, features, seed);
  const Vector signal = inputs * oblique(features);
  const Matrix target = (1.5 * signal.array()).sin().matrix() + 0.3 * signal +
                        0.05 * normal_matrix(samples, 1, seed + 1);
  return problem_of(inputs, target);
}

}  // namespace

class TestMetricMethod : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void finds_an_oblique_direction_data() {
    QTest::addColumn<QString>("id");
    QTest::newRow("mlkr") << "mlkr";
    QTest::newRow("mlkrr") << "mlkrr";
  }
  void finds_an_oblique_direction() {
    QFETCH(QString, id);
    constexpr Index features = 10;
    const auto problem = rotated_signal(300, features, 1);
    const MethodRegistry methods = builtin_methods();
    const Result result = run_to_end(methods.find(id.toStdString()), problem);
    QVERIFY(has_solution(result));
    QVERIFY(result.space.is_map());
    const Matrix& map = result.space.map();
    // The share of the map that lies along the direction.
    const double along = (map * oblique(features)).squaredNorm() / map.squaredNorm();
    qInfo("share along the direction: %.3f", along);
    QVERIFY(along > 0.5);  // of the inputs as they are, a tenth
    QVERIFY(result.predictor != nullptr);
    const Problem others = *rotated_signal(200, features, 77);
    const double risk = result.predictor->risk(others);
    qInfo("squared error on other samples: %.3f", risk);
    QVERIFY(risk < 0.1);
    const Matrix predicted = result.predictor->predict(others.inputs);
    QCOMPARE(predicted.rows(), Index{200});
    const double error = (predicted - Matrix(others.truth)).squaredNorm() / 200.0;
    const Matrix& truth = others.truth;
    QVERIFY(error < 0.1 * (truth.array() - truth.mean()).square().mean());
    for (const char* figure : {"training", "metric", "eigenvalues", "predicted"}) {
      QVERIFY2(std::any_of(result.figures.begin(), result.figures.end(),
                           [&](const Figure& one) { return one.id == figure; }),
               figure);
    }
    for (const Figure& figure : result.figures) {
      QCOMPARE(in_words(contradiction_in(figure)), std::string());
    }
  }

  /// Factors for the inputs: only the first two of ten matter.
  void a_diagonal_map_ranks_inputs_data() { finds_an_oblique_direction_data(); }
  void a_diagonal_map_ranks_inputs() {
    QFETCH(QString, id);
    const Matrix inputs = normal_matrix(300, 10, 5);
    const Matrix target = (1.5 * inputs.col(0)).array().sin().matrix() + inputs.col(1);
    const auto problem = problem_of(inputs, target);
    const MethodRegistry methods = builtin_methods();
    const Result result =
        run_to_end(methods.find(id.toStdString()), problem, {{"shape", "diagonal"}});
    const std::vector<Index> order = ranking(result.columns);
    QCOMPARE(std::set<Index>(order.begin(), order.begin() + 2), (std::set<Index>{0, 1}));
    QVERIFY(!result.space.is_map());
    QVERIFY(result.space.weights().minCoeff() >= 0.0);
  }

  /// Of few samples with many inputs, the automatic ridge mostly learns a map that predicts others
  /// better than one learned with next to no ridge.
  void a_ridge_keeps_the_map_from_fitting_noise() {
    const Problem others = *rotated_signal(400, 15, 77);
    const MethodRegistry methods = builtin_methods();
    std::vector<double> shares;
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U}) {
      const auto risk = [&](const Settings& settings) {
        const auto problem = rotated_signal(120, 15, seed);
        const Result result = run_to_end(methods.find("mlkrr"), problem, settings);
        return result.predictor->risk(others);
      };
      shares.push_back(risk({}) / risk({{"ridge", "1e-7"}}));
      qInfo("squared error on other samples over that with next to no ridge: %.2f", shares.back());
    }
    std::sort(shares.begin(), shares.end());
    QVERIFY(shares[2] < 0.8);
    QVERIFY(shares[3] < 1.0);
  }

  /// Without validation samples nothing is held out, and nothing is said to be: the numbers of
  /// training samples looked as if noise were predicted (0.09 of its variance).
  void without_validation_samples_nothing_is_called_unseen_data() {
    finds_an_oblique_direction_data();
  }
  void without_validation_samples_nothing_is_called_unseen() {
    QFETCH(QString, id);
    const auto problem = problem_of(normal_matrix(100, 20, 31), normal_matrix(100, 1, 32));
    const MethodRegistry methods = builtin_methods();
    Settings settings{{"validation", "0"}};
    if (id == "mlkrr") {
      settings["shuffles"] = "6";
    }
    const Result result = run_to_end(methods.find(id.toStdString()), problem, settings);
    QVERIFY(warns_of(result, "how well others are predicted is not known"));
    QVERIFY(!warns_of(result, "squared error"));
    QVERIFY(!warns_of(result, "predicts no better"));
    for (const Figure& figure : result.figures) {
      if (figure.id == "predicted") {
        QCOMPARE(figure.title, std::string("Fitted against true"));
        QVERIFY(figure.help.find("learned from") != std::string::npos);
        QVERIFY(figure.help.find("not trained") == std::string::npos);
      }
    }
    // With some, the number is there, and on noise it is no better than the mean.
    settings["validation"] = "0.3";
    const Result judged = run_to_end(methods.find(id.toStdString()), problem, settings);
    QVERIFY(warns_of(judged, "were chosen by them"));
    QVERIFY(warns_of(judged, short_text(finding_of(judged, "validation_error").value, 3)));
    QVERIFY(
        warns_of(judged, short_text(finding_of(judged, "validation_error_of_inputs").value, 3)));
    QVERIFY(result.findings.empty());
  }

  void classes_are_predicted_as_classes() {
    const auto problem = toy_problem(200, 4);
    const MethodRegistry methods = builtin_methods();
    const Result result = run_to_end(methods.find("mlkrr"), problem, {{"shuffles", "4"}});
    QVERIFY(result.predictor != nullptr);
    QCOMPARE(result.predictor->loss(), std::string("share of wrong classes"));
    QVERIFY(result.predictor->risk(*problem) < 0.15);
  }

  void units_of_the_inputs_do_not_matter_at_equal_spread() {
    const auto problem = rotated_signal(120, 4, 3);
    auto scaled = std::make_shared<Problem>(*problem);
    Matrix inputs = problem->inputs;
    inputs.col(2) *= 1024.0;
    scaled->inputs = inputs;
    const MethodRegistry methods = builtin_methods();
    const Settings settings{{"scaling", "each"}, {"shuffles", "2"}};
    const Result one = run_to_end(methods.find("mlkrr"), problem, settings);
    const Result other = run_to_end(methods.find("mlkrr"), scaled, settings);
    QVERIFY(std::abs(other.objective / one.objective - 1.0) < 1e-6);
    QVERIFY(std::abs(other.space.map()(2, 2) * 1024.0 / one.space.map()(2, 2) - 1.0) < 1e-5);
  }

  /// A known weight is of an input in its unit: a thousandth of it where its numbers are a thousand
  /// times as large.
  void a_start_from_known_weights_has_their_units_data() { finds_an_oblique_direction_data(); }
  void a_start_from_known_weights_has_their_units() {
    QFETCH(QString, id);
    const auto problem = rotated_signal(120, 4, 3);
    problem->known_weights = Vector{{1.0, 0.5, 0.25, 1.0}};
    auto scaled = std::make_shared<Problem>(*problem);
    Matrix inputs = problem->inputs;
    inputs.col(2) *= 1024.0;
    scaled->inputs = inputs;
    (*scaled->known_weights)[2] /= 1024.0;
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find(id.toStdString());
    Settings settings{{"scaling", "each"}, {"start", "known"}, {"iterations", "2"}};
    if (id == "mlkrr") {
      settings["shuffles"] = "1";
    }
    const Result one = run_to_end(method, problem, settings);
    const Result other = run_to_end(method, scaled, settings);
    QVERIFY2(std::abs(other.objective / one.objective - 1.0) < 1e-6,
             qPrintable(QString("%1, %2").arg(one.objective).arg(other.objective)));
    problem->known_weights = Vector{{1.0, 0.5, 16.0, 1.0}};
    QVERIFY(std::abs(run_to_end(method, problem, settings).objective / one.objective - 1.0) > 1e-4);
  }

  void any_number_of_threads_gives_the_same_bits_data() { finds_an_oblique_direction_data(); }
  void any_number_of_threads_gives_the_same_bits() {
    QFETCH(QString, id);
    const auto problem = rotated_signal(200, 5, 3);
    const MethodRegistry methods = builtin_methods();
    const Settings settings{{"iterations", "5"}};
    const Result many = run_to_end(methods.find(id.toStdString()), problem, settings);
    const std::size_t threads = most_threads();
    set_most_threads(1);
    const Result one = run_to_end(methods.find(id.toStdString()), problem, settings);
    set_most_threads(threads);
    QVERIFY(many.space == one.space);
    QCOMPARE(many.objective, one.objective);
  }

  /// Each odd table is refused in words, or ends in a result or a failure in words.
  void odd_tables_end_in_words_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("kind");
    for (const char* id : {"mlkr", "mlkrr"}) {
      for (const char* kind :
           {"constant target", "repeated rows", "more inputs than samples", "few samples",
            "constant input", "tiny sigma", "huge sigma", "no validation", "periodic input"}) {
        QTest::addRow("%s, %s", id, kind) << id << kind;
      }
    }
  }
  void odd_tables_end_in_words() {
    QFETCH(QString, id);
    QFETCH(QString, kind);
    const bool wide = kind == "more inputs than samples";
    const auto problem = rotated_signal(kind == "few samples" ? 9 : 40, wide ? 60 : 4, 3);
    Settings settings;
    if (id == "mlkrr") {
      settings = {{"shuffles", "2"}};
    }
    if (kind == "constant target") {
      problem->truth = Matrix::Constant(40, 1, 2.0);
    } else if (kind == "repeated rows") {
      problem->inputs = Matrix(Matrix(problem->inputs).row(0).replicate(40, 1));
      Matrix inputs = problem->inputs;
      inputs.row(1).array() += 1.0;
      problem->inputs = inputs;
      if (id == "mlkrr") {
        settings["ridge"] = "0";
      }
    } else if (kind == "constant input") {
      Matrix inputs = problem->inputs;
      inputs.col(2).setConstant(5.0);
      problem->inputs = inputs;
    } else if (kind == "tiny sigma" || kind == "huge sigma") {
      settings["sigma"] = kind == "tiny sigma" ? "0.001" : "1000";
    } else if (kind == "no validation") {
      settings["validation"] = "0";
    } else if (kind == "periodic input") {
      problem->features.front().period = 1.0;
    }
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find(id.toStdString());
    const auto complaints = method.check(*problem, values_of(method, settings));
    const bool refused =
        kind == "constant target" || kind == "few samples" || kind == "periodic input";
    QCOMPARE(!complaints.empty(), refused);
    if (refused) {
      QVERIFY(in_words(complaints.front()).find("accepted") != std::string::npos);
      return;
    }
    const Result result = run_to_end(method, problem, settings);
    if (result.outcome.ending == Ending::failed) {
      QVERIFY(!result.outcome.reason.says_nothing());
      return;
    }
    QVERIFY(has_solution(result));
    QVERIFY(result.space.all_finite());
    if (kind == "constant input") {
      QCOMPARE(result.space.reach()[2], 0.0);
    }
  }

  void shares_that_do_not_fit_are_refused() {
    const auto problem = rotated_signal(40, 4, 3);
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find("mlkrr");
    QVERIFY(!method.check(*problem, values_of(method, {{"share_alpha", "0.7"}})).empty());
    QVERIFY(!method.check(*problem, values_of(method, {{"share_a", "0.02"}})).empty());
    QVERIFY(method.check(*problem, values_of(method, {{"share_a", "0.3"}})).empty());
  }
};

QTEST_GUILESS_MAIN(TestMetricMethod)
#include "tst_metric_method.moc"
