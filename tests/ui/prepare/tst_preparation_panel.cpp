// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAction>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QUndoStack>
#include <QtTest>

#include "core/data/generators.h"
#include "ui/data/data_panel.h"
#include "ui/prepare/elided_tool_button.h"
#include "ui/prepare/preparation_dialog.h"
#include "ui/prepare/preparation_panel.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestPreparationPanel : public QObject {
  Q_OBJECT

  std::unique_ptr<TableHistory> tables_;
  std::unique_ptr<DataPanel> panel_;

  void choose(const char* way) const {
    const auto* add = panel_->findChild<QToolButton*>("addStep");
    auto* action = add->menu()->findChild<QAction*>(way);
    QVERIFY2(action != nullptr, way);
    action->trigger();
  }
  PreparationDialog* dialog() const { return panel_->findChild<PreparationDialog*>(); }
  static void accept(PreparationDialog* dialog) {
    QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                      Qt::LeftButton);
  }
  QListWidget* steps() const { return panel_->findChild<QListWidget*>("steps"); }

 private Q_SLOTS:
  void init() {
    panel_.reset();
    tables_ = std::make_unique<TableHistory>();
    panel_ = std::make_unique<DataPanel>(*tables_);
    panel_->resize(360, 600);
    panel_->setDataset(open_generator("generator:ten-gaussians?seed=1"));
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
  }

  void a_long_name_of_what_is_undone_is_elided_at_its_end() {
    QAction undo(QStringLiteral("&Undo opening of another table with a long name"));
    PreparationPanel narrow(undo);
    narrow.resize(360, 300);
    narrow.show();
    QVERIFY(QTest::qWaitForWindowExposed(&narrow));
    const auto* button = narrow.findChild<ElidedToolButton*>("undo");
    QVERIFY2(button->shownText().startsWith("Undo opening"), qPrintable(button->shownText()));
    QVERIFY(button->shownText().endsWith(QChar(0x2026)));
    QVERIFY(button->fontMetrics().horizontalAdvance(button->shownText()) <= button->width());
    QCOMPARE(button->toolTip(), QStringLiteral("Undo opening of another table with a long name"));
    undo.setText(QStringLiteral("&Undo"));
    QCOMPARE(button->shownText(), QStringLiteral("Undo"));
  }

  void every_step_is_in_the_menu() {
    const auto* add = panel_->findChild<QToolButton*>("addStep");
    QCOMPARE(add->menu()->actions().size(), static_cast<qsizetype>(preparations().size()));
  }

  void a_step_is_taken_listed_and_taken_back() {
    const Index before = panel_->table().samples();
    QSignalSpy changed(panel_.get(), &DataPanel::tableChanged);
    choose("stride");
    QVERIFY(dialog() != nullptr);
    accept(dialog());
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(panel_->table().samples(), (before + 9) / 10);
    QCOMPARE(steps()->count(), 1);
    QVERIFY(steps()->item(0)->text().contains(QStringLiteral("Every")));
    panel_->history().undo();
    QCOMPARE(panel_->table().samples(), before);
    QCOMPARE(steps()->count(), 0);
    panel_->history().redo();
    QCOMPARE(panel_->table().samples(), (before + 9) / 10);
    QCOMPARE(changed.size(), 3);
  }

  void roles_are_taken_back_too() {
    const auto inputs = [this] { return panel_->table().columns_with(Role::input).size(); };
    const std::size_t before = inputs();
    panel_->compareInputsWithThemselves();
    QCOMPARE(inputs(), before);
    while (panel_->history().canUndo()) {
      panel_->history().undo();
    }
    QCOMPARE(inputs(), before);
  }

  void what_cannot_be_done_is_said_and_changes_nothing() {
    const Index before = panel_->table().samples();
    choose("filter");
    dialog()->findChild<QLineEdit*>("condition")->setText(QStringLiteral("nothing > 3"));
    accept(dialog());
    const auto said = [this] {
      for (const QLabel* label : panel_->findChildren<QLabel*>()) {
        if (label->isVisible() && label->text().contains(QStringLiteral("there is no column"))) {
          return true;
        }
      }
      return false;
    };
    QTRY_VERIFY(said());
    QCOMPARE(panel_->table().samples(), before);
    QVERIFY(!panel_->history().canUndo());
  }
};

QTEST_MAIN(TestPreparationPanel)
#include "tst_preparation_panel.moc"
