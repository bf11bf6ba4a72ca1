// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <memory>

#include "core/data/generators.h"
#include "tests/support/csv_rows.h"
#include "tests/support/methods_from_dii.h"
#include "tests/support/sanitized.h"
#include "tests/ui/board/path_clicks.h"
#include "tests/ui/driven_window.h"
#include "ui/board/live_board.h"
#include "ui/compare/comparison_dialog.h"
#include "ui/compare/imbalance_dialog.h"
#include "ui/data/bundled.h"
#include "ui/data/data_panel.h"
#include "ui/export/exporter.h"
#include "ui/main_window.h"
#include "ui/method/method_panel.h"
#include "ui/plots/plot_grid.h"
#include "ui/results/result_panel.h"
#include "ui/results/selection_control.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"
#include "ui/session/question.h"

using namespace steelyard;
using namespace steelyard::ui;
using steelyard::tests::csvRows;
using steelyard::tests::exportInto;
using steelyard::tests::mapExport;
using steelyard::tests::runsToTheEnd;
using steelyard::tests::sanitized;

namespace {

constexpr Index samples = sanitized ? 200 : 1500;

constexpr int patience = 60000;  // milliseconds; a slow machine, not a slow program

PlotView& plot(MainWindow& window, const QString& id) {
  for (const NamedPlot& named : window.board().plots()) {
    if (named.id == id) {
      return *named.plot;
    }
  }
  throw std::runtime_error("no plot " + id.toStdString());
}

void click(QPushButton* button) { QTest::mouseClick(button, Qt::LeftButton); }

}  // namespace

