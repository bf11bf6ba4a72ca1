// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/methods/dii/dii_method.h"
#include "core/study/proposed_search.h"
#include "tests/support/regression_method.h"
#include "tests/support/studied.h"
#include "tests/support/toy_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

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
    Problem problem = *toy_problem();
    problem.inputs = Matrix::Random(20000, 300);
    problem.truth = problem.inputs.leftCols(1);
    problem.features.resize(300);
    problem.truth_features.resize(1);
    QCOMPARE(with_proposed_search(*method, problem).choice("search"), std::string("none"));
  }

  void a_method_without_searches_keeps_its_defaults() {
    const auto method = studied<RegressionMethod>(Abilities::none);
    QVERIFY(with_proposed_search(*method, *toy_problem()) == method->schema().defaults());
  }
};

QTEST_GUILESS_MAIN(TestProposedSearch)
#include "tst_proposed_search.moc"
