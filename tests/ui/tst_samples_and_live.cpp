// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>
#include <algorithm>
#include <memory>
#include <set>

#include "core/data/generators.h"
#include "core/methods/registry.h"
#include "tests/support/csv_rows.h"
#include "tests/support/methods_from_dii.h"
#include "tests/support/sanitized.h"
#include "tests/ui/board/board_plots.h"
#include "tests/ui/driven_window.h"
#include "tests/ui/plots/plot_gestures.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/export/exporter.h"
#include "ui/main_window.h"
#include "ui/method/method_panel.h"
#include "ui/plots/scatter_plot.h"
#include "ui/results/result_panel.h"
#include "ui/run/live_rerun.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"
#include "ui/session/question.h"

using namespace steelyard;
using namespace steelyard::ui;
using steelyard::tests::csvRows;
using steelyard::tests::exportInto;
using steelyard::tests::runsToTheEnd;
using steelyard::tests::sanitized;

/// Runs that select samples, and runs that follow a slider, in the whole window.
class TestSamplesAndLive : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<MainWindow> window_;
  QTemporaryDir folder_;

  void choose(const char* method,
              const std::vector<std::pair<const char*, const char*>>& settings) {
    const Method& chosen = registry_.find(method);
    ParameterValues values = chosen.schema().defaults();
    for (const auto& [id, text] : settings) {
      values.set(id, chosen.schema().parse(*chosen.schema().find(id), text));
    }
    window_->methodPanel().setMethod(method, values);
    window_->question().settle();
  }

  /// Rows 1, 3, 5, ... stay.
  void halve() {
    PreparationStep every{"stride", preparation("stride").schema().defaults()};
    every.values.set("stride", std::int64_t{2});
    QSignalSpy changed(&window_->dataPanel(), &DataPanel::tableChanged);
    window_->dataPanel().prepare(every);
    QVERIFY(changed.wait());
  }

  [[nodiscard]] ScatterPlot& scatter() const {
    return plotOf<ScatterPlot>(window_->board(), "projection");
  }
  [[nodiscard]] ResultPanel& results() const { return *window_->findChild<ResultPanel*>(); }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->dataPanel().setDataset(ten_gaussians(60));
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    exportInto(folder_.path(), *window_);
  }
  void cleanup() { window_.reset(); }

  void selected_samples_are_listed_exported_and_become_the_rows() {
    choose("fps", {{"select", "samples"}, {"count", "7"}});
    QVERIFY(runsToTheEnd(*window_));
    auto* list = window_->findChild<QTableWidget*>("selectedSamples");
    QVERIFY(list->isVisible());
    QCOMPARE(list->rowCount(), 7);
    const auto positions = results().shownRun()->result().samples->positions;
    QCOMPARE(list->item(0, 1)->text().toLongLong(), positions.front() + 1);

    std::vector<Index> marked = positions;
    std::sort(marked.begin(), marked.end());
    QTRY_VERIFY(scatter().chosen() == marked);

    QTest::mouseClick(window_->findChild<QPushButton*>("exportSamples"), Qt::LeftButton);
    window_->exporter().finish();
    const std::vector<QStringList> rows = csvRows(folder_.filePath("samples.csv"));
    QCOMPARE(rows.size(), 8U);
    QCOMPARE(rows.at(7).at(0), QString("7"));
    QCOMPARE(rows.at(1).at(1).toLongLong(), positions.front() + 1);

    QTest::mouseClick(window_->findChild<QPushButton*>("keepSelectedSamples"), Qt::LeftButton);
    QTRY_COMPARE(window_->dataPanel().table().samples(), Index{7});
  }

  /// The table has half of its rows when the samples of the run's picture are chosen.
  void samples_chosen_during_a_run_are_rows_of_its_table() {
    choose("dii", {{"epochs", "100000"}, {"tolerance", "0"}});
    QTest::mouseClick(window_->runBar().runButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(window_->controller().iteration() > 0, 60000);
    halve();
    QVERIFY(window_->controller().isActive());
    const QRectF whole = scatter().rect();
    const auto chooseLeftHalf = [&] {
      lassoAround(scatter(), whole.adjusted(2, 2, -whole.width() / 2, -2));
      return !scatter().chosen().empty();
    };
    QTRY_VERIFY(chooseLeftHalf());
    std::vector<Index> even = window_->board().problem()->rows_of(scatter().chosen());
    even.erase(std::remove_if(even.begin(), even.end(), [](Index row) { return row % 2 != 0; }),
               even.end());
    QVERIFY(!even.empty() && even.size() < 30);
    auto* keep = window_->findChild<QToolButton*>("keepSamples");
    QVERIFY(keep->isVisible() && keep->isEnabled());
    QTest::mouseClick(keep, Qt::LeftButton);
    QTRY_COMPARE(window_->dataPanel().table().samples(), static_cast<Index>(even.size()));
    for (std::size_t row = 0; row < even.size(); ++row) {
      QCOMPARE(window_->dataPanel().table().table->row_of(static_cast<Index>(row)), even[row]);
    }
  }

  void samples_of_an_earlier_run_are_its_rows_after_another_step() {
    choose("fps", {{"select", "samples"}, {"count", "7"}});
    QVERIFY(runsToTheEnd(*window_));
    std::set<Index> even;
    for (const Index position : results().shownRun()->result().samples->positions) {
      if (position % 2 == 0) {
        even.insert(position);
      }
    }
    QVERIFY(!even.empty() && even.size() < 7);
    halve();
    window_->question().settle();
    QTest::mouseClick(window_->findChild<QPushButton*>("keepSelectedSamples"), Qt::LeftButton);
    const Dataset* table = nullptr;
    QTRY_VERIFY((table = window_->dataPanel().table().table.get())->samples() < 30);
    std::set<Index> kept;
    for (Index sample = 0; sample < table->samples(); ++sample) {
      kept.insert(table->row_of(sample));
    }
    QCOMPARE(kept, even);
  }

  void a_run_without_samples_shows_no_list() {
    choose("fps", {{"select", "features"}, {"count", "3"}});
    QVERIFY(runsToTheEnd(*window_));
    QVERIFY(!window_->findChild<QTableWidget*>("selectedSamples")->isVisible());
    QVERIFY(!results().shownRun()->result().samples);
  }

  void dragging_a_live_parameter_runs_again_in_one_entry() {
    choose("pcov-fps", {{"count", "5"}, {"mixing", "0.5"}});
    QVERIFY(runsToTheEnd(*window_));
    if (sanitized || window_->controller().elapsedSeconds() >= LiveRerun::longest) {
      QSKIP("runs are too slow here to be done again unasked");
    }
    QCOMPARE(results().shownRun()->number, 1U);
    auto* slider = window_->findChild<QSlider*>("mixingSlider");
    QVERIFY(slider != nullptr);
    QSignalSpy finished(&window_->controller(), &RunController::finished);
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);
    QTRY_VERIFY(!finished.isEmpty() && !window_->controller().isActive());
    QCOMPARE(results().shownRun()->number, 2U);  // the run that was asked for stays
    QTest::keyClick(slider, Qt::Key_Up);
    QTRY_VERIFY(finished.size() >= 2 && !window_->controller().isActive());
    QCOMPARE(results().shownRun()->number, 2U);
    QCOMPARE(results().run(3), nullptr);
  }

  void another_parameter_waits_for_the_button() {
    choose("pcov-fps", {{"count", "5"}});
    QVERIFY(runsToTheEnd(*window_));
    QSignalSpy started(&window_->controller(), &RunController::started);
    choose("pcov-fps", {{"count", "6"}});
    QCoreApplication::processEvents();
    QVERIFY(started.isEmpty());
  }
};

QTEST_MAIN(TestSamplesAndLive)
#include "tst_samples_and_live.moc"
