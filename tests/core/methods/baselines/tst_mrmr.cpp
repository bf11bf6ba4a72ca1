// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/methods/baselines/information_filters.h"
#include "core/parallel.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/run_method.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::baselines;
using namespace steelyard::tests;

namespace {

const Method& method() {
  static const FilterMethod filter(mrmr_filter());
  return filter;
}

/// The first column says most; the second is nearly the same; the third says something else.
std::shared_ptr<Problem> redundant() {
  Matrix x = normal_matrix(200, 6, 1);
  const Matrix y = 2.0 * x.col(0) + x.col(2) + 0.3 * x.col(5);
  x.col(1) = x.col(0) + 0.05 * x.col(1);
  return number_problem(x, y);
}

}  // namespace

class TestMrmr : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_order_is_greedy() {
    Matrix information(4, 4);
    information << 9, 2, 0, 0.5,  //
        2, 9, 0, 0,               //
        0, 0, 9, 1,               //
        0.5, 0, 1, 9;
    const Vector relevance = (Vector(4) << 3, 2.5, 1, 2).finished();
    const auto with = [&](Index column) { return std::optional<Vector>(information.col(column)); };
    const auto difference = *mrmr_order(relevance, 4, MrmrScheme::difference, with);
    // 3; then 2 - 0.5 against 2.5 - 2 and 1; then 2.5 - 1 against 1 - 0.5.
    QCOMPARE(difference.columns, (std::vector<Index>{0, 3, 1, 2}));
    QCOMPARE(difference.gains, (std::vector<double>{3.0, 1.5, 1.5, 1.0 - 1.0 / 3.0}));
    QCOMPARE(difference.redundancies, (std::vector<double>{0.0, 0.5, 1.0, 1.0 / 3.0}));
    const auto quotient = *mrmr_order(relevance, 2, MrmrScheme::quotient, with);
    QCOMPARE(quotient.columns, (std::vector<Index>{0, 2}));
    // What is taken first counts as taken: then 3 against 2.5 and 2 - 1, and 2.5 - 1 against 2 -
    // 0.75.
    const auto given = *mrmr_order(relevance, 3, MrmrScheme::difference, with, {2});
    QCOMPARE(given.columns, (std::vector<Index>{2, 0, 1}));
  }

  void what_has_no_score_is_never_taken() {
    const Vector relevance =
        (Vector(3) << 1.0, std::numeric_limits<double>::quiet_NaN(), 0.0).finished();
    const auto with = [](Index) { return std::optional<Vector>(Vector::Zero(3)); };
    const auto order = *mrmr_order(relevance, 3, MrmrScheme::difference, with);
    QCOMPARE(order.columns, (std::vector<Index>{0, 2}));
    QVERIFY(!mrmr_order(relevance, 3, MrmrScheme::difference,
                        [](Index) { return std::optional<Vector>(); }));
  }

  void a_column_that_says_the_same_comes_late() {
    for (const char* information : {"neighbours", "correlation"}) {
      for (const char* scheme : {"difference", "quotient"}) {
        const Result result =
            run_to_end(method(), redundant(),
                       {{"information", information}, {"scheme", scheme}, {"features", "3"}});
        const std::vector<Index>& taken = result.selection.features;
        QCOMPARE(taken.size(), 3U);
        QVERIFY(taken[0] == 0 || taken[0] == 1);
        QVERIFY(std::find(taken.begin(), taken.end(), 1 - taken[0]) == taken.end());
        QVERIFY(std::find(taken.begin(), taken.end(), 2) != taken.end());
        QCOMPARE(in_words(result.selection.rule), std::string("the first 3 by mRMR"));
        std::vector<Index> best = ranking(result.columns);
        best.resize(3);
        QCOMPARE(best, taken);
        QVERIFY(result.columns.front().kind == ValueKind::order);
        const std::vector<double> places = as_shown(result.columns).front().values;
        // As the help of the column says of records.
        const std::vector<double>& kept = result.columns.front().values;
        for (std::size_t k = 0; k < taken.size(); ++k) {
          const auto column = static_cast<std::size_t>(taken[k]);
          QCOMPARE(places[column], static_cast<double>(k + 1));
          QCOMPARE(kept[column], 1.0 - static_cast<double>(k) / 3.0);
        }
        QCOMPARE(std::count(kept.begin(), kept.end(), 0.0), std::ssize(kept) - 3);
      }
    }
  }

  void correlations_give_the_information_of_normal_columns() {
    const auto problem = redundant();
    const Result result = run_to_end(method(), problem, {{"information", "correlation"}});
    const Vector one = problem->inputs.col(2).array() - problem->inputs.col(2).mean();
    const Vector two = problem->truth.col(0).array() - problem->truth.col(0).mean();
    const double r = one.dot(two) / (one.norm() * two.norm());
    QVERIFY(std::abs(result.columns[1].values[2] + 0.5 * std::log(1.0 - r * r)) < 1e-12);
    QCOMPARE(result.selection.features.size(), 6U);
  }

  void classes_constant_and_equal_columns() {
    Matrix x = normal_matrix(60, 5, 2);
    x.col(1).setConstant(2.0);
    x.col(3) = x.col(0);
    x.col(4) = (x.col(4).array() > 0.0).cast<double>();
    std::vector<int> classes;
    for (Index i = 0; i < 60; ++i) {
      classes.push_back(x(i, 0) > 0.5 ? 2 : (x(i, 0) > -0.5 ? 1 : 0));
    }
    for (const char* information : {"neighbours", "correlation"}) {
      set_most_threads(1);
      const Result result = run_to_end(method(), class_problem(x, classes, {"a", "b", "c"}),
                                       {{"information", information}});
      set_most_threads(4);
      const Result again = run_to_end(method(), class_problem(x, classes, {"a", "b", "c"}),
                                      {{"information", information}});
      set_most_threads(2);
      QCOMPARE(result.selection.features, again.selection.features);
      QCOMPARE(result.selection.features.size(), 4U);
      QCOMPARE(result.selection.features.front(), 0);
      QCOMPARE(result.selection.features.back(), 3);  // what was taken first, again
      QCOMPARE(ranking(result.columns).back(), 1);
    }
  }

  void too_many_neighbours_are_refused() {
    const Matrix x = normal_matrix(8, 2, 3);
    const auto problem = number_problem(x, x.col(0));
    QCOMPARE(method().check(*problem, values_of(method(), {{"neighbours", "8"}})).size(), 1U);
    QVERIFY(method()
                .check(*problem,
                       values_of(method(), {{"neighbours", "8"}, {"information", "correlation"}}))
                .empty());
  }
};

QTEST_GUILESS_MAIN(TestMrmr)
#include "tst_mrmr.moc"
