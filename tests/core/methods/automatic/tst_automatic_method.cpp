// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/methods/automatic/automatic_method.h"
#include "core/methods/baselines/f_test.h"
#include "core/methods/registry.h"
#include "core/parallel.h"
#include "tests/core/methods/automatic/planted_tables.h"
#include "tests/support/lost_method.h"
#include "tests/support/messages.h"
#include "tests/support/plain_method.h"
#include "tests/support/result_parts.h"
#include "tests/support/run_method.h"
#include "tests/support/sanitized.h"

using namespace steelyard;
using namespace steelyard::tests;
using automatic::AutomaticMethod;
using automatic::Member;

namespace {

const Method& program_s_own() {
  static const MethodRegistry registry = builtin_methods();
  return registry.find("automatic");
}

const Settings once{{"outer_repeats", "1"}};
const Settings few_folds{{"outer_repeats", "1"}, {"outer_folds", "3"}};

Settings thorough() { return sanitized ? once : Settings{}; }

Member single_columns() {
  return {plan_of(std::make_shared<const baselines::FilterMethod>(baselines::f_test()))};
}

/// A made-up method that takes no table.
class ComplainingMethod final : public PlainMethod {
 public:
  ComplainingMethod() { info_.id = info_.title = "complaining"; }
  [[nodiscard]] std::vector<Complaint> check(const Problem& /*problem*/,
                                             const ParameterValues& /*values*/) const override {
    return {{"", "", other_words("no table is good enough")}};
  }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr /*problem*/,
                                               const ParameterValues& /*values*/) const override {
    return nullptr;
  }
};

Member never_a_value() { return {plan_of(std::make_shared<const LostMethod>(nullptr))}; }

/// Two members, which is enough for what does not depend on who they are.
const Method& small_method() {
  static const AutomaticMethod method({single_columns(), eliminating_forest()});
  return method;
}
constexpr std::uint64_t small_members = 2;

bool has(const std::vector<Index>& columns, Index column) {
  return std::find(columns.begin(), columns.end(), column) != columns.end();
}

Result driven(const ProblemPtr& problem, Budget budget) {
  const auto stepper = small_method().begin(problem, values_of(small_method(), few_folds));
  while (!stepper->advance(budget, {}).outcome) {
  }
  return stepper->result();
}

bool are_same(const Result& one, const Result& other) {
  const auto same_point = [](const PathPoint& some, const PathPoint& another) {
    return some.objective == another.objective && some.selection == another.selection;
  };
  return one.objective == other.objective && one.selection == other.selection &&
         one.iterations == other.iterations && one.columns[0].values == other.columns[0].values &&
         std::equal(one.path.begin(), one.path.end(), other.path.begin(), other.path.end(),
                    same_point);
}

/// Stopped as soon as so many rankings are judged.
Result stopped_after(std::uint64_t rankings, const ProblemPtr& problem) {
  const auto stepper = small_method().begin(problem, values_of(small_method(), few_folds));
  while (stepper->advance({1000}, {}).iteration < rankings) {
  }
  std::stop_source source;
  source.request_stop();
  const Snapshot last = stepper->advance({1000}, source.get_token());
  return last.outcome ? stepper->result() : Result();
}

void check_path(const Result& result) {
  QVERIFY(result.path.size() > 1);
  Index before = 0;
  for (const PathPoint& point : result.path) {
    QVERIFY(point.feature_count > before);
    QCOMPARE(std::ssize(point.selection), point.feature_count);
    QVERIFY(std::isfinite(point.objective) && point.objective > 0.0);
    before = point.feature_count;
  }
}

/// "0.45 at 2 columns", where the answer says 0.001 of the same two.
void check_error_of_selection(const Result& result) {
  const auto selected = std::ssize(result.selection.features);
  const auto point =
      std::find_if(result.path.begin(), result.path.end(),
                   [selected](const PathPoint& one) { return one.feature_count == selected; });
  QVERIFY(point != result.path.end());
  QCOMPARE(point->selection, result.selection.features);
  QCOMPARE(point->objective, result.objective);
}

/// The selected columns come first, by the share of the folds that keep them.
void check_order(const Result& result) {
  const std::vector<Index>& found = result.selection.features;
  QVERIFY(std::equal(found.begin(), found.end(), ranking(result.columns).begin()));
  const std::vector<double>& kept = column_of(result, "kept").values;
  QVERIFY(std::is_sorted(found.begin(), found.end(), [&](Index one, Index other) {
    return kept[static_cast<std::size_t>(one)] > kept[static_cast<std::size_t>(other)];
  }));
}

