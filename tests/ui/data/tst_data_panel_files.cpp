// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QUndoStack>
#include <QtTest>
#include <cmath>

#include "tests/ui/data/example_table.h"
#include "ui/data/column_model.h"
#include "ui/data/column_panel.h"
#include "ui/data/data_panel.h"
#include "ui/data/import_dialog.h"
#include "ui/style/notice.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestDataPanelFiles : public QObject {
  Q_OBJECT

  std::unique_ptr<TableHistory> tables_;
  std::unique_ptr<DataPanel> panel_;
  QTemporaryDir folder_;

  QString write(const QString& name, const QByteArray& text) const {
    QFile file(folder_.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
      qFatal("cannot write a temporary file");
    }
    return file.fileName();
  }
  /// Of the table; a panel for a truth file has no table yet.
  ColumnModel& columnModel() const {
    for (auto* each : panel_->findChildren<ColumnPanel*>()) {
      if (each->model().table().table) {
        return each->model();
      }
    }
    qFatal("no table");
  }
  QString error() const {
    const auto* notice = panel_->findChild<Notice*>(QStringLiteral("error"));
    return notice->isVisible() ? notice->text() : QString();
  }

 private Q_SLOTS:
  void init() {
    panel_.reset();
    tables_ = std::make_unique<TableHistory>();
    panel_ = std::make_unique<DataPanel>(*tables_);
    panel_->resize(330, 420);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
  }

  void a_file_is_open_after_its_guess_was_accepted_with_enter() {
    panel_->openFile(write(QStringLiteral("good.csv"), "a;b\n0,5;1\n2;3,5\n4;5\n6;7\n"));
    auto* dialog = panel_->findChild<ImportDialog*>();
    QVERIFY(dialog != nullptr);
    QCOMPARE(dialog->dialect().delimiter, ';');
    QCOMPARE(dialog->dialect().decimal_mark, ',');
    QSignalSpy changed(panel_.get(), &DataPanel::datasetChanged);
    QTRY_VERIFY(dialog->wanted());  // the question is known when the table has been read
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(panel_->table().table->values(0, 0), 0.5);
    QCOMPARE(panel_->table().columns_with(Role::input), (std::vector<Index>{0}));
    QCOMPARE(panel_->table().columns_with(Role::truth), (std::vector<Index>{1}));
    QVERIFY(!panel_->isLoading());
  }

  void a_bad_file_is_explained_and_what_was_open_stays() {
    panel_->setDataset(exampleTable());
    panel_->loadFile(write(QStringLiteral("ragged.csv"), "a,b\n1,2\n3\n"), {Dialect{}, {}});
    QTRY_VERIFY(!error().isEmpty());
    QVERIFY2(error().contains(QStringLiteral("3")), qPrintable(error()));
    QVERIFY(panel_->hasDataset());
    QCOMPARE(panel_->table().table->name, std::string("example.csv"));
  }

  /// As on the command line: a planted truth keeps its spreads, other units mean nothing.
  void the_ground_truth_is_scaled_by_what_it_is_until_a_person_says_how() {
    QByteArray text = "a,b,far,small,large\n";
    for (int row = 0; row < 30; ++row) {
      const int a = row * 7 % 31;
      const int b = row * 11 % 29;
      text += QByteArray::number(a) + ',' + QByteArray::number(b) + ',' +
              QByteArray::number(row * row % 37) + ',' + QByteArray::number(0.1 * b) + ',' +
              QByteArray::number(90 * a) + '\n';
    }
    panel_->loadFile(write(QStringLiteral("units.csv"), text), {Dialect{}, {}});
    QTRY_VERIFY(panel_->hasDataset());
    const auto explain = [this](const std::vector<Index>& inputs, const std::vector<Index>& truth) {
      std::vector<Column> columns = panel_->table().columns;
      for (Column& column : columns) {
        column.roles = {};
      }
      for (const Index input : inputs) {
        columns[static_cast<std::size_t>(input)].roles = RoleSet().with(Role::input);
      }
      for (const Index target : truth) {
        RoleSet& roles = columns[static_cast<std::size_t>(target)].roles;
        roles = roles.with(Role::truth);
      }
      panel_->setRoles(columns);
      return panel_->options().standardise_truth;
    };
    const auto* source = panel_->findChild<QLabel*>(QStringLiteral("truthSource"));
    QVERIFY(!explain({0, 1}, {4}));
    QVERIFY(explain({2}, {3, 4}));
    QVERIFY(!source->text().contains("spread"));
    QVERIFY(!explain({0, 1}, {3, 4}));
    QVERIFY2(source->text().contains("but for a factor"), qPrintable(source->text()));
    QVERIFY(!explain({0, 1}, {0, 1}));
    QVERIFY(explain({0, 3}, {0, 3}));
    auto* box = panel_->findChild<QCheckBox*>();
    for (auto* each : panel_->findChildren<QCheckBox*>()) {
      box = each->text().startsWith("Standardise") ? each : box;
    }
    box->click();
    QVERIFY(!panel_->options().standardise_truth);
    QVERIFY(!explain({2}, {3, 4}));  // what a person said stays
  }

  void an_array_is_asked_only_what_should_be_explained() {
    QByteArray array(
        "\x93NUMPY\1\0\x3A\0{'descr': '|u1', 'fortran_order': False, 'shape': (4, 2)} \n", 68);
    array += QByteArray("\1\2\3\4\5\6\7\10", 8);
    panel_->openFile(write(QStringLiteral("array.dat"), array));
    QTRY_VERIFY(panel_->findChild<ImportDialog*>() != nullptr);
    auto* dialog = panel_->findChild<ImportDialog*>();
    QTRY_VERIFY(dialog->table() != nullptr);
    QVERIFY(!dialog->findChild<QAbstractButton*>(QStringLiteral("correct"))->isVisible());
    QCOMPARE(dialog->findChild<QTableView*>()->model()->rowCount(), 4);
    QCOMPARE(dialog->findChild<QLabel*>(QStringLiteral("facts"))->text(),
             QStringLiteral("4 samples, 2 columns"));
    dialog->accept();
    QTRY_VERIFY2(panel_->hasDataset(), qPrintable(error()));
    QCOMPARE(panel_->table().table->values(3, 1), 8.0);
    QVERIFY(!panel_->table().table->origin.reading.dialect);
    panel_->openTruthFile(write(QStringLiteral("truth.dat"), array));
    QTRY_VERIFY2(panel_->hasTruthTable(), qPrintable(error()));
    QCOMPARE(panel_->truth().table->values.cols(), Index{2});
  }

  void a_damaged_array_is_explained_and_cannot_be_opened() {
    panel_->openFile(
        write(QStringLiteral("short.npy"),
              QByteArray("\x93NUMPY\1\0\x3A\0{'descr': '|u1', 'fortran_order': False, 'shape': "
                         "(4, 2)} \n\1\2\3",
                         71)));
    QTRY_VERIFY(panel_->findChild<ImportDialog*>() != nullptr || !error().isEmpty());
    if (auto* dialog = panel_->findChild<ImportDialog*>()) {
      auto* open = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open);
      QTRY_VERIFY(!open->isEnabled());
    }
    QVERIFY(!panel_->hasDataset());
  }

  void a_table_keeps_how_it_was_read() {
    Dialect semicolons;
    semicolons.delimiter = ';';
    panel_->loadFile(write(QStringLiteral("c.csv"), "a;b\n1;2\n3;4\n5;6\n7;8\n"), {semicolons, {}});
    QTRY_VERIFY(panel_->hasDataset());
    QCOMPARE(panel_->table().table->origin.reading.dialect->delimiter, ';');
    panel_->setDataset(exampleTable());  // a lesson: nothing was read
    QVERIFY(!panel_->table().table->origin.reading.dialect);
  }

  void roles_and_units_given_while_a_step_is_under_way_stay() {
    panel_->setDataset(exampleTable(60));
    QSignalSpy changed(panel_.get(), &DataPanel::tableChanged);
    PreparationStep scale{"scale", preparation("scale").schema().defaults()};
    scale.values.set("columns", std::string("x3,x4"));
    panel_->prepare(scale);
    ColumnModel& model = columnModel();
    QCOMPARE(model.setRole({2}, Role::input, true), 0);
    QCOMPARE(model.setRole({3}, Role::truth, true), 0);
    QVERIFY(panel_->isLoading());
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(panel_->table().columns_with(Role::input), (std::vector<Index>{2}));
    QCOMPARE(panel_->table().columns_with(Role::truth), (std::vector<Index>{3}));
    QVERIFY(std::abs(panel_->table().table->values.col(2).mean()) < 1e-9);  // it was scaled, too
  }

  void a_step_that_is_given_up_changes_nothing() {
    panel_->setDataset(exampleTable(60));
    QSignalSpy changed(panel_.get(), &DataPanel::tableChanged);
    PreparationStep every{"stride", preparation("stride").schema().defaults()};
    every.values.set("stride", std::int64_t{2});
    panel_->prepare(every);
    QTest::mouseClick(panel_->findChild<QPushButton*>(QStringLiteral("cancelLoading")),
                      Qt::LeftButton);
    QTRY_VERIFY(!panel_->isLoading());
    QCoreApplication::processEvents();
    QCOMPARE(changed.size(), 0);
    QCOMPARE(panel_->table().samples(), Index{60});
  }

  void what_is_undone_meanwhile_ends_the_step() {
    panel_->setDataset(exampleTable(60));
    QSignalSpy changed(panel_.get(), &DataPanel::tableChanged);
    PreparationStep every{"stride", preparation("stride").schema().defaults()};
    every.values.set("stride", std::int64_t{2});
    panel_->prepare(every);
    QTRY_COMPARE(changed.size(), 1);
    panel_->prepare(every);
    panel_->history().undo();
    QTRY_VERIFY(!panel_->isLoading());
    QCOMPARE(panel_->table().samples(), Index{60});
  }

  void closing_the_panel_while_it_reads_is_safe() {
    panel_->loadFile(write(QStringLiteral("short.csv"), "a,b\n1,2\n3,4\n5,6\n7,8\n"),
                     {Dialect{}, {}});
    panel_.reset();
    QCoreApplication::processEvents();
    QVERIFY(panel_ == nullptr);
  }
};

QTEST_MAIN(TestDataPanelFiles)
#include "tst_data_panel_files.moc"
