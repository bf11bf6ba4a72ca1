// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <QUndoStack>
#include <QtTest>

#include "tests/ui/data/example_table.h"
#include "ui/data/data_panel.h"
#include "ui/data/missing_chooser.h"
#include "ui/data/question_dialog.h"
#include "ui/style/notice.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestDataPanel : public QObject {
  Q_OBJECT

  std::unique_ptr<TableHistory> tables_;
  std::unique_ptr<DataPanel> panel_;

  template <typename Button>
  Button* button(const char* text) const {
    for (auto* each : panel_->findChildren<Button*>()) {
      if (each->text() == QLatin1String(text)) {
        return each;
      }
    }
    return nullptr;
  }
  QString error() const {
    const auto* notice = panel_->findChild<Notice*>(QStringLiteral("error"));
    return notice->isVisible() ? notice->text() : QString();
  }
  QString said(const char* name) const {
    return panel_->findChild<QLabel*>(QLatin1String(name))->text();
  }
  bool missingSays(const QString& words) const {
    const auto labels = panel_->findChild<MissingChooser*>()->findChildren<QLabel*>();
    return labels.front()->text().contains(words);
  }
  void openTruthTab() const { panel_->findChild<QTabWidget*>()->setCurrentIndex(1); }

 private Q_SLOTS:
  void init() {
    panel_.reset();
    tables_ = std::make_unique<TableHistory>();
    panel_ = std::make_unique<DataPanel>(*tables_);
    panel_->resize(330, 420);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
  }

  void shows_name_and_shape_and_points_out_constant_inputs() {
    Dataset table = exampleTable();
    table.columns[0].roles = RoleSet().with(Role::input);
    QSignalSpy changed(panel_.get(), &DataPanel::datasetChanged);
    panel_->setDataset(table);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(said("summary"), QStringLiteral("6 samples x 5 columns, inputs: 1"));
    QVERIFY(said("notes").contains(QStringLiteral("x1")));
  }

  void counts_missing_cells_of_the_columns_in_use_only() {
    panel_->setDataset(exampleTable());
    QVERIFY(missingSays(QStringLiteral("No missing cells")));
    Dataset used = exampleTable();
    used.columns[1].roles = RoleSet().with(Role::input);
    panel_->setDataset(used);
    QVERIFY(missingSays(QStringLiteral("2 missing cells in 2 of 6 rows")));
    auto* policy = panel_->findChild<MissingChooser*>()->findChild<QComboBox*>();
    QVERIFY(policy->isVisible());
    QSignalSpy changed(panel_.get(), &DataPanel::optionsChanged);
    policy->setFocus();
    QTest::keyClick(policy, Qt::Key_Down);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(panel_->options().missing, MissingPolicy::drop_rows);
  }

  /// "These rows are left out" was said while they were filled.
  void the_question_knows_what_is_done_with_missing_cells() {
    Dataset used = exampleTable();
    used.columns[1].roles = RoleSet().with(Role::input);
    panel_->setDataset(used);
    ProblemOptions options;
    options.missing = MissingPolicy::fill_median;
    panel_->setOptions(options);
    auto* const change = panel_->findChild<QPushButton*>("changeQuestion");
    QTRY_VERIFY(change->isEnabled());
    QTest::mouseClick(change, Qt::LeftButton);
    auto* const dialog = panel_->findChild<QuestionDialog*>();
    QVERIFY(dialog != nullptr);
    const QString missing = dialog->findChild<QLabel*>("missingCells")->text();
    QVERIFY2(missing.startsWith("2 in 2 of 6 rows: filled with"), qPrintable(missing));
    QVERIFY(dialog->policy() == MissingPolicy::fill_median);
    dialog->reject();
  }

  /// One answer in one dialog is one change.
  void a_question_and_its_treatment_of_missing_cells_are_undone_together() {
    Dataset used = exampleTable();
    used.columns[1].roles = RoleSet().with(Role::input);
    panel_->setDataset(used);
    ProblemOptions options;
    options.missing = MissingPolicy::fill_median;
    panel_->setOptions(options);
    const std::vector<Column> before = panel_->table().columns;
    auto* const change = panel_->findChild<QPushButton*>("changeQuestion");
    QTRY_VERIFY(change->isEnabled());
    QTest::mouseClick(change, Qt::LeftButton);
    auto* const dialog = panel_->findChild<QuestionDialog*>();
    QVERIFY(dialog != nullptr);
    dialog->findChild<QAbstractButton*>("explainNothing")->click();
    auto* const missing = dialog->findChild<QLabel*>("missingCells");
    missing->setFocus();
    QTest::keyClick(missing, Qt::Key_Tab);
    QTest::keyClick(missing, Qt::Key_Return);
    auto* const menu = dialog->findChild<QMenu*>();
    QVERIFY(menu != nullptr);
    menu->actions().front()->trigger();
    menu->close();
    dialog->accept();
    QVERIFY(panel_->table().columns != before);
    QVERIFY(panel_->options().missing == MissingPolicy::drop_rows);
    const std::vector<Column> after = panel_->table().columns;
    panel_->history().undo();
    QVERIFY(panel_->table().columns == before);
    QVERIFY(panel_->options().missing == MissingPolicy::fill_median);
    QVERIFY(!panel_->history().canUndo());
    panel_->history().redo();
    QVERIFY(panel_->table().columns == after);
    QVERIFY(panel_->options().missing == MissingPolicy::drop_rows);
  }

  void asks_once_whether_the_rows_are_a_series() {
    panel_->setDataset(exampleTable());
    auto* choice = panel_->findChild<QComboBox*>(QStringLiteral("rowOrder"));
    QVERIFY(!choice->isVisible());
    panel_->askForRowOrder(true);
    QVERIFY(choice->isVisible());
    QSignalSpy changed(panel_.get(), &DataPanel::optionsChanged);
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_End);
    QCOMPARE(changed.size(), 1);
    QVERIFY(panel_->options().row_order == RowOrder::any);
    // What was said stays in view, and another table is asked anew.
    panel_->askForRowOrder(false);
    QVERIFY(choice->isVisible());
    panel_->setDataset(exampleTable());
    QVERIFY(!choice->isVisible());
    QVERIFY(panel_->options().row_order == RowOrder::automatic);
  }

  void one_click_compares_the_inputs_with_themselves() {
    Dataset table = exampleTable();
    table.columns[2].roles = RoleSet().with(Role::input);
    table.columns[3].roles = RoleSet().with(Role::truth);
    panel_->setDataset(table);
    openTruthTab();
    QSignalSpy changed(panel_.get(), &DataPanel::rolesChanged);
    QTest::mouseClick(button<QPushButton>("Compare the inputs with themselves"), Qt::LeftButton);
    QVERIFY(!changed.isEmpty());
    QCOMPARE(panel_->table().columns_with(Role::truth), (std::vector<Index>{2}));
    QVERIFY(said("truthSource").contains(QStringLiteral("themselves")));
  }

  /// Jobs and finished runs hold what was open: it stays as it was for them.
  void what_was_taken_of_the_tables_stays_while_their_roles_change() {
    Dataset table = exampleTable();
    table.columns[2].roles = RoleSet().with(Role::input);
    table.columns[3].roles = RoleSet().with(Role::truth);
    panel_->setDataset(table);
    const TableSnapshot taken = panel_->table();
    openTruthTab();
    QTest::mouseClick(button<QPushButton>("Compare the inputs with themselves"), Qt::LeftButton);
    QCOMPARE(panel_->table().columns_with(Role::truth), (std::vector<Index>{2}));
    QCOMPARE(taken.columns_with(Role::truth), (std::vector<Index>{3}));
    QCOMPARE(taken.table->columns_with(Role::truth), (std::vector<Index>{3}));
    QVERIFY(panel_->table().table == taken.table);
    while (panel_->history().canUndo()) {
      panel_->history().undo();
    }
    QVERIFY(panel_->table().columns == taken.columns);
    QVERIFY(panel_->table().table == taken.table);
  }

  void the_switch_standardises_the_ground_truth() {
    panel_->setDataset(exampleTable());
    openTruthTab();
    QVERIFY(!panel_->options().standardise_truth);
    button<QCheckBox>("Standardise the target")->click();
    QVERIFY(panel_->options().standardise_truth);
  }

  void coordinates_of_molecules_are_compared_by_their_distances() {
    panel_->setDataset(exampleTable(6, 7));
    for (const char* file : {"molecules.csv", "molecules.xyz"}) {
      Dataset truth = exampleTable(6, 7);
      truth.source = file;
      for (Column& column : truth.columns) {
        column.roles = RoleSet();
      }
      for (std::size_t column = 1; column < 7; ++column) {
        truth.columns[column].roles = RoleSet().with(Role::truth);
      }
      panel_->setTruthTable(truth);
      QCOMPARE(panel_->options().truth_kind == TruthKind::pair_distances,
               std::string(file).ends_with("xyz"));
    }
  }

  void the_user_says_what_the_columns_of_the_ground_truth_are() {
    Dataset table = exampleTable(6, 7);
    for (std::size_t column = 1; column < 7; ++column) {
      table.columns[column].roles = RoleSet().with(Role::truth);
    }
    panel_->setDataset(table);
    openTruthTab();
    auto* kind = panel_->findChild<QComboBox*>(QStringLiteral("truthKind"));
    QSignalSpy changed(panel_.get(), &DataPanel::optionsChanged);
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_Down);
    QCOMPARE(changed.size(), 1);
    QVERIFY(panel_->options().truth_kind == TruthKind::pair_distances);
    QVERIFY2(said("truthSource").contains(QStringLiteral("between 2 points (6 columns")),
             qPrintable(said("truthSource")));
    QVERIFY(!button<QCheckBox>("Standardise the target")->isEnabled());
    QTest::keyClick(kind, Qt::Key_Down);
    QVERIFY(panel_->options().truth_kind == TruthKind::distance_matrix);
  }

  void a_truth_table_of_other_length_is_refused_in_place() {
    panel_->setDataset(exampleTable(6));
    panel_->setTruthTable(exampleTable(5));
    QVERIFY(!panel_->hasTruthTable());
    QVERIFY2(error().contains(QStringLiteral("5 rows")), qPrintable(error()));
  }

  void a_truth_table_serves_until_it_is_left() {
    panel_->setDataset(exampleTable());
    panel_->setTruthTable(exampleTable());
    QVERIFY(panel_->hasTruthTable());
    QCOMPARE(panel_->truth().columns_with(Role::truth), (std::vector<Index>{0, 1, 2, 3}));
    openTruthTab();
    QTest::mouseClick(button<QPushButton>("Drop the other file"), Qt::LeftButton);
    QVERIFY(!panel_->hasTruthTable());
  }

  void what_was_said_of_a_truth_file_goes_with_it() {
    panel_->setDataset(exampleTable());
    panel_->setTruthTable(exampleTable());
    ProblemOptions options;
    options.truth_kind = TruthKind::distance_matrix;
    panel_->setOptions(options);
    QVERIFY(panel_->options().truth_kind == TruthKind::distance_matrix);
    panel_->clearTruthTable();
    QVERIFY(panel_->options().truth_kind == TruthKind::columns);
  }

  void wrapping_is_offered_where_values_exceed_their_period() {
    Dataset table = exampleTable();
    table.columns[2].roles = RoleSet().with(Role::input);
    panel_->setDataset(table);
    auto* wrap = button<QCheckBox>("Wrap periods");
    QVERIFY(!wrap->isVisible());
    table.columns[2].period = 5.0;  // the column covers 20
    panel_->setDataset(table);
    QVERIFY(wrap->isVisible());
    QSignalSpy changed(panel_.get(), &DataPanel::optionsChanged);
    wrap->click();
    QCOMPARE(changed.size(), 1);
    QVERIFY(panel_->options().wrap_periods);
  }

  void what_was_noticed_of_the_data_is_said_below_them() {
    panel_->setDataset(exampleTable());
    panel_->showRemarks({other_words("3 of 6 samples have the same inputs")});
    QVERIFY(said("notes").contains(QStringLiteral("3 of 6")));
    panel_->setDataset(exampleTable());
    QVERIFY(!said("notes").contains(QStringLiteral("3 of 6")));
  }

  /// "Nothing found: ask for another target", with six columns of text that nobody had looked at.
  void text_that_is_no_candidate_is_pointed_out() {
    const QString note("1 text column is not used: class.");
    Dataset table = exampleTable();
    table.columns[2].roles = RoleSet().with(Role::input);
    panel_->setDataset(table);
    panel_->showRemarks({other_words("one"), other_words("two"), other_words("three")});
    QVERIFY2(said("notes").startsWith(note), qPrintable(said("notes")));
    table.columns[4].roles = RoleSet().with(Role::label);
    panel_->setDataset(table);
    QVERIFY2(!said("notes").contains("text column"), qPrintable(said("notes")));
    table.columns[4].roles = {};
    table.columns[4].categories = {"1st", "2nd", "3rd", "4th", "5th", "6th"};
    table.values.col(4) << 0, 1, 2, 3, 4, 5;  // names of samples are no loss
    panel_->setDataset(table);
    QVERIFY2(!said("notes").contains("text column"), qPrintable(said("notes")));
  }

  void options_that_no_widget_shows_survive() {
    panel_->setDataset(exampleTable());
    ProblemOptions options;
    options.samples = {0, 2, 4, 5};
    options.missing = MissingPolicy::fill_median;
    panel_->setOptions(options);
    QCOMPARE(panel_->options().samples, options.samples);
    QCOMPARE(panel_->options().missing, MissingPolicy::fill_median);
  }
};

QTEST_MAIN(TestDataPanel)
#include "tst_data_panel.moc"
