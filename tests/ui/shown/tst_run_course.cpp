// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cstdint>
#include <optional>

#include "ui/shown/run_course.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

constexpr auto kept = static_cast<std::ptrdiff_t>(RunCourse::keptOfEachNumber);

PathPoint point(Index features, double objective) {
  PathPoint found;
  found.feature_count = features;
  found.objective = objective;
  return found;
}

std::ptrdiff_t countOf(const RunCourse& course, Index features) {
  return std::count_if(course.path().begin(), course.path().end(),
                       [&](const PathPoint& one) { return one.feature_count == features; });
}

bool holds(const RunCourse& course, Index features, double objective) {
  return std::any_of(course.path().begin(), course.path().end(), [&](const PathPoint& one) {
    return one.feature_count == features && one.objective == objective;
  });
}

/// As many as are kept, with the objectives 1, 2, 3 ...
Snapshot fullOf(Index features) {
  Snapshot snapshot;
  for (std::ptrdiff_t k = 1; k <= kept; ++k) {
    snapshot.appended.path.push_back(point(features, static_cast<double>(k)));
  }
  return snapshot;
}

Snapshot iteration(std::uint64_t number) {
  Snapshot snapshot;
  snapshot.iteration = number;
  snapshot.space = Vector{{1.0, 0.5}};
  snapshot.appended.iterates.push_back({number, {0.3}, Vector{{1.0, 0.5}}});
  return snapshot;
}

Result searched() {
  Result result;
  result.objective = 0.2;
  result.path = {point(3, 0.2), point(1, 0.6)};
  result.suggested_path_point = 1;
  return result;
}

}  // namespace

/// What the run that is drawn has found so far.
class TestRunCourse : public QObject {
  Q_OBJECT

  RunCourse course_;

 private Q_SLOTS:
  void init() { course_.clear(); }

  void the_best_of_each_number_are_kept_and_the_worst_goes() {
    course_.add(fullOf(2));
    Snapshot more;
    more.appended.path = {point(2, 0.5), point(2, static_cast<double>(kept) + 1.0),
                          point(3, 900.0)};
    course_.add(more);
    QCOMPARE(countOf(course_, 2), kept);
    QVERIFY(holds(course_, 2, 0.5));
    QVERIFY(!holds(course_, 2, static_cast<double>(kept)));
    QVERIFY(!holds(course_, 2, static_cast<double>(kept) + 1.0));
    QVERIFY(holds(course_, 2, static_cast<double>(kept) - 1.0));
    QVERIFY(holds(course_, 3, 900.0));  // the first of its number
  }

  void at_the_end_the_path_is_that_of_the_result() {
    course_.add(fullOf(2));
    course_.add(iteration(4));
    QVERIFY(!course_.suggested());
    const std::uint64_t before = course_.pathNumber();
    course_.end(searched());
    QCOMPARE(course_.path().size(), std::size_t{2});
    QVERIFY(holds(course_, 3, 0.2));
    QCOMPARE(course_.suggested().value_or(9), std::size_t{1});
    QVERIFY(course_.pathNumber() != before);
    QCOMPARE(course_.recording().iterations().size(), std::size_t{1});
  }

  void a_suggestion_beyond_the_path_is_none() {
    Result result = searched();
    result.suggested_path_point = 2;
    course_.end(result);
    QVERIFY(!course_.suggested());
  }

  void to_a_run_without_a_solution_nobody_goes_back() {
    course_.add(iteration(4));
    QCOMPARE(course_.recording().iterations().size(), std::size_t{1});
    course_.end(Result());
    QVERIFY(course_.recording().iterations().empty());
  }

  void the_newest_snapshot_waits_without_what_is_drawn_already() {
    course_.letWait(iteration(4));
    course_.letWait(iteration(5));
    const std::optional<Snapshot> waited = course_.takeWaiting();
    QVERIFY(waited);
    QCOMPARE(waited->iteration, std::uint64_t{5});
    QVERIFY(waited->appended.iterates.empty());
    QVERIFY(!course_.takeWaiting());
    course_.letWait(iteration(6));
    course_.end(searched());
    QVERIFY(!course_.takeWaiting());
  }

  void clearing_forgets_all() {
    course_.add(iteration(4));
    course_.end(searched());
    course_.letWait(iteration(5));
    const std::uint64_t before = course_.pathNumber();
    course_.clear();
    QVERIFY(course_.path().empty());
    QVERIFY(!course_.suggested());
    QVERIFY(course_.recording().iterations().empty());
    QVERIFY(!course_.takeWaiting());
    QVERIFY(course_.pathNumber() != before);
  }
};

QTEST_MAIN(TestRunCourse)
#include "tst_run_course.moc"
