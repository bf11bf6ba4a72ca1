// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/check_seconds.h"

#include <QtTest>
#include <memory>

#include "core/analysis/answer_question.h"
#include "core/methods/registry.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/run_method.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

/// How long an answer takes, told before its run.
class TestCheckSeconds : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Twenty repeats of a method that tries many ways take longer than those of one that tries one.
  void the_repeats_of_a_run_are_counted() {
    const MethodRegistry methods = builtin_methods();
    const auto problem = number_problem(normal_matrix(120, 8, 1), normal_matrix(120, 1, 2));
    const auto seconds = [&](const char* id) {
      const Method& method = methods.find(id);
      return seconds_of_checks(method.plan(values_of(method, {})), problem);
    };
    QVERIFY(seconds("automatic") > seconds("f-test"));
    QVERIFY(seconds("automatic") > methods.find("automatic")
                                       .estimate(*problem, values_of(methods.find("automatic"), {}))
                                       .seconds);
    QVERIFY(seconds("automatic") <= whole_answer);
    QVERIFY(seconds("f-test") > 0.0);
  }
};

QTEST_GUILESS_MAIN(TestCheckSeconds)
#include "tst_check_seconds.moc"
