// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "core/methods/registry.h"
#include "core/ranks/known_tasks.h"
#include "core/study/search_task.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

class TestSearchTask : public QObject {
  Q_OBJECT

  const MethodRegistry methods_ = builtin_methods();
  const MethodById by_id_ = methods_by_id(methods_);
  const TaskKinds kinds_ = builtin_tasks();

  [[nodiscard]] Task task_of_two_features() const {
    const Matrix values = normal_matrix(40, 5, 4);
    const ProblemPtr problem = number_problem(values.leftCols(4), values.col(0) + values.col(4));
    const Method& dii = methods_.find("dii");
    ParameterValues settings = dii.schema().defaults();
    settings.set("search", std::string("forward"));
    const auto common = common_of_search({dii.plan(settings), problem, {}}, by_id_);
    return search_task(common, {{0, 1}, std::nullopt, std::nullopt, false, "two"});
  }
  [[nodiscard]] std::optional<std::string> found(const Task& task,
                                                 const std::stop_token& stop) const {
    return kinds_.at(task.common->kind())(*task.common, task.own, by_id_, stop);
  }

 private Q_SLOTS:
  /// Ctrl+C while the first task of a list prepares what all of them share.
  void a_stop_is_no_failure_and_leaves_nothing_behind() {
    const Task task = task_of_two_features();
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!found(task, stop.get_token()));
    const auto bytes = found(task, {});
    QVERIFY(bytes);
    const SolvedTask solved = solved_task_from(*bytes);
    QVERIFY(solved.outcome.ending != Ending::failed);
    QCOMPARE(solved.weights.size(), Index{4});
    QCOMPARE(solved.weights[3], 0.0);
  }
};

QTEST_APPLESS_MAIN(TestSearchTask)
#include "tst_search_task.moc"
