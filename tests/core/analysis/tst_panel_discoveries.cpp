// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/error.h"
#include "core/methods/baselines/elastic_net_method.h"
#include "core/methods/baselines/f_test.h"
#include "core/methods/baselines/filter_method.h"
#include "core/positions.h"
#include "core/random.h"
#include "core/record/panel_record.h"
#include "core/record/panel_tables.h"
#include "core/study/with_studies.h"
#include "tests/support/failing_method.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/one_thread.h"
#include "tests/support/panels.h"
#include "tests/support/promised_error.h"
#include "tests/support/target_problem.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr Index trueColumns = 8;

/// The first eight of twenty columns matter alike.
Problem planted() {
  const Matrix inputs = normal_matrix(300, 20, 11);
  const Vector target =
      inputs.leftCols(trueColumns).rowwise().sum() + 0.5 * normal_matrix(300, 1, 12).col(0);
  return *number_problem(inputs, target);
}

/// The target in random order.
Problem permuted(std::uint64_t seed) {
  Problem problem = planted();
  Random random(seed, Purpose::random_rankings, 0);
  const Matrix truth = problem.truth;
  problem.truth = Matrix(truth(random.permutation(truth.rows()), Eigen::all));
  return problem;
}

ProblemPtr shared(Problem problem) { return std::make_shared<const Problem>(std::move(problem)); }

PanelOptions at_rate(double rate) {
  PanelOptions options;
  options.folds = 3;
  options.repeats = 1;
  options.most_sizes = 3;
  options.permuted = 0;
  options.discovery_rate = rate;
  return options;
}

MethodPanel panel_of(const ProblemPtr& problem, const std::vector<std::string>& ids,
                     const PanelOptions& options) {
  return method_panel(members_of(all_methods(), problem, ids, options), options, {});
}

bool finds_the_truth(const PanelRow& row) {
  const std::vector<Index> truth = all_positions(trueColumns);
  std::vector<Index> found = row.discoveries->columns;
  std::sort(found.begin(), found.end());
  return std::includes(found.begin(), found.end(), truth.begin(), truth.end());
}

/// A registry of one method with the studies of the program, and what it is made of.
template <typename Inner>
MethodRegistry offered(std::unique_ptr<const Inner> method) {
  MethodRegistry methods;
  methods.add(
      with_studies(std::move(method), std::make_shared<const StudyRegistry>(builtin_studies())));
  return methods;
}

}  // namespace

