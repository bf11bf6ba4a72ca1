// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>
#include <string>
#include <vector>

#include "core/data/padded_numbers.h"
#include "core/data/table_reader.h"
#include "core/data/table_snapshot.h"
#include "core/prepare/preparation.h"
#include "tests/support/messages.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

/// Numbers with zeros in front, by which people name samples: 00123.
class TestPaddedNumbers : public QObject {
  Q_OBJECT

  TemporaryText files_;

  /// These cells, one after the other, make the first column.
  [[nodiscard]] Dataset column_of(const std::vector<const char*>& cells, int rows = 30) const {
    QByteArray text = "a,y\n";
    for (int row = 0; row < rows; ++row) {
      text += QByteArray(cells[static_cast<std::size_t>(row) % cells.size()]) + ',' +
              QByteArray::number(row * row % 29) + ".5\n";
    }
    return read_table(files_.write("t.csv", text));
  }

 private Q_SLOTS:
  void cells_with_zeros_in_front() {
    for (const char* text : {"00", "01", "00123"}) {
      QVERIFY2(is_padded(text), text);
    }
    for (const char* text :
         {"", "0", "7", "10", "0.5", "00.5", "01e3", "-01", "0x1", " 01", "012a"}) {
      QVERIFY2(!is_padded(text), text);
    }
  }

  void numbers_of_as_many_digits_are_written_as_they_were() {
    const Dataset table = column_of({"00000", "00101", "12345", "", "54321"});
    QCOMPARE(table.columns[0].kind, ColumnKind::number);
    QCOMPARE(table.columns[0].digits, 5);
    QCOMPARE(table.columns[1].digits, 0);
    QCOMPARE(table.values(1, 0), 101.0);
    QVERIFY(!has_message(table.warnings, "table.lost_zeros"));
    QCOMPARE(column_of({"00", "01"}).columns[0].digits, 2);
    QCOMPARE(column_of({"\"007\"", "\"010\""}).columns[0].digits, 3);
  }

  void zeros_that_are_lost_are_said() {
    for (const std::vector<const char*>& cells : {std::vector<const char*>{"12", "007"},
                                                  {"07", "007"},
                                                  {"010", "007", "1000"},
                                                  {"010", "7"}}) {
      const Dataset table = column_of(cells);
      QCOMPARE(table.columns[0].digits, 0);
      QVERIFY2(has_message(table.warnings, "table.lost_zeros"), cells[0]);
    }
    QVERIFY(says(column_of({"12", "007"}).warnings,
                 "column 'a': 15 numbers have zeros in front, such as '007' in line 3"));
  }

  void zeros_of_measured_numbers_mean_nothing() {
    for (const std::vector<const char*>& cells : {std::vector<const char*>{"012", "12.5"},
                                                  {"012", "-12"},
                                                  {"05.25", "12.50"},
                                                  {"0", "0.5"},
                                                  {"1", "10"}}) {
      const Dataset table = column_of(cells);
      QCOMPARE(table.columns[0].digits, 0);
      QVERIFY2(!has_message(table.warnings, "table.lost_zeros"), cells[1]);
    }
  }

  /// A chunk of the file sees only its own cells.
  void a_long_column_is_judged_as_a_whole() {
    QByteArray text = "a,y\n";
    for (int row = 0; row < 120000; ++row) {
      text += QByteArray::number(row).rightJustified(12, '0') + ",1.5\n";
    }
    const Dataset table = read_table(files_.write("long.csv", text));
    QCOMPARE(table.columns[0].digits, 12);
    text += "7,1.5\n";
    QCOMPARE(read_table(files_.write("longer.csv", text)).columns[0].digits, 0);
  }

  void text_for_people_has_the_zeros() {
    QCOMPARE(padded_text(123.0, 5), std::string("00123"));
    QCOMPARE(padded_text(0.0, 2), std::string("00"));
    QCOMPARE(padded_text(100000.0, 6), std::string("100000"));
    QCOMPARE(padded_text(12.5, 5), std::string("12.5"));
    QCOMPARE(padded_text(-3.0, 5), std::string("-3"));
    QCOMPARE(padded_text(7.0, 0), std::string("7"));
    QCOMPARE(padded_text(100000.0, 0), std::string("100000"));
  }

  void copies_know_the_digits_and_changed_numbers_have_none() {
    Dataset table = column_of({"005", "017", "123"});
    const TableSnapshot snapshot(std::make_shared<const Dataset>(table));
    QCOMPARE(snapshot.columns[0].digits, 3);
    QCOMPARE(snapshot.copied().columns[0].digits, 3);
    for (const char* id : {"log", "scale"}) {
      PreparationStep step{id, preparation(id).schema().defaults()};
      step.values.set("columns", std::string("a"));
      QCOMPARE(prepared(table, step).columns[0].digits, 0);
    }
  }
};

QTEST_GUILESS_MAIN(TestPaddedNumbers)
#include "tst_padded_numbers.moc"
