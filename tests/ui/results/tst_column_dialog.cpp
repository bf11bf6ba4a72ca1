// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QComboBox>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

#include "core/data/generators.h"
#include "tests/support/methods_from_dii.h"
#include "tests/support/own_runs.h"
#include "tests/ui/driven_window.h"
#include "ui/data/data_panel.h"
#include "ui/plots/plot_view.h"
#include "ui/results/column_dialog.h"
#include "ui/results/result_panel.h"
#include "ui/session/question.h"
#include "ui/shown/shown.h"

using namespace steelyard;
using namespace steelyard::ui;

/// From the ranking to a picture of one column against the target.
class TestColumnDialog : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<MainWindow> window_;

  ColumnDialog* dialog() const { return window_->findChild<ColumnDialog*>(); }
  QTableView* ranking() const { return window_->findChild<QTableView*>("ranking"); }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->resize(1300, 900);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    window_->dataPanel().setDataset(ten_gaussians(60));
    window_->question().settle();
  }
  void cleanup() { window_.reset(); }

  void one_click_draws_the_best_column_and_the_next_one_another() {
    auto* button = window_->findChild<QToolButton*>("againstTarget");
    QVERIFY(!button->isVisible());  // nothing is ranked yet
    QVERIFY(tests::runsToTheEnd(*window_));
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(dialog() != nullptr && dialog()->isVisible());
    dialog()->finish();
    const QString best = ranking()->model()->index(0, 1).data().toString();
    QCOMPARE(dialog()->windowTitle(), best + " and truth1");
    QVERIFY(!dialog()->plot()->isEmpty());
    auto* targets = dialog()->findChild<QComboBox*>("target");
    targets->setCurrentIndex(2);
    const QModelIndex third = ranking()->model()->index(2, 1);
    const QPoint at = ranking()->visualRect(third).center();
    QSignalSpy twice(ranking(), &QTableView::doubleClicked);
    QTest::mouseClick(ranking()->viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(ranking()->currentIndex().row(), 2);
    QTest::mouseDClick(ranking()->viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(twice.size(), 1);
    dialog()->finish();
    QCOMPARE(dialog()->windowTitle(), third.data().toString() + " and truth3");  // as chosen
  }

  void it_goes_with_its_table() {
    QVERIFY(tests::runsToTheEnd(*window_));
    QTest::mouseClick(window_->findChild<QToolButton*>("againstTarget"), Qt::LeftButton);
    QVERIFY(dialog()->isVisible());
    window_->dataPanel().setDataset(ten_gaussians(70));
    QVERIFY(!dialog()->isVisible());
  }

  void where_nothing_can_be_drawn_the_button_says_why() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    panel.resize(320, 900);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    Result result;
    result.columns = {{"w", "W", "", ValueKind::score, {1.0}}};
    result.objective = 0.5;
    SessionRun run = tests::session_run(1, {"x"}, std::move(result));
    auto distances = std::make_shared<Problem>();
    distances->inputs = Matrix::Zero(4, 1);
    distances->features = run.features();
    distances->truth = Matrix::Zero(4, 4);
    distances->truth_kind = TruthKind::distance_matrix;
    run.problem = distances;
    own.runs.add(run);
    QSignalSpy wanted(&panel, &ResultPanel::columnWanted);
    auto* button = panel.findChild<QToolButton*>("againstTarget");
    QVERIFY(button->isVisible() && !button->isEnabled());
    QVERIFY(button->toolTip().contains("no target column"));
    auto* table = panel.findChild<QTableView*>("ranking");
    const QPoint at = table->visualRect(table->model()->index(0, 1)).center();
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, at);
    QVERIFY(wanted.isEmpty());
    run.problem.reset();
    own.runs.add(run);  // its tables are missing
    QVERIFY(!button->isEnabled());
  }
};

QTEST_MAIN(TestColumnDialog)
#include "tst_column_dialog.moc"
