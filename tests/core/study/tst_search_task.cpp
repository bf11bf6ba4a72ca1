// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/methods/registry.h"
#include "core/ranks/known_tasks.h"
#include "core/study/search_task.h"
#include "tests/support/learner_method.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// Of a machine with little memory.
class StarvedStepper final : public Stepper {
 public:
  [[nodiscard]] std::span<const ScalarInfo> scalars() const override { return {}; }

 private:
  [[nodiscard]] Snapshot work(Budget /*budget*/, std::stop_token /*stop*/) override {
    throw std::bad_alloc();
  }
  [[nodiscard]] Result best_so_far() const override { return {}; }
};

class StarvedFitter final : public SubsetFitter {
 public:
  [[nodiscard]] Index dimension() const override { return 4; }
  [[nodiscard]] std::vector<Index> usable() const override { return {0, 1, 2, 3}; }
  [[nodiscard]] std::span<const ScalarInfo> scalars() const override { return {}; }
  [[nodiscard]] bool prepare(const std::stop_token& /*stop*/) override { return true; }
  [[nodiscard]] std::unique_ptr<Stepper> begin(const LearningTask& /*task*/) const override {
    return std::make_unique<StarvedStepper>();
  }
  [[nodiscard]] Vector comparable(const Vector& weights) const override { return weights; }
};

ProblemPtr small_problem() {
  const Matrix values = normal_matrix(40, 5, 4);
  return number_problem(values.leftCols(4), values.col(0) + values.col(4));
}

}  // namespace

class TestSearchTask : public QObject {
  Q_OBJECT

  const MethodRegistry methods_ = builtin_methods();
  const MethodById by_id_ = methods_by_id(methods_);
  const TaskKinds kinds_ = builtin_tasks();

  [[nodiscard]] Task task_of_two_features() const {
    const Method& dii = methods_.find("dii");
    ParameterValues settings = dii.schema().defaults();
    settings.set("search", std::string("forward"));
    const auto common = common_of_search({dii.plan(settings), small_problem(), {}}, by_id_);
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

  /// On a rank, too, a task ends early that cannot be of use: a third of the time is lost
  /// otherwise.
  void a_limit_goes_along_with_its_task() {
    const Method& dii = methods_.find("dii");
    const auto common =
        common_of_search({dii.plan(dii.schema().defaults()), small_problem(), {}}, by_id_);
    const auto objective = [&](std::optional<double> useless_above) {
      LearningTask task;
      task.features = {0, 1, 2};
      task.useless_above = useless_above;
      return solved_task_from(*found(search_task(common, task), {})).objective;
    };
    const double whole = objective(std::nullopt);
    QCOMPARE(objective(whole), whole);
    QVERIFY(objective(0.1 * whole) > whole);
  }

  /// As an outcome, it would cost the search a solution where another machine has the memory.
  void lack_of_memory_is_no_outcome() {
    const auto learner = std::make_shared<const LearnerMethod>(std::make_shared<StarvedFitter>());
    const MethodById starved = [&](std::string_view) { return learner.get(); };
    RunPlan plan;
    plan.method = learner;
    const auto common = common_of_search({plan, small_problem(), {}}, starved);
    QVERIFY(common);
    const Task task = search_task(common, {{0}, std::nullopt, std::nullopt, false, ""});
    QVERIFY_THROWS_EXCEPTION(std::bad_alloc, static_cast<void>(kinds_.at(common->kind())(
                                                 *common, task.own, starved, {})));
  }
};

QTEST_APPLESS_MAIN(TestSearchTask)
#include "tst_search_task.moc"
