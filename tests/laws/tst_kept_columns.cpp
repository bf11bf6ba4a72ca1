// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>

#include "core/run/with_kept.h"
#include "tests/support/law_problems.h"
#include "tests/support/quick_settings.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr Index kept = 4;  // a column of noise that nobody would choose

Problem with_wish(Problem problem) {
  problem.features[kept].always_kept = true;
  return problem;
}

bool has_kept(const std::vector<Index>& features) {
  return std::find(features.begin(), features.end(), kept) != features.end();
}

/// Whether what the method does next depends on what it has chosen before: such a method begins
/// with what is kept.
bool builds_a_set(const Method& method, const Settings& settings) {
  return method.info().one_after_another || method.info().id == "automatic" ||
         settings.count("search") > 0;
}

}  // namespace

/// A column that a person keeps is in every selection, and the choice is among the others.
class TestKeptColumns : public QObject {
  Q_OBJECT

  const MethodRegistry methods_ = builtin_methods();
  const Problem table_ = planted_table({});

 private Q_SLOTS:
  void every_selection_has_it_data() {
    QTest::addColumn<QString>("search");
    for (const std::string& id : method_ids()) {
      QTest::newRow(id.c_str()) << QString();
    }
    for (const char* search : {"forward", "backward", "exhaustive", "l1-path"}) {
      QTest::newRow(qPrintable(QStringLiteral("dii %1").arg(search))) << QString(search);
    }
  }
  void every_selection_has_it() {
    QFETCH(QString, search);
    const Method& method =
        methods_.find(search.isEmpty() ? std::string(QTest::currentDataTag()) : "dii");
    Settings settings = quick_settings(method);
    if (!search.isEmpty()) {
      settings["search"] = search.toStdString();
    }
    const Result plain = run_on(method, table_, settings);
    const Result result = run_on(method, with_wish(table_), settings);
    if (result.columns.empty()) {
      QVERIFY(result.selection == plain.selection);
      return;
    }
    QCOMPARE(result.selection.kept, Index{1});
    QCOMPARE(result.selection.features.front(), kept);
    for (const PathPoint& point : result.path) {
      QVERIFY(point.selection.empty() || has_kept(point.selection));
      QCOMPARE(point.feature_count, std::ssize(point.selection));
    }
    const std::vector<std::string> said = messages_of(result);
    QVERIFY(std::find(said.begin(), said.end(), "x5 is kept because you asked for it") !=
            said.end());
    if (!builds_a_set(method, settings)) {
      QVERIFY2(leading_values(result) == leading_values(plain), "scores stay what they are");
      QCOMPARE(result.objective, plain.objective);
      std::vector<Index> others = plain.selection.features;
      std::erase(others, kept);
      others.insert(others.begin(), kept);
      QCOMPARE(result.selection.features, others);
    }
  }

  /// What a search adds to the kept column is what helps beside it.
  void a_search_begins_with_it() {
    const Method& method = methods_.find("dii");
    Settings settings = quick_settings(method);
    for (const char* search : {"forward", "backward", "exhaustive"}) {
      settings["search"] = search;
      const Result result = run_on(method, with_wish(table_), settings);
      const std::vector<std::size_t> best = best_of_each_count(result.path);
      QVERIFY2(best.size() >= 2, search);
      QCOMPARE(result.path[best[0]].selection, (std::vector<Index>{kept}));
      QVERIFY2(same_features(result.path[best[1]].selection, {kept, 2}), search);
    }
  }

  void without_a_wish_the_run_is_the_same_object() {
    const auto problem = std::make_shared<const Problem>(table_);
    const Method& method = methods_.find("f-test");
    auto run = method.begin(problem, method.schema().defaults());
    const Stepper* const before = run.get();
    QVERIFY(with_kept(std::move(run), problem).get() == before);
  }

  /// A check runs the run itself once more: nothing is said or put first twice.
  void a_second_time_changes_nothing() {
    const Problem wished = with_wish(table_);
    Result once = run_on(methods_.find("relief"), wished, {});
    Result twice = once;
    put_kept_first(wished, twice);
    QVERIFY(twice.selection == once.selection);
    QCOMPARE(twice.warnings.size(), once.warnings.size());
  }
};

QTEST_GUILESS_MAIN(TestKeptColumns)

#include "tst_kept_columns.moc"
