// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <limits>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis/nested_choice.h"
#include "core/parallel.h"
#include "core/prepare/preparation.h"
#include "core/problem/changed_problem.h"
#include "core/random.h"
#include "core/trials/trial_log.h"
#include "tests/support/asked.h"
#include "tests/support/counted_method.h"
#include "tests/support/one_thread.h"
#include "tests/support/promised_error.h"
#include "tests/support/sanitized.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

NestedChoice nested(const AnswerQuestion& question) {
  auto found = nested_choice(question, {});
  if (!found) {
    throw std::runtime_error("nothing is nested");
  }
  return *std::move(found);
}

std::vector<std::vector<Index>> no_columns(const NestedChoice& found) {
  return std::vector<std::vector<Index>>(found.selections.size());
}

/// The same columns with other numbers, and another target, in some rows.
ProblemPtr with_others_at(const Problem& problem, const std::vector<Index>& rows) {
  Matrix inputs = problem.inputs;
  Vector target = problem.truth.col(0);
  Random random(7);
  for (const Index row : rows) {
    target[row] = 9.0 * random.normal();
    for (double& value : inputs.row(row)) {
      value = 5.0 + 3.0 * random.normal();
    }
  }
  return number_problem(inputs, target);
}

/// A target, two columns that tell of it, and ten that do not. A fifth of their cells is missing.
Dataset gappy_table() {
  constexpr Index samples = 80;
  constexpr Index inputs = 12;
  Random random(5);
  Dataset table;
  table.name = "gaps";
  table.values.resize(samples, inputs + 1);
  for (double& value : table.values.reshaped()) {
    value = random.normal();
  }
  table.values.col(inputs) += 4.0 * table.values.col(0) - 3.0 * table.values.col(1);
  for (Index column = 0; column <= inputs; ++column) {
    Column& about = table.columns.emplace_back();
    about.name = "x" + std::to_string(column);
    about.roles = RoleSet().with(column < inputs ? Role::input : Role::truth);
    for (Index row = column % 5; column < inputs && row < samples; row += 5) {
      table.values(row, column) = std::numeric_limits<double>::quiet_NaN();
    }
  }
  return table;
}

ProblemPtr with_a_step_filling(const Dataset& table) {
  PreparationStep fill{"missing", preparation("missing").schema().defaults()};
  fill.values.set("how", std::string("fill-median"));
  ProblemOptions options;
  options.row_order = RowOrder::any;
  return std::make_shared<const Problem>(make_problem(prepared(table, fill), options));
}

/// A run that requests a stop once its result has been taken.
class StoppingStepper final : public Stepper {
 public:
  StoppingStepper(std::unique_ptr<Stepper> run, std::stop_source stop)
      : run_(std::move(run)), stop_(std::move(stop)) {}
  StoppingStepper(const StoppingStepper&) = delete;
  StoppingStepper& operator=(const StoppingStepper&) = delete;
  ~StoppingStepper() override { stop_.request_stop(); }

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override { return run_->scalars(); }

 private:
  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override {
    return run_->advance(budget, std::move(stop));
  }
  [[nodiscard]] Result best_so_far() const override { return run_->result(); }

  std::unique_ptr<Stepper> run_;
  std::stop_source stop_;
};

/// After so many runs, each further one requests a stop.
class StoppingMethod final : public CountedMethod {
 public:
  StoppingMethod(const Method& method, std::stop_source stop, int quiet_runs)
      : CountedMethod(method), stop_(std::move(stop)), quiet_runs_(quiet_runs) {}

  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override {
    auto run = CountedMethod::begin(std::move(problem), values);
    if (begun() <= quiet_runs_) {
      return run;
    }
    return std::make_unique<StoppingStepper>(std::move(run), stop_);
  }

 private:
  std::stop_source stop_;
  int quiet_runs_;
};

}  // namespace

