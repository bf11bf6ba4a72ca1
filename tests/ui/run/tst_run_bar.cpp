// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAction>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>
#include <memory>

#include "tests/support/counting_stepper.h"
#include "tests/support/toy_problem.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

constexpr std::uint64_t endless = 1'000'000'000'000;

/// A bar whose requests begin endless runs, as a window would.
struct Bench {
  explicit Bench(CountingPlan plan = {.iterations = endless}) : bar(controller) {
    QObject::connect(&bar, &RunBar::runRequested,
                     [this, plan] { begin(plan, BackgroundRun::Start::running); });
    QObject::connect(&bar, &RunBar::stepRequested, [this, plan] {
      begin(plan, BackgroundRun::Start::paused);
      controller.step();
    });
    bar.show();
  }
  void begin(CountingPlan plan, BackgroundRun::Start how) {
    controller.start(std::make_unique<CountingStepper>(plan), toy_problem(), how);
  }
  [[nodiscard]] QString stage() const { return bar.findChild<QLabel*>("stageLabel")->text(); }

  RunController controller;
  RunBar bar;
};

void click(QPushButton* button) { QTest::mouseClick(button, Qt::LeftButton); }

}  // namespace

class TestRunBar : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void before_a_run_only_run_and_step_can_be_pressed() {
    Bench bench;
    QVERIFY(bench.bar.runButton()->isEnabled());
    QVERIFY(bench.bar.stepButton()->isEnabled());
    QVERIFY(!bench.bar.pauseButton()->isEnabled());
    QVERIFY(!bench.bar.stopButton()->isEnabled());
  }

  void run_pause_resume_and_stop_by_clicks() {
    Bench bench;
    click(bench.bar.runButton());
    QVERIFY(!bench.bar.runButton()->isEnabled());
    QTRY_VERIFY(bench.controller.iteration() > 0);
    click(bench.bar.pauseButton());
    QCOMPARE(bench.controller.state(), RunController::State::Paused);
    QCOMPARE(bench.bar.pauseButton()->text(), QString("&Continue"));
    click(bench.bar.pauseButton());
    QCOMPARE(bench.controller.state(), RunController::State::Running);
    click(bench.bar.stopButton());
    QTRY_COMPARE(bench.controller.state(), RunController::State::Finished);
    QVERIFY(bench.stage().startsWith("Stopped at iteration"));
    QVERIFY(bench.bar.runButton()->isEnabled());
  }

  void a_run_that_was_stopped_leaves_the_bar_where_it_was_and_forgetting_empties_it() {
    Bench bench({.iterations = 1'000'000});
    click(bench.bar.runButton());
    QTRY_VERIFY(bench.controller.iteration() > 0);
    click(bench.bar.stopButton());
    QTRY_COMPARE(bench.controller.state(), RunController::State::Finished);
    const auto* const progress = bench.bar.findChild<QProgressBar*>();
    QVERIFY(progress->value() < progress->maximum());
    bench.controller.forget();
    QCOMPARE(progress->value(), 0);
    QCOMPARE(bench.stage(), QString("Ready"));
  }

  void a_run_that_ended_whole_has_a_full_bar_until_it_is_forgotten() {
    Bench bench({.iterations = 20});
    click(bench.bar.runButton());
    QTRY_COMPARE(bench.controller.state(), RunController::State::Finished);
    const auto* const progress = bench.bar.findChild<QProgressBar*>();
    QCOMPARE(progress->value(), progress->maximum());
    bench.controller.forget();
    QCOMPARE(progress->value(), 0);
  }

  void a_long_message_moves_no_button() {
    Bench bench;
    bench.bar.setFixedWidth(280);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    const QPoint before = bench.bar.runButton()->pos();
    const int height = bench.bar.sizeHint().height();
    bench.bar.setRunnable(false, QString("No column is an input. ").repeated(12));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QCOMPARE(bench.bar.runButton()->pos(), before);
    QCOMPARE(bench.bar.sizeHint().height(), height);
    QVERIFY(bench.bar.minimumSizeHint().height() <= height);
  }

  void step_begins_a_paused_run_and_goes_on_by_one() {
    Bench bench;
    click(bench.bar.stepButton());
    QTRY_COMPARE(bench.controller.iteration(), 1U);
    QTRY_COMPARE(bench.stage(), QString("Paused at iteration 1"));
    click(bench.bar.stepButton());
    QTRY_COMPARE(bench.controller.iteration(), 2U);
  }

  void says_how_a_run_ended() {
    Bench bench({.iterations = 20});
    click(bench.bar.runButton());
    QTRY_COMPARE(bench.stage(), QString("Converged at iteration 20"));
  }

  void each_button_says_why_it_is_grey_as_its_action_does() {
    Bench bench;
    const RunBar& bar = bench.bar;
    bench.bar.setRunnable(false, "No column is an input");
    for (const ActionButton* button : {bar.runButton(), bar.stepButton()}) {
      QCOMPARE(button->toolTip(), QString("No column is an input"));
      QCOMPARE(button->action().toolTip(), button->toolTip());
    }
    for (const ActionButton* button : {bar.pauseButton(), bar.stopButton()}) {
      QCOMPARE(button->toolTip(), QString("No run is under way"));
      QCOMPARE(button->action().toolTip(), button->toolTip());
    }
    bench.bar.setRunnable(true);
    QCOMPARE(bar.runButton()->toolTip(), QString());
    QCOMPARE(bar.stepButton()->toolTip(), QString("One iteration, then pause"));
    click(bench.bar.runButton());
    QCOMPARE(bar.runButton()->toolTip(), QString("A run is under way"));
    QCOMPARE(bar.pauseButton()->toolTip(), QString());
    click(bench.bar.stopButton());
    QTRY_COMPARE(bench.controller.state(), RunController::State::Finished);
  }

  void an_action_is_its_button_elsewhere() {
    Bench bench;
    bench.bar.runButton()->action().trigger();
    QTRY_VERIFY(bench.controller.iteration() > 0);
    bench.bar.pauseButton()->action().trigger();
    QCOMPARE(bench.controller.state(), RunController::State::Paused);
    QCOMPARE(bench.bar.pauseButton()->action().text(), QString("&Pause or continue"));
    QCOMPARE(bench.bar.pauseButton()->text(), QString("&Continue"));
    bench.bar.runButton()->action().trigger();  // it is grey
    QCOMPARE(bench.controller.state(), RunController::State::Paused);
    bench.bar.stopButton()->action().trigger();
    QTRY_COMPARE(bench.controller.state(), RunController::State::Finished);
  }

  void says_why_a_run_cannot_start() {
    Bench bench;
    bench.bar.setRunnable(false, "No column is an input");
    QVERIFY(!bench.bar.runButton()->isEnabled());
    QVERIFY(!bench.bar.stepButton()->isEnabled());
    QCOMPARE(bench.stage(), QString("No column is an input"));
    bench.bar.setRunnable(true);
    QVERIFY(bench.bar.runButton()->isEnabled());
  }
};

QTEST_MAIN(TestRunBar)
#include "tst_run_bar.moc"
