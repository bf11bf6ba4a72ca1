// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>

#include "core/analysis/answer_stability.h"
#include "core/in_words.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

/// What the check of stability says of the samples that its runs see.
class TestHalvesInWords : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// "On half of the samples, on 1000 of the samples" left open which of them it was.
  void halves_are_of_the_samples_that_the_plan_keeps_data() {
    QTest::addColumn<bool>("thinned");
    QTest::addColumn<bool>("series");
    QTest::addColumn<QString>("words");
    QTest::newRow("of all") << false << false << "on half of the samples";
    QTest::newRow("of all, a series") << false << true << "on half of the samples, in stretches";
    QTest::newRow("of some") << true << false << "on halves of 20 of the samples";
    QTest::newRow("of some, a series")
        << true << true << "on halves of 20 of the samples, in stretches";
  }

  void halves_are_of_the_samples_that_the_plan_keeps() {
    QFETCH(const bool, thinned);
    QFETCH(const bool, series);
    const auto of = [](Index samples) {
      const Matrix values = normal_matrix(samples, 2, 1);
      return number_problem(values, values.col(0));
    };
    TrialPlan plan;
    plan.problem = of(20);
    plan.whole = thinned ? of(60) : nullptr;
    SampleOrder order;
    if (series) {
      order.time = std::vector<Index>{};
    }
    QTEST(QString::fromStdString(in_words(on_halves(plan, order))), "words");
  }

  void halves_of_groups_are_whole_groups() {
    const Matrix values = normal_matrix(20, 2, 1);
    TrialPlan plan;
    plan.problem = number_problem(values, values.col(0));
    SampleOrder order;
    order.group_of = std::vector<int>(20, 0);
    QCOMPARE(in_words(on_halves(plan, order)), std::string("on half of the samples, whole groups"));
  }
};

QTEST_GUILESS_MAIN(TestHalvesInWords)
#include "tst_halves_in_words.moc"
