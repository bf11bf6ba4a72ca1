// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <set>
#include <string>

#include "core/methods/dii/dii_method.h"
#include "core/parallel.h"
#include "core/study/proposed_search.h"
#include "tests/support/regression_method.h"
#include "tests/support/studied.h"
#include "tests/support/toy_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// With how many threads a search is proposed, and which.
std::string proposed_with(std::size_t threads, const Method& method, const Problem& problem) {
  const std::size_t before = most_threads();
  set_most_threads(threads);
  std::string search = with_proposed_search(method, problem).choice("search");
  set_most_threads(before);
  return search;
}

Problem wide_problem(Index samples, Index inputs) {
  Problem problem = *toy_problem();
  problem.inputs = Matrix::Random(samples, inputs);
  problem.truth = problem.inputs.leftCols(1);
  problem.features.resize(static_cast<std::size_t>(inputs));
  problem.truth_features.resize(1);
  return problem;
}

}  // namespace

class TestProposedSearch : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_search_is_proposed_where_it_is_quick() {
    const auto method = studied<dii::DiiMethod>();
    Problem problem = *toy_problem();
    problem.truth = problem.inputs.leftCols(1);
    problem.truth_features.resize(1);
    const ParameterValues values = with_proposed_search(*method, problem);
    QCOMPARE(values.choice("search"), std::string("forward"));
    QVERIFY(method->check(problem, values).empty());
  }

  void a_plain_run_where_all_searches_are_long() {
    const auto method = studied<dii::DiiMethod>();
    QCOMPARE(with_proposed_search(*method, wide_problem(20000, 300)).choice("search"),
             std::string("none"));
  }

  /// Of tables around the limit, some would have another search on two threads than on one or four.
  void the_number_of_threads_proposes_nothing() {
    const auto method = studied<dii::DiiMethod>();
    std::set<std::string> proposed;
    for (double samples = 100.0; samples < 20000.0; samples *= 1.3) {
      const Problem problem = wide_problem(static_cast<Index>(samples), 50);
      const std::string usual = proposed_with(2, *method, problem);
      QCOMPARE(proposed_with(1, *method, problem), usual);
      QCOMPARE(proposed_with(4, *method, problem), usual);
      QCOMPARE(proposed_with(16, *method, problem), usual);
      proposed.insert(usual);
    }
    QVERIFY(proposed.size() > 1);  // the limit was crossed
  }

  void what_a_person_wants_is_proposed_if_it_is_possible() {
    const auto method = studied<dii::DiiMethod>();
    const Problem problem = wide_problem(20000, 300);  // nothing is quick
    const auto with = [&](const std::string& wanted) {
      return with_proposed_search(*method, problem, wanted).choice("search");
    };
    QCOMPARE(with("forward"), std::string("forward"));
    QCOMPARE(with("none"), std::string("none"));
    QCOMPARE(with("exhaustive"), std::string("none"));  // of 300 inputs there are too many subsets
    QCOMPARE(with("no such search"), std::string("none"));
    QCOMPARE(chosen_search(*method, method->schema().defaults()),
             std::optional<std::string>("none"));
  }

  void a_method_without_searches_keeps_its_defaults() {
    const auto method = studied<RegressionMethod>(Abilities::none);
    QVERIFY(!chosen_search(*method, method->schema().defaults()));
    QVERIFY(with_proposed_search(*method, *toy_problem()) == method->schema().defaults());
  }
};

QTEST_GUILESS_MAIN(TestProposedSearch)
#include "tst_proposed_search.moc"