class TestPanelDiscoveries : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_true_columns_are_discovered() {
    const MethodPanel panel =
        panel_of(shared(planted()), {"elastic-net", "f-test", "laplacian-score"}, at_rate(0.2));
    QVERIFY(panel.complete);
    QCOMPARE(*panel.discovery_rate, 0.2);
    QCOMPARE(panel.rows.size(), std::size_t{3});
    int finders = 0;
    for (const PanelRow& row : panel.rows) {
      QVERIFY(row.discoveries.has_value());
      if (row.id == "laplacian-score") {
        QVERIFY(!row.discoveries->has_way());
        QVERIFY(!row.discoveries->is_known());
        continue;
      }
      QCOMPARE(row.discoveries->way, std::string(row.id == "f-test" ? "own" : "knockoffs"));
      QVERIFY(row.discoveries->is_known());
      QVERIFY(row.discoveries->columns.size() <= trueColumns + 4);
      finders += finds_the_truth(row) ? 1 : 0;
    }
    QVERIFY(finders >= 1);
  }

  /// Where nothing is to be found, at most one run in five finds something, on average.
  void on_permuted_targets_nearly_nothing_is_discovered() {
    int with_discoveries = 0;
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
      const MethodPanel panel =
          panel_of(shared(permuted(seed)), {"elastic-net", "f-test"}, at_rate(0.2));
      for (const PanelRow& row : panel.rows) {
        QVERIFY(row.discoveries->is_known());
        with_discoveries += row.discoveries->columns.empty() ? 0 : 1;
      }
    }
    QVERIFY2(with_discoveries <= 3, std::to_string(with_discoveries).c_str());
  }

  /// Fewer than five discoveries are impossible for knockoffs at this rate.
  void of_few_columns_the_randomization_test_is_the_way() {
    const Matrix inputs = normal_matrix(150, 4, 21);
    const Matrix target = 2.0 * inputs.col(0) - inputs.col(1) + 0.3 * normal_matrix(150, 1, 22);
    const MethodPanel panel =
        panel_of(number_problem(inputs, target), {"elastic-net"}, at_rate(0.2));
    const PanelDiscoveries& found = *panel.rows.front().discoveries;
    QCOMPARE(found.way, std::string("hrt"));
    QVERIFY(std::count(found.columns.begin(), found.columns.end(), 0) == 1);
    QVERIFY(std::count(found.columns.begin(), found.columns.end(), 1) == 1);
  }

  void nobody_is_asked_unless_that_is_wanted() {
    PanelOptions options = at_rate(0.2);
    options.discovery_rate.reset();
    const MethodPanel panel = panel_of(shared(planted()), {"f-test"}, options);
    QVERIFY(!panel.discovery_rate.has_value());
    QVERIFY(!panel.rows.front().discoveries.has_value());
    QCOMPARE(panel_table(panel, {}).header.size(), std::size_t{15});
  }

  void a_rate_that_is_none_is_refused() {
    for (const double rate : {0.0, 1.0, -0.1, std::numeric_limits<double>::quiet_NaN()}) {
      const auto members = members_of(all_methods(), shared(planted()), {"f-test"});
      QVERIFY(message_of([&] {
                static_cast<void>(method_panel(members, at_rate(rate), {}));
              }).contains("false discovery rate is not valid"));
      QVERIFY(message_of([&] {
                static_cast<void>(panel_members(all_methods(), shared(planted()), at_rate(rate)));
              }).contains("between 0 and 1"));
    }
  }

  void the_estimate_counts_the_run() {
    const ProblemPtr problem = shared(planted());
    PanelOptions none = at_rate(0.2);
    none.discovery_rate.reset();
    const auto with = members_of(all_methods(), problem, {"elastic-net"}, at_rate(0.2));
    const auto without = members_of(all_methods(), problem, {"elastic-net"}, none);
    QCOMPARE(with.front().seconds, without.front().seconds);
    QCOMPARE(without.front().all_seconds(), without.front().seconds);
    QVERIFY(with.front().all_seconds() > without.front().all_seconds());
  }

  void what_is_kept_is_not_run_again() {
    const baselines::FilterMethod inner(baselines::f_test());
    auto counting = std::make_unique<const CountedMethod>(inner);
    const CountedMethod& counted = *counting;
    const MethodRegistry methods = offered(std::move(counting));
    const ProblemPtr problem = shared(planted());
    const auto panel_at = [&](double rate, PanelLog& log) {
      return method_panel(members_of(methods, problem, {"f-test"}, at_rate(rate)), at_rate(rate),
                          {}, &log);
    };
    PanelLog log;
    const MethodPanel once = panel_at(0.2, log);
    QCOMPARE(counted.begun(), 4);  // in three training parts, and on all samples
    QVERIFY(same_panels(panel_at(0.2, log), once));
    QCOMPARE(counted.begun(), 4);
    static_cast<void>(panel_at(0.01, log));
    QCOMPARE(counted.begun(), 5);
    const PanelRecord record(panel_members(methods, problem, at_rate(0.2)), at_rate(0.2));
    PanelLog read;
    record.read(record.to_json(log), "log.json", read);
    QCOMPARE(read.discoveries().size(), std::size_t{2});
    QVERIFY(same_panels(panel_at(0.2, read), once));
    QVERIFY(panel_at(0.01, read).rows.front().discoveries->columns.size() <=
            once.rows.front().discoveries->columns.size());
    QCOMPARE(counted.begun(), 5);
  }

  void a_run_that_fails_says_why_and_leaves_the_method_in() {
    const auto net = std::make_shared<const baselines::ElasticNetMethod>();
    const MethodRegistry methods = offered(std::make_unique<const FailingMethod<Error>>(
        net, bad_input({message("test.tired", "it is tired")}), 3));
    const PanelOptions options = at_rate(0.2);
    const MethodPanel panel =
        method_panel(members_of(methods, shared(planted()), {"elastic-net"}, options), options, {});
    QVERIFY(panel.complete);
    const PanelRow& row = panel.rows.front();
    QVERIFY(row.is_judged());
    QVERIFY(row.discoveries->has_way() && !row.discoveries->is_known());
    QCOMPARE(in_words(row.discoveries->why_none), std::string("it is tired"));
    const TextTable table = panel_table(panel, {});
    QCOMPARE(table.header.size(), std::size_t{19});
    const auto place = static_cast<std::size_t>(
        std::find(table.header.begin(), table.header.end(), "no_discoveries") -
        table.header.begin());
    QCOMPARE(table.rows.front().at(place), std::string("it is tired"));
  }

  void tables_name_what_is_discovered() {
    const MethodPanel panel = panel_of(shared(planted()), {"f-test"}, at_rate(0.2));
    const PanelDiscoveries& found = *panel.rows.front().discoveries;
    const TextTable methods = panel_table(panel, {});
    const auto place = static_cast<std::size_t>(
        std::find(methods.header.begin(), methods.header.end(), "discoveries") -
        methods.header.begin());
    QCOMPARE(methods.rows.front().at(place), std::to_string(found.columns.size()));
    QCOMPARE(methods.rows.front().at(place + 2), std::string("own"));
    const TextTable columns = panel_column_table(panel);
    QCOMPARE(columns.header.back(), std::string("discovered_by"));
    const auto named = std::count_if(columns.rows.begin(), columns.rows.end(),
                                     [](const auto& row) { return row.back() == "f-test"; });
    QCOMPARE(static_cast<std::size_t>(named), found.columns.size());
    QVERIFY(QString::fromStdString(in_words(statement_of(found, panel.columns)))
                .contains("false discovery rate of 0.2"));
  }

  void threads_change_nothing() {
    const std::vector<std::string> ids{"elastic-net", "f-test"};
    const MethodPanel many = panel_of(shared(planted()), ids, at_rate(0.2));
    const OneThread one;
    QVERIFY(same_panels(panel_of(shared(planted()), ids, at_rate(0.2)), many));
  }
};

QTEST_GUILESS_MAIN(TestPanelDiscoveries)
#include "tst_panel_discoveries.moc"