/// Exactly these are selected, ascending, and all that is said of them fits.
void check_selects(const ProblemPtr& problem, const std::vector<Index>& planted) {
  const Result result = run_to_end(program_s_own(), problem, thorough());
  QCOMPARE(result.outcome.ending, Ending::converged);
  std::vector<Index> found = result.selection.features;
  check_order(result);
  std::sort(found.begin(), found.end());
  QCOMPARE(found, planted);
  QVERIFY(result.selection.rule.id == "automatic.least" ||
          result.selection.rule.id == "automatic.fewest");
  const std::string rule = in_words(result.selection.rule);
  QVERIFY2(rule.find("and the nearest neighbours predicts") == std::string::npos &&
               rule.find("standard error") == std::string::npos,
           rule.c_str());
  QVERIFY(result.selection.count_decided_by == FeatureSelection::CountDecidedBy::held_out);
  QVERIFY(result.objective < 0.8);
  QVERIFY(result.objective_error && std::isfinite(*result.objective_error));
  for (const Index column : planted) {
    QVERIFY(column_of(result, "kept").values[static_cast<std::size_t>(column)] > 0.5);
  }
  QVERIFY(result.warnings.empty());
  QVERIFY(result.figures.size() == 1 && contradiction_in(result.figures[0]).says_nothing());
  check_path(result);
  check_error_of_selection(result);
}

/// Nothing has to do with the target, but for chance.
ProblemPtr noise_table(std::uint64_t number, bool classes) {
  Matrix inputs = normal_matrix(60, 4, 100 + 2 * number);
  Matrix target = normal_matrix(60, 1, 101 + 2 * number);
  if (!classes) {
    return number_problem(std::move(inputs), std::move(target));
  }
  std::vector<int> class_of;
  for (const double value : target.reshaped()) {
    class_of.push_back(value > 0.0 ? 1 : 0);
  }
  return class_problem(std::move(inputs), std::move(class_of), {"no", "yes"});
}

void check_selects_nothing(const Result& result) {
  QCOMPARE(result.outcome.ending, Ending::converged);
  QVERIFY(result.selection.features.empty());
  QCOMPARE(result.selection.rule.id, std::string("automatic.nothing"));
  QVERIFY(std::abs(result.objective - 1.0) < 0.01);
  QVERIFY(result.path.empty());
}

/// Five groups of samples; one class is that of half of the first group alone. Without that group,
/// there is nothing to learn.
ProblemPtr table_with_a_class_in_one_group() {
  Matrix inputs = normal_matrix(60, 4, 81);
  std::vector<int> classes;
  std::vector<int> groups;
  for (Index sample = 0; sample < 60; ++sample) {
    const bool rare = sample % 5 == 0 && sample < 30;
    inputs(sample, 2) += rare ? 6.0 : 0.0;
    classes.push_back(rare ? 1 : 0);
    groups.push_back(static_cast<int>(sample % 5));
  }
  const auto problem = class_problem(std::move(inputs), std::move(classes), {"usual", "rare"});
  problem->order.group_of = std::move(groups);
  return problem;
}

/// x1 and x2 make the target; the last column is a copy of x1.
ProblemPtr table_with_copy(std::uint64_t number) {
  const Matrix base = normal_matrix(80, 4, 200 + 2 * number);
  const Matrix target =
      base.col(0) + 0.8 * base.col(1) + 0.4 * unrelated_to(base, 201 + 2 * number);
  Matrix inputs(80, 5);
  inputs << base, base.col(0);
  return number_problem(std::move(inputs), target);
}

}  // namespace

