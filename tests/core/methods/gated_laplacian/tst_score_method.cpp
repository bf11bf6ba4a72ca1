// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "core/methods/gated_laplacian/laplacian_score.h"
#include "core/methods/gated_laplacian/score_stepper.h"
#include "core/methods/registry.h"
#include "core/random.h"
#include "core/run/driver.h"
#include "tests/support/messages.h"
#include "tests/support/run_method.h"
#include "tests/support/toy_problem.h"

using namespace steelyard;
using tests::Settings;

namespace {

const Method& method(const std::string& id) {
  static const MethodRegistry registry = builtin_methods();
  return registry.find(id);
}

Result run(const std::string& id, const ProblemPtr& problem, const Settings& settings = {}) {
  return tests::run_to_end(method(id), problem, settings);
}

/// Two clusters along two columns, and noise in all others.
std::shared_ptr<Problem> clustered(Index samples = 120, Index dimension = 8) {
  const auto problem = toy_problem(samples, dimension);
  Matrix inputs = problem->inputs;
  for (Index sample = 0; sample < samples; ++sample) {
    const double side = sample % 2 == 0 ? -4.0 : 4.0;
    inputs(sample, 2) += side;
    inputs(sample, 5) -= side;
  }
  problem->inputs = std::move(inputs);
  return problem;
}

std::vector<double> first_values(const Result& result) { return result.columns.front().values; }

}  // namespace

