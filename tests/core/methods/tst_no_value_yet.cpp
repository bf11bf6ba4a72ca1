// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <stop_token>

#include "core/methods/registry.h"
#include "core/record/record_builder.h"
#include "core/run/driver.h"
#include "tests/support/toy_problem.h"

using namespace steelyard;

/// Every method, stopped before its first value.
class TestNoValueYet : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void there_is_no_solution_and_no_objective() {
    const auto problem = toy_problem();
    problem->truth = Matrix(problem->inputs);
    problem->truth_features = problem->features;
    std::stop_source stop;
    stop.request_stop();
    const MethodRegistry methods = builtin_methods();
    for (const auto& method : methods.all()) {
      const auto stepper = method->begin(problem, method->schema().defaults());
      const Outcome outcome = drive(*stepper, stop.get_token(), [](Snapshot&&) {});
      QVERIFY(outcome.ending == Ending::stopped);
      Record record;
      record.feature_names = {"x1", "x2", "x3", "x4"};
      complete_record(record, *problem, stepper->result(), 0.0);
      const char* id = method->info().id.c_str();
      QVERIFY2(!has_solution(record.result), id);
      QVERIFY2(!record.purity && !record.cosine_overlap, id);
      QVERIFY2(to_json(record).find("\"objective\"") == std::string::npos, id);
    }
  }
};

QTEST_GUILESS_MAIN(TestNoValueYet)
#include "tst_no_value_yet.moc"
