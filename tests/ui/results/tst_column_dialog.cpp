// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QComboBox>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

#include "core/data/generators.h"
#include "tests/ui/driven_window.h"
#include "ui/data/data_panel.h"
#include "ui/plots/plot_view.h"
#include "ui/results/column_dialog.h"
#include "ui/results/result_panel.h"
#include "ui/session/question.h"

using namespace steelyard;
using namespace steelyard::ui;

/// From the ranking to a picture of one column against the target.
class TestColumnDialog : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = builtin_methods();
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

  void without_a_target_the_button_says_why() {
    QVERIFY(!ColumnDialog::whyNot(nullptr).isEmpty());
    Problem none;
    none.inputs = Matrix::Zero(4, 1);
    none.features = {{"x", ""}};
    QVERIFY(!ColumnDialog::whyNot(std::make_shared<const Problem>(none)).isEmpty());
  }
};

QTEST_MAIN(TestColumnDialog)
#include "tst_column_dialog.moc"
