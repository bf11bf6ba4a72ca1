// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <string>
#include <vector>

#include "core/data/table_reader.h"
#include "core/error.h"
#include "core/prepare/further_rows.h"
#include "core/prepare/preparation.h"
#include "tests/support/messages.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

PreparationStep step(const char* id,
                     std::initializer_list<std::pair<const char*, ParameterValue>> given = {}) {
  PreparationStep made{id, preparation(id).schema().defaults()};
  for (const auto& [name, value] : given) {
    made.values.set(name, value);
  }
  return made;
}

Index missing(const Dataset& table, const std::string& name) {
  return table.values.col(*table.column_named(name)).array().isNaN().count();
}

}  // namespace

/// Steps that make cells missing: codes, and words among numbers.
class TestMissingSteps : public QObject {
  Q_OBJECT

  TemporaryText files_;

  /// "a" and "t" have codes that lie far from their values, "b" has measured ones, "c" has words.
  Dataset read(char mark = '.') const {
    QByteArray text = "a;b;c;t\n";
    for (int row = 0; row < 40; ++row) {
      const QByteArray half = QByteArray::number(row % 7) + mark + "5";
      const QByteArray word = row % 9 == 4 ? "low" : row % 9 == 6 ? "not done" : half;
      text += (row % 10 == 3 ? QByteArray("-999") : half) + ';' +
              QByteArray::number(-990 - row % 20) + ';' + word + ';' +
              (row % 13 == 5 ? QByteArray("-99") : QByteArray::number(row)) + '\n';
    }
    return read_table(files_.write("t.csv", text));
  }
  static QString refusal(const Dataset& table, const PreparationStep& of) {
    return message_of([&] { static_cast<void>(prepared(table, of)); });
  }

 private Q_SLOTS:
  void codes_far_from_all_other_values_become_missing() {
    const Dataset table = read();
    QVERIFY(has_message(table.warnings, "table.missing_code"));
    const Dataset made = prepared(table, step("missing-codes"));
    QCOMPARE(missing(made, "a"), Index{4});
    QCOMPARE(missing(made, "b"), Index{0});
    QCOMPARE(missing(made, "t"), Index{3});
    QVERIFY(!has_message(made.warnings, "table.missing_code"));
    const ParameterValues& recorded = made.origin.steps.front().values;
    QCOMPARE(recorded.list("codes"), (std::vector<double>{-999.0, -99.0}));
    QCOMPARE(recorded.choice("columns"), std::string("1,4"));
    QVERIFY(refusal(made, step("missing-codes")).contains("no number lies so far"));
  }

  void codes_that_are_named_are_taken_where_they_are_asked_for() {
    const std::vector<double> codes{-999.0, 0.5};
    const Dataset made =
        prepared(read(), step("missing-codes", {{"columns", std::string("a")}, {"codes", codes}}));
    QCOMPARE(missing(made, "a"), Index{4 + 6});
    QCOMPARE(missing(made, "t"), Index{0});
    QVERIFY(has_message(made.warnings, "table.missing_code"));  // of t
  }

  /// -999 was measured in b, and would be lost there.
  void a_code_of_one_column_is_no_code_in_another() {
    Dataset table = read();
    table.values(7, 3) = -999.0;
    table.values(8, 3) = -999.0;
    table.values(9, 0) = -99.0;
    QVERIFY(refusal(table, step("missing-codes")).contains("-99 is a code in some columns"));
  }

  void words_among_numbers_become_missing_data() {
    QTest::addColumn<char>("mark");
    QTest::newRow("decimal point") << '.';
    QTest::newRow("decimal comma") << ',';
  }
  void words_among_numbers_become_missing() {
    QFETCH(const char, mark);
    const Dataset table = read(mark);
    QVERIFY(table.columns[2].kind == ColumnKind::category);
    const Dataset made = prepared(table, step("text-as-numbers"));
    QVERIFY(made.columns[2].kind == ColumnKind::number);
    QCOMPARE(missing(made, "c"), Index{4 + 4});
    QCOMPARE(made.values(1, 2), 1.5);
    QCOMPARE(made.values(39, 2), 4.5);
    const QString said = QString::fromStdString(in_words(made.warnings.back()));
    QCOMPARE(said, QString("column 'c' became numbers; 8 cells that were none are missing"));
  }

  void columns_of_words_and_of_numbers_are_refused() {
    const Dataset table = read();
    const auto of = [](const char* column) {
      return step("text-as-numbers", {{"columns", std::string(column)}});
    };
    QVERIFY(refusal(table, of("a")).contains("holds numbers already"));
    const Dataset made = prepared(table, step("text-as-numbers"));
    QVERIFY(refusal(made, step("text-as-numbers")).contains("no column of text"));
    Dataset words = table;
    words.columns[2].categories.assign(words.columns[2].categories.size(), "word");
    QVERIFY(refusal(words, of("c")).contains("most cells of the column are no numbers"));
  }

  /// Whether these hold words, other words, or numbers only.
  void further_rows_are_read_as_the_table_was_data() {
    QTest::addColumn<QByteArray>("cells");
    QTest::addColumn<char>("mark");
    QTest::addColumn<double>("second");
    QTest::newRow("numbers") << QByteArray("3.25 1.5") << '.' << 1.5;
    QTest::newRow("another word") << QByteArray("3.25 gone") << '.' << std::nan("");
    QTest::newRow("numbers, in a table with decimal commas")
        << QByteArray("3.25 1.5") << ',' << 1.5;
  }
  void further_rows_are_read_as_the_table_was() {
    QFETCH(const QByteArray, cells);
    QFETCH(const char, mark);
    QFETCH(const double, second);
    const Dataset table = read(mark);
    const std::vector<PreparationStep> steps =
        prepared(prepared(table, step("missing-codes")), step("text-as-numbers")).origin.steps;
    const QList<QByteArray> two = cells.split(' ');
    const Dataset further = read_table(files_.write(
        "f.csv", "c;a;b;t\n" + two[0] + ";1.5;-999;3\n" + two[1] + ";-999;-999;-99\n"));
    const Dataset rows =
        prepared_further(rows_in_columns_of(table, further, {"a", "b", "c"}), table, steps);
    QCOMPARE(rows.values(0, 2), 3.25);
    QVERIFY(rows.values(1, 2) == second || (std::isnan(rows.values(1, 2)) && std::isnan(second)));
    QCOMPARE(rows.values(0, 0), 1.5);
    QVERIFY(std::isnan(rows.values(1, 0)) && std::isnan(rows.values(1, 3)));
    QCOMPARE(rows.values(0, 1), -999.0);
  }
};

QTEST_GUILESS_MAIN(TestMissingSteps)
#include "tst_missing_steps.moc"
