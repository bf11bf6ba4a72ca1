// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/measures/information_imbalance.h"
#include "core/methods/dii/dii_learner.h"
#include "core/methods/dii/dii_stepper.h"
#include "core/methods/dii/fast_kernel.h"
#include "core/run/driver.h"
#include "tests/support/dii_cases.h"
#include "tests/support/learner_method.h"
#include "tests/support/plain_dii.h"
#include "tests/support/run_method.h"
#include "tests/support/studied.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr double value_tolerance = 1e-8;
constexpr double weight_tolerance = 1e-6;

dii::Evaluation fast(const dii::Information& information, const Vector& weights,
                     dii::LambdaChoice lambda) {
  return *dii::FastKernel(information).evaluate(weights, lambda);
}

dii::Evaluation plain(const dii::Information& information, const Vector& weights,
                      dii::LambdaChoice lambda) {
  return dii::evaluate_plainly(information, weights, lambda);
}

/// The peer's run with its learning rate and penalty put on the exact gradient's scale.
dii::Options options_of(const nlohmann::json& run) {
  dii::Options options;
  options.standardised = false;
  options.initial = dii::InitialWeights::inverse_raw_std;
  options.epochs = run.at("epochs").get<std::uint64_t>();
  options.learning_rate = 0.5 * run.at("learning_rate").get<double>();
  options.l1 = 2.0 * run.at("l1").get<double>();
  options.decay = run.at("decay") == "cos" ? Decay::cosine : Decay::exponential;
  return options;
}

/// The searches give learning rate, epochs and decay once for all penalties.
nlohmann::json with_l1(nlohmann::json run, double penalty) {
  run["l1"] = penalty;
  return run;
}

/// A backward search as the peer does it.
Result run_backward(const ReferenceCase& reference, const dii::Options& options) {
  const auto problem =
      std::make_shared<const Problem>(problem_of(reference.inputs, reference.truth));
  auto learner =
      std::make_shared<dii::DiiSubsetFitter>(std::make_shared<dii::SharedWork>(problem, options));
  return run_to_end(*studied<LearnerMethod>(std::move(learner)), problem,
                    {{"search", "backward"}, {"first_stage", "2"}, {"stage_solution", "last"}});
}

}  // namespace

/// Against the numbers of DADApy for every case of the manifest.
class TestReference : public QObject {
  Q_OBJECT

