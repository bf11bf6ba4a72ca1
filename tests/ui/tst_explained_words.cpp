// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QApplication>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>
#include <QtTest>
#include <algorithm>
#include <memory>

#include "core/data/generators.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "ui/board/board_presets.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/glossary_line.h"
#include "ui/glossary_link.h"
#include "ui/help/help_menu.h"
#include "ui/help/help_window.h"
#include "ui/plots/plot_grid.h"
#include "ui/results/answer_maker.h"

using namespace steelyard;
using namespace steelyard::ui;

/// Words that a person may not know are explained where they stand.
class TestExplainedWords : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<MainWindow> window_;

  [[nodiscard]] GlossaryLink* titleOf(const QString& card) const {
    return window_->board().grid().cardWidget(card)->findChild<GlossaryLink*>();
  }
  [[nodiscard]] static bool saysInHeader(const QTableView& table, const QString& line) {
    const QAbstractItemModel& model = *table.model();
    for (int section = 0; section < model.columnCount(); ++section) {
      if (!table.isColumnHidden(section) &&
          model.headerData(section, Qt::Horizontal, Qt::ToolTipRole).toString().contains(line)) {
        return true;
      }
    }
    return false;
  }
  /// By a word that is underlined, or by the tool tip of something in sight.
  [[nodiscard]] bool isExplained(const QString& anchor) const {
    const QString line = glossaryLine(anchor);
    for (const QWidget* widget : window_->findChildren<QWidget*>()) {
      const auto* table = qobject_cast<const QTableView*>(widget);
      if (widget->isVisible() &&
          (widget->toolTip().contains(line) || (table != nullptr && saysInHeader(*table, line)))) {
        return true;
      }
    }
    return false;
  }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->resize(1400, 900);
    window_->dataPanel().setDataset(ten_gaussians(100));
    ParameterValues values = registry_.find("dii").schema().defaults();
    values.set("epochs", std::int64_t{20});
    window_->methodPanel().setMethod("dii", values);
    window_->question().settle();
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  void cleanup() { window_.reset(); }

  void each_word_can_be_found() {
    QVERIFY(isExplained("ground-truth"));
    QVERIFY(!isExplained("raw-weight"));  // nothing has been run
    QVERIFY(tests::runsToTheEnd(*window_));
    window_->answers().finish();
    window_->board().presets().choose("all");
    for (auto* button : window_->results().findChildren<QToolButton*>()) {
      if (button->text() == "Details" && !button->isChecked()) {
        QTest::mouseClick(button, Qt::LeftButton);
      }
    }
    for (const char* anchor : {"ground-truth", "dii", "cosine-overlap", "imbalance-plane", "base",
                               "raw-weight", "means-error"}) {
      QVERIFY2(isExplained(anchor), anchor);
    }
    const auto* unit = window_->results().findChild<GlossaryLink*>("meansError");
    QVERIFY(unit != nullptr && unit->isVisible());
    QCOMPARE(unit->text(), QString("a hundredth of the mean's error"));
  }

  void only_an_objective_that_is_the_dii_is_called_so() {
    QVERIFY(!titleOf("objective")->isVisibleTo(window_.get()));
    QVERIFY(tests::runsToTheEnd(*window_));
    window_->board().presets().choose("learn");
    QTRY_VERIFY(titleOf("objective")->isVisible());
    QCOMPARE(titleOf("objective")->text(), QString("DII"));
    window_->methodPanel().setMethod("f-test", registry_.find("f-test").schema().defaults());
    window_->question().settle();
    QVERIFY(tests::runsToTheEnd(*window_));
    window_->board().presets().choose("learn");
    QVERIFY(!titleOf("objective")->isVisibleTo(window_.get()));
  }

  void a_title_leads_to_the_glossary() {
    window_->board().presets().choose("learn");
    GlossaryLink* title = titleOf("overlap");
    QTRY_VERIFY(title->isVisible() && title->text().startsWith("Cosine overlap"));
    QTest::mouseClick(title, Qt::LeftButton);
    QWidget* popup = QApplication::activePopupWidget();
    QVERIFY(popup != nullptr);
    QTest::mouseClick(popup->findChild<QPushButton*>(), Qt::LeftButton);
    const auto* help = window_->findChild<HelpMenu*>();
    QVERIFY(help->helpWindow() != nullptr && help->helpWindow()->isVisible());
    QCOMPARE(help->helpWindow()->place(), QString("glossary#cosine-overlap"));
  }

  void a_plain_title_is_no_link() {
    window_->board().presets().choose("learn");
    QVERIFY(!titleOf("weights")->isVisibleTo(window_.get()));
  }
};

QTEST_MAIN(TestExplainedWords)
#include "tst_explained_words.moc"
