// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <QUndoStack>
#include <QtTest>
#include <algorithm>

#include "core/prepare/chosen_orders.h"
#include "tests/support/text_survey.h"
#include "ui/data/column_model.h"
#include "ui/data/column_panel.h"
#include "ui/data/data_panel.h"
#include "ui/data/question_dialog.h"
#include "ui/prepare/preparation_dialog.h"
#include "ui/prepare/preparation_panel.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

using Columns = std::vector<Index>;

}  // namespace

/// A survey that is opened: its text becomes inputs, which a person sees and may change.
class TestTextInputs : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  std::unique_ptr<TableHistory> tables_;
  std::unique_ptr<DataPanel> panel_;

  QListWidget* steps() const { return panel_->findChild<QListWidget*>("steps"); }
  void click(const char* name) const {
    auto* const button = panel_->findChild<QToolButton*>(name);
    QVERIFY2(button != nullptr && button->isVisible() && button->isEnabled(), name);
    QTest::mouseClick(button, Qt::LeftButton);
  }
  /// Of the table; the panel of a truth file has no table.
  ColumnModel& columnModel() const {
    for (auto* const each : panel_->findChildren<ColumnPanel*>()) {
      if (each->model().table().table) {
        return each->model();
      }
    }
    qFatal("no table");
  }
  QString note(const std::string& column) const {
    const ColumnModel& model = columnModel();
    const Index row = panel_->table().table->column_named(column).value();
    return model.index(static_cast<int>(row), ColumnModel::NoteField).data().toString();
  }
  Vector values(const std::string& column) const {
    const Dataset& table = *panel_->table().table;
    return table.values.col(table.column_named(column).value());
  }
  const std::vector<PreparationStep>& done() const { return panel_->table().table->origin.steps; }
  /// Changes the order of the step in its dialog, as a person types it.
  void changeOrder(const QString& from, const QString& to) const {
    click("changeStep");
    auto* const dialog = panel_->findChild<PreparationDialog*>();
    QVERIFY(dialog != nullptr);
    auto* const order = dialog->findChild<QLineEdit*>("order");
    QVERIFY(order != nullptr);
    QVERIFY2(order->text().contains(from), qPrintable(order->text()));
    order->setText(order->text().replace(from, to));
    QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                      Qt::LeftButton);
  }

  /// In the dialog, as a person does.
  void explainColour() const {
    auto* const change = panel_->findChild<QPushButton*>("changeQuestion");
    QTRY_VERIFY(change->isEnabled());
    QTest::mouseClick(change, Qt::LeftButton);
    auto* const dialog = panel_->findChild<QuestionDialog*>();
    QVERIFY(dialog != nullptr);
    auto* const list = dialog->findChild<QListView*>("targets");
    const QModelIndexList found = list->model()->match(list->model()->index(0, 0), Qt::DisplayRole,
                                                       "colour", -1, Qt::MatchStartsWith);
    QCOMPARE(found.size(), 1);
    list->scrollTo(found.front());
    const QRect row = list->visualRect(found.front());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      row.topLeft() + QPoint(row.height() * 2, row.height() / 2));
    QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                      Qt::LeftButton);
  }

 private Q_SLOTS:
  void init() {
    panel_.reset();
    tables_ = std::make_unique<TableHistory>();
    panel_ = std::make_unique<DataPanel>(*tables_);
    panel_->resize(420, 700);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    const QString file = folder_.filePath("survey.csv");
    tests::write_survey(file.toStdString());
    panel_->loadFile(file, {});
    QTRY_VERIFY(panel_->hasDataset());
    auto* const tabs = panel_->findChild<QTabWidget*>();
    tabs->setCurrentWidget(panel_->findChild<PreparationPanel*>());
  }

  void text_becomes_inputs_and_the_step_says_so() {
    QCOMPARE(panel_->table().columns_with(Role::input), (Columns{0, 1, 2, 3, 4, 5, 6, 8}));
    QCOMPARE(panel_->table().columns_with(Role::truth), Columns{9});
    QVERIFY(panel_->table().columns_with(Role::label).empty());
    QCOMPARE(steps()->count(), 1);
    const QString said = steps()->item(0)->text();
    QVERIFY2(said.startsWith("Text columns as inputs; Columns: 1-4"), qPrintable(said));
    QVERIFY2(said.contains("smokes (no = 0, yes = 1)"), qPrintable(said));
    QVERIFY(!panel_->history().canUndo());  // the table is opened so
    QCOMPARE(panel_->findChild<QLabel*>("candidateColumns")->text(),
             QString("by 5 candidate columns"));
    const QString notes = panel_->findChild<QLabel*>("notes")->toolTip();
    QVERIFY2(notes.contains("called"), qPrintable(notes));
  }

  void each_column_says_what_became_of_its_text() {
    QVERIFY2(note("opinion").startsWith("taken as ordered: strongly disagree < disagree"),
             qPrintable(note("opinion")));
    QCOMPARE(note("smokes"), QString("taken as 0 and 1: no < yes"));
    QCOMPARE(note("colour=red"), QString("taken as categories: 4 values"));
    QVERIFY2(note("called").startsWith("not an input: 120 different texts"),
             qPrintable(note("called")));
  }

  /// As --no-encode does on the command line.
  void without_the_step_text_is_no_input() {
    QSignalSpy changed(panel_.get(), &DataPanel::tableChanged);
    click("leaveOutStep");
    QTRY_COMPARE(changed.size(), 1);
    QVERIFY(done().empty());
    QCOMPARE(panel_->table().columns_with(Role::input), Columns{5});
    QCOMPARE(panel_->table().columns_with(Role::truth), Columns{6});
    QCOMPARE(note("opinion"), QString("text, 5 values"));
    QVERIFY(!panel_->findChild<QToolButton*>("leaveOutStep")->isVisible());
    panel_->history().undo();
    QCOMPARE(done().size(), std::size_t{1});
    QCOMPARE(panel_->table().columns_with(Role::input), (Columns{0, 1, 2, 3, 4, 5, 6, 8}));
    panel_->history().redo();
    QVERIFY(done().empty());
  }

  void another_order_gives_other_numbers() {
    const Vector before = values("opinion");
    const Vector age = values("age");
    QSignalSpy changed(panel_.get(), &DataPanel::tableChanged);
    changeOrder("strongly disagree < disagree < neutral < agree < strongly agree",
                "strongly agree < agree < neutral < disagree < strongly disagree");
    QTRY_COMPARE(changed.size(), 1);
    QVERIFY(((before + values("opinion")).array() == 6.0).all());
    QVERIFY(values("age") == age);
    QCOMPARE(done().front().values.choice(orders_id),
             std::string("opinion: strongly agree < agree < neutral < disagree < strongly "
                         "disagree"));
    QVERIFY2(note("opinion").startsWith("taken as ordered: strongly agree < agree"),
             qPrintable(note("opinion")));
    panel_->history().undo();
    QVERIFY(values("opinion") == before);
    panel_->history().redo();
    QVERIFY(values("opinion") != before);
  }

  /// The youngest become older than the next group.
  void words_are_moved_one_by_one() {
    const Vector before = values("age");
    QSignalSpy changed(panel_.get(), &DataPanel::tableChanged);
    click("changeStep");
    auto* const dialog = panel_->findChild<PreparationDialog*>();
    QVERIFY(dialog != nullptr);
    auto* const columns = dialog->findChild<QComboBox*>("orderColumn");
    QCOMPARE(columns->count(), 2);
    QTest::keyClick(columns, Qt::Key_Down);
    QCOMPARE(columns->currentText(), QString("age"));
    auto* const words = dialog->findChild<QListWidget*>("orderWords");
    QCOMPARE(words->count(), 5);
    QCOMPARE(words->item(0)->text(), QString("under 18"));
    QTest::mouseClick(words->viewport(), Qt::LeftButton, {},
                      words->visualItemRect(words->item(0)).center());
    QVERIFY(!dialog->findChild<QToolButton*>("lowerWord")->isEnabled());
    QTest::mouseClick(dialog->findChild<QToolButton*>("higherWord"), Qt::LeftButton);
    QCOMPARE(words->item(1)->text(), QString("under 18"));
    QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                      Qt::LeftButton);
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(done().front().values.choice(orders_id),
             std::string("age: 18-29 < under 18 < 30-39 < 40-64 < 65+"));
    const Vector after = values("age");
    for (Index row = 0; row < before.size(); ++row) {
      QCOMPARE(after[row], before[row] <= 2.0 ? 3.0 - before[row] : before[row]);
    }
  }

  void an_order_that_was_not_edited_changes_nothing() {
    QSignalSpy changed(panel_.get(), &DataPanel::tableChanged);
    changeOrder("neutral", "neutral");
    QVERIFY(!panel_->isLoading());
    QCOMPARE(changed.size(), 0);
  }

  void an_order_without_one_of_the_values_is_refused() {
    QSignalSpy troubled(panel_.get(), &DataPanel::troubled);
    changeOrder("strongly disagree < disagree < neutral < ", "neutral < ");
    const auto refused = [&] {
      return std::any_of(troubled.begin(), troubled.end(), [](const QList<QVariant>& said) {
        return said.front().toString().contains("the order leaves out");
      });
    };
    QTRY_VERIFY(refused());
    QCOMPARE(done().size(), std::size_t{1});
    QVERIFY(done().front().values.choice(orders_id).empty());
  }

  /// It is one row of the list, and text again once it is chosen.
  void classes_can_be_explained_afterwards() {
    QSignalSpy changed(panel_.get(), &DataPanel::tableChanged);
    explainColour();
    QTRY_COMPARE(changed.size(), 1);
    const Index colour = panel_->table().table->column_named("colour").value();
    QCOMPARE(panel_->table().columns_with(Role::label), Columns{colour});
    QVERIFY(panel_->table().columns_with(Role::truth).empty());
    QCOMPARE(panel_->table().columns_with(Role::input), (Columns{0, 1, 2, 5, 6}));
    panel_->history().undo();
    QCOMPARE(panel_->table().columns_with(Role::truth), Columns{9});
  }

  void what_a_person_said_of_columns_stays_when_classes_are_explained() {
    ColumnModel& model = columnModel();
    QVERIFY(model.setData(model.index(8, ColumnModel::UnitField), "cm", Qt::EditRole));
    model.setKept({2}, true);
    QVERIFY(panel_->table().columns[2].always_kept);
    QSignalSpy changed(panel_.get(), &DataPanel::tableChanged);
    explainColour();
    QTRY_COMPARE(changed.size(), 1);
    QVERIFY(panel_->table().table->column_named("colour").has_value());  // it is text again
    QCOMPARE(panel_->table().columns[5].unit, std::string("cm"));
    QVERIFY(panel_->table().columns[2].always_kept);
    QCOMPARE(panel_->table().columns_with(Role::input), (Columns{0, 1, 2, 5, 6}));
  }

  void a_column_that_a_person_has_given_a_unit_keeps_it() {
    ColumnModel& model = columnModel();
    QVERIFY(model.setData(model.index(8, ColumnModel::UnitField), "cm", Qt::EditRole));
    QSignalSpy changed(panel_.get(), &DataPanel::tableChanged);
    click("leaveOutStep");
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(panel_->table().columns[5].unit, std::string("cm"));
  }
};

QTEST_MAIN(TestTextInputs)
#include "tst_text_inputs.moc"
