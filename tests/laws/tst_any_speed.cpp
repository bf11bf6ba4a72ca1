// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/record/result_json.h"
#include "core/study/studies.h"
#include "tests/support/law_problems.h"
#include "tests/support/quick_settings.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// All that a record keeps of a run whose pieces of work have these sizes, in turn. The driver
/// chooses sizes by the clock: a busy machine makes other pieces than an idle one.
std::string kept_of(const Method& method, const Settings& settings,
                    const std::vector<std::size_t>& sizes) {
  const auto problem = std::make_shared<const Problem>(planted_table({}));
  const auto stepper = method.begin(problem, values_of(method, settings));
  for (std::size_t piece = 0;; ++piece) {
    if (stepper->advance({sizes[piece % sizes.size()]}, {}).outcome) {
      return json::to_text(json::from_result(stepper->result()));
    }
  }
}

void compare_speeds(const Method& method, const Settings& settings) {
  const std::string slow = kept_of(method, settings, {1});
  QVERIFY(!slow.empty());
  for (const std::vector<std::size_t>& sizes :
       std::vector<std::vector<std::size_t>>{{3}, {7, 2, 50}, {100000}}) {
    QVERIFY2(kept_of(method, settings, sizes) == slow,
             qPrintable(QString("pieces of %1").arg(sizes.front())));
  }
}

}  // namespace

/// Law: the same input and seed give the same bits at any speed.
class TestAnySpeed : public QObject {
  Q_OBJECT

  const MethodRegistry methods_ = builtin_methods();

 private Q_SLOTS:
  void of_each_method_data() {
    QTest::addColumn<QString>("id");
    for (const std::string& id : method_ids()) {
      QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
  }
  void of_each_method() {
    const Method& method = methods_.find(QTest::currentDataTag());
    Settings settings = quick_settings(method);
    settings.erase("epochs");  // so that a method may find by itself that it is done
    compare_speeds(method, settings);
  }

  void of_each_search_data() {
    QTest::addColumn<QString>("search");
    for (const char* id : {"l1-path", "backward", "forward", "exhaustive"}) {
      QTest::newRow(id) << id;
    }
  }
  void of_each_search() {
    QFETCH(QString, search);
    const Method& method = methods_.find("dii");
    Settings settings = quick_settings(method);
    settings["search"] = search.toStdString();
    compare_speeds(method, settings);
  }
};

QTEST_GUILESS_MAIN(TestAnySpeed)
#include "tst_any_speed.moc"
