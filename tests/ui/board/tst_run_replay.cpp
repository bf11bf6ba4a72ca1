// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "ui/board/run_replay.h"
#include "ui/board/scrubber.h"
#include "ui/shown/run_course.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

Result ended(const std::vector<Index>& selected) {
  Result result;
  result.objective = 0.25;
  result.iterations = 4;
  result.space = Vector{{1.0, 0.5, 0.2}};
  result.selection.features = selected;
  result.histories = {{{"dii", "DII"}, {0, 4}, {0.5, 0.25}}};
  return result;
}

}  // namespace

/// What is said of the moment that is shown.
class TestRunReplay : public QObject {
  Q_OBJECT

  Scrubber scrubber_;
  RunCourse course_;
  RunReplay replay_{scrubber_, course_};

 private Q_SLOTS:
  void init() { replay_.begin({{"dii", "DII"}}); }

  /// Those selected, where there are such; otherwise those of a weight above 0.
  void columns_are_counted() {
    replay_.showResult(ended({0, 2}));
    QVERIFY2(scrubber_.text().contains("2 columns"), qPrintable(scrubber_.text()));
    replay_.begin({{"dii", "DII"}});
    replay_.showResult(ended({}));
    QVERIFY2(scrubber_.text().contains("3 columns"), qPrintable(scrubber_.text()));
    QVERIFY2(scrubber_.text().contains("DII 0.25"), qPrintable(scrubber_.text()));
  }

  void of_a_method_of_one_step_no_iteration_is_told() {
    Result result = ended({0, 2});
    result.iterations = 0;
    replay_.showResult(result);
    QCOMPARE(scrubber_.text(), QString("Result: DII 0.25, 2 columns"));
    result.iterations = 4;
    replay_.begin({{"dii", "DII"}});
    replay_.showResult(result);
    QCOMPARE(scrubber_.text(), QString("Result, iteration 4 of 4: DII 0.25, 2 columns"));
  }

  void a_run_without_a_result_says_so() {
    replay_.showResult(Result());
    QVERIFY2(scrubber_.text().contains("no result"), qPrintable(scrubber_.text()));
  }
};

QTEST_MAIN(TestRunReplay)
#include "tst_run_replay.moc"
