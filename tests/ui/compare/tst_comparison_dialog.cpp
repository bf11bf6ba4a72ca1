// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>
#include <memory>

#include "tests/support/compared_runs.h"
#include "tests/support/csv_rows.h"
#include "tests/support/file_size_limit.h"
#include "ui/compare/comparison_dialog.h"
#include "ui/export/exporter.h"
#include "ui/figures/comparison_plots.h"
#include "ui/plots/heat_map_plot.h"
#include "ui/plots/line_plot.h"

using namespace steelyard;
using namespace steelyard::tests;
using namespace steelyard::ui;

namespace {

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

}  // namespace

class TestComparisonDialog : public QObject {
  Q_OBJECT

  MethodRegistry methods_ = builtin_methods();
  std::vector<ComparedRun> runs_;
  std::vector<NamedPlot> plots_;
  std::unique_ptr<ComparisonDialog> dialog_;
  QTemporaryDir folder_;
  QString target_;  // where the user wants the next file

  template <typename Part>
  Part* part(const char* name) {
    return dialog_->findChild<Part*>(name);
  }
  /// Waits for the file, if the click writes one.
  void click(const char* name) {
    QTest::mouseClick(part<QPushButton>(name), Qt::LeftButton);
    static_cast<void>(dialog_->exporter().finish());
  }
  /// Clicks into the box in front of a run.
  void tick(int row) {
    auto* table = part<QTableView>("comparedRuns");
    const QRect cell = table->visualRect(table->model()->index(row, 0));
    const int x = table->isRightToLeft() ? cell.right() - 10 : cell.left() + 10;
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, {x, cell.center().y()});
  }
  /// Chooses by keyboard, as a user can.
  void choose(const char* name, const QString& text) {
    auto* combo = part<QComboBox>(name);
    combo->setFocus();
    QTest::keyClick(combo, Qt::Key_Home);
    for (int step = 1; step < combo->count() && combo->currentText() != text; ++step) {
      QTest::keyClick(combo, Qt::Key_Down);
    }
    QCOMPARE(combo->currentText(), text);
  }
  /// Clicks a tab.
  void turnTo(int page) {
    const auto* bar = part<QTabWidget>("comparisonParts")->tabBar();
    QTest::mouseClick(const_cast<QTabBar*>(bar), Qt::LeftButton, {}, bar->tabRect(page).center());
  }
  QString cell(const QString& line, int column) {
    const auto* model = part<QTableView>("sideBySide")->model();
    for (int row = 0; row < model->rowCount(); ++row) {
      if (model->index(row, 0).data().toString() == line) {
        return model->index(row, column).data().toString();
      }
    }
    return QStringLiteral("no such line");
  }
  PlotData weights() { return part<LinePlot>("weightsAgainstWeights")->data(); }
  PlotData pairs() { return part<HeatMapPlot>("pairsOfRuns")->data(); }
  bool saidSomewhere(const QString& words) {
    const auto labels = dialog_->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
      return label->isVisible() && label->text().contains(words);
    });
  }

 private Q_SLOTS:
  void init() {
    runs_ = {compared_run("run 1", {"a", "b", "c"}, {1.0, 0.5, 0.25}, {0, 1}),
             compared_run("run 2", {"c", "a", "d"}, {1.0, 0.75, 0.125}, {0, 1}),
             compared_run("run 3", {"a", "b", "c"}, {0.25, 0.5, 1.0}, {2})};
    plots_.clear();
    dialog_ = std::make_unique<ComparisonDialog>(
        ComparedSession{[this] { return runs_; }, [this] { return plots_; }}, methods_);
    dialog_->exporter().setQuestions(
        [this](const QString&, const QString&, const QString&) { return target_; },
        [](const QString&) { return QString(); });
    dialog_->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog_.get()));
    turnTo(1);
  }

  void columns_chosen_and_settings_stand_side_by_side() {
    edited(runs_[1]).parameters.set("seed", std::int64_t{8});
    runs_[1].title = "Seed 8";
    dialog_->followRuns();
    tick(2);
    turnTo(0);
    const auto* table = part<QTableView>("sideBySide");
    QVERIFY(table->isVisible());
    QCOMPARE(table->model()->headerData(2, Qt::Horizontal).toString(), QString("run 2\nSeed 8"));
    QCOMPARE(cell("Chosen by both", 1), QString("1 column: a"));
    QCOMPARE(cell("Chosen by one alone", 1), QString("b"));
    QCOMPARE(cell("Chosen by one alone", 2), QString("c"));
    QCOMPARE(cell("Seed", 1), QString("7"));
    QCOMPARE(cell("Seed", 2), QString("8"));
    const QRect name = table->visualRect(table->model()->index(0, 0));
    QVERIFY(table->viewport()->rect().contains(name.topLeft()));
  }

  void what_is_alike_is_shown_on_demand() {
    turnTo(0);
    QCOMPARE(cell("Table", 1), QString("no such line"));
    auto* all = part<QCheckBox>("showAlike");
    QVERIFY(all->isEnabled());
    QTest::mouseClick(all, Qt::LeftButton, {}, {8, all->height() / 2});
    QCOMPARE(cell("Table", 1), QString("a.csv"));
    QTest::mouseClick(all, Qt::LeftButton, {}, {8, all->height() / 2});
    QCOMPARE(cell("Table", 1), QString("no such line"));
  }

  void the_lines_can_be_copied_as_a_table() {
    tick(2);
    turnTo(0);
    QGuiApplication::clipboard()->clear();
    click("copySideBySide");
    const QStringList lines = QGuiApplication::clipboard()->text().split('\n');
    QCOMPARE(lines.front(), QString("\trun 1\trun 2"));
    QVERIFY(lines.contains("Chosen by one alone\tb\tc"));
    auto* table = part<QTableView>("sideBySide");
    QGuiApplication::clipboard()->clear();
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                      table->visualRect(table->model()->index(1, 0)).center());
    QTest::keySequence(table, QKeySequence::Copy);
    QTRY_COMPARE(QGuiApplication::clipboard()->text().split('\n'), lines);
  }

  void only_the_runs_asked_for_are_compared() {
    dialog_->compareOnly({"run 1", "run 3"});
    const auto* model = part<QTableView>("comparedRuns")->model();
    QCOMPARE(model->index(1, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    QCOMPARE(model->index(2, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    QCOMPARE(part<QTableView>("sideBySide")->model()->columnCount(), 3);
    QCOMPARE(part<QComboBox>("upRun")->count(), 2);
  }

  void the_scale_of_the_pairs_is_that_of_the_measure() {
    auto* plot = part<HeatMapPlot>("pairsOfRuns");
    choose("pairMeasure", "Jaccard index");
    QCOMPARE(plot->scale().low, 0.0);  // no two sets can overlap less
    QCOMPARE(plot->scale().high, 1.0);
    choose("pairMeasure", "Spearman correlation");
    QCOMPARE(plot->scale().low, -1.0);
  }

  void where_no_run_selects_a_column_no_empty_map_is_drawn() {
    std::vector<ComparedRun> none = runs_;
    for (ComparedRun& run : none) {
      auto record = std::make_shared<Record>(*run.record);
      record->chosen.emplace();
      record->result.selection = {{}, other_words("q-value under 0.05")};
      run.record = record;
    }
    HeatMapPlot plot;
    plotPairs(plot, none, PairMeasure::jaccard, WeightKind::relative);
    QVERIFY(plot.data().rows.empty());
  }

  void shows_every_run_by_its_measures() {
    const auto* model = part<QTableView>("comparedRuns")->model();
    QCOMPARE(model->rowCount(), 3);
    QCOMPARE(model->index(0, 0).data().toString(), QString("run 1"));
    QCOMPARE(model->index(0, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    QVERIFY(!dialog_->isModal());
  }

  void plots_the_weights_of_two_runs_by_name() {
    choose("acrossRun", "run 1");
    choose("upRun", "run 2");
    const PlotData data = weights();
    QCOMPARE(data.header.mid(1, 2), QStringList({"Weight in run 1", "Weight in run 2"}));
    QCOMPARE(data.rows[0].mid(1, 2), QStringList({"1", "0.75"}));  // a
    QCOMPARE(data.rows[1].mid(1, 2), QStringList({"0.25", "1"}));  // c
    QVERIFY(saidSomewhere("Features that both have: 2. Chosen by both: 1 (of 2 and 2 chosen)."));
  }

  void pointing_at_a_point_names_its_feature() {
    choose("acrossRun", "run 1");
    choose("upRun", "run 2");
    auto* plot = part<LinePlot>("weightsAgainstWeights");
    QTRY_VERIFY(plot->hoverText(plot->pixelOf(0.25, 1.0)).contains("c"));
    QVERIFY(plot->hoverText(plot->pixelOf(1.0, 0.75)).endsWith("\na"));
  }

  void the_matrix_follows_the_measure_that_is_chosen() {
    choose("pairMeasure", "Spearman correlation");
    const PlotData spearman = pairs();
    choose("pairMeasure", "Jaccard index");
    const PlotData jaccard = pairs();
    QVERIFY(spearman.rows != jaccard.rows);
    const Matrix expected = pair_matrix(runs_, PairMeasure::jaccard);
    QCOMPARE(expected(0, 2), 0.0);
    QVERIFY(std::abs(expected(0, 1) - 1.0 / 3.0) < 1e-15);
    bool found = false;
    for (const QStringList& row : jaccard.rows) {
      found = found || std::any_of(row.begin(), row.end(),
                                   [](const QString& text) { return text.startsWith("0.3333"); });
    }
    QVERIFY(found);
  }

  void a_run_without_a_tick_takes_no_part() {
    tick(1);
    choose("pairMeasure", "Cosine overlap");
    QCOMPARE(part<QComboBox>("upRun")->count(), 2);
    target_ = folder_.filePath("two.csv");
    click("comparisonCsv");
    const auto rows = csvRows(target_);
    QCOMPARE(rows.size(), 3U);
    QCOMPARE(rows[2][0], QString("run 3"));
    tick(0);
    QVERIFY(pairs().rows.empty());
    QVERIFY(weights().rows.empty());
    QVERIFY(!part<QPushButton>("pairsCsv")->isEnabled());
    tick(2);
    QVERIFY(!part<QPushButton>("comparisonCsv")->isEnabled());
    QVERIFY(!part<QPushButton>("reportHtml")->isEnabled());
  }

  void a_new_run_appears_and_ticks_stay() {
    tick(0);
    choose("upRun", "run 3");
    runs_.push_back(compared_run("run 4", {"a"}, {1.0}, {0}));
    dialog_->followRuns();
    const auto* model = part<QTableView>("comparedRuns")->model();
    QCOMPARE(model->rowCount(), 4);
    QCOMPARE(model->index(0, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    QCOMPARE(model->index(3, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    QCOMPARE(part<QComboBox>("upRun")->currentText(), QString("run 3"));
    runs_.clear();
    dialog_->followRuns();
    QVERIFY(pairs().rows.empty());
  }

  /// The dialog keeps no run: table, plots and lines agree on what the session holds now.
  void what_was_chosen_meanwhile_is_read_everywhere() {
    choose("acrossRun", "run 1");
    choose("upRun", "run 2");
    constexpr int selected = 5;
    const auto* model = part<QTableView>("comparedRuns")->model();
    QCOMPARE(model->index(0, selected).data().toString(), QString("2"));
    edited(runs_[0]).result.selection.features = {0};
    choose("pairMeasure", "Spearman correlation");
    QCOMPARE(model->index(0, selected).data().toString(), QString("1"));
    QVERIFY(saidSomewhere("(of 1 and 2 chosen)"));
    tick(2);
    turnTo(0);
    QCOMPARE(cell("Number of columns chosen", 1), QString("1 of 3"));
    QVERIFY(cell("Chosen by one alone", 1) != QString("b"));
    QCOMPARE(cell("Chosen by one alone", 2), QString("c"));
  }

  void a_run_of_another_name_is_called_by_it_and_one_that_is_gone_is_left_out() {
    runs_[1].title = "for the paper";
    runs_.erase(runs_.begin());
    dialog_->followRuns();
    QCOMPARE(part<QTableView>("comparedRuns")->model()->rowCount(), 2);
    turnTo(0);
    const auto* lines = part<QTableView>("sideBySide")->model();
    QCOMPARE(lines->columnCount(), 3);
    QCOMPARE(lines->headerData(1, Qt::Horizontal).toString(), QString("run 2\nfor the paper"));
    QCOMPARE(part<QComboBox>("upRun")->count(), 2);
  }

  void two_different_runs_are_shown_also_when_one_goes() {
    choose("acrossRun", "run 2");
    choose("upRun", "run 3");
    tick(2);
    QVERIFY(part<QComboBox>("upRun")->currentText() != part<QComboBox>("acrossRun")->currentText());
  }

  void the_exported_table_reads_back_exactly() {
    edited(runs_[0]).result.objective = 0.1 + 0.2;
    dialog_->followRuns();
    target_ = folder_.filePath("runs.csv");
    click("comparisonCsv");
    const auto rows = csvRows(target_);
    QCOMPARE(rows.size(), 4U);
    const auto column = rows[0].indexOf("objective");
    QCOMPARE(rows[1][column].toDouble(), 0.1 + 0.2);
    QVERIFY(saidSomewhere("Written"));
    target_ = folder_.filePath("pairs.csv");
    click("pairsCsv");
    QCOMPARE(csvRows(target_).size(), 4U);
  }

  /// A person may be about to click on them.
  void what_an_export_says_does_not_move_the_buttons() {
    const auto places = [this] {
      for (int turn = 0; turn < 5; ++turn) {  // what one moves may want another place
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
      }
      QList<QPoint> found;
      for (const char* name : {"comparisonCsv", "closeComparison"}) {
        found << part<QPushButton>(name)->mapTo(dialog_.get(), QPoint());
      }
      return found;
    };
    QCoreApplication::processEvents();
    const QList<QPoint> before = places();
    target_ = folder_.filePath("runs.csv");
    click("comparisonCsv");
    QVERIFY(saidSomewhere("Written"));
    QCOMPARE(places(), before);
    target_ = folder_.filePath("no/such/folder/runs.csv");
    click("comparisonCsv");
    QVERIFY(saidSomewhere("cannot be written"));
    QCOMPARE(places(), before);
  }

  void the_report_holds_runs_and_pictures() {
    LinePlot full;
    full.setSeries({{"s", {0, 1}, {0, 1}, {}, {}}});
    LinePlot empty;
    plots_ = {{"full", "A full plot", &full}, {"empty", "An empty plot", &empty}};
    target_ = folder_.filePath("report.html");
    click("reportHtml");
    const QByteArray page = contentOf(target_);
    QVERIFY(page.contains("run 3"));
    QVERIFY(page.contains("A full plot") && !page.contains("An empty plot"));
    const qsizetype picture = page.indexOf("base64,") + 7;
    const QByteArray png =
        QByteArray::fromBase64(page.mid(picture, page.indexOf('"', picture) - picture));
    QVERIFY(!QImage::fromData(png, "PNG").isNull());
  }

  void an_export_that_fails_says_why_and_keeps_the_old_file() {
    target_ = folder_.filePath("no/such/folder/runs.csv");
    click("comparisonCsv");
    QVERIFY(saidSomewhere("cannot be written"));
    target_ = folder_.filePath("kept.html");
    QFile old(target_);
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    old.close();
    {
      const FileSizeLimit full(1024);
      click("reportHtml");
    }
    QVERIFY(saidSomewhere("kept.html: cannot be written"));
    QCOMPARE(contentOf(target_), QByteArray("old"));
    click("reportHtml");
    QVERIFY(!saidSomewhere("cannot be written"));
    QVERIFY(contentOf(target_).size() > 1024);
  }

  void a_question_that_is_cancelled_writes_and_says_nothing() {
    target_.clear();
    click("reportHtml");
    QVERIFY(!saidSomewhere("Written"));
  }

  void runs_that_differ_in_their_data_are_told_of() {
    QVERIFY(!saidSomewhere("different tables"));
    edited(runs_[0]).data.sha256 = std::string(64, 'b');
    dialog_->followRuns();
    QVERIFY(saidSomewhere("different tables"));
    tick(0);
    QVERIFY(!saidSomewhere("different tables"));
  }
};

QTEST_MAIN(TestComparisonDialog)
#include "tst_comparison_dialog.moc"
