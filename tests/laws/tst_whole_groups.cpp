// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <memory>

#include "core/analysis/held_out_error.h"
#include "core/analysis/suggestion.h"
#include "core/problem/whole_groups.h"
#include "core/run/with_whole_groups.h"
#include "tests/support/law_problems.h"
#include "tests/support/quick_settings.h"
#include "tests/support/result_parts.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// Column 2 makes the target; the other three of its group are noise.
const std::vector<Index> group{1, 2, 4, 6};

Problem table() {
  PlantedTable wish;
  wish.inputs = 7;
  return planted_table(wish);
}

Problem with_group(Problem problem) {
  for (const Index feature : group) {
    problem.features[static_cast<std::size_t>(feature)].group = "g";
  }
  return problem;
}

Index of_group(const std::vector<Index>& features) {
  return std::count_if(features.begin(), features.end(), [](Index feature) {
    return std::binary_search(group.begin(), group.end(), feature);
  });
}

bool is_whole(const std::vector<Index>& features) {
  return of_group(features) == 0 || of_group(features) == std::ssize(group);
}

/// With the number of columns that held-out samples suggest.
Result suggested(const Method& method, const Problem& problem, const Settings& settings) {
  const auto asked = std::make_shared<const Problem>(problem);
  return choose_column_count(
      question_about(method.plan(values_of(method, settings)), asked,
                     std::make_shared<const Result>(run_to_end(method, asked, settings))));
}

}  // namespace

/// Columns of one group are selected together or not at all, by every method.
class TestWholeGroups : public QObject {
  Q_OBJECT

  const MethodRegistry methods_ = builtin_methods();

  static void every_method_and_search() {
    QTest::addColumn<QString>("search");
    for (const std::string& id : method_ids()) {
      QTest::newRow(id.c_str()) << QString();
    }
    for (const char* search : {"forward", "backward", "exhaustive", "l1-path"}) {
      QTest::newRow(qPrintable(QStringLiteral("dii %1").arg(search))) << QString(search);
    }
  }

  const Method& method_of(const QString& search) const {
    return methods_.find(search.isEmpty() ? std::string(QTest::currentDataTag()) : "dii");
  }

  static Settings settings_of(const Method& method, const QString& search) {
    Settings settings = quick_settings(method);
    if (!search.isEmpty()) {
      settings["search"] = search.toStdString();
    }
    return settings;
  }

 private Q_SLOTS:
  void every_selection_has_all_or_none_data() { every_method_and_search(); }
  void every_selection_has_all_or_none() {
    QFETCH(QString, search);
    const Method& method = method_of(search);
    const Settings settings = settings_of(method, search);
    const Result result = run_on(method, with_group(table()), settings);
    if (result.columns.empty()) {
      return;  // it selects samples
    }
    QVERIFY(is_whole(result.selection.features));
    for (const PathPoint& point : result.path) {
      QVERIFY(is_whole(point.selection));
      QVERIFY(point.selection.empty() || point.feature_count == std::ssize(point.selection));
    }
    QVERIFY(is_whole(suggested(method, with_group(table()), settings).selection.features));
  }

  /// A group stands where its best column stands.
  void a_group_is_ranked_by_its_best_column_data() { every_method_and_search(); }
  void a_group_is_ranked_by_its_best_column() {
    QFETCH(QString, search);
    const Method& method = method_of(search);
    const Result result = run_on(method, with_group(table()), settings_of(method, search));
    if (result.columns.empty()) {
      return;
    }
    const std::vector<double> values = leading_values(result);
    for (const Index feature : group) {
      QCOMPARE(values[static_cast<std::size_t>(feature)], values[2]);
    }
    const bool moved =
        std::any_of(result.columns.begin(), result.columns.end(),
                    [](const FeatureColumn& column) { return column.id == "alone"; });
    QVERIFY(!moved || warns_of(result, "selected together: g"));
  }

