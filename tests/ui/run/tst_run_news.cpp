// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QSignalSpy>
#include <QWidget>
#include <QtTest>
#include <memory>

#include "tests/support/counting_stepper.h"
#include "tests/support/toy_problem.h"
#include "ui/run/run_controller.h"
#include "ui/run/run_news.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestRunNews : public QObject {
  Q_OBJECT

  static void begin(RunController& controller, std::uint64_t iterations) {
    controller.start(std::make_unique<CountingStepper>(CountingPlan{.iterations = iterations}),
                     toy_problem(), BackgroundRun::Start::running);
  }

 private Q_SLOTS:
  void the_title_says_what_is_open_and_that_a_run_goes_on() {
    QWidget window;
    RunController controller;
    auto* const news = new RunNews(window, controller);
    QCOMPARE(window.windowTitle(), QString("Steelyard"));
    news->setTable("Boston.csv");
    QCOMPARE(window.windowTitle(), QString("Boston.csv - Steelyard"));
    begin(controller, 1'000'000'000'000);
    QTRY_COMPARE(window.windowTitle(), QString("Running: Boston.csv - Steelyard"));
    controller.stop();
    QTRY_COMPARE(window.windowTitle(), QString("Boston.csv - Steelyard"));  // it was a short run
  }

  void the_end_of_a_long_run_waits_in_the_title_until_the_window_is_looked_at() {
    QWidget window;
    RunController controller;
    auto* const news = new RunNews(window, controller);
    news->setTable("Boston.csv");
    news->setLongRun(0.0);
    begin(controller, 5);
    QTRY_COMPARE(window.windowTitle(), QString("Finished: Boston.csv - Steelyard"));
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QCOMPARE(window.windowTitle(), QString("Boston.csv - Steelyard"));
    QSignalSpy finished(&controller, &RunController::finished);
    begin(controller, 5);  // whoever looks sees it end
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(window.windowTitle(), QString("Boston.csv - Steelyard"));
  }

  void another_table_takes_the_place_of_what_was_said_of_the_former() {
    QWidget window;
    RunController controller;
    auto* const news = new RunNews(window, controller);
    news->setLongRun(0.0);
    begin(controller, 5);
    QTRY_COMPARE(window.windowTitle(), QString("Finished: Steelyard"));
    news->setTable("wine.csv");
    QCOMPARE(window.windowTitle(), QString("wine.csv - Steelyard"));
  }

  void a_table_that_is_opened_during_a_run_ends_what_is_said_of_it() {
    QWidget window;
    RunController controller;
    auto* const news = new RunNews(window, controller);
    begin(controller, 1'000'000'000'000);
    QTRY_COMPARE(window.windowTitle(), QString("Running: Steelyard"));
    controller.forget();  // as the window does
    news->setTable("wine.csv");
    QCOMPARE(window.windowTitle(), QString("wine.csv - Steelyard"));
  }
};

QTEST_MAIN(TestRunNews)
#include "tst_run_news.moc"
