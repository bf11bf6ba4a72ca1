// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>
#include <QtTest>
#include <algorithm>
#include <memory>
#include <utility>

#include "tests/ui/data/example_table.h"
#include "ui/data/column_model.h"
#include "ui/data/column_panel.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestColumnPanel : public QObject {
  Q_OBJECT

  TableSnapshot table_;
  std::unique_ptr<ColumnPanel> panel_;

  QTableView* view() const { return panel_->findChild<QTableView*>(QStringLiteral("columns")); }
  QToolButton* button(const char* text) const {
    for (auto* each : panel_->findChildren<QToolButton*>()) {
      if (each->text() == QLatin1String(text)) {
        return each;
      }
    }
    return nullptr;
  }
  QPoint cell(int row, int field) const {
    return view()->visualRect(view()->model()->index(row, field)).center();
  }
  void click(int row, Qt::KeyboardModifiers keys = {}) const {
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, keys, cell(row, 0));
  }

 private Q_SLOTS:
  void init() {
    table_ = TableSnapshot(sharedExample());
    panel_ = std::make_unique<ColumnPanel>();
    for (const auto edited : {&ColumnPanel::rolesEdited, &ColumnPanel::propertiesEdited}) {
      connect(panel_.get(), edited, panel_.get(), [this](const std::vector<Column>& wanted) {
        table_.columns = wanted;
        panel_->setTable(table_);
      });
    }
    panel_->setTable(table_);
    panel_->resize(330, 400);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
  }

  void gives_a_role_to_all_columns_selected_with_shift() {
    click(1);
    click(3, Qt::ShiftModifier);
    QTest::mouseClick(button("Input"), Qt::LeftButton);
    QCOMPARE(table_.columns_with(Role::input), (std::vector<Index>{1, 2, 3}));
    QTest::mouseClick(button("Target"), Qt::LeftButton);
    QCOMPARE(table_.columns_with(Role::truth), (std::vector<Index>{1, 2, 3}));
    QTest::mouseClick(button("Input"), Qt::LeftButton);
    QVERIFY(table_.columns_with(Role::input).empty());
    QTest::mouseClick(button("None"), Qt::LeftButton);
    QVERIFY(table_.columns_with(Role::truth).empty());
  }

  void truth_is_chosen_and_a_second_click_does_not_take_it_away() {
    for (Column& column : table_.columns) {
      column.roles = RoleSet().with(Role::input).with(Role::truth);
    }
    table_.columns.back().roles = {};
    panel_->setTable(table_);
    click(2);
    QTest::mouseClick(button("Target"), Qt::LeftButton);
    QCOMPARE(table_.columns_with(Role::truth), (std::vector<Index>{2}));
    QCOMPARE(table_.columns_with(Role::input), (std::vector<Index>{0, 1, 3}));
    QTest::mouseClick(button("Target"), Qt::LeftButton);
    QCOMPARE(table_.columns_with(Role::truth), (std::vector<Index>{2}));
    click(0);
    QTest::mouseClick(button("Target"), Qt::LeftButton);
    QCOMPARE(table_.columns_with(Role::truth), (std::vector<Index>{0}));
    QCOMPARE(table_.columns_with(Role::input), (std::vector<Index>{1, 3}));
  }

  void gives_a_role_to_columns_picked_with_ctrl() {
    click(0);
    click(3, Qt::ControlModifier);
    QTest::mouseClick(button("Input"), Qt::LeftButton);
    QCOMPARE(table_.columns_with(Role::input), (std::vector<Index>{0, 3}));
  }

  void one_column_of_numbers_weighs_the_samples_and_does_nothing_else() {
    QVERIFY(!button("Weight")->isVisible());
    QTest::mouseClick(button("Details"), Qt::LeftButton);
    QVERIFY(button("Weight")->isVisible());
    QVERIFY(!view()->isColumnHidden(ColumnModel::WeightField));
    table_.columns[2].roles = RoleSet().with(Role::input);
    panel_->setTable(table_);
    click(2);
    QTest::mouseClick(button("Weight"), Qt::LeftButton);
    QVERIFY(table_.columns[2].roles == RoleSet().with(Role::weight));
    click(4);
    QTest::mouseClick(button("Weight"), Qt::LeftButton);
    QCOMPARE(table_.columns_with(Role::weight), (std::vector<Index>{2}));
    const auto labels = panel_->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
      return label->isVisible() && label->text().contains(QStringLiteral("left out"));
    }));
  }

  void says_that_text_columns_were_left_out() {
    click(3);
    click(4, Qt::ShiftModifier);
    QTest::mouseClick(button("Input"), Qt::LeftButton);
    QCOMPARE(table_.columns_with(Role::input), (std::vector<Index>{3}));
    const auto labels = panel_->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
      return label->isVisible() && label->text().contains(QStringLiteral("left out"));
    }));
  }

  void search_narrows_the_list_and_roles_go_to_the_columns_that_are_shown() {
    auto* search = panel_->findChild<QLineEdit*>();
    QTest::keyClicks(search, QStringLiteral("X3"));
    QCOMPARE(view()->model()->rowCount(), 1);
    click(0);
    QTest::mouseClick(button("Input"), Qt::LeftButton);
    QCOMPARE(table_.columns_with(Role::input), (std::vector<Index>{2}));
  }

  void an_edit_leaves_search_selection_and_place_as_they_are() {
    table_ = TableSnapshot(sharedExample(6, 200));
    panel_->setTable(table_);
    auto* search = panel_->findChild<QLineEdit*>();
    QTest::keyClicks(search, QStringLiteral("x1"));
    const int found = view()->model()->rowCount();
    view()->scrollToBottom();
    const int place = view()->verticalScrollBar()->value();
    QVERIFY(place > 0);
    click(found - 1);
    const std::vector<Index> chosen = panel_->selectedColumns();
    QCOMPARE(chosen.size(), std::size_t{1});
    QTest::mouseClick(button("Input"), Qt::LeftButton);
    QCOMPARE(table_.columns_with(Role::input), chosen);
    QCOMPARE(panel_->selectedColumns(), chosen);
    QCOMPARE(search->text(), QStringLiteral("x1"));
    QCOMPARE(view()->model()->rowCount(), found);
    QCOMPARE(view()->verticalScrollBar()->value(), place);
    panel_->setTable(TableSnapshot(sharedExample()));
    QVERIFY(search->text().isEmpty());
  }

  void everything_is_reached_by_keyboard() {
    view()->setFocus();
    view()->setCurrentIndex(view()->model()->index(2, ColumnModel::InputField));
    QTest::keyClick(view(), Qt::Key_Space);
    QCOMPARE(table_.columns_with(Role::input), (std::vector<Index>{2}));
    QTest::keyClick(view(), Qt::Key_A, Qt::ControlModifier);
    button("Target")->setFocus();
    QTest::keyClick(button("Target"), Qt::Key_Space);
    QCOMPARE(table_.columns_with(Role::truth), (std::vector<Index>{0, 1, 2, 3}));
  }

  void fits_a_narrow_column_without_scrolling_sideways() {
    int width = 0;
    for (int field = 0; field < ColumnModel::FieldCount; ++field) {
      width += view()->isColumnHidden(field) ? 0 : view()->columnWidth(field);
    }
    QVERIFY2(width <= view()->viewport()->width(), qPrintable(QString::number(width)));
  }

  void names_have_the_room_before_the_notes() {
    const QFontMetrics words = view()->fontMetrics();
    int room = view()->viewport()->width() - words.horizontalAdvance(QStringLiteral("Notexx"));
    for (int field = ColumnModel::InputField; field < ColumnModel::NoteField; ++field) {
      room -= view()->isColumnHidden(field) ? 0 : view()->columnWidth(field);
    }
    const int most = std::min(room, view()->viewport()->width() / 2);
    QString name(QStringLiteral("n"));
    while (words.horizontalAdvance(name + QStringLiteral("nxx")) <= most) {
      name += QLatin1Char('n');
    }
    Dataset named = *sharedExample();
    named.columns.front().name = name.toStdString();
    table_ = TableSnapshot(std::make_shared<const Dataset>(std::move(named)));
    panel_->setTable(table_);
    QVERIFY(!view()->isColumnHidden(ColumnModel::NoteField));
    QTRY_VERIFY2(view()->columnWidth(ColumnModel::NameField) >= words.horizontalAdvance(name),
                 qPrintable(QString::number(view()->columnWidth(ColumnModel::NameField))));
    QCOMPARE(view()->textElideMode(), Qt::ElideMiddle);
  }

  /// Once there was one, its place stays: the boxes beside it do not move while a person clicks.
  void without_a_note_names_have_the_room_of_the_notes() {
    QVERIFY(!view()->isColumnHidden(ColumnModel::NoteField));
    Dataset plain = exampleTable(6, 2);
    for (Index row = 0; row < plain.samples(); ++row) {
      plain.values(row, 0) = 0.25 * static_cast<double>(row * row);
      plain.values(row, 1) = 0.5 * static_cast<double>(row % 4);
    }
    plain.columns.pop_back();
    plain.values.conservativeResize(Eigen::NoChange, 2);
    for (Column& column : plain.columns) {
      column.roles = RoleSet().with(Role::input);
    }
    table_ = TableSnapshot(std::make_shared<const Dataset>(std::move(plain)));
    panel_->setTable(table_);
    QVERIFY(view()->isColumnHidden(ColumnModel::NoteField));
    QTest::mouseClick(button("Details"), Qt::LeftButton);
    QVERIFY(!view()->isColumnHidden(ColumnModel::NoteField));
    QTest::mouseClick(button("Details"), Qt::LeftButton);
    QVERIFY(view()->isColumnHidden(ColumnModel::NoteField));
    table_.columns.front().period = 1.0;  // which its values exceed
    panel_->setTable(table_);
    QVERIFY(!view()->isColumnHidden(ColumnModel::NoteField));
    table_.columns.front().period = 0.0;
    panel_->setTable(table_);
    QVERIFY(!view()->isColumnHidden(ColumnModel::NoteField));
  }

  void shows_periods_and_units_when_asked_for_details() {
    QVERIFY(view()->isColumnHidden(ColumnModel::PeriodField));
    QTest::mouseClick(button("Details"), Qt::LeftButton);
    QVERIFY(!view()->isColumnHidden(ColumnModel::PeriodField));
  }

  void names_and_notes_can_be_read_beside_the_details() {
    Dataset named = *sharedExample();
    named.columns.front().name = "temperature of the oven";
    table_ = TableSnapshot(std::make_shared<const Dataset>(std::move(named)));
    panel_->setTable(table_);
    const int narrow = view()->columnWidth(ColumnModel::NoteField);
    QTest::mouseClick(button("Details"), Qt::LeftButton);
    const QString name = view()->model()->index(0, ColumnModel::NameField).data().toString();
    const int whole = view()->fontMetrics().horizontalAdvance(name);
    const int half = view()->viewport()->width() / 2;
    QVERIFY(view()->columnWidth(ColumnModel::NameField) >= std::min(whole, half));
    QVERIFY(view()->columnWidth(ColumnModel::NoteField) >= half);
    QTRY_VERIFY(view()->horizontalScrollBar()->maximum() > 0);
    QTest::mouseClick(button("Details"), Qt::LeftButton);
    QCOMPARE(view()->columnWidth(ColumnModel::NoteField), narrow);
    QTRY_COMPARE(view()->horizontalScrollBar()->maximum(), 0);
  }

  void a_note_that_is_cut_is_read_in_its_tool_tip() {
    for (int row = 0; row < view()->model()->rowCount(); ++row) {
      const QModelIndex note = view()->model()->index(row, ColumnModel::NoteField);
      const QString said = note.data().toString();
      QVERIFY(said.isEmpty() ||
              note.data(Qt::ToolTipRole).toString().contains(said.toHtmlEscaped()));
    }
  }

  /// The mark is shown without being asked for where it says something.
  void keeps_the_selected_inputs_and_lets_them_go() {
    QVERIFY(view()->isColumnHidden(ColumnModel::KeepField));
    click(1);
    click(2, Qt::ShiftModifier);
    QTest::mouseClick(button("Input"), Qt::LeftButton);
    const QList<QAction*> menu = view()->actions();
    const auto keep = std::find_if(menu.begin(), menu.end(), [](const QAction* action) {
      return action->text() == QStringLiteral("Always keep");
    });
    QVERIFY(keep != menu.end() && (*keep)->isEnabled());
    (*keep)->trigger();
    QVERIFY(!table_.columns[0].always_kept && table_.columns[1].always_kept &&
            table_.columns[2].always_kept);
    QVERIFY(!view()->isColumnHidden(ColumnModel::KeepField));
    (*keep)->trigger();
    QVERIFY(!table_.columns[1].always_kept && !table_.columns[2].always_kept);
    QVERIFY(view()->isColumnHidden(ColumnModel::KeepField));
  }

  void the_buttons_wait_for_a_selection() {
    QVERIFY(!button("Input")->isEnabled());
    click(0);
    QVERIFY(button("Input")->isEnabled());
  }
};

QTEST_MAIN(TestColumnPanel)
#include "tst_column_panel.moc"
