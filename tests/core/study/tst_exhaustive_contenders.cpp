// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <omp.h>

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "core/methods/dii/dii_method.h"
#include "core/run/driver.h"
#include "tests/support/dii_cases.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/run_method.h"
#include "tests/support/studied.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr Index samples = 60;
constexpr Index inputs_of_each = 7;
constexpr std::size_t subsets = 127;

std::shared_ptr<Problem> planted(std::uint64_t seed) {
  const Vector weights{{3.0, 2.0, 1.0, 0.5, 1e-4, 1e-4, 1e-4}};
  const Space space = gaussian_space(samples, inputs_of_each, seed);
  return std::make_shared<Problem>(problem_of(space, scaled(space, weights)));
}

/// Seven columns, of which some tell the target.
std::shared_ptr<Problem> table(const QString& kind, std::uint64_t seed) {
  if (kind == QLatin1String("planted")) {
    return planted(seed);
  }
  Matrix inputs = normal_matrix(samples, inputs_of_each, seed);
  Vector target = inputs.col(0) + 0.5 * inputs.col(3);
  if (kind == QLatin1String("pair")) {
    for (Index row = 0; row < inputs.rows(); ++row) {
      target[row] = (inputs(row, 1) > 0.0) != (inputs(row, 4) > 0.0) ? 1.0 : 0.0;
    }
  } else if (kind == QLatin1String("copies")) {
    inputs.col(1) = inputs.col(0) + 0.2 * inputs.col(1);
    inputs.col(2) = inputs.col(0) + 0.4 * inputs.col(2);
    inputs.col(6) = inputs.col(3);  // so that subsets end at the same value
  } else if (kind == QLatin1String("noise")) {
    target = normal_matrix(90, 1, seed + 1000).col(0);
  } else if (kind == QLatin1String("two values")) {
    inputs = (inputs.array() > 0.3).cast<double>().matrix();
  } else if (kind == QLatin1String("huge values")) {
    inputs = inputs.cwiseQuotient(normal_matrix(samples, inputs_of_each, seed + 500));
  }
  return number_problem(inputs, target);
}

Result search(const ProblemPtr& problem, const char* finished, Settings more = {}) {
  more.insert({{"search", "exhaustive"},
               {"finished_subsets", finished},
               {"kept_per_size", "3"},
               {"epochs", "60"}});
  return run_to_end(*studied<dii::DiiMethod>(), problem, more);
}

bool same_bits(const Result& one, const Result& other) {
  return one.suggested_path_point == other.suggested_path_point &&
         std::equal(one.path.begin(), one.path.end(), other.path.begin(), other.path.end(),
                    [](const PathPoint& a, const PathPoint& b) {
                      return a.selection == b.selection && a.objective == b.objective &&
                             a.weights == b.weights && a.error == b.error;
                    });
}

std::vector<double> values_of_all(const Result& result) {
  std::vector<double> values = result.histories.front().y;
  std::sort(values.begin(), values.end());
  return values;
}

/// Of two searches of the same subsets, how many values are higher in the first one.
std::size_t ended_early(const Result& one, const Result& all) {
  const std::vector<double> values = values_of_all(one);
  const std::vector<double> lowest = values_of_all(all);
  std::size_t higher = 0;
  for (std::size_t k = 0; k < std::min(values.size(), lowest.size()); ++k) {
    higher += values[k] > lowest[k] ? 1U : 0U;
  }
  return higher;
}

}  // namespace