/// The window as it is at first start, driven by real clicks.
class TestMainWindow : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<MainWindow> window_;
  QTemporaryDir folder_;

  void setParameter(const char* id, const char* text) {
    const Method& method = *window_->methodPanel().method();
    ParameterValues values = window_->methodPanel().values();
    values.set(id, method.schema().parse(*method.schema().find(id), text));
    window_->methodPanel().setMethod(method.info().id, values);
    window_->question().settle();
  }

  /// A run, whose exports go to a folder that is not there.
  bool runsAndExportsNowhere() {
    setParameter("epochs", "2");
    setParameter("learning_rate", "5");
    window_->exporter().setQuestions(
        [](const QString&, const QString&, const QString&) { return "/no/such/folder/x.csv"; },
        [](const QString&) { return QString(); });
    return runsToTheEnd(*window_);
  }

  bool saidSomewhere(const QString& words) const {
    const QList<QLabel*> labels = window_->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
      return label->isVisible() && (label->text() + label->toolTip()).contains(words);
    });
  }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    const std::vector<Lesson> lessons = bundledLessons();
    window_->setLessons(lessons);
    window_->openLesson(lessons.front());
    if (sanitized) {
      window_->dataPanel().setDataset(ten_gaussians(samples));
      setParameter("learning_rate", "5");
      window_->runBar().runButton()->setFocus();
    }
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    exportInto(folder_.path(), *window_);
  }
  void cleanup() { window_.reset(); }

  void shows_a_picture_without_a_click() {
    QTRY_VERIFY(!plot(*window_, "projection").isEmpty());
    QVERIFY(window_->runBar().runButton()->isEnabled());
    QCOMPARE(window_->focusWidget(), window_->runBar().runButton());
  }

  void one_click_brings_all_five_plots_to_life() {
    QVERIFY(runsToTheEnd(*window_));
    for (const char* id : {"objective", "overlap", "weights", "projection", "purity"}) {
      QTRY_VERIFY2(!plot(*window_, id).isEmpty(), id);
    }
    // Every epoch of the descent, and of a second start if there is one.
    QVERIFY(plot(*window_, "objective").data().rows.size() > 50U);
    const PlotData overlap = plot(*window_, "overlap").data();
    QVERIFY(sanitized || overlap.rows.back().at(2).toDouble() > 0.99);
  }

  void the_first_point_comes_soon_after_run() {
    QSignalSpy snapshots(&window_->controller(), &RunController::snapshotArrived);
    QElapsedTimer clock;
    clock.start();
    click(window_->runBar().runButton());
    QTRY_VERIFY_WITH_TIMEOUT(!plot(*window_, "objective").isEmpty(), patience);
    const qint64 waited = clock.elapsed();
    qInfo("Run to the first point: %lld ms (budget 200 ms)", static_cast<long long>(waited));
    QVERIFY(sanitized || waited < 2000);
  }

  void stop_keeps_the_best_so_far_and_it_is_exported_as_clicked() {
    setParameter("epochs", "100000");
    setParameter("tolerance", "0");
    setParameter("learning_rate", "5");
    QSignalSpy finished(&window_->controller(), &RunController::finished);
    click(window_->runBar().runButton());
    QTRY_VERIFY_WITH_TIMEOUT(window_->controller().iteration() > 3, patience);
    QElapsedTimer clock;
    clock.start();
    click(window_->runBar().stopButton());
    QVERIFY(finished.wait(patience));
    qInfo("Stop answered in %lld ms (budget 100 ms)", static_cast<long long>(clock.elapsed()));
    QVERIFY(sanitized || clock.elapsed() < 1000);
    QCOMPARE(window_->controller().outcome()->ending, Ending::stopped);

    window_->results().selectionControl().setCount(3);
    click(window_->results().findChild<QPushButton*>("exportSelection"));
    QVERIFY(window_->exporter().finish());
    const std::vector<QStringList> rows = csvRows(folder_.filePath("selected.csv"));
    QCOMPARE(rows.size(), 11U);
    QCOMPARE(rows[0], QStringList({"rank", "feature", "unit", "weight", "raw_weight", "selected"}));
    QCOMPARE(rows[1].at(1), QString("x1"));
    QCOMPARE(rows[1].at(3), QString("1"));
    QCOMPARE(rows[3].at(5), QString("yes"));
    QCOMPARE(rows[4].at(5), QString("no"));
  }

  /// As a person sees it who gives up on a table that takes too long.
  void a_run_that_ended_before_a_first_value_has_no_result() {
    Record record;
    {
      setParameter("epochs", "2");
      QVERIFY(runsToTheEnd(*window_));
      window_->results().findChild<QAction*>("exportRecord")->trigger();
      QVERIFY(window_->exporter().finish());
      record = read_record(folder_.filePath("record.json").toStdString());
    }
    record.result = {};
    record.result.outcome.ending = Ending::stopped;
    write_record(folder_.filePath("none.json").toStdString(), record);
    MainWindow other(registry_);
    other.openRecord(folder_.filePath("none.json"));
    QTRY_VERIFY(other.results().shownRun() != nullptr);
    QVERIFY(other.results().shownFeatures().columns.empty());
    QVERIFY(other.results().selection().empty());
    QVERIFY(!other.results().findChild<QPushButton*>("exportSelection")->isEnabled());
    const auto* runs = other.results().findChild<QTableView*>("runs");
    QCOMPARE(runs->model()->index(0, 2).data().toString(), QString("no result"));
    const auto labels = other.results().findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
      return label->text().contains("ended before its first value");
    }));
    other.board().finishObservations();
    const auto points = plot(other, "projection").data().rows;
    QCOMPARE(static_cast<Index>(points.size()), samples);
    QVERIFY(points.front() != points.back());  // of inputs that weigh the same: no single point
  }

  void pause_holds_the_run_and_step_makes_one_epoch() {
    setParameter("learning_rate", "5");
    click(window_->runBar().stepButton());
    QTRY_COMPARE_WITH_TIMEOUT(window_->controller().iteration(), 1U, patience);
    QCOMPARE(window_->controller().state(), RunController::State::Paused);
    click(window_->runBar().stepButton());
    QTRY_COMPARE_WITH_TIMEOUT(window_->controller().iteration(), 2U, patience);
    QCOMPARE(plot(*window_, "objective").data().rows.size(), 3U);
  }

  void the_first_window_fits_its_screen() {
    const MainWindow window(registry_);
    const QSize room = window.screen()->availableSize();
    QVERIFY(window.width() <= room.width());
    QVERIFY(window.height() <= room.height());
  }

  void exports_record_table_and_plots() {
    setParameter("epochs", "5");
    setParameter("learning_rate", "5");
    QVERIFY(runsToTheEnd(*window_));
    window_->results().findChild<QAction*>("exportRecord")->trigger();
    window_->results().findChild<QAction*>("exportTable")->trigger();
    window_->results().findChild<QAction*>("exportPlots")->trigger();
    window_->exporter().finish();
    const Record record = read_record(folder_.filePath("record.json").toStdString());
    QCOMPARE(record.method, std::string("dii"));
    QCOMPARE(record.result.histories.front().y.size(), 6U);
    QVERIFY(record.cosine_overlap.has_value());
    QVERIFY(!mapExport(*window_).isEnabled());  // weights are no map
    QCOMPARE(static_cast<Index>(csvRows(folder_.filePath("reduced.csv")).size()), samples + 1);
    for (const char* name : {"objective.png", "objective.svg", "objective.pdf", "objective.csv"}) {
      const QString file = QStringLiteral("ten-gaussians_") + name;
      QVERIFY2(QFile::exists(folder_.filePath(file)), name);
    }
  }

  void opening_a_record_shows_its_run_again() {
    setParameter("epochs", "5");
    QVERIFY(runsToTheEnd(*window_));
    window_->results().findChild<QAction*>("exportRecord")->trigger();
    QVERIFY(window_->exporter().finish());
    MainWindow other(registry_);
    other.openRecord(folder_.filePath("record.json"));
    QTRY_VERIFY(other.results().shownRun() != nullptr);
    QCOMPARE(other.results().shownRun()->result().objective,
             window_->results().shownRun()->result().objective);
    QTRY_COMPARE(plot(other, "objective").data().rows.size(), 6U);
  }

  void a_record_is_known_by_its_content() {
    setParameter("epochs", "5");
    QVERIFY(runsToTheEnd(*window_));
    window_->results().findChild<QAction*>("exportRecord")->trigger();
    QVERIFY(window_->exporter().finish());
    QVERIFY(QFile::copy(folder_.filePath("record.json"), folder_.filePath("kept.txt")));
    MainWindow other(registry_);
    other.openFile(folder_.filePath("kept.txt"));
    QTRY_VERIFY(other.results().shownRun() != nullptr);
  }

  void an_export_that_cannot_be_written_says_so_and_harms_nothing() {
    QVERIFY(runsAndExportsNowhere());
    QSignalSpy said(&window_->exporter(), &Exporter::said);
    click(window_->results().findChild<QPushButton*>("exportSelection"));
    QVERIFY(!window_->exporter().finish());
    QVERIFY(said.back().at(0).toString().contains("/no/such/folder"));
    QCOMPARE(said.back().at(1).toBool(), true);
  }

  void the_window_stays_when_a_table_could_not_be_written() {
    QVERIFY(runsAndExportsNowhere());
    window_->results().findChild<QAction*>("exportTable")->trigger();
    QVERIFY(!window_->close());
    QVERIFY(saidSomewhere("/no/such/folder"));
    QVERIFY(window_->close());
  }

  void without_ground_truth_run_is_refused_with_a_reason() {
    Dataset dataset = ten_gaussians(50);
    for (Column& column : dataset.columns) {
      column.roles = column.roles.without(Role::truth);
    }
    window_->dataPanel().setDataset(std::move(dataset));
    window_->methodPanel().setMethod("dii", registry_.find("dii").schema().defaults());  // insists
    window_->question().settle();
    QVERIFY(!window_->runBar().runButton()->isEnabled());
    QVERIFY(window_->question().whyNot().contains("give a column of numbers the role target"));
    window_->dataPanel().compareInputsWithThemselves();
    window_->question().settle();
    QVERIFY(window_->runBar().runButton()->isEnabled());
  }

  void an_own_file_takes_a_drop_the_accepted_guess_and_run() {
    QFile file(folder_.filePath("own.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("u;v;sort\n");
    for (int row = 0; row < 60; ++row) {
      file.write(QByteArray::number((row * 37) % 61) + ",5;" +
                 QByteArray::number((row * 29) % 53 + 40 * (row % 2)) + ",25;" +
                 (row % 2 == 0 ? "p" : "q") + "\n");
    }
    file.close();
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(file.fileName())});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window_.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window_.get(), &drop);
    QTRY_VERIFY(window_->findChild<QDialog*>() != nullptr);
    auto* dialog = window_->findChild<QDialog*>();
    QVERIFY(dialog != nullptr);
    auto* open = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open);
    QTRY_VERIFY(open->isEnabled());  // once the table has been read and its classes are proposed
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(window_->dataPanel().table().samples(), 60, patience);
    window_->question().settle();
    QCOMPARE(window_->dataPanel().table().table->values(1, 0), 37.5);
    QCOMPARE(window_->dataPanel().table().columns_with(Role::label), (std::vector<Index>{2}));
    QVERIFY(window_->dataPanel().table().columns_with(Role::truth).empty());
    QVERIFY(runsToTheEnd(*window_));
    QTRY_VERIFY(!plot(*window_, "purity").isEmpty() ||
                plot(*window_, "purity")
                    .accessibleDescription()
                    .contains("Cluster purity: there is only one value of each"));
  }

  void a_file_that_is_no_table_is_refused_in_place() {
    QFile file(folder_.filePath("bad.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray("\0\1\2", 3));
    file.close();
    window_->openFile(file.fileName());
    QTRY_VERIFY(saidSomewhere("binary"));
    QCOMPARE(window_->dataPanel().table().samples(), samples);  // what was open is still there
  }

  void closing_during_a_run_ends_it() {
    setParameter("epochs", "100000");
    setParameter("tolerance", "0");
    click(window_->runBar().runButton());
    QTRY_VERIFY_WITH_TIMEOUT(!plot(*window_, "objective").isEmpty(), patience);
    window_->close();
    QVERIFY(!window_->controller().isActive());
    window_.reset();
  }

  void other_data_end_the_run_and_forget_its_results() {
    setParameter("epochs", "100000");
    setParameter("tolerance", "0");
    click(window_->runBar().runButton());
    QTRY_VERIFY_WITH_TIMEOUT(!plot(*window_, "objective").isEmpty(), patience);
    window_->dataPanel().setDataset(ten_gaussians(60, 5));
    window_->question().settle();
    QVERIFY(!window_->controller().isActive());
    QVERIFY(window_->results().shownRun() == nullptr);
    QTRY_VERIFY(plot(*window_, "objective").isEmpty());
  }

  /// At once: whoever looks before the new table can run must not see the old one's numbers.
  void another_table_clears_every_card_even_where_it_cannot_run() {
    setParameter("epochs", "3");
    QVERIFY(runsToTheEnd(*window_));
    QTRY_VERIFY(!plot(*window_, "projection").isEmpty());
    Dataset none = ten_gaussians(60, 5);
    for (Column& column : none.columns) {
      column.roles = {};
    }
    window_->dataPanel().setDataset(std::move(none));
    for (const NamedPlot& card : window_->board().plots()) {
      QVERIFY2(card.plot->isEmpty(), qPrintable(card.id));
    }
    window_->question().settle();
    QVERIFY(!window_->question().isAnswerable());
    for (const NamedPlot& card : window_->board().plots()) {
      QVERIFY2(card.plot->isEmpty(), qPrintable(card.id));
    }
    QVERIFY(window_->results().shownRun() == nullptr);
  }

  void settings_of_a_lesson_stay_with_its_table() {
    setParameter("epochs", "7");
    window_->dataPanel().setDataset(ten_gaussians(60, 5));
    const Method& method = *window_->methodPanel().method();
    QVERIFY(window_->methodPanel().values() == method.schema().defaults());
  }

  void a_run_to_compare_with_is_shown_in_the_overlap_card() {
    Dataset table = ten_gaussians(60, 5);
    for (Column& column : table.columns) {
      column.known_weight.reset();
    }
    window_->dataPanel().setDataset(std::move(table));
    setParameter("epochs", "3");
    QVERIFY(runsToTheEnd(*window_));
    setParameter("epochs", "4");
    QVERIFY(runsToTheEnd(*window_));
    window_->board().grid().setPlotVisible("overlap", false);
    window_->results().showRunNumber(1);
    QVERIFY(plot(*window_, "overlap").isEmpty());
    for (auto* button : window_->results().findChildren<QPushButton*>()) {
      if (button->text() == "Use as base") {
        click(button);
      }
    }
    QVERIFY(window_->board().grid().isPlotVisible("overlap"));
    window_->results().showRunNumber(2);
    const auto* combo = window_->board().findChild<QComboBox*>("comparisonCombo");
    QVERIFY2(combo->currentText().startsWith("run 1"), qPrintable(combo->currentText()));
    const QString said = plot(*window_, "overlap").accessibleDescription();
    const QRegularExpression value(
        "Cosine overlap with run 1[^\n]*: (0\\.\\d+)\\. There is only one");
    const QRegularExpressionMatch found = value.match(said);
    QVERIFY2(found.hasMatch(), qPrintable(said));
    QVERIFY2(found.captured(1).toDouble() > 0.5, qPrintable(said));
    QVERIFY(saidSomewhere("Compared with run 1"));
  }

  void a_chosen_point_of_the_path_is_exported_with_its_weights() {
    window_->dataPanel().setDataset(ten_gaussians(60, 5));
    setParameter("epochs", "10");
    setParameter("learning_rate", "5");
    setParameter("search", "backward");
    QVERIFY(runsToTheEnd(*window_));
    const Result result = window_->results().shownRun()->record->result;
    const auto fewest = std::min_element(
        result.path.begin(), result.path.end(),
        [](const auto& a, const auto& b) { return a.feature_count < b.feature_count; });
    QVERIFY(fewest->weights != result.space.weights());
    QVERIFY(clickSolution(window_->board(), fewest->feature_count));
    click(window_->results().findChild<QPushButton*>("exportSelection"));
    QVERIFY(window_->exporter().finish());
    const std::vector<QStringList> rows = csvRows(folder_.filePath("selected.csv"));
    int weighed = 0;
    for (std::size_t row = 1; row < rows.size(); ++row) {
      const auto column = std::stoul(rows[row].at(1).mid(1).toStdString()) - 1;  // "x7"
      const double weight = rows[row].at(4).toDouble();
      QCOMPARE(weight, fewest->weights[static_cast<Index>(column)]);
      weighed += weight > 0.0 ? 1 : 0;
    }
    QCOMPARE(weighed, static_cast<int>(fewest->feature_count));
  }

  void columns_can_be_compared_from_the_menu() {
    QAction* compare = nullptr;
    for (QAction* action : window_->findChildren<QAction*>()) {
      compare = action->text().contains("nformation imbalance...") ? action : compare;
    }
    QVERIFY(compare != nullptr);
    compare->trigger();
    auto* dialog = window_->findChild<ImbalanceDialog*>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
    click(dialog->findChild<QPushButton*>("compareButton"));
    auto* result = dialog->findChild<QLabel*>("forwardResult");
    QTRY_VERIFY_WITH_TIMEOUT(result->text().contains("\u00b1"), patience);
  }

  void runs_can_be_compared_from_the_menu_and_new_ones_join() {
    setParameter("epochs", "2");
    setParameter("learning_rate", "5");
    QVERIFY(runsToTheEnd(*window_));
    const auto actions = window_->findChildren<QAction*>();
    const auto compare = std::find_if(actions.begin(), actions.end(), [](const QAction* action) {
      return action->text().contains("ompare runs...");
    });
    QVERIFY(compare != actions.end());
    (*compare)->trigger();
    auto* dialog = window_->findChild<ComparisonDialog*>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
    const auto* listed = dialog->findChild<QTableView*>("comparedRuns")->model();
    QCOMPARE(listed->rowCount(), 1);
    QVERIFY(runsToTheEnd(*window_));
    QCOMPARE(listed->rowCount(), 2);
    dialog->exporter().setQuestions([this](const QString&, const QString& proposed,
                                           const QString&) { return folder_.filePath(proposed); },
                                    [](const QString&) { return QString(); });
    click(dialog->findChild<QPushButton*>("reportHtml"));
    QVERIFY(dialog->exporter().finish());
    QFile report(folder_.filePath("ten-gaussians_report.html"));
    QVERIFY(report.open(QIODevice::ReadOnly));
    QVERIFY(report.readAll().contains("alt=\"run 2: "));
    window_->dataPanel().setDataset(ten_gaussians(50));
    window_->question().settle();
    QCOMPARE(listed->rowCount(), 0);
  }
};

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
