// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <limits>
#include <memory>

#include "core/data/generators.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "ui/board/board_presets.h"
#include "ui/board/live_board.h"
#include "ui/data/column_model.h"
#include "ui/data/column_panel.h"
#include "ui/data/data_panel.h"
#include "ui/plots/plot_grid.h"
#include "ui/session/question.h"

using namespace steelyard;
using namespace steelyard::ui;

/// The board follows what the rest of the window shows.
class TestBoardInWindow : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<MainWindow> window_;

  [[nodiscard]] QStringList drawn() const {
    QStringList ids;
    for (const NamedPlot& named : window_->board().plots()) {
      if (!named.plot->isEmpty()) {
        ids << named.id;
      }
    }
    return ids;
  }
  /// A table whose first input has a gap in each row.
  [[nodiscard]] static Dataset withoutACompleteRow() {
    Dataset table = ten_gaussians(60);
    table.name = "gaps";
    table.values.col(table.columns_with(Role::input).front())
        .setConstant(std::numeric_limits<double>::quiet_NaN());
    return table;
  }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->resize(1200, 800);
    window_->dataPanel().setDataset(ten_gaussians(200));
    window_->question().settle();
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    window_->board().presets().choose("all");
  }
  void cleanup() { window_.reset(); }

  void another_table_without_a_question_leaves_nothing_of_the_first() {
    window_->board().finishObservations();
    QTRY_VERIFY(drawn().contains("projection"));
    window_->dataPanel().setDataset(withoutACompleteRow());
    window_->question().settle();
    QVERIFY(window_->question().problem() == nullptr);
    window_->board().finishObservations();
    QTest::qWait(100);
    QCOMPARE(drawn(), QStringList());
  }

  void escape_leaves_an_enlarged_card() {
    window_->activateWindow();
    window_->board().grid().setEnlargedPlot("weights");
    QCOMPARE(window_->board().grid().enlargedPlot(), QString("weights"));
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QCOMPARE(window_->board().grid().enlargedPlot(), QString());
  }

  void the_same_holds_after_a_run() {
    QVERIFY(tests::runsToTheEnd(*window_));
    QTRY_VERIFY(drawn().size() > 4);
    window_->dataPanel().setDataset(withoutACompleteRow());
    QCOMPARE(drawn(), QStringList());
    window_->question().settle();
    window_->board().finishObservations();
    QTest::qWait(100);
    QCOMPARE(drawn(), QStringList());
  }

  /// Roles that make no question belong to no picture of an earlier one.
  void a_question_that_is_taken_back_takes_its_pictures_along() {
    QTRY_VERIFY(drawn().contains("projection"));
    const std::vector<Index> inputs = window_->dataPanel().table().columns_with(Role::input);
    for (ColumnPanel* panel : window_->findChildren<ColumnPanel*>()) {
      if (panel->model().rowCount() > inputs.back()) {  // not that of a second file
        static_cast<void>(panel->model().setRole(inputs, Role::input, false));
      }
    }
    window_->question().settle();
    QVERIFY(window_->question().problem() == nullptr);
    QCOMPARE(drawn(), QStringList());
  }
};

QTEST_MAIN(TestBoardInWindow)
#include "tst_board_in_window.moc"
