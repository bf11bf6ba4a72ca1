// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLabel>
#include <QSlider>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <map>
#include <memory>

#include "core/data/generators.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "ui/board/live_board.h"
#include "ui/data/column_model.h"
#include "ui/data/column_panel.h"
#include "ui/data/data_panel.h"
#include "ui/method/method_panel.h"
#include "ui/method/parameter_editor.h"
#include "ui/method/parameter_form.h"
#include "ui/results/result_panel.h"
#include "ui/results/run_list.h"
#include "ui/results/selection_control.h"
#include "ui/session/question.h"

using namespace steelyard;
using namespace steelyard::ui;

/// Board, ranking and exports speak of one run and of its own columns, whatever was asked between.
class TestShownRun : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<MainWindow> window_;
  QTemporaryDir folder_;

  /// Inputs of the next run: x1 .. x10 from one to another.
  void setInputs(Index first, Index last) {
    for (ColumnPanel* panel : window_->dataPanel().findChildren<ColumnPanel*>()) {
      for (Index column = 0; column < 10 && panel->model().rowCount() > 10; ++column) {
        static_cast<void>(panel->model().setRole({column}, Role::input,
                                                 column + 1 >= first && column + 1 <= last));
      }
    }
    window_->question().settle();
  }
  void run(const char* method) {
    window_->methodPanel().setMethod(method, registry_.find(method).schema().defaults());
    window_->question().settle();
    QVERIFY(tests::runsToTheEnd(*window_));
  }
  void clickRun(int row) { tests::clickRun(*window_, row); }
  void keep(int count) {
    auto* box = window_->results().selectionControl().findChild<QSpinBox*>();
    box->setValue(count);
  }
  /// The bars as the board draws them: name and value, without those that are not drawn.
  [[nodiscard]] std::map<QString, double> bars() const {
    std::map<QString, double> drawn;
    for (const NamedPlot& named : window_->board().plots()) {
      if (named.id == QLatin1String("weights")) {
        for (const QStringList& row : named.plot->data().rows) {
          bool isNumber = false;
          const double value = row.at(1).toDouble(&isNumber);
          if (isNumber && !std::isnan(value)) {
            drawn[row.at(0)] = value;
          }
        }
      }
    }
    return drawn;
  }
  /// What they should be: the best of the run's own scores under its own names.
  [[nodiscard]] std::map<QString, double> best(quint64 number, std::size_t count) const {
    const SessionRun& run = *window_->results().run(number);
    const std::vector<double>& scores = run.result().columns.front().values;
    const std::vector<ColumnInfo> names = run.features();
    std::map<QString, double> wanted;
    for (const Index feature : ranking(run.result().columns)) {
      if (wanted.size() < count) {
        const auto at = static_cast<std::size_t>(feature);
        wanted[QString::fromStdString(names.at(at).name)] = scores.at(at);
      }
    }
    return wanted;
  }
  [[nodiscard]] std::map<QString, double> all(quint64 number) const {
    return best(number, window_->results().run(number)->features().size());
  }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->resize(1300, 800);
    tests::exportInto(folder_.path(), *window_);
    window_->dataPanel().setDataset(ten_gaussians(100));
    window_->question().settle();
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  void cleanup() { window_.reset(); }

  /// The selection of one of ten columns was once applied to a space of three.
  void a_click_on_a_run_with_more_inputs_shows_its_own_columns() {
    run("f-test");
    setInputs(8, 10);
    run("f-test");
    QCOMPARE(bars().size(), 3U);
    clickRun(1);
    QCOMPARE(window_->results().shownRun()->number, 1U);
    QCOMPARE(window_->board().problem()->dimension(), Index{10});
    QCOMPARE(bars(), all(1));
    clickRun(0);
    QCOMPARE(window_->board().problem()->dimension(), Index{3});
    QCOMPARE(bars(), all(2));
  }

  /// With as many inputs nothing overflows: old scores would stand under new names.
  void a_run_with_as_many_other_inputs_keeps_its_names() {
    setInputs(1, 3);
    run("f-test");
    setInputs(4, 6);
    run("f-test");
    clickRun(1);
    QCOMPARE(bars(), all(1));
    keep(1);
    QCOMPARE(bars(), best(1, 1));
  }

  void moving_the_number_after_unticking_inputs_shows_the_run_that_is_ranked() {
    run("f-test");
    setInputs(9, 10);
    QCOMPARE(window_->board().problem()->dimension(), Index{2});  // what would be asked next
    keep(4);
    QCOMPARE(window_->results().selection().size(), 4U);
    QCOMPARE(window_->board().problem(), window_->results().shownFeatures().problem);
    QCOMPARE(bars(), best(1, 4));
    auto* slider = window_->results().selectionControl().findChild<QSlider*>();
    const std::size_t own = window_->results().run(1)->result().selection.features.size();
    slider->setValue(static_cast<int>(own) - 1);
    QCOMPARE(bars(), best(1, own - 1));
    slider->setValue(static_cast<int>(own));
    QCOMPARE(bars(), all(1));  // as when the run ended, with the scores of all columns
  }

  /// A run that takes the place of another one may have been asked of other columns.
  void a_rerun_of_other_inputs_in_the_same_place_shows_its_own_columns() {
    run("laplacian-score");
    const auto rerun = [&](std::int64_t neighbours) {
      QSignalSpy finished(&window_->controller(), &RunController::finished);
      window_->methodPanel().form().editor("neighbours")->setValue(neighbours);
      return !finished.isEmpty() || finished.wait(60000);
    };
    QVERIFY(rerun(6));
    setInputs(8, 10);
    QVERIFY(rerun(7));
    QCOMPARE(window_->results().shownRun()->number, 2U);
    QCOMPARE(window_->board().problem()->dimension(), Index{3});
    QCOMPARE(bars(), all(2));
  }

  /// Ctrl is still held down when the run that Ctrl+R started is added.
  void a_run_by_keyboard_leaves_one_run_selected() {
    run("f-test");
    QSignalSpy finished(&window_->controller(), &RunController::finished);
    QTest::keyPress(window_->windowHandle(), Qt::Key_R, Qt::ControlModifier);
    QVERIFY(finished.wait(60000));
    const auto* table = window_->results().findChild<QTableView*>(QStringLiteral("runs"));
    QCOMPARE(table->selectionModel()->selectedRows().size(), 1);
    QCOMPARE(window_->results().shownRun()->number, 2U);
    QVERIFY(window_->results().findChild<QPushButton*>("exportSelection")->isEnabled());
    QTest::keyRelease(window_->windowHandle(), Qt::Key_R);
  }

  void what_cannot_be_exported_is_grey_and_says_why() {
    const auto entries = [this] {
      QList<QAction*> exports;
      for (QAction* action : window_->findChildren<QAction*>()) {
        const QString text = action->text().remove('&');
        if (text.startsWith("Export the") || text.startsWith("Export a ")) {
          exports << action;
        }
      }
      return exports;
    };
    QVERIFY(entries().size() >= 5);
    for (const QAction* action : entries()) {
      QVERIFY2(!action->isEnabled(), qPrintable(action->text()));
      QVERIFY2(action->toolTip().contains("no run"), qPrintable(action->text()));
    }
    run("f-test");
    QCOMPARE(tests::mapExport(*window_).isEnabled(), false);
    QVERIFY(tests::mapExport(*window_).toolTip().contains("no map"));
    const auto* button = window_->results().findChild<QPushButton*>("exportSelection");
    QVERIFY(button->isEnabled());
    ParameterValues values = registry_.find("dii").schema().defaults();
    values.set("search", std::string("none"));
    window_->methodPanel().setMethod("dii", values);
    window_->question().settle();
    window_->controller().setDuration(1e6);
    QTest::mouseClick(window_->runBar().runButton(), Qt::LeftButton);
    QTRY_VERIFY(window_->controller().iteration() > 0);
    QTRY_VERIFY(!button->isEnabled());
    QVERIFY(button->toolTip().contains("goes on"));
    for (const QAction* action : entries()) {
      QVERIFY2(!action->isEnabled(), qPrintable(action->text()));
    }
    QTest::mouseClick(window_->runBar().stopButton(), Qt::LeftButton);
    QTRY_VERIFY(button->isEnabled());
    window_->controller().setDuration(0.0);
  }
};

QTEST_MAIN(TestShownRun)
#include "tst_shown_run.moc"
