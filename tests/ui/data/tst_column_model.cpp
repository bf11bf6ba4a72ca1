// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAbstractItemModelTester>
#include <QtTest>
#include <memory>
#include <numeric>
#include <utility>
#include <vector>

#include "tests/ui/data/example_table.h"
#include "ui/data/column_model.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

QString shown(const ColumnModel& model, int row, ColumnModel::Field field) {
  return model.data(model.index(row, field), Qt::DisplayRole).toString();
}

/// A table that keeps what is edited, as the session does, and shows it to its model.
struct Edited {
  TableSnapshot table;
  ColumnModel model;
  int times = 0;

  explicit Edited(std::shared_ptr<const Dataset> shared) : table(std::move(shared)) {
    for (const auto edited : {&ColumnModel::rolesEdited, &ColumnModel::propertiesEdited}) {
      QObject::connect(&model, edited, &model, [this](const std::vector<Column>& wanted) {
        table.columns = wanted;
        ++times;
        model.setTable(table);
      });
    }
    model.setTable(table);
  }
  const Column& at(std::size_t column) const { return table.columns[column]; }
};

}  // namespace

class TestColumnModel : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void obeys_the_rules_of_models_while_it_changes() {
    Edited edited(sharedExample());
    ColumnModel& model = edited.model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRole({0, 1}, Role::input, true);
    model.setData(model.index(2, ColumnModel::UnitField), QStringLiteral("nm"), Qt::EditRole);
    model.setTable(TableSnapshot(sharedExample(8, 2)));
    QCOMPARE(model.rowCount(), 3);
    model.setTable({});
    QCOMPARE(model.rowCount(), 0);
  }

  void a_remark_of_the_reader_stands_at_its_column() {
    auto table = std::make_shared<Dataset>(*sharedExample());
    const std::string name = table->columns[1].name;
    table->warnings = {message("table.test", "column {1}: line 7 is odd", "'" + name + "'"),
                       message("table.test", "the last line is cut off")};
    const Edited edited(table);
    QVERIFY2(shown(edited.model, 1, ColumnModel::NoteField).endsWith("line 7 is odd"),
             qPrintable(shown(edited.model, 1, ColumnModel::NoteField)));
    for (const int other : {0, 2}) {
      const QString note = shown(edited.model, other, ColumnModel::NoteField);
      QVERIFY2(!note.contains("line"), qPrintable(note));
    }
  }

  /// What is asked of a table stays with whoever took it, whatever is asked of it next.
  void an_edit_makes_other_columns_and_leaves_the_table_as_it_is() {
    const std::shared_ptr<const Dataset> opened = sharedExample();
    Edited edited(opened);
    const TableSnapshot before = edited.table;
    edited.model.setRole({2}, Role::input, true);
    edited.model.setData(edited.model.index(2, ColumnModel::UnitField), QStringLiteral("nm"),
                         Qt::EditRole);
    QVERIFY(edited.at(2).roles.has(Role::input));
    QCOMPARE(edited.at(2).unit, std::string("nm"));
    QVERIFY(before.columns[2].roles.empty());
    QVERIFY(before.columns[2].unit.empty());
    QVERIFY(opened->columns[2].roles.empty());
    QVERIFY(edited.table.table == opened);
  }

  /// Nobody has to agree to an edit, and the view keeps its place.
  void shows_an_edit_once_it_is_given_it_and_resets_no_view() {
    ColumnModel model;
    TableSnapshot table(sharedExample());
    model.setTable(table);
    QSignalSpy wanted(&model, &ColumnModel::rolesEdited);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    model.setRole({2}, Role::input, true);
    QCOMPARE(wanted.size(), 1);
    const QModelIndex tick = model.index(2, ColumnModel::InputField);
    QCOMPARE(tick.data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
    table.columns[2].roles = RoleSet().with(Role::input);
    model.setTable(table);
    QCOMPARE(tick.data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Checked));
    QVERIFY(reset.isEmpty());
    model.setTable(TableSnapshot(sharedExample()));
    QCOMPARE(reset.size(), 1);
  }

  void an_input_can_be_marked_as_kept() {
    Edited edited(sharedExample());
    const QModelIndex mark = edited.model.index(1, ColumnModel::KeepField);
    QVERIFY(!mark.data(Qt::CheckStateRole).isValid());
    QVERIFY(!edited.model.setData(mark, Qt::Checked, Qt::CheckStateRole));
    edited.model.setRole({1}, Role::input, true);
    QCOMPARE(mark.data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
    QVERIFY(edited.model.setData(mark, Qt::Checked, Qt::CheckStateRole));
    QVERIFY(edited.at(1).always_kept);
    QCOMPARE(mark.data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Checked));
    edited.model.setRole({1}, Role::input, false);
    QVERIFY(mark.flags() & Qt::ItemIsUserCheckable);  // it can be taken away
    edited.model.setKept({0, 1}, false);
    QVERIFY(!edited.at(0).always_kept && !edited.at(1).always_kept);
  }

  void groups_are_typed_and_kept_in_the_table() {
    Edited edited(sharedExample());
    ColumnModel& model = edited.model;
    QVERIFY(model.setData(model.index(1, ColumnModel::GroupField), QStringLiteral(" atom 1 "),
                          Qt::EditRole));
    QCOMPARE(edited.times, 1);
    QCOMPARE(edited.at(1).group, std::string("atom 1"));
    QCOMPARE(shown(model, 1, ColumnModel::GroupField), QStringLiteral("atom 1"));
  }

  void notes_values_that_exceed_their_period() {
    ColumnModel model;
    TableSnapshot table(sharedExample());
    model.setTable(table);
    QCOMPARE(shown(model, 2, ColumnModel::NoteField), QString());
    table.columns[2].period = 5.0;
    table.columns[3].period = 500.0;
    model.setTable(table);
    QVERIFY(shown(model, 2, ColumnModel::NoteField).contains(QStringLiteral("exceeds its period")));
    QCOMPARE(shown(model, 3, ColumnModel::NoteField), QString());
  }

  void notes_constant_columns_missing_cells_and_text() {
    ColumnModel model;
    model.setTable(TableSnapshot(sharedExample()));
    QCOMPARE(shown(model, 0, ColumnModel::NoteField), QStringLiteral("constant"));
    QCOMPARE(shown(model, 1, ColumnModel::NoteField), QStringLiteral("2 missing"));
    QCOMPARE(shown(model, 2, ColumnModel::NoteField), QString());
    QVERIFY(shown(model, 4, ColumnModel::NoteField).startsWith(QStringLiteral("text, 2 value")));
  }

  /// The cells of a long column are not sorted while the table is drawn.
  void identifiers_of_a_long_table_are_found_beside_the_window() {
    Dataset table = exampleTable(100001);
    for (Index row = 0; row < table.values.rows(); ++row) {
      table.values(row, 2) = static_cast<double>(50000 + row % 90000);
    }
    table.columns[2].name = "Order ID";
    ColumnModel model;
    model.setTable(TableSnapshot(std::make_shared<Dataset>(table)));
    QCOMPARE(shown(model, 2, ColumnModel::NoteField), QString());
    QSignalSpy changed(&model, &ColumnModel::dataChanged);
    QTRY_COMPARE(shown(model, 2, ColumnModel::NoteField),
                 QStringLiteral("it looks like a name or number of the samples"));
    QCOMPARE(changed.count(), 1);
  }

  /// "Order ID" was left out without a word.
  void what_is_set_aside_as_an_identifier_says_so() {
    Dataset table = exampleTable(20);
    for (Index row = 0; row < 20; ++row) {
      table.values(row, 2) = static_cast<double>(50000 + row % 16);
    }
    table.columns[2].name = "Order ID";
    ColumnModel model;
    model.setTable(TableSnapshot(std::make_shared<Dataset>(table)));
    QCOMPARE(shown(model, 2, ColumnModel::NoteField),
             QStringLiteral("it looks like a name or number of the samples"));
    QCOMPARE(shown(model, 1, ColumnModel::NoteField), QStringLiteral("2 missing"));
    table.columns[2].roles = RoleSet().with(Role::input);
    model.setTable(TableSnapshot(std::make_shared<Dataset>(table)));
    QCOMPARE(shown(model, 2, ColumnModel::NoteField), QString());
  }

  /// Those roles are columns that only the details show.
  void notes_which_column_is_an_id_or_the_time() {
    Edited edited(sharedExample());
    edited.model.setRole({4}, Role::id, true);
    const QString id = shown(edited.model, 4, ColumnModel::NoteField);
    QVERIFY2(id.startsWith(QStringLiteral("Id, text, 2 value")), qPrintable(id));
    edited.model.setRole({2}, Role::time, true);
    QCOMPARE(shown(edited.model, 2, ColumnModel::NoteField), QStringLiteral("Time"));
  }

  void the_weight_is_one_column_of_numbers_without_another_role() {
    Edited edited(sharedExample());
    ColumnModel& model = edited.model;
    const auto tick = [&model](int row, ColumnModel::Field field) {
      return model.setData(model.index(row, field), Qt::Checked, Qt::CheckStateRole);
    };
    QVERIFY(tick(2, ColumnModel::InputField) && tick(2, ColumnModel::WeightField));
    QVERIFY(edited.at(2).roles == RoleSet().with(Role::weight));
    QVERIFY(tick(3, ColumnModel::WeightField));
    QVERIFY(edited.at(2).roles.empty());
    QVERIFY(tick(3, ColumnModel::TruthField));
    QVERIFY(edited.at(3).roles == RoleSet().with(Role::truth));
    QVERIFY(!tick(4, ColumnModel::WeightField));
    QVERIFY(edited.at(4).roles.empty());
    QVERIFY(!model.headerData(ColumnModel::WeightField, Qt::Horizontal, Qt::ToolTipRole)
                 .toString()
                 .isEmpty());
  }

  void a_tick_gives_a_role_and_a_column_may_be_input_and_truth() {
    Edited edited(sharedExample());
    ColumnModel& model = edited.model;
    QVERIFY(
        model.setData(model.index(2, ColumnModel::InputField), Qt::Checked, Qt::CheckStateRole));
    QVERIFY(
        model.setData(model.index(2, ColumnModel::TruthField), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(edited.times, 2);
    QVERIFY(edited.at(2).roles.has(Role::input));
    QVERIFY(edited.at(2).roles.has(Role::truth));
  }

  void text_can_be_neither_input_nor_truth() {
    Edited edited(sharedExample());
    ColumnModel& model = edited.model;
    QCOMPARE(model.setRole({2, 3, 4}, Role::input, true), 1);
    QVERIFY(edited.at(4).roles.empty());
    QVERIFY(!model.index(4, ColumnModel::InputField).data(Qt::CheckStateRole).isValid());
    QVERIFY(!(model.flags(model.index(4, ColumnModel::TruthField)) & Qt::ItemIsUserCheckable));
  }

  void only_one_column_is_the_label() {
    Edited edited(sharedExample());
    ColumnModel& model = edited.model;
    for (const Index column : {4, 2, 3}) {  // text may be one, too
      model.setRole({column}, Role::label, true);
      QCOMPARE(edited.table.columns_with(Role::label), (std::vector<Index>{column}));
    }
  }

  void takes_periods_with_pi_and_refuses_nonsense_in_plain_words() {
    Edited edited(sharedExample());
    ColumnModel& model = edited.model;
    QSignalSpy refused(&model, &ColumnModel::refused);
    const QModelIndex period = model.index(2, ColumnModel::PeriodField);
    QVERIFY(model.setData(period, QStringLiteral("360"), Qt::EditRole));
    QCOMPARE(edited.at(2).period, 360.0);
    QVERIFY(!model.setData(period, QStringLiteral("often"), Qt::EditRole));
    QCOMPARE(refused.size(), 1);
    QCOMPARE(edited.at(2).period, 360.0);
    QVERIFY(model.setData(period, QString(), Qt::EditRole));
    QCOMPARE(edited.at(2).period, 0.0);
  }

  void takes_known_weights_of_0_or_more_only() {
    Edited edited(sharedExample());
    ColumnModel& model = edited.model;
    const QModelIndex weight = model.index(2, ColumnModel::KnownWeightField);
    QVERIFY(model.setData(weight, QStringLiteral("0.1"), Qt::EditRole));
    QCOMPARE(edited.at(2).known_weight, std::optional<double>(0.1));
    for (const char* bad : {"-1", "nan", "inf", "1,500"}) {
      QVERIFY2(!model.setData(weight, QString::fromLatin1(bad), Qt::EditRole), bad);
    }
    QVERIFY(model.setData(weight, QString(), Qt::EditRole));
    QVERIFY(!edited.at(2).known_weight.has_value());
  }

  void editing_a_period_without_changing_it_keeps_every_digit() {
    const std::shared_ptr<Dataset> opened = sharedExample();
    opened->columns[2].period = 6.283185307179586;
    Edited edited(opened);
    ColumnModel& model = edited.model;
    const QModelIndex period = model.index(2, ColumnModel::PeriodField);
    QVERIFY(model.setData(period, period.data(Qt::EditRole), Qt::EditRole));
    QCOMPARE(edited.at(2).period, 6.283185307179586);
  }

  void giving_20000_columns_a_role_is_one_change() {
    Edited edited(sharedExample(4, 20000));
    ColumnModel& model = edited.model;
    std::vector<Index> all(20000);
    std::iota(all.begin(), all.end(), Index{0});
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QCOMPARE(model.setRole(all, Role::input, true), 0);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(edited.table.columns_with(Role::input).size(), std::size_t{20000});
  }
};

QTEST_MAIN(TestColumnModel)
#include "tst_column_model.moc"
