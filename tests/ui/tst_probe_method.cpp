// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <memory>

#include "core/data/generators.h"
#include "core/record/record.h"
#include "tests/support/csv_rows.h"
#include "tests/support/probe_method.h"
#include "tests/ui/driven_window.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/method/method_panel.h"
#include "ui/plots/plot_view.h"
#include "ui/results/result_panel.h"
#include "ui/session/question.h"
#include "ui/style/notice.h"

using namespace steelyard;
using namespace steelyard::ui;
using tests::csvRows;

namespace {

MethodRegistry with_probe() {
  MethodRegistry registry;
  registry.add(std::make_unique<const tests::ProbeMethod>());
  return registry;
}

}  // namespace

/// What a method of any kind says arrives in the window.
class TestProbeMethod : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = with_probe();
  std::unique_ptr<MainWindow> window_;
  QTemporaryDir folder_;

  void run(const char* found) {
    ParameterValues values = window_->methodPanel().values();
    values.set("found", std::string(found));
    window_->methodPanel().setMethod("probe", values);
    window_->question().settle();
    QVERIFY(tests::runsToTheEnd(*window_));
  }

  [[nodiscard]] QAbstractItemModel* ranking() const {
    return window_->results().findChild<QTableView*>("ranking")->model();
  }

  [[nodiscard]] PlotData data(const QString& id) const {
    for (const NamedPlot& plot : window_->board().plots()) {
      if (plot.id == id) {
        return plot.plot->data();
      }
    }
    return {};
  }

  void click(const char* name) const {
    if (auto* button = window_->results().findChild<QPushButton*>(name)) {
      QTest::mouseClick(button, Qt::LeftButton);
    } else {
      window_->results().findChild<QAction*>(name)->trigger();  // of the menu beside the button
    }
  }

  [[nodiscard]] QString path(const char* name) const { return folder_.filePath(name); }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->resize(1400, 900);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    tests::exportInto(folder_.path(), *window_);
    window_->dataPanel().setDataset(ten_gaussians(60, 5));
    window_->question().settle();
  }

  void the_ranking_has_every_column() {
    run("something");
    QStringList headings;
    for (int section = 0; section < ranking()->columnCount(); ++section) {
      headings << ranking()->headerData(section, Qt::Horizontal).toString();
    }
    QCOMPARE(headings, (QStringList{"Rank", "Feature", "Statistic", "Use", "Unit", "Open", "p", "q",
                                    "How often", "Error", "Real"}));
    QCOMPARE(ranking()->index(9, 2).data().toString(), QString("-8"));
  }

  void the_selection_is_the_runs_own() {
    run("something");
    QCOMPARE(window_->results().selection(), (std::vector<Index>{0, 2}));
    QVERIFY(window_->results().findChild<QLabel*>("selectedCount")->text().contains("Benjamini"));
    run("nothing");
    QVERIFY(window_->results().selection().empty());
  }

  void findings_stand_beside_the_run() {
    run("something");
    const QString said = window_->results().findChild<Notice*>("warnings")->text();
    QVERIFY2(said.contains("Stretch: 0.25 ± 0.12 nm (two pieces)"), qPrintable(said));
  }

  void bars_and_projection_are_those_of_the_method() {
    run("something");
    window_->board().finishObservations();
    const PlotData bars = data("weights");
    QCOMPARE(bars.header.at(1), QString("Statistic"));
    QCOMPARE(bars.rows.at(9).at(1).toDouble(), -8.0);
    QCOMPARE(data("projection").rows.size(), 60U);
    const PlotData objective = data("objective");
    QCOMPARE(objective.rows.front().at(2).toDouble(), -2.5);
  }

  /// The map is of the first two inputs.
  void the_inputs_stand_beside_what_was_mapped() {
    run("no-rule");
    window_->board().findChild<QComboBox*>("besideCombo")->setCurrentText("and inputs");
    window_->board().finishObservations();
    const PlotData inputs = data("projection-inputs");
    const PlotData learned = data("projection");
    QCOMPARE(inputs.rows.size(), 60U);
    QVERIFY(inputs.header[1] != learned.header[1]);  // the share of the variance
    QVERIFY(inputs.rows != learned.rows);
    window_->exporter().exportPlots(window_->board().plots());
    QVERIFY(window_->exporter().finish());
    QCOMPARE(csvRows(path("ten-gaussians_projection-inputs.csv")).size(), 61U);
  }

  void every_figure_has_its_card() {
    run("something");
    QCOMPARE(data("figure-probe-lines").rows.size(), 7U);
    QCOMPARE(data("figure-probe-lines").header.at(1), QString("Penalty (kT)"));
    const PlotData bars = data("figure-probe-bars");
    QCOMPARE(bars.rows.at(1), (QStringList{"b", "2.5", "2", "2", "3"}));
    QCOMPARE(data("figure-probe-points").rows.size(), 5U);
    QCOMPARE(data("figure-probe-matrix").rows.at(0), (QStringList{"up", "-3", "0"}));
    QCOMPARE(data("figure-probe-table").rows.at(1), (QStringList{"x2", "no"}));
    const PlotData boxes = data("figure-probe-boxes");
    QCOMPARE(boxes.header, (QStringList{"Method", "group", "Share", "reference"}));
    QCOMPARE(boxes.rows.size(), 7U);
    QCOMPARE(boxes.rows.at(0), (QStringList{"ours", "TPR", "0.5", "1"}));
    QCOMPARE(boxes.rows.at(6), (QStringList{"theirs", "TPR", "0.25", ""}));
  }

  void figures_leave_with_their_run() {
    run("something");
    window_->dataPanel().setDataset(ten_gaussians(30, 6));
    window_->question().settle();
    QVERIFY(data("figure-probe-bars").header.isEmpty());
    QVERIFY(data("figure-probe-table").header.isEmpty());
  }

  void pictures_of_all_figures_are_exported_with_their_numbers() {
    run("something");
    window_->exporter().exportPlots(window_->board().plots());
    QVERIFY(window_->exporter().finish());
    for (const char* shape : {"lines", "bars", "points", "matrix", "table", "boxes"}) {
      const QString name = QStringLiteral("ten-gaussians_figure-probe-") + shape;
      QVERIFY2(QFileInfo(folder_.filePath(name + ".png")).size() > 1000, shape);
      QVERIFY2(!csvRows(folder_.filePath(name + ".csv")).empty(), shape);
    }
  }

  void the_map_can_be_exported_where_there_is_one() {
    QVERIFY(!tests::mapExport(*window_).isEnabled());
    run("no-rule");
    QVERIFY(tests::mapExport(*window_).isEnabled());
    QCOMPARE(window_->results().selection().size(), 5U);  // as held-out samples suggest
    tests::mapExport(*window_).trigger();
    QVERIFY(window_->exporter().finish());
    const std::vector<QStringList> rows = csvRows(path("map.csv"));
    QCOMPARE(rows.size(), 3U);
    QCOMPARE(rows[0].mid(0, 3), (QStringList{"component", "x1", "x2"}));
    QCOMPARE(rows[2].mid(0, 4), (QStringList{"component_2", "0.5", "0.5", "0"}));
    window_->dataPanel().setDataset(ten_gaussians(30, 6));
    window_->question().settle();
    QVERIFY(!tests::mapExport(*window_).isEnabled());
  }

  /// A selection of the user's leaves inputs out; all that were left out count again.
  void the_reduced_table_is_of_the_whole_map_or_of_what_the_user_selected() {
    run("no-rule");
    click("exportTable");
    QVERIFY(window_->exporter().finish());
    const std::vector<QStringList> whole = csvRows(path("reduced.csv"));
    window_->results().selectionControl().setCount(1);
    click("exportTable");
    QVERIFY(window_->exporter().finish());
    const std::vector<QStringList> first = csvRows(folder_.filePath(
        QStringLiteral("reduced-1-of-%1.csv").arg(window_->board().problem()->dimension())));
    QVERIFY(!first.empty());
    const Matrix& inputs = window_->board().problem()->inputs;
    const qsizetype at = whole[0].indexOf("component_1");
    QVERIFY(std::abs(whole[5][at].toDouble() - (inputs(4, 0) - inputs(4, 1))) < 1e-12);
    QVERIFY(std::abs(first[5][at].toDouble() - inputs(4, 0)) < 1e-12);
  }

  void the_exports_hold_what_the_window_shows() {
    run("something");
    click("exportSelection");
    QVERIFY(window_->exporter().finish());
    const std::vector<QStringList> rows = csvRows(path("selected.csv"));
    QCOMPARE(rows.front().size(), 11);
    QCOMPARE(rows[1].back(), QString("yes"));
    QCOMPARE(rows[2].back(), QString("no"));
    click("exportTable");
    QVERIFY(window_->exporter().finish());
    QCOMPARE(csvRows(path("reduced.csv")).front().filter("component_").size(), 2);
    click("exportRecord");
    QVERIFY(window_->exporter().finish());
    const Record record = read_record(path("record.json").toStdString());
    QCOMPARE(record.result.selection.features, (std::vector<Index>{2, 0}));
    QVERIFY(record.result.space.is_map());
    window_->openRecord(path("record.json"));
    QTRY_VERIFY(window_->results().shownRun() != nullptr &&
                window_->results().selection() == (std::vector<Index>{0, 2}));
  }
};

QTEST_MAIN(TestProbeMethod)
#include "tst_probe_method.moc"