  static void each_case() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"gauss5", "gauss10", "angles4", "mixedperiod"}) {
      QTest::newRow(name) << name;
    }
  }
  static ReferenceCase current_case() {
    QFETCH(QString, name);
    return reference_case(name.toStdString());
  }

 private Q_SLOTS:
  void starting_weights_are_one_over_the_standard_deviation_data() { each_case(); }
  void starting_weights_are_one_over_the_standard_deviation() {
    const ReferenceCase reference = current_case();
    const Problem problem = problem_of(reference.inputs, reference.truth);
    dii::Options as_read;
    as_read.initial = dii::InitialWeights::inverse_raw_std;
    const dii::Scaling scaling = dii::scaling_of(problem, as_read);
    const Vector expected = to_vector(reference.expected.at("default_initial_weights"));
    QVERIFY((scaling.to_input_units(scaling.start) - expected).cwiseAbs().maxCoeff() < 1e-12);
  }

  void ranks_of_the_first_sample_data() { each_case(); }
  void ranks_of_the_first_sample() {
    const ReferenceCase reference = current_case();
    const dii::Information information = information_of(reference.inputs, reference.truth);
    const Vector expected = to_vector(reference.expected.at("rank_row0"));
    for (Index sample = 1; sample < expected.size(); ++sample) {
      QCOMPARE(information.ranks(0, sample), expected[sample]);
    }
  }

  void lambda_and_dii_at_unit_weights_data() { each_case(); }
  void lambda_and_dii_at_unit_weights() {
    const ReferenceCase reference = current_case();
    const dii::Information information = information_of(reference.inputs, reference.truth);
    const Vector ones = Vector::Ones(reference.inputs.dimension());
    const auto expected = [&](const char* key) { return reference.expected.at(key).get<double>(); };
    const auto close = [](double a, double b) { return std::abs(a - b) < value_tolerance; };
    for (const auto& evaluate : {fast, plain}) {
      const dii::Evaluation adaptive = evaluate(information, ones, {});
      QVERIFY(close(adaptive.lambda, expected("lambda_adaptive_unit_weights")));
      QVERIFY(close(adaptive.dii, expected("dii_unit_weights_adaptive")));
      QVERIFY(
          close(evaluate(information, ones, 0.05).dii, expected("dii_unit_weights_lambda_0.05")));
      QVERIFY(close(evaluate(information, ones, 0.3).dii, expected("dii_unit_weights_lambda_0.3")));
    }
  }

  void gradient_is_twice_the_peers_data() { each_case(); }
  void gradient_is_twice_the_peers() {
    const ReferenceCase reference = current_case();
    const dii::Information information = information_of(reference.inputs, reference.truth);
    const auto& point = reference.expected.at("gradient_point");
    const Vector weights = to_vector(point.at("weights"));
    const Vector expected = 2.0 * to_vector(point.at("gradient_dadapy"));
    for (const auto& evaluate : {fast, plain}) {
      const dii::Evaluation got = evaluate(information, weights, point.at("lambda").get<double>());
      QVERIFY(std::abs(got.dii - point.at("dii").get<double>()) < value_tolerance);
      QVERIFY((got.gradient - expected).cwiseAbs().maxCoeff() < value_tolerance);
    }
  }

  void optimisation_follows_the_peer_data() { each_case(); }
  void optimisation_follows_the_peer() {
    const ReferenceCase reference = current_case();
    const auto problem =
        std::make_shared<const Problem>(problem_of(reference.inputs, reference.truth));
    QVERIFY(!reference.expected.at("opt").empty());
    for (const auto& run : reference.expected.at("opt")) {
      dii::DiiStepper stepper(problem, options_of(run));
      std::vector<Iterate> iterates;
      const Outcome outcome = drive(stepper, {}, [&](Snapshot&& snapshot) {
        for (Iterate& iterate : snapshot.appended.iterates) {
          iterates.push_back(std::move(iterate));
        }
      });
      QCOMPARE(outcome.ending, Ending::iteration_limit);
      const Vector history = to_vector(run.at("dii_per_epoch"));
      QCOMPARE(static_cast<Index>(iterates.size()), history.size());
      for (Index epoch = 0; epoch < history.size(); ++epoch) {
        const double got = iterates[static_cast<std::size_t>(epoch)].scalars.front();
        QVERIFY2(std::abs(got - history[epoch]) < value_tolerance,
                 qPrintable(QString::number(epoch)));
      }
      const Vector expected = to_vector(run.at("final_weights"));
      QVERIFY((iterates.back().weights - expected).cwiseAbs().maxCoeff() < weight_tolerance);
    }
  }

  void backward_greedy_follows_the_peer() {
    const ReferenceCase reference = reference_case("greedy6");
    const auto& expected = reference.expected.at("backward_greedy");
    dii::Options options = options_of(with_l1(expected, 0.0));
    options.keep_best = false;  // the peer takes the last epoch
    const Result result = run_backward(reference, options);
    const Vector by_size = to_vector(expected.at("dii_by_size_descending"));
    QCOMPARE(static_cast<Index>(result.path.size()), by_size.size());
    for (std::size_t k = 0; k < result.path.size(); ++k) {
      QVERIFY(std::abs(result.path[k].objective - by_size[static_cast<Index>(k)]) < 1e-6);
      const Vector weights = to_vector(expected.at("weights_by_size_descending").at(k));
      QVERIFY((result.path[k].weights - weights).cwiseAbs().maxCoeff() < 1e-5);
    }
  }

  void l1_penalties_follow_the_peer() {
    const ReferenceCase reference = reference_case("greedy6");
    const auto& expected = reference.expected.at("lasso");
    const auto problem =
        std::make_shared<const Problem>(problem_of(reference.inputs, reference.truth));
    int compared = 0;
    for (std::size_t k = 0; k < expected.at("penalty").size(); ++k) {
      const double penalty = expected.at("penalty").at(k).get<double>();
      if (penalty < 0.0) {
        continue;  // no run of the peer had that many features
      }
      dii::DiiStepper stepper(problem, options_of(with_l1(expected, penalty)));
      drive(stepper, {}, [](Snapshot&&) {});
      const Result result = stepper.result();
      QVERIFY(std::abs(result.objective - expected.at("dii").at(k).get<double>()) < 1e-6);
      const Vector weights = to_vector(expected.at("weights").at(k));
      QVERIFY((result.space.weights() - weights).cwiseAbs().maxCoeff() < 1e-5);
      ++compared;
    }
    QCOMPARE(compared, 4);
  }

  void information_imbalance_both_ways() {
    const Matrix points = read_matrix("infimb_A.csv");
    const auto part = [&](std::vector<Index> columns) {
      return Space{points(Eigen::all, columns), Vector::Zero(static_cast<Index>(columns.size()))};
    };
    const nlohmann::json expected = read_json("infimb.json");
    const auto check = [&](const char* key, const Space& a, const Space& b) {
      const Vector both = to_vector(expected.at(key));
      QVERIFY2(std::abs(information_imbalance(a, b) - both[0]) < value_tolerance, key);
      QVERIFY2(std::abs(information_imbalance(b, a) - both[1]) < value_tolerance, key);
    };
    check("[0]->[0, 1, 2]", part({0}), part({0, 1, 2}));
    check("[0, 1]->[0, 1, 2]", part({0, 1}), part({0, 1, 2}));
    check("[2]->[0, 1]", part({2}), part({0, 1}));
    check("[0]->[1]", part({0}), part({1}));
  }
};

QTEST_GUILESS_MAIN(TestReference)
#include "tst_reference.moc"
