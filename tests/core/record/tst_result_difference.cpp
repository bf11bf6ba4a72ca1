// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <functional>
#include <limits>

#include "core/record/result_difference.h"

using namespace steelyard;

namespace {

Result some() {
  Result result;
  result.objective = 0.5;
  result.columns = {{"score", "Score", "", ValueKind::score, {1.0, 0.5}},
                    {"p_value", "p", "", ValueKind::p_value, {0.25, std::nan("")}}};
  result.space = LearnedSpace::of_map(Matrix{{1.0, 2.0}});
  result.selection = {{0, 1}, other_words("above 0")};
  PathPoint point;
  point.objective = 0.25;
  point.weights = Vector{{0.1, 0.7}};
  point.selection = {1};
  point.penalty = 0.5;
  result.path = {point};
  result.samples = SampleSelection{{3, 1}, {0.5, 0.25}};
  return result;
}

using Change = std::function<void(Result&)>;

}  // namespace

class TestResultDifference : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_same_is_the_same() {
    QVERIFY(difference_of(some(), some()).none());
    Result none;
    QVERIFY(difference_of(none, none).none());  // no objective on both sides
  }

  void numbers_differ_by_a_number_data() {
    QTest::addColumn<Change>("change");
    QTest::newRow("score") << Change([](Result& r) { r.columns[0].values[0] -= 0.125; });
    QTest::newRow("p value") << Change([](Result& r) { r.columns[1].values[0] += 0.125; });
    QTest::newRow("objective") << Change([](Result& r) { r.objective += 0.125; });
    QTest::newRow("path value") << Change([](Result& r) { r.path[0].objective += 0.125; });
    QTest::newRow("path weight") << Change([](Result& r) { r.path[0].weights[0] += 0.125; });
    QTest::newRow("path penalty") << Change([](Result& r) { *r.path[0].penalty += 0.125; });
    QTest::newRow("sample weight") << Change([](Result& r) { r.samples->weights[1] += 0.125; });
    QTest::newRow("map") << Change([](Result& r) {
      r.space = LearnedSpace::of_map(Matrix{{1.0, 2.125}});
    });
  }
  void numbers_differ_by_a_number() {
    QFETCH(Change, change);
    Result other = some();
    change(other);
    const ResultDifference found = difference_of(some(), other);
    QVERIFY(std::abs(found.largest - 0.125) < 1e-15);
    QVERIFY(found.others.empty());
  }

  void what_is_no_number_is_said_data() {
    QTest::addColumn<Change>("change");
    QTest::newRow("columns") << Change([](Result& r) { r.columns.pop_back(); });
    QTest::newRow("another column") << Change([](Result& r) { r.columns[1].id = "q_value"; });
    QTest::newRow("objective") << Change([](Result& r) { r.objective = std::nan(""); });
    QTest::newRow("infinite") << Change(
        [](Result& r) { r.columns[0].values[0] = std::numeric_limits<double>::infinity(); });
    QTest::newRow("selection") << Change([](Result& r) { r.selection.features = {1, 0}; });
    QTest::newRow("path") << Change([](Result& r) { r.path.clear(); });
    QTest::newRow("path selection") << Change([](Result& r) { r.path[0].selection = {0}; });
    QTest::newRow("samples") << Change([](Result& r) { r.samples->positions = {1, 3}; });
    QTest::newRow("no penalty") << Change([](Result& r) { r.path[0].penalty.reset(); });
    QTest::newRow("fewer weights") << Change([](Result& r) { r.samples->weights = {0.5}; });
    QTest::newRow("no samples") << Change([](Result& r) { r.samples.reset(); });
    QTest::newRow("map") << Change([](Result& r) { r.space = Vector{{1.0, 2.0}}; });
    QTest::newRow("p value") << Change([](Result& r) { r.columns[1].values[1] = 0.1; });
    QTest::newRow("suggested") << Change([](Result& r) { r.suggested_path_point = 0; });
  }
  void what_is_no_number_is_said() {
    QFETCH(Change, change);
    Result other = some();
    change(other);
    for (const ResultDifference& found :
         {difference_of(some(), other), difference_of(other, some())}) {
      QVERIFY(std::isfinite(found.largest));
      QVERIFY(!found.others.empty());
      QVERIFY(!found.none());
    }
  }
};

QTEST_GUILESS_MAIN(TestResultDifference)
#include "tst_result_difference.moc"
