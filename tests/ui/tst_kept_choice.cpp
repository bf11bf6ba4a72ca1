// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <memory>

#include "core/data/generators.h"
#include "core/methods/registry.h"
#include "core/record/record.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/board/path_clicks.h"
#include "tests/ui/driven_window.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/keeping/autosave.h"
#include "ui/method/method_panel.h"
#include "ui/results/answer_maker.h"
#include "ui/results/answer_panel.h"
#include "ui/results/result_panel.h"
#include "ui/results/run_list.h"
#include "ui/results/selection_control.h"
#include "ui/session/question.h"

using namespace steelyard;
using namespace steelyard::ui;

/// What a person chose in place of a run's own columns stays with that run.
class TestKeptChoice : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;

  void openWindow() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->resize(1300, 800);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  void run() {
    window_->methodPanel().setMethod("f-test", registry_.find("f-test").schema().defaults());
    window_->question().settle();
    QVERIFY(tests::runsToTheEnd(*window_));
    window_->answers().finish();
  }
  void clickRun(int row) { tests::clickRun(*window_, row); }
  void tick(int rank) { tests::tickFeature(*window_, rank); }
  [[nodiscard]] QSpinBox& number() const {
    return *window_->results().selectionControl().findChild<QSpinBox*>();
  }
  [[nodiscard]] QString said() const { return window_->results().answerPanel().accessibleName(); }
  [[nodiscard]] std::vector<Index> selected() const { return window_->results().selection(); }

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    openWindow();
    window_->dataPanel().setDataset(open_generator("generator:ten-gaussians?samples=120&seed=1"));
    window_->question().settle();
  }
  void cleanup() { window_.reset(); }

  void a_click_on_another_run_and_back() {
    run();
    const std::vector<Index> suggested = selected();
    const int chosen = suggested.size() == 2 ? 3 : 2;
    run();
    number().setValue(chosen);
    const std::vector<Index> mine = selected();
    window_->answers().finish();
    const QString answer = said();
    clickRun(1);
    QCOMPARE(selected(), suggested);
    clickRun(0);
    QCOMPARE(window_->results().shownRun()->number, 2U);
    QCOMPARE(selected(), mine);
    QCOMPARE(number().value(), chosen);
    window_->answers().finish();
    QCOMPARE(said(), answer);
  }

  void ticks_that_are_not_the_best_and_the_way_back_to_the_runs_own() {
    run();
    const std::vector<Index> suggested = selected();
    const QString own = said();
    run();
    clickRun(1);
    tick(9);
    const std::vector<Index> mine = selected();
    QVERIFY(mine != suggested);
    window_->answers().finish();
    clickRun(0);
    clickRun(1);
    QCOMPARE(selected(), mine);
    QCOMPARE(number().value(), static_cast<int>(mine.size()));
    QSignalSpy answered(&window_->answers(), &AnswerMaker::answered);
    tick(9);
    QCOMPARE(selected(), suggested);
    QCOMPARE(said(), own);
    window_->answers().finish();
    QCOMPARE(answered.size(), 0);  // it was kept as well
    clickRun(0);
    clickRun(1);
    QCOMPARE(selected(), suggested);
    QCOMPARE(said(), own);
  }

  void a_session_that_is_opened_again() {
    const QString sessions = folder_->filePath("sessions");
    window_->keepSessions(sessions);
    run();
    const int suggested = number().value();
    const QString own = said();
    number().setValue(suggested == 2 ? 3 : 2);
    const std::vector<Index> mine = selected();
    window_->answers().finish();
    const QString answer = said();
    run();  // another is shown when the window closes
    window_->close();
    const QStringList kept = QDir(sessions).entryList({"*.session.json"}, QDir::Files);
    QCOMPARE(kept.size(), 1);
    openWindow();
    window_->openSession(QDir(sessions).filePath(kept.front()));
    QTRY_VERIFY(window_->results().run(2) != nullptr);
    window_->waitForJobs();
    window_->question().settle();
    window_->answers().finish();
    QSignalSpy answered(&window_->answers(), &AnswerMaker::answered);
    clickRun(1);
    QCOMPARE(window_->results().shownRun()->number, 1U);
    QCOMPARE(selected(), mine);
    window_->answers().finish();
    QCOMPARE(said(), answer);
    number().setValue(suggested);
    QCOMPARE(said(), own);
    QCOMPARE(answered.size(), 0);
  }

  /// The columns of a point of the path are a choice; to leave the point takes it back.
  void a_point_of_the_path() {
    QVERIFY(tests::searchesToTheEnd(*window_, registry_));
    window_->answers().finish();
    const std::vector<Index> suggested = selected();
    const std::vector<PathPoint> path = window_->results().shownRun()->result().path;
    const auto other = std::find_if(path.begin(), path.end(), [&](const PathPoint& point) {
      return !point.selection.empty() && point.selection.size() != suggested.size();
    });
    QVERIFY(other != path.end());
    QVERIFY(clickSolution(window_->board(), other->feature_count));
    run();
    clickRun(1);
    QCOMPARE(selected().size(), other->selection.size());
    QVERIFY(clickSolution(window_->board(), other->feature_count));
    QVERIFY(clickRunsSolution(window_->board()));
    QCOMPARE(selected(), suggested);
    clickRun(0);
    clickRun(1);
    QCOMPARE(selected(), suggested);
  }

  /// They show the samples by the columns that were selected before.
  void pictures_of_the_samples_go_with_the_columns() {
    const std::string file = folder_->filePath("record.json").toStdString();
    tests::exportInto(folder_->path(), *window_);
    run();
    const int suggested = number().value();
    window_->results().findChild<QAction*>("exportRecord")->trigger();
    QVERIFY(window_->exporter().finish());
    Record record = read_record(file);
    record.looks.push_back({"samples", "Samples by cluster"});
    record.looks.back().shape = PointsShape{{{"cluster 1", {0.0}, {1.0}}}};
    write_record(file, record);
    openWindow();
    window_->openRecord(QString::fromStdString(file));
    QTRY_VERIFY(window_->results().shownRun() != nullptr);
    tests::exportInto(folder_->path(), *window_);
    for (const bool changed : {false, true}) {
      number().setValue(!changed ? suggested : suggested == 2 ? 3 : 2);
      window_->results().findChild<QAction*>("exportRecord")->trigger();
      QVERIFY(window_->exporter().finish());
      QCOMPARE(read_record(file).looks.size(), changed ? 0U : 1U);
    }
  }
};

QTEST_MAIN(TestKeptChoice)
#include "tst_kept_choice.moc"