class TestScoreMethod : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// The angle between samples is seen from their mean, whatever a unit calls 0.
  void an_origin_means_nothing() {
    const auto here = clustered();
    const auto there = clustered();
    there->inputs = Matrix((here->inputs.array() + 50.0).matrix());
    for (const char* kernel : {"heat", "binary", "cosine"}) {
      const std::vector<double> one =
          first_values(run("laplacian-score", here, {{"kernel", kernel}}));
      const std::vector<double> two =
          first_values(run("laplacian-score", there, {{"kernel", kernel}}));
      for (std::size_t k = 0; k < one.size(); ++k) {
        QVERIFY(std::abs(one[k] - two[k]) < 1e-9);
      }
    }
  }

  void the_columns_that_make_the_clusters_rank_first_data() {
    QTest::addColumn<QString>("id");
    QTest::newRow("laplacian") << "laplacian-score";
    QTest::newRow("diffusion") << "diffusion-score";
  }
  void the_columns_that_make_the_clusters_rank_first() {
    QFETCH(QString, id);
    for (const char* kernel : {"heat", "binary", "cosine"}) {
      const Result result = run(id.toStdString(), clustered(), {{"kernel", kernel}});
      QCOMPARE(result.outcome.ending, Ending::converged);
      std::vector<Index> best = ranking(result.columns);
      best.resize(2);
      std::sort(best.begin(), best.end());
      QCOMPARE(best, (std::vector<Index>{2, 5}));
      QVERIFY(result.space.empty());
      QVERIFY(result.selection.rule.says_nothing() && result.selection.features.empty());
    }
  }

  void the_classic_score_stands_beside_the_one_that_ranks() {
    const auto problem = clustered();
    const Result result = run("laplacian-score", problem);
    QCOMPARE(result.columns.size(), 2U);
    QCOMPARE(result.columns[1].id, std::string("laplacian_score"));
    gated::ScoreOptions options;
    const auto graph = gated::graph_of(*problem, options, {});
    const Vector scores = *gated::laplacian_scores(*graph, problem->inputs);
    double sum = 0.0;
    for (Index k = 0; k < scores.size(); ++k) {
      const auto feature = static_cast<std::size_t>(k);
      QCOMPARE(result.columns[1].values[feature], scores[k]);
      QCOMPARE(result.columns[0].values[feature], 1.0 - scores[k]);
      sum += scores[k];
    }
    QVERIFY(std::abs(result.objective - sum / static_cast<double>(scores.size())) < 1e-14);
  }

  void units_and_origins_do_not_matter() {
    const auto problem = clustered();
    const auto other = std::make_shared<Problem>(*problem);
    Matrix inputs = problem->inputs;
    inputs.col(1) *= 1e6;
    inputs.col(2).array() += 512.0;
    other->inputs = std::move(inputs);
    const std::vector<double> one = first_values(run("laplacian-score", problem));
    const std::vector<double> two = first_values(run("laplacian-score", other));
    for (std::size_t k = 0; k < one.size(); ++k) {
      QVERIFY(std::abs(one[k] - two[k]) < 1e-9);
    }
  }

  /// Where a circle is cut makes no difference to a periodic column.
  void a_periodic_column_is_a_circle() {
    const auto problem = clustered();
    const double period = 2.0 * std::numbers::pi;
    problem->features[0].period = period;
    const auto turned = std::make_shared<Problem>(*problem);
    Matrix inputs = problem->inputs;
    inputs.col(0) = (inputs.col(0).array() + 1.7).unaryExpr([period](double angle) {
      return std::fmod(angle + 8.0 * period, period);
    });
    // The spread that standardises it must stay the same, too.
    turned->inputs = Matrix(inputs);
    gated::ScoreOptions options;
    const auto graph = gated::graph_of(*problem, options, {});
    const Vector one = *gated::feature_scores(*graph, *problem, options, {});
    const Vector two = *gated::feature_scores(*graph, *turned, options, {});
    QVERIFY(std::abs(one[0] - two[0]) < 1e-10);
    const Vector as_line = *gated::laplacian_scores(*graph, inputs);
    QVERIFY(std::abs(as_line[0] - one[0]) > 1e-3);
  }

  /// As if the table held no other samples, and the result says of how many it is.
  void a_graph_of_some_samples_is_that_of_a_smaller_table() {
    const auto problem = clustered();
    const Result result = run("laplacian-score", problem, {{"rows", "80"}});
    const std::vector<Index> drawn = Random(0, Purpose::rows_of_a_fit).subset(120, 80);
    const auto smaller = std::make_shared<Problem>(problem->with_samples(drawn));
    QCOMPARE(first_values(result), first_values(run("laplacian-score", smaller)));
    QVERIFY(tests::has_message(result.warnings, "laplacian_score.some_rows"));
    QVERIFY(
        !tests::has_message(run("laplacian-score", problem).warnings, "laplacian_score.some_rows"));
  }

  void many_samples_of_many_columns_are_thinned() {
    QCOMPARE(gated::joined_samples({}, 1000000, 50), 100000);
    QCOMPARE(gated::joined_samples({}, 1000000, 8), 1000000);
    QCOMPARE(gated::joined_samples({}, 100000, 5000), 100000);
    gated::ScoreOptions options;
    options.rows = 500000;
    QCOMPARE(gated::joined_samples(options, 1000000, 50), 500000);
    QCOMPARE(gated::joined_samples(options, 1000, 50), 1000);
  }

  void a_constant_column_ranks_last_and_is_named() {
    const auto problem = clustered();
    Matrix inputs = problem->inputs;
    inputs.col(3).setConstant(7.0);
    problem->inputs = std::move(inputs);
    for (const char* id : {"laplacian-score", "diffusion-score"}) {
      const Result result = run(id, problem);
      QCOMPARE(ranking(result.columns).back(), 3);
      QCOMPARE(first_values(result)[3], -1.0);
      QVERIFY(tests::says({result.warnings.front()}, "x4"));
    }
  }

  void a_graph_in_parts_is_told() {
    const auto problem = clustered();
    Matrix inputs = problem->inputs;
    inputs.col(2) *= 20.0;  // far apart, though every column is standardised
    inputs.col(5) *= 20.0;
    for (Index column : {0, 1, 3, 4, 6, 7}) {
      inputs.col(column) = inputs.col(2);
    }
    problem->inputs = std::move(inputs);
    const Result result = run("laplacian-score", problem, {{"neighbours", "3"}});
    QVERIFY(tests::has_message(result.warnings, "laplacian_score.parts"));
  }

  void more_neighbours_than_samples_are_refused() {
    const auto problem = clustered(10);
    const auto complaints =
        method("laplacian-score")
            .check(*problem, tests::values_of(method("laplacian-score"), {{"neighbours", "10"}}));
    QCOMPARE(complaints.size(), 1U);
    QVERIFY(in_words(complaints.front()).find("1 to 9") != std::string::npos);
  }

  void more_steps_leave_less() {
    const auto problem = clustered();
    const std::vector<double> one = first_values(run("diffusion-score", problem));
    const std::vector<double> ten =
        first_values(run("diffusion-score", problem, {{"steps", "10"}}));
    for (std::size_t k = 0; k < one.size(); ++k) {
      QVERIFY(ten[k] < one[k]);
    }
  }

  void can_be_stopped_before_the_scores() {
    std::stop_source source;
    const auto problem = clustered();
    const Method& of = method("laplacian-score");
    const auto stepper = of.begin(problem, of.schema().defaults());
    const Outcome outcome =
        drive(*stepper, source.get_token(), [&](Snapshot&&) { source.request_stop(); });
    QCOMPARE(outcome.ending, Ending::stopped);
    QVERIFY(!has_solution(stepper->result()));
  }

  void studies_take_it() {
    const Result result =
        run("laplacian-score", clustered(), {{"trust", "stability"}, {"replicates", "4"}});
    const FeatureColumn& share = result.columns.back();
    QVERIFY(share.kind == ValueKind::share);
    QVERIFY2(share.help.find("among the best 4") != std::string::npos, share.help.c_str());
    QCOMPARE(share.values[2], 1.0);
    QCOMPARE(share.values[5], 1.0);
    QCOMPARE(std::accumulate(share.values.begin(), share.values.end(), 0.0), 4.0);
  }
};

QTEST_GUILESS_MAIN(TestScoreMethod)
#include "tst_score_method.moc"
