// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <string>

#include "core/methods/registry.h"
#include "tests/support/correlated_columns.h"
#include "tests/support/quick_settings.h"
#include "tests/support/result_parts.h"
#include "tests/support/run_method.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr Index columns = 12;

/// A ring of twelve pairs, each of which shares a column with the next: two layers of six.
std::string ring_of_pairs() {
  std::string list;
  for (Index pair = 0; pair < columns; ++pair) {
    list += "p" + std::to_string(pair + 1) + ": x" + std::to_string(pair + 1) + ", x" +
            std::to_string((pair + 1) % columns + 1) + "; ";
  }
  return list;
}

/// The first, third and fifth column matter.
ProblemPtr problem() { return linear_problem(correlated_columns(160, columns, 0.0, 1), 3, 1.5, 2); }

Settings settings_for(const Method& method, const Settings& more) {
  Settings settings = quick_settings(method);
  // A short run learns too little.
  for (const auto& [id, text] :
       Settings{{"updates", "300"}, {"iterations", "60"}, {"waves", "100"}}) {
    if (settings.contains(id)) {
      settings[id] = text;
    }
  }
  for (const auto& [id, text] : more) {
    settings[id] = text;
  }
  return settings;
}

double mean_of(const std::vector<double>& values, Index first, Index last) {
  double sum = 0.0;
  for (Index column = first; column <= last; ++column) {
    sum += values[static_cast<std::size_t>(column)];
  }
  return sum / static_cast<double>(last - first + 1);
}

}  // namespace

/// Both kinds of SIC find groups that share columns.
class TestSicGroups : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void knockoffs_of_groups_that_share_columns_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("grouped");
    for (const char* id : {"sic", "convex-sic"}) {
      for (const char* grouped : {"false", "true"}) {
        QTest::addRow("%s, grouped %s", id, grouped) << id << grouped;
      }
    }
  }
  void knockoffs_of_groups_that_share_columns() {
    QFETCH(QString, id);
    QFETCH(QString, grouped);
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find(id.toStdString());
    const Settings settings = settings_for(method, {{"grouped", grouped.toStdString()},
                                                    {"trust", "knockoffs"},
                                                    {"draw_fdr", "0.2"},
                                                    {"discovery_groups", "list"},
                                                    {"group_list", ring_of_pairs()}});
    QVERIFY(method.check(*problem(), values_of(method, settings)).empty());
    const Result result = run_to_end(method, problem(), settings);
    QVERIFY(warns_of(result, "tested in 2 layers"));
    QVERIFY(!warns_of(result, "replicates had no result"));
    for (const double e : column_of(result, "e_value").values) {
      QVERIFY(e >= 0.0 && e <= 6.0);
    }
    // The pairs of the first five columns matter; of those of columns 7 to 11, none does.
    const std::vector<double>& w = column_of(result, "knockoff_statistic").values;
    QVERIFY(mean_of(w, 0, 4) > mean_of(w, 6, 10));
  }

  void the_randomization_test_of_groups_that_share_columns_data() {
    QTest::addColumn<QString>("id");
    QTest::newRow("sic") << "sic";
    QTest::newRow("convex-sic") << "convex-sic";
  }
  void the_randomization_test_of_groups_that_share_columns() {
    QFETCH(QString, id);
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find(id.toStdString());
    const Settings settings = settings_for(method, {{"trust", "hrt"},
                                                    {"rounds", "99"},
                                                    {"discovery_groups", "list"},
                                                    {"group_list", ring_of_pairs()}});
    QVERIFY(method.check(*problem(), values_of(method, settings)).empty());
    const Result result = run_to_end(method, problem(), settings);
    QVERIFY(in_words(finding_of(result, "randomization_discoveries").measured_on)
                .find("12 tested groups") != std::string::npos);
    const std::vector<double>& p = column_of(result, "p_value").values;
    QVERIFY(mean_of(p, 0, 4) < mean_of(p, 6, 10));
  }
};

QTEST_GUILESS_MAIN(TestSicGroups)
#include "tst_sic_groups.moc"