/// An exhaustive search in which the subsets that cannot be among the best of their size end early.
class TestExhaustiveContenders : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_best_of_each_size_are_those_of_a_search_to_the_end_data() {
    QTest::addColumn<QString>("kind");
    for (const char* kind :
         {"planted", "sum", "pair", "copies", "noise", "two values", "huge values"}) {
      QTest::newRow(kind) << kind;
    }
  }
  void the_best_of_each_size_are_those_of_a_search_to_the_end() {
    QFETCH(QString, kind);
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      const ProblemPtr problem = table(kind, seed);
      const Result all = search(problem, "all");
      const Result contenders = search(problem, "contenders");
      QCOMPARE(all.path.size(), 19U);  // three of six sizes, and one of all columns
      QCOMPARE(all.histories.front().y.size(), subsets);
      QCOMPARE(contenders.histories.front().y.size(), subsets);
      QVERIFY2(same_bits(contenders, all), qPrintable(QString::number(seed)));
    }
  }

  /// What it is for. Few tables are such that all subsets have to go on.
  void many_subsets_end_early_where_few_columns_tell_the_target() {
    for (const char* kind : {"planted", "sum", "copies"}) {
      const ProblemPtr problem = table(QString::fromLatin1(kind), 1);
      const std::size_t early = ended_early(search(problem, "contenders"), search(problem, "all"));
      QVERIFY2(early > 40, qPrintable(QStringLiteral("%1: %2").arg(kind).arg(early)));
    }
  }

  void what_is_kept_in_every_subset_changes_nothing_of_this() {
    const auto problem = table(QStringLiteral("sum"), 2);
    problem->features[5].always_kept = true;
    const Result contenders = search(problem, "contenders");
    QVERIFY(same_bits(contenders, search(problem, "all")));
    for (const PathPoint& point : contenders.path) {
      QCOMPARE(point.selection.front(), Index{5});
    }
  }

  void groups_change_nothing_of_this() {
    const auto problem = table(QStringLiteral("sum"), 3);
    problem->features[1].group = "together";
    problem->features[4].group = "together";
    const Result contenders = search(problem, "contenders");
    QVERIFY(same_bits(contenders, search(problem, "all")));
    QCOMPARE(contenders.histories.front().y.size(), 63U);
  }

  void a_limit_on_the_features_changes_nothing_of_this() {
    const ProblemPtr problem = table(QStringLiteral("sum"), 3);
    const Result contenders = search(problem, "contenders", {{"most_features", "3"}});
    QVERIFY(same_bits(contenders, search(problem, "all", {{"most_features", "3"}})));
    QCOMPARE(contenders.path.size(), 9U);
  }

  /// Plain descent is as slow as the rate that it is given, so that nothing is known early.
  void plain_descents_go_on_to_their_end() {
    const ProblemPtr problem = table(QStringLiteral("planted"), 4);
    const Settings plain{{"optimizer", "descent"}, {"learning_rate", "0.001"}};
    const Result contenders = search(problem, "contenders", plain);
    const Result all = search(problem, "all", plain);
    QVERIFY(same_bits(contenders, all));
    QCOMPARE(values_of_all(contenders), values_of_all(all));
  }

  void the_bits_are_the_same_for_any_number_of_threads() {
    const int before = omp_get_max_threads();
    std::vector<Result> results;
    for (const int threads : {1, 3}) {
      omp_set_num_threads(threads);
      results.push_back(search(table(QStringLiteral("copies"), 4), "contenders"));
    }
    omp_set_num_threads(before);
    QVERIFY(same_bits(results[0], results[1]));
    QCOMPARE(results[0].histories.front().y, results[1].histories.front().y);
  }

  /// A search that is stopped has the best of what it has finished.
  void a_stop_leaves_the_best_so_far() {
    const auto method = studied<dii::DiiMethod>();
    const ProblemPtr problem = table(QStringLiteral("planted"), 5);
    const auto stepper =
        method->begin(problem, values_of(*method, {{"search", "exhaustive"}, {"epochs", "60"}}));
    std::stop_source source;
    double fraction = 0.0;
    bool fell = false;
    drive(*stepper, source.get_token(), [&](Snapshot&& snapshot) {
      fell = fell || snapshot.fraction < fraction;
      fraction = snapshot.fraction;
      if (fraction > 0.5) {
        source.request_stop();
      }
    });
    const Result result = stepper->result();
    QVERIFY(result.outcome.ending == Ending::stopped);
    QVERIFY(!fell);
    QVERIFY(result.histories.front().y.size() < subsets);
    QVERIFY(result.path.size() > 10U);
  }
};

QTEST_GUILESS_MAIN(TestExhaustiveContenders)
#include "tst_exhaustive_contenders.moc"