class TestNestedChoice : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Whatever stands in the samples of a part, what was chosen without them is the same.
  void nothing_has_seen_the_tested_samples_data() { methods(); }
  void nothing_has_seen_the_tested_samples() {
    QFETCH(QString, method);
    const Problem problem = wide_problem(80, 12, true, 3);
    const AnswerQuestion question = questioned(method, problem);
    const NestedChoice before = nested(question);
    QCOMPARE(before.selections.size(), std::size_t{10});
    AnswerQuestion changed = question;
    changed.problem = with_others_at(problem, before.task.splits.front().test);
    const NestedChoice after = nested(changed);
    QCOMPARE(after.selections.front(), before.selections.front());
    QVERIFY(after.errors[0] != before.errors[0]);
    QVERIFY(after.selections != before.selections);  // the other parts learn from them
  }

  /// Neither has a cell that a step filled: those of the tested samples change every median of all.
  void what_a_step_filled_tells_nothing_of_the_tested_samples_data() { methods(); }
  void what_a_step_filled_tells_nothing_of_the_tested_samples() {
    QFETCH(QString, method);
    Dataset table = gappy_table();
    const AnswerQuestion question = questioned(method, *with_a_step_filling(table));
    const NestedChoice before = nested(question);
    for (const Index row : before.task.splits.front().test) {
      table.values.row(row).array() += 100.0;  // what is missing stays so
    }
    AnswerQuestion changed = question;
    changed.problem = with_a_step_filling(table);
    QVERIFY(changed.problem->inputs(0, 0) != question.problem->inputs(0, 0));
    const NestedChoice after = nested(changed);
    QCOMPARE(after.task.splits.front().test, before.task.splits.front().test);
    QCOMPARE(after.selections.front(), before.selections.front());
    // In the training part, nothing differs in any bit.
    ProblemChange training;
    training.samples = before.task.splits.front().train;
    const ProblemPtr one = changed_problem(question.problem, training);
    const ProblemPtr other = changed_problem(changed.problem, training);
    QVERIFY(one->inputs == other->inputs);
    QVERIFY(one->truth == other->truth);
    QVERIFY(one->inputs != question.problem->with_samples(*training.samples).inputs);
  }

  /// Of many columns of noise some fit; where they are chosen inside, they help nobody.
  void of_noise_nothing_is_promised_data() { methods(); }
  void of_noise_nothing_is_promised() {
    QFETCH(QString, method);
    constexpr std::uint64_t tables = sanitized ? 1 : 6;
    double inside = 0.0;
    double in_view = 0.0;
    for (std::uint64_t seed = 1; seed <= tables; ++seed) {
      AnswerQuestion question =
          questioned(method, wide_problem(60, method == "dii" ? 12 : 200, false, seed));
      if (!has_choice(question)) {
        ++inside;
        ++in_view;
        continue;
      }
      const NestedChoice found = nested(question);
      inside += promised_error(found);
      const auto fixed = held_out_errors(found.task, {question.result->selection.features, {}}, {});
      in_view += relative_error(fixed->row(0), fixed->row(1));
    }
    QVERIFY2(inside > 0.97 * tables, qPrintable(QString::number(inside / tables)));
    // A rule of the method may select nothing; otherwise those that fit by chance are chosen.
    const bool always_chooses = method == "relief";
    QVERIFY2(!always_chooses || in_view < inside - 0.03 * tables,
             qPrintable(QString("%1 in view, %2").arg(in_view / tables).arg(inside / tables)));
  }

  /// In the mean over some tables, what is promised is what 2,000 further samples say.
  void a_promise_is_kept_data() { methods(); }
  void a_promise_is_kept() {
    QFETCH(QString, method);
    constexpr std::uint64_t tables = sanitized ? 1 : 6;
    const bool searches = method == "dii";
    double promised = 0.0;
    double kept = 0.0;
    for (std::uint64_t seed = 1; seed <= tables; ++seed) {
      const Problem known = wide_problem(100, searches ? 8 : 120, true, seed);
      const Problem fresh = wide_problem(2000, known.dimension(), true, 500 + seed);
      const AnswerQuestion question = questioned(method, known);
      promised += promised_error(nested(question));
      kept += error_on_fresh(known, fresh, question.result->selection.features);
    }
    const double share = promised / kept;
    QVERIFY2(sanitized || (share > 0.9 && share < 1.15),  // a part has a fifth fewer samples
             qPrintable(QString::number(share)));
  }

  void is_the_same_on_any_number_of_threads() {
    const AnswerQuestion question = questioned("dii", wide_problem(80, 12, true, 3));
    const std::size_t before = most_threads();
    set_most_threads(1);
    const NestedChoice one = nested(question);
    for (const std::size_t threads : {2U, 4U}) {
      set_most_threads(threads);
      const NestedChoice more = nested(question);
      QCOMPARE(more.selections, one.selections);
      QVERIFY(more.errors == one.errors);
    }
    set_most_threads(before);
  }

  void a_persons_columns_were_not_chosen_by_the_run() {
    AnswerQuestion question = questioned("f-test", wide_problem(60, 6, true, 5));
    QVERIFY(has_choice(question));
    question.chosen = std::vector<Index>{0, 1};
    QVERIFY(!has_choice(question));
    QVERIFY(!nested_choice(question, {}));
    QCOMPARE(seconds_of_nested_choice(question), 0.0);
  }

  void a_part_in_which_nothing_is_found_knows_nothing() {
    AnswerQuestion question = questioned("f-test", wide_problem(60, 6, true, 5));
    NestedChoice found = nested(question);
    const Vector nothing = *nested_errors(found.task, no_columns(found), {});
    found.selections.front().clear();
    QCOMPARE((*nested_errors(found.task, found.selections, {}))[0], nothing[0]);
    QVERIFY(found.errors[0] < 0.8 * nothing[0]);
  }

  void it_can_be_stopped() {
    std::stop_source stop;
    stop.request_stop();
    const AnswerQuestion question = questioned("f-test", wide_problem(60, 6, true, 5));
    QVERIFY(!nested_choice(question, stop.get_token()));
  }

  /// Whoever stops and asks again waits only for what is missing, and gets the same numbers.
  void finished_parts_survive_a_stop_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"f-test", "elastic-net", "relief"}) {
      QTest::newRow(method) << QString(method);
    }
  }
  void finished_parts_survive_a_stop() {
    QFETCH(QString, method);
    const OneThread in_order;
    AnswerQuestion question = questioned(method, wide_problem(80, 12, true, 3));
    const std::shared_ptr<const Method> inner = question.run.method;
    const auto counted = std::make_shared<const CountedMethod>(*inner);
    question.run.method = counted;
    const NestedChoice in_one_go = nested(question);
    QCOMPARE(counted->begun(), 10);
    question.log = std::make_shared<TrialLog>();
    std::stop_source stop;
    const auto stop_after_three = [&](double share) {
      if (share > 0.25) {
        stop.request_stop();
      }
    };
    QVERIFY(!nested_choice(question, stop.get_token(), stop_after_three));
    QCOMPARE(counted->begun(), 10 + 3);
    const NestedChoice continued = nested(question);
    QCOMPARE(counted->begun(), 10 + 10);
    QCOMPARE(continued.selections, in_one_go.selections);
    QVERIFY(continued.errors == in_one_go.errors);
    QCOMPARE(nested(question).selections, in_one_go.selections);
    QCOMPARE(counted->begun(), 10 + 10);
  }

  /// Held-out samples that were stopped leave a part with all columns, which it would not choose.
  void a_choice_that_was_stopped_is_not_kept() {
    const OneThread in_order;
    AnswerQuestion question = questioned("relief", wide_problem(80, 12, true, 3));
    QVERIFY(question.result->selection.count_decided_by ==
            FeatureSelection::CountDecidedBy::held_out);
    const NestedChoice in_one_go = nested(question);
    const std::shared_ptr<const Method> inner = question.run.method;
    const std::stop_source stop;
    question.run.method = std::make_shared<const StoppingMethod>(*inner, stop, 3);
    question.log = std::make_shared<TrialLog>();
    QVERIFY(!nested_choice(question, stop.get_token()));
    QVERIFY(stop.stop_requested());
    QCOMPARE(nested(question).selections, in_one_go.selections);
  }

 private:
  static void methods() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"dii", "f-test", "elastic-net", "relief"}) {
      QTest::newRow(method) << QString(method);
    }
  }
  static AnswerQuestion questioned(const QString& method, const Problem& problem) {
    const Settings settings =
        method == "dii" ? Settings{{"epochs", "20"}, {"search", "forward"}} : Settings{};
    return asked(method.toStdString(), std::make_shared<const Problem>(problem), settings);
  }
};

QTEST_GUILESS_MAIN(TestNestedChoice)
#include "tst_nested_choice.moc"
