// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <functional>
#include <memory>
#include <string>

#include "core/methods/registry.h"
#include "core/random.h"
#include "core/run/figure.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/result_parts.h"
#include "tests/support/run_method.h"
#include "tests/support/toy_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr Index groups = 30;
constexpr Index of_each = 6;

/// The group of each sample, in no order.
std::vector<int> group_of() {
  std::vector<int> of;
  for (const Index place : Random(3).permutation(groups * of_each)) {
    of.push_back(static_cast<int>(place % groups));
  }
  return of;
}

/// Inputs and target are noise, but each nearly the same within a group: who has seen a sample of
/// it knows the others. \param said  whether the problem knows of the groups
std::shared_ptr<Problem> noise_in_groups(Index inputs, bool said) {
  const std::vector<int> of = group_of();
  const Index samples = std::ssize(of);
  const Matrix centres = normal_matrix(groups, inputs + 1, 5);
  Matrix values(samples, inputs + 1);
  for (Index sample = 0; sample < samples; ++sample) {
    values.row(sample) = centres.row(of[static_cast<std::size_t>(sample)]);
  }
  values += 0.02 * normal_matrix(samples, inputs + 1, 6);
  auto problem = toy_problem(samples, inputs);
  problem->inputs = Matrix(values.leftCols(inputs));
  problem->truth = Matrix(values.rightCols(1));
  problem->truth_features = {{"response", "", "", 0.0}};
  problem->labels.reset();
  if (said) {
    problem->order.group_of = of;
    problem->order.groups = "site";
  }
  return problem;
}

/// A number that a method itself reports of samples that it was not fitted to.
struct Reported {
  std::string method;
  Settings settings;
  Index inputs = 6;
  std::function<double(const Result&)> error;  ///< about 1: knows nothing
};

double last_of(const Result& result, const std::string& history) {
  const auto found = std::find_if(result.histories.begin(), result.histories.end(),
                                  [&](const History& each) { return each.info.id == history; });
  return found == result.histories.end() ? -1.0 : found->y.back();
}

/// What critics see of the dependence, beside the training samples, taken from 1.
double unseen_by_critics(const Result& result) {
  for (const Figure& figure : result.figures) {
    if (figure.id == "critic") {
      const auto& lines = std::get<LinesShape>(figure.shape).lines;
      return 1.0 - lines[1].y.back() / lines[0].y.back();
    }
  }
  return -1.0;
}

std::vector<Reported> reported() {
  const auto of_history = [](const std::string& id) {
    return [id](const Result& result) { return last_of(result, id); };
  };
  return {
      {"elastic-net", {}, 40, [](const Result& result) { return result.objective; }},
      {"random-forest", {{"trees", "60"}}, 6, of_history("out_of_bag_error")},
      {"mlkr", {}, 6, of_history("validation")},
      {"mlkrr", {}, 6, of_history("validation")},
      {"sic",
       {{"held_out", "0.3"}, {"hidden", "20,20"}, {"updates", "400"}, {"learning_rate", "0.003"}},
       6,
       unseen_by_critics}};
}

}  // namespace

/// Law 1, for what methods say of themselves: the samples of a group are on one side of every
/// split.
class TestGroupsStayTogether : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_method_knows_nothing_of_a_group_that_it_has_not_seen_data() {
    QTest::addColumn<int>("which");
    const auto all = reported();
    for (std::size_t k = 0; k < all.size(); ++k) {
      QTest::newRow(all[k].method.c_str()) << static_cast<int>(k);
    }
  }
  void a_method_knows_nothing_of_a_group_that_it_has_not_seen() {
    QFETCH(int, which);
    const Reported of = reported()[static_cast<std::size_t>(which)];
    const MethodRegistry methods = builtin_methods();
    const auto error = [&](bool said) {
      const auto problem = noise_in_groups(of.inputs, said);
      return of.error(run_to_end(methods.find(of.method), problem, of.settings));
    };
    const double torn_apart = error(false);
    const double together = error(true);
    qInfo("%s: %.3f with groups torn apart, %.3f together", of.method.c_str(), torn_apart,
          together);
    QVERIFY(torn_apart > -0.5 && torn_apart < 0.5);  // far too good
    QVERIFY(together > 0.7);
  }

  /// Copies of group-wise noise say nothing of the target, and permuted one by one they would be
  /// worse than any column.
  void shadows_are_groupwise_too() {
    const MethodRegistry methods = builtin_methods();
    const auto found = [&](bool said) {
      const Result result = run_to_end(methods.find("shadow-features"), noise_in_groups(6, said),
                                       {{"trees", "50"}, {"shadow_rounds", "20"}});
      return result.selection.features.size();
    };
    QVERIFY(found(false) > 0U);
    QCOMPARE(found(true), 0U);
  }
};

QTEST_GUILESS_MAIN(TestGroupsStayTogether)
#include "tst_groups_stay_together.moc"