class TestAutomaticMethod : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_sum_of_two_columns_is_found() { check_selects(linear_table(), {2, 5}); }
  void two_columns_that_only_help_together_are_found() { check_selects(xor_table(), {1, 3}); }
  void a_product_of_two_columns_is_found() { check_selects(product_table(), {0, 3}); }

  void where_nothing_is_to_be_found_it_is_said() {
    const Matrix inputs = normal_matrix(100, 4, 61);
    check_selects_nothing(
        run_to_end(program_s_own(), number_problem(inputs, unrelated_to(inputs, 62)), once));
  }

  /// From the selected columns alone, for other tables; where nothing is found, there is no model.
  void the_judge_that_was_taken_predicts() {
    const auto problem = linear_table();
    const Result found = run_to_end(small_method(), problem, few_folds);
    QVERIFY(found.predictor != nullptr);
    QVERIFY(same_features(*found.predictor->needed_inputs(), found.selection.features));
    QVERIFY(found.predictor->risk(*problem) < 0.5);
    const Result again = run_to_end(small_method(), problem, few_folds);
    QVERIFY(found.predictor->predict(problem->inputs) == again.predictor->predict(problem->inputs));
    const Matrix inputs = normal_matrix(100, 4, 61);
    const Result nothing =
        run_to_end(program_s_own(), number_problem(inputs, unrelated_to(inputs, 62)), once);
    QVERIFY(nothing.predictor == nullptr);
  }

  /// The best of many candidates may be better than nothing by chance, by one standard error: it is
  /// so in some of these tables, but not in most.
  void noise_is_seldom_selected() {
    constexpr std::uint64_t tables = sanitized ? 1 : 5;
    for (const bool classes : {false, true}) {
      int selected = 0;
      for (std::uint64_t table = 0; table < tables; ++table) {
        const Result result = run_to_end(program_s_own(), noise_table(table, classes), once);
        if (result.selection.features.empty()) {
          check_selects_nothing(result);
        } else {
          ++selected;
          QVERIFY(result.objective > 0.5);
        }
      }
      qInfo("%s: something is selected in %d tables", classes ? "classes" : "numbers", selected);
      QVERIFY(selected <= 2);
    }
  }

  /// A copy makes no prediction better, but by chance not always worse either.
  void a_copy_is_seldom_kept_beside_its_column() {
    constexpr std::uint64_t tables = sanitized ? 1 : 4;
    int both = 0;
    for (std::uint64_t table = 0; table < tables; ++table) {
      const Result result = run_to_end(program_s_own(), table_with_copy(table), once);
      const std::vector<Index>& found = result.selection.features;
      QVERIFY(has(found, 1));
      QVERIFY(has(found, 0) || has(found, 4));
      check_order(result);
      const bool copy_is_kept = has(found, 0) && has(found, 4);
      QCOMPARE(has_message(result.warnings, "automatic.copies"), !copy_is_kept);
      const std::size_t columns = copy_is_kept ? 2 : 3;
      QCOMPARE(result.columns.size(), columns);
      both += copy_is_kept ? 1 : 0;
    }
    qInfo("a column and its copy are kept in %d tables", both);
    QVERIFY(sanitized || both <= 2);
  }

  void threads_and_pieces_change_nothing() {
    const auto problem = linear_table(60, 6);
    const std::size_t threads = most_threads();
    set_most_threads(1);
    const Result one = driven(problem, {1});
    set_most_threads(3);
    const Result three = driven(problem, {1000});
    set_most_threads(threads);
    QVERIFY(are_same(one, three));
    QVERIFY(are_same(one, run_to_end(small_method(), problem, few_folds)));
  }

  void the_error_on_unseen_samples_is_told_for_each_ranking() {
    const auto problem = linear_table(60, 6);
    const auto stepper = small_method().begin(problem, values_of(small_method(), few_folds));
    std::vector<Iterate> iterates;
    std::size_t figures = 0;
    double fraction = 0.0;
    for (bool over = false; !over;) {
      const Snapshot snapshot = stepper->advance({1000}, {});
      iterates.insert(iterates.end(), snapshot.appended.iterates.begin(),
                      snapshot.appended.iterates.end());
      QVERIFY(!iterates.empty() || snapshot.leading.values.empty());  // nothing ranks the columns
      figures += snapshot.appended.figures.size();
      QVERIFY(snapshot.fraction >= fraction && snapshot.fraction <= 1.0);
      fraction = snapshot.fraction;
      over = snapshot.outcome.has_value();
    }
    // Before two of the folds are finished, there is no error to tell.
    QVERIFY(!iterates.empty() && iterates.size() < std::size_t{3 * small_members});
    QVERIFY(iterates.front().iteration > 1);
    QVERIFY(iterates.back().scalars.front() < 0.8);
    QVERIFY(figures > 1);
    const Result result = stepper->result();
    QCOMPARE(result.iterations, std::uint64_t{3 * small_members});
    QCOMPARE(result.histories.front().y.back(), iterates.back().scalars.front());
  }

  void stopped_in_the_middle_it_says_what_the_finished_folds_show() {
    const Result result = stopped_after(2 * small_members, linear_table(80, 6));
    QCOMPARE(result.outcome.ending, Ending::stopped);
    QVERIFY(has_solution(result));
    QVERIFY(has(result.selection.features, 2));
    QCOMPARE(ranking(result.columns).front(), result.selection.features.front());
    QVERIFY(result.path.empty());
  }

  /// A single fold tells nothing of how much the errors vary.
  void stopped_before_two_folds_are_finished_it_says_nothing() {
    const Result result = stopped_after(2 * small_members - 1, linear_table(80, 6));
    QCOMPARE(result.outcome.ending, Ending::stopped);
    QVERIFY(!has_solution(result));
    QVERIFY(result.selection.features.empty());
  }

  /// What is not found by then may be found later, so that it says how far it is.
  void stopped_without_a_selection_it_says_how_far_it_was() {
    int without = 0;
    for (std::uint64_t table = 1; table <= 6; ++table) {
      const ProblemPtr noise = noise_table(table, false);
      const Result early = stopped_after(2 * small_members, noise);
      QCOMPARE(early.outcome.ending, Ending::stopped);
      if (!has_solution(early) || !early.selection.features.empty()) {
        continue;
      }
      ++without;
      QCOMPARE(early.selection.rule.id, std::string("automatic.nothing_so_far"));
      const std::string words = in_words(early.selection.rule);
      QVERIFY2(words.find(" in 4 of 6 rankings ") != std::string::npos, words.c_str());
    }
    QVERIFY(without > 0);
  }

  void a_member_that_fails_is_left_out() {
    const AutomaticMethod method({never_a_value(), single_columns()});
    const Result result = run_to_end(method, linear_table(80, 6), few_folds);
    QCOMPARE(result.outcome.ending, Ending::converged);
    QVERIFY(has_message(result.warnings, "automatic.left_out"));
    QVERIFY(warns_of(result, "lost takes no part"));
    QVERIFY(same_features(result.selection.features, {2, 5}));
  }

  /// Which is no fault of the members: the split is left out, for all of them.
  void a_split_without_a_class_is_left_out() {
    const AutomaticMethod method({single_columns(), eliminating_forest()});
    const Result result = run_to_end(method, table_with_a_class_in_one_group(), once);
    QCOMPARE(result.outcome.ending, Ending::converged);
    QCOMPARE(result.iterations, std::uint64_t{10});
    QVERIFY(has_message(result.warnings, "automatic.splits_left_out"));
    QVERIFY(!has_message(result.warnings, "automatic.left_out"));
    QVERIFY(warns_of(result, "1 of 5 divisions of the samples is left out"));
  }

  void if_every_member_fails_so_does_the_run() {
    const AutomaticMethod method({never_a_value(), never_a_value()});
    const Result result = run_to_end(method, linear_table(40, 6), few_folds);
    QCOMPARE(result.outcome.ending, Ending::failed);
    QVERIFY(!result.outcome.reason.says_nothing());
    QVERIFY(!has_solution(result));
  }

  /// A member that cannot take the table is not asked at all, and a warning names it.
  void members_that_complain_take_no_part() {
    const AutomaticMethod method(
        {{plan_of(std::make_shared<const ComplainingMethod>())}, single_columns()});
    const auto problem = linear_table(80, 6);
    QVERIFY(method.check(*problem, values_of(method, few_folds)).empty());
    const Result result = run_to_end(method, problem, few_folds);
    QCOMPARE(result.outcome.ending, Ending::converged);
    QCOMPARE(result.iterations, std::uint64_t{3});
    QVERIFY(has_message(result.warnings, "automatic.left_out"));
    const AutomaticMethod nobody({{plan_of(std::make_shared<const ComplainingMethod>())}});
    const auto complaints = nobody.check(*problem, values_of(nobody, few_folds));
    QCOMPARE(complaints.size(), std::size_t{1});
    QVERIFY(in_words(complaints.front()).find("no table is good enough") != std::string::npos);
  }

  void what_cannot_be_judged_is_refused() {
    const Method& method = program_s_own();
    const ParameterValues values = values_of(method, {});
    QVERIFY(method.check(*linear_table(), values).empty());
    const Matrix inputs = normal_matrix(40, 3, 71);
    for (const auto& problem : {inputs_only(inputs), number_problem(inputs, Matrix::Ones(40, 1)),
                                class_problem(inputs, std::vector<int>(40, 1), {"no", "yes"})}) {
      const auto complaints = method.check(*problem, values);
      QVERIFY(!complaints.empty());
      QVERIFY(!in_words(complaints.front()).empty());
    }
    const auto few =
        method.check(*number_problem(normal_matrix(8, 3, 72), normal_matrix(8, 1, 73)), values);
    QVERIFY(!few.empty());
    QVERIFY(in_words(few.front()).find("are too few to hold some of them out") !=
            std::string::npos);
  }
};

QTEST_GUILESS_MAIN(TestAutomaticMethod)
#include "tst_automatic_method.moc"
