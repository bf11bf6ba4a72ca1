// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QApplication>
#include <QSignalSpy>
#include <QStringList>
#include <QWidget>
#include <QtTest>
#include <memory>

#include "core/data/generators.h"
#include "core/methods/registry.h"
#include "tests/support/counting_stepper.h"
#include "tests/support/methods_from_dii.h"
#include "tests/support/toy_problem.h"
#include "tests/ui/driven_window.h"
#include "ui/data/data_panel.h"
#include "ui/run/run_controller.h"
#include "ui/run/run_news.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestRunNews : public QObject {
  Q_OBJECT

  static void begin(RunController& controller, std::uint64_t iterations,
                    std::uint64_t throwAt = 0) {
    controller.start(std::make_unique<CountingStepper>(
                         CountingPlan{.iterations = iterations, .throw_at = throwAt}),
                     toy_problem(), BackgroundRun::Start::running);
  }
  /// The person goes to another program.
  static void leave() { QApplication::setActiveWindow(nullptr); }
  [[nodiscard]] static bool comeTo(QWidget& window) {
    window.show();
    window.activateWindow();
    QApplication::setActiveWindow(&window);  // leave() is not known to the platform
    return QTest::qWaitForWindowActive(&window);
  }
  /// \param told  receives what is announced
  static void listen(RunNews& news, QStringList& told) {
    news.setNotifier([&told](const QString& text) { told << text; });
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

  void the_end_of_a_long_run_is_announced_to_whoever_has_left() {
    QWidget window;
    RunController controller;
    auto* const news = new RunNews(window, controller);
    QStringList told;
    listen(*news, told);
    news->setTable("Boston.csv");
    news->setLongRun(0.0);
    QVERIFY(comeTo(window));
    leave();
    QVERIFY(!window.isActiveWindow());
    begin(controller, 5);
    const QString ended("Finished: Boston.csv - Steelyard");
    QTRY_COMPARE(told, QStringList{ended});
    QCOMPARE(window.windowTitle(), ended);
    QVERIFY(comeTo(window));
    QCOMPARE(window.windowTitle(), QString("Boston.csv - Steelyard"));
    QSignalSpy finished(&controller, &RunController::finished);
    begin(controller, 5);
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(told, QStringList{ended});  // who looks need not be told
  }

  void the_end_of_a_short_run_is_not_announced() {
    QWidget window;
    RunController controller;
    auto* const news = new RunNews(window, controller);
    QStringList told;
    listen(*news, told);
    QSignalSpy finished(&controller, &RunController::finished);
    begin(controller, 5);
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(told.isEmpty());
  }

  void a_long_run_that_fails_is_announced_as_failed() {
    QWidget window;
    RunController controller;
    auto* const news = new RunNews(window, controller);
    QStringList told;
    listen(*news, told);
    news->setLongRun(0.0);
    begin(controller, 100, 3);
    QTRY_COMPARE(told, QStringList{"Failed: Steelyard"});
    QCOMPARE(window.windowTitle(), QString("Failed: Steelyard"));
  }

  void the_whole_window_announces_its_run() {
    const MethodRegistry registry = tests::methods_from_dii();
    MainWindow window(registry);
    window.dataPanel().setDataset(ten_gaussians(60));
    window.methodPanel().setMethod("f-test", registry.find("f-test").schema().defaults());
    window.question().settle();
    auto* const news = window.findChild<RunNews*>();
    QVERIFY(news != nullptr);
    QStringList told;
    listen(*news, told);
    news->setLongRun(0.0);
    QVERIFY(comeTo(window));
    const QString before = window.windowTitle();
    leave();
    QVERIFY(steelyard::tests::runsToTheEnd(window));
    QCOMPARE(told, QStringList{QString("Finished: " + before)});
    QCOMPARE(window.windowTitle(), QString("Finished: " + before));
    QVERIFY(comeTo(window));
    QCOMPARE(window.windowTitle(), before);
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