  void what_is_said_of_a_column_alone_stays() {
    const Method& method = methods_.find("f-test");
    const std::vector<double> plain = leading_values(run_on(method, table(), {}));
    const Result result = run_on(method, with_group(table()), {});
    QVERIFY(column_of(result, "alone").values == plain);
    QCOMPARE(leading_values(result)[6], *std::max_element(plain.begin(), plain.end()));
    QCOMPARE(leading_values(result)[0], plain[0]);
    // Column 2 makes the target: it stands before the noise of its group.
    const std::vector<Index> order = tried_ranking(result);
    QCOMPARE(*std::find_if(order.begin(), order.end(),
                           [](Index feature) { return of_group({feature}) > 0; }),
             Index{2});
  }

  /// Searches add and drop the group in one step, and its columns are learned together.
  void a_search_moves_the_group_in_one_step_data() {
    QTest::addColumn<QString>("search");
    for (const char* search : {"forward", "backward", "exhaustive"}) {
      QTest::newRow(search) << QString(search);
    }
  }
  void a_search_moves_the_group_in_one_step() {
    QFETCH(QString, search);
    const Method& method = methods_.find("dii");
    const Result result = run_on(method, with_group(table()), settings_of(method, search));
    const std::vector<std::size_t> best = best_of_each_count(result.path);
    std::vector<Index> counts;
    for (const std::size_t point : best) {
      const std::vector<Index>& features = result.path[point].selection;
      counts.push_back(std::ssize(features));
      QVERIFY(of_group(features) == 0 || result.path[point].weights[2] > 0.0);
    }
    // One, two or three columns without the group; four and more with it.
    QVERIFY(std::find(counts.begin(), counts.end(), Index{4}) != counts.end());
    const auto four = static_cast<std::size_t>(std::find(counts.begin(), counts.end(), Index{4}) -
                                               counts.begin());
    QVERIFY(same_features(result.path[best[four]].selection, group));
  }

  void a_column_that_is_kept_keeps_its_group() {
    Problem wished = with_group(table());
    wished.features[4].always_kept = true;
    const Result result = run_on(methods_.find("relief"), wished, {});
    QCOMPARE(result.selection.kept, std::ssize(group));
    QVERIFY(is_whole(result.selection.features) && of_group(result.selection.features) > 0);
  }

  /// Where columns are compared with copies of themselves, nothing is shared.
  void nothing_is_shared_where_inputs_stand_alone() {
    Problem alone = with_group(table());
    forget_groups(alone);
    const Method& method = methods_.find("f-test");
    QVERIFY(leading_values(run_on(method, alone, {})) ==
            leading_values(run_on(method, table(), {})));
  }

  void without_a_group_the_run_is_the_same_object() {
    const auto problem = std::make_shared<const Problem>(table());
    const Method& method = methods_.find("f-test");
    auto run = method.begin(problem, method.schema().defaults());
    const Stepper* const before = run.get();
    QVERIFY(with_whole_groups(std::move(run), problem).get() == before);
  }

  void a_second_time_changes_nothing() {
    const Problem grouped = with_group(table());
    const Result once = run_on(methods_.find("f-test"), grouped, {});
    Result twice = once;
    put_groups_together(grouped, twice);
    QVERIFY(twice.selection == once.selection);
    QVERIFY(column_of(twice, "alone").values == column_of(once, "alone").values);
    QCOMPARE(twice.columns.size(), once.columns.size());
    QCOMPARE(twice.warnings.size(), once.warnings.size());
  }

  /// What a test promised of the columns that it found is not promised of others.
  void what_a_check_found_stays_as_found() {
    const Problem grouped = with_group(table());
    Result found = run_on(methods_.find("f-test"), grouped, {});
    found.selection = {{2}, other_words("found"), FeatureSelection::CountDecidedBy::of_test};
    Result again = found;
    put_groups_together(grouped, found, TestedSelection::as_found);
    QCOMPARE(found.selection.features, (std::vector<Index>{2}));
    put_groups_together(grouped, again);
    QVERIFY(same_features(again.selection.features, group));
  }
};

QTEST_GUILESS_MAIN(TestWholeGroups)

#include "tst_whole_groups.moc"
