// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QtTest>
#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>

#include "core/data/generators.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "ui/board/live_board.h"
#include "ui/compare/comparison_dialog.h"
#include "ui/data/data_panel.h"
#include "ui/method/method_panel.h"
#include "ui/plots/bar_plot.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plot_grid.h"
#include "ui/results/result_panel.h"
#include "ui/results/run_list.h"
#include "ui/session/question.h"

using namespace steelyard;
using namespace steelyard::ui;

/// Runs are put side by side from their list, and the base of a comparison is drawn.
class TestComparedRuns : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<MainWindow> window_;

  template <typename Plot>
  Plot& plot(const QString& id) {
    for (const NamedPlot& named : window_->board().plots()) {
      if (named.id == id) {
        return dynamic_cast<Plot&>(*named.plot);
      }
    }
    throw std::logic_error("no such plot");
  }
  void set(const char* id, const char* text) {
    const Method& method = *window_->methodPanel().method();
    ParameterValues values = window_->methodPanel().values();
    values.set(id, method.schema().parse(*method.schema().find(id), text));
    window_->methodPanel().setMethod(method.info().id, values);
    window_->question().settle();
  }
  void click(const char* name) {
    auto* button = window_->findChild<QPushButton*>(name);
    QVERIFY(button != nullptr && button->isVisible() && button->isEnabled());
    QTest::mouseClick(button, Qt::LeftButton);
  }
  QTableView& runs() { return *window_->results().runList().findChild<QTableView*>("runs"); }
  void clickRun(int row, Qt::KeyboardModifiers keys = {}) { tests::clickRun(*window_, row, keys); }
  static bool isBehind(const LineSeries& line) { return line.behind; }
  /// The lines drawn behind others in a card.
  std::vector<LineSeries> behind(const QString& id) {
    std::vector<LineSeries> found;
    const std::vector<LineSeries>& all = plot<LinePlot>(id).series();
    std::copy_if(all.begin(), all.end(), std::back_inserter(found), isBehind);
    return found;
  }
  bool barsOfBase() { return plot<BarPlot>("weights").data().header.join('|').contains("run 1"); }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->resize(1280, 1000);
    window_->dataPanel().setDataset(ten_gaussians(60, 5));
    window_->methodPanel().setMethod("dii", registry_.find("dii").schema().defaults());
    set("trust", "none");
    set("search", "backward");
    set("epochs", "5");
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    QVERIFY(tests::runsToTheEnd(*window_));
    set("epochs", "8");
  }
  void cleanup() { window_.reset(); }

  void the_settings_of_an_earlier_run_are_taken_again() {
    ui::MethodPanel& method = window_->methodPanel();
    method.setMethod("f-test", registry_.find("f-test").schema().defaults());
    const auto* const runs = window_->results().findChild<QTableView*>(QStringLiteral("runs"));
    runs->findChild<QAction*>(QStringLiteral("takeSettings"))->trigger();
    QCOMPARE(method.method()->info().id, std::string("dii"));
    QCOMPARE(method.values().integer("epochs"), std::int64_t{5});
    const auto actions = window_->findChildren<QAction*>();
    const auto undo = std::find_if(actions.begin(), actions.end(), [](const QAction* action) {
      return action->text() == QStringLiteral("&Undo settings of an earlier run");
    });
    QVERIFY(undo != actions.end());
    (*undo)->trigger();
    QCOMPARE(method.method()->info().id, std::string("f-test"));
  }

  void a_base_is_drawn_behind_the_next_run_and_goes_with_a_click() {
    click("baseOfComparison");
    QVERIFY(behind("objective").empty());  // it is what is shown
    QVERIFY(!barsOfBase());
    const Result base = window_->results().shownRun()->record->result;
    QVERIFY(tests::runsToTheEnd(*window_));
    const std::vector<LineSeries> objective = behind("objective");
    QCOMPARE(objective.size(), 1U);
    QVERIFY2(objective.front().name.startsWith("run 1: "), qPrintable(objective.front().name));
    QCOMPARE(objective.front().x, base.histories.front().x);
    const std::vector<LineSeries> path = behind("path");
    QCOMPARE(path.size(), 1U);
    QCOMPARE(path.front().name, objective.front().name);
    QCOMPARE(path.front().y.size(), best_of_each_count(base.path).size());
    const PlotData bars = plot<BarPlot>("weights").data();
    const auto column = bars.header.indexOf(objective.front().name);
    QVERIFY2(column > 0, qPrintable(bars.header.join('|')));
    for (std::size_t row = 0; row < bars.rows.size(); ++row) {
      QCOMPARE(bars.rows[row].at(column).toDouble(), base.columns.front().values[row]);
    }
    clickRun(1);  // the base itself: nothing is behind it
    click("baseOfComparison");
    clickRun(0);
    QVERIFY(behind("objective").empty() && behind("path").empty() && !barsOfBase());
  }

  void a_base_ends_with_its_table() {
    click("baseOfComparison");
    QVERIFY(tests::runsToTheEnd(*window_));
    QVERIFY(barsOfBase());
    window_->dataPanel().setDataset(ten_gaussians(70, 6));
    window_->question().settle();
    QVERIFY(behind("objective").empty() && behind("path").empty() && !barsOfBase());
    set("epochs", "4");
    QVERIFY(tests::runsToTheEnd(*window_));
    QVERIFY(behind("objective").empty() && behind("path").empty() && !barsOfBase());
  }

  void a_base_that_is_removed_is_drawn_no_more() {
    click("baseOfComparison");
    QVERIFY(tests::runsToTheEnd(*window_));
    QCOMPARE(behind("objective").size(), 1U);
    clickRun(1);
    QTest::keyClick(&runs(), Qt::Key_Delete);
    QCOMPARE(runs().model()->rowCount(), 1);  // the other is shown
    QVERIFY(behind("objective").empty() && behind("path").empty() && !barsOfBase());
  }

  void a_base_has_the_name_that_the_user_gave() {
    click("baseOfComparison");
    QVERIFY(tests::runsToTheEnd(*window_));
    clickRun(1);
    QTest::keyClick(&runs(), Qt::Key_F2);
    auto* editor = runs().findChild<QLineEdit*>();
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor, "five epochs");
    QTest::keyClick(editor, Qt::Key_Return);
    clickRun(0);
    QCOMPARE(behind("objective").front().name, QString("run 1: five epochs"));
    const auto labels = window_->results().runList().findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
      return label->isVisible() && label->text().contains("run 1, five epochs");
    }));
  }

  void another_quantity_is_not_drawn_with_it() {
    click("baseOfComparison");
    window_->methodPanel().setMethod("random-forest",
                                     registry_.find("random-forest").schema().defaults());
    window_->question().settle();
    set("trust", "none");
    QVERIFY(tests::runsToTheEnd(*window_));
    QVERIFY(behind("objective").empty() && behind("path").empty());
  }

  void two_runs_chosen_in_the_list_stand_side_by_side() {
    QVERIFY(!window_->findChild<QPushButton*>("compareRuns")->isEnabled());
    QVERIFY(tests::runsToTheEnd(*window_));
    set("epochs", "9");
    QVERIFY(tests::runsToTheEnd(*window_));
    clickRun(2);
    clickRun(0, Qt::ControlModifier);
    QCOMPARE(runs().selectionModel()->selectedRows().size(), 2);
    click("compareRuns");
    const auto* dialog = window_->findChild<ComparisonDialog*>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
    const auto* model = dialog->findChild<QTableView*>("sideBySide")->model();
    QCOMPARE(model->columnCount(), 3);
    QVERIFY(model->headerData(1, Qt::Horizontal).toString().startsWith("run 1\n"));
    QVERIFY(model->headerData(2, Qt::Horizontal).toString().startsWith("run 3\n"));
    bool told = false;
    for (int row = 0; row < model->rowCount(); ++row) {
      told = told || (model->index(row, 1).data().toString() == "5" &&
                      model->index(row, 2).data().toString() == "9");
    }
    QVERIFY(told);
  }
};

QTEST_MAIN(TestComparedRuns)
#include "tst_compared_runs.moc"
