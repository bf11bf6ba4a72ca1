// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "core/data/cell_number.h"
#include "core/data/table_reader.h"
#include "core/data/time_column.h"
#include "tests/support/messages.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

bool is_number(const Dataset& table) { return table.columns[0].kind == ColumnKind::number; }

Index missing_in_first(const Dataset& table) { return table.values.col(0).array().isNaN().count(); }

/// What is said about the cells: not what any column of these tables gets.
bool says_nothing_of_cells(const Dataset& table) {
  return std::none_of(table.warnings.begin(), table.warnings.end(),
                      [](const Message& said) { return said.id.starts_with("table."); });
}

}  // namespace

/// Forms of cells that only some cells of a column have.
class TestCellForms : public QObject {
  Q_OBJECT

  TemporaryText files_;

  /// `every` so many rows, the first column holds `odd` with {} for the number; else the number.
  [[nodiscard]] Dataset column_with(const QByteArray& odd, int every, int rows = 40) const {
    QByteArray text = "a,y\n";
    for (int row = 0; row < rows; ++row) {
      const QByteArray number = QByteArray::number(row + 1);
      text += (row % every == 0 ? QByteArray(odd).replace("{}", number) : number) + ',' +
              QByteArray::number(row * row % 29) + ".5\n";
    }
    return read_table(files_.write("t.csv", text));
  }

 private Q_SLOTS:
  void negative_amounts_of_accountants_are_numbers() {
    const std::vector<std::pair<const char*, double>> cells{
        {"(1,234.50)", -1234.5}, {"1,234-", -1234.0}, {"1,234.50-", -1234.5}, {"($5)", -5.0},
        {"$(1,000)", -1000.0},   {"( 12 )", -12.0},   {"3.5\u2212", -3.5},    {"(12 %)", -12.0}};
    for (const auto& [text, value] : cells) {
      const CellNumber cell = parse_cell(text, '.', ',');
      QVERIFY2(cell.kind == NumberKind::number && cell.marked_negative, text);
      QCOMPARE(cell.value, value);
    }
    QVERIFY(!std::signbit(parse_cell("(0)", '.', ',').value));
    for (const char* text : {"(-5)", "((5))", "-5-", "()", "(a)", "(5", "5.-", "(5-)", "-(5)", "2-",
                             "3\u2212", "$5-"}) {
      QVERIFY2(parse_cell(text, '.', ',').kind != NumberKind::number, text);
    }
  }

  void brackets_and_minus_signs_behind_are_told() {
    for (const char* odd : {"({}.50)", "{}.50-"}) {
      const Dataset table = column_with(odd, 4);
      QVERIFY(is_number(table));
      QCOMPARE(table.values(0, 0), -1.5);
      QCOMPARE(table.values(1, 0), 2.0);
      QVERIFY(has_message(table.warnings, "table.negative_forms"));
      QVERIFY(says(table.warnings, "10 such numbers"));
    }
    const Dataset thousands =
        read_table(files_.write("t.csv", "a;b\n(1,234.50);1\n2,345.25;2\n17.5;3\n"));
    QCOMPARE(thousands.values(0, 0), -1234.5);
    QVERIFY(!is_number(column_with("({})", 1)));  // as references are numbered
  }

  void exponents_of_fortran_need_no_mark_and_are_told() {
    const Dataset table = column_with("{}d1", 4);
    QVERIFY(is_number(table));
    QCOMPARE(table.values(0, 0), 10.0);
    QCOMPARE(table.values(4, 0), 50.0);
    QVERIFY(table.columns[0].unit.empty());
    QVERIFY(has_message(table.warnings, "table.bare_exponents"));
    QVERIFY(says(table.warnings, "10 such numbers"));
    QVERIFY(!has_message(column_with("{}.0d1", 4).warnings, "table.bare_exponents"));
  }

  /// German grades, and a table of regressions.
  void marks_that_mean_no_negative_number() {
    const Dataset grades = read_table(files_.write("t.csv", "a;y\n1;1\n2-;2\n3;3\n2;4\n1-;5\n"));
    QVERIFY(!is_number(grades));
    QVERIFY(has_message(grades.warnings, "table.grades_or_negatives"));
    QByteArray text = "a,y\n";
    for (int row = 0; row < 6; ++row) {
      const QByteArray number = QByteArray::number(row + 1);
      text += (row % 2 == 0 ? "-0." : "0.") + number + ",1\n(0.0" + number + "),2\n";
    }
    const Dataset errors = read_table(files_.write("t.csv", text));
    QVERIFY(!is_number(errors));
    QCOMPARE(errors.columns[0].categories[1], std::string("(0.01)"));
  }

  void texts_that_a_spreadsheet_was_told_to_keep() {
    const Dataset numbers = column_with("=\"{}\"", 1);
    QVERIFY(is_number(numbers));
    QCOMPARE(numbers.values(11, 0), 12.0);
    QVERIFY(says(numbers.warnings, "40 cells such as =\"1\" in line 2"));
    const Dataset quoted = column_with("\"=\"\"{}\"\"\"", 2);
    QVERIFY(is_number(quoted));
    QCOMPARE(quoted.values(2, 0), 3.0);
    const Dataset codes = column_with("=\"00{}\"", 2);
    QVERIFY(!is_number(codes));
    QCOMPARE(codes.columns[0].categories[0], std::string("001"));
    QCOMPARE(codes.columns[0].categories[1], std::string("2"));
    QVERIFY(has_message(codes.warnings, "table.kept_zeros"));
    const Dataset one = column_with("=\"0007\"", 40);
    QVERIFY(!is_number(one));  // no mistake, however few
    const Dataset names = read_table(files_.write("t.csv", "=\"a\",=\"b\"\n=\"\",1\n=\"x\",2\n"));
    QCOMPARE(names.columns[0].name, std::string("a"));
    QCOMPARE(names.columns[0].categories, std::vector<std::string>{"x"});
    QCOMPARE(missing_in_first(names), Index{1});
  }

  void a_unit_on_some_cells_is_that_of_all() {
    for (const int every : {2, 3, 10}) {
      const Dataset table = column_with("{} mg", every);
      QVERIFY(is_number(table));
      QCOMPARE(table.columns[0].unit, std::string("mg"));
      QCOMPARE(table.values(0, 0), 1.0);
      QVERIFY(has_message(table.warnings, "table.unit_in_cells"));
    }
  }

  void letters_of_codes_make_a_column_text() {
    for (const char* cells : {"1.5B,300M,2.1B", "1.5G,300M,20K", "3M,6M,1Y,2Y", "34M,28F,30M",
                              "12,14,15,16a,16", "44 BC,14,117", "900,480,1.2K,310"}) {
      QByteArray text = "a;y\n";
      for (const QByteArray& cell : QByteArray(cells).split(',')) {
        text += cell + ";1.5\n";
      }
      const Dataset table = read_table(files_.write("t.csv", text));
      QVERIFY2(!is_number(table), cells);
      QCOMPARE(std::ssize(table.columns[0].categories), table.samples());
    }
  }

  void percent_on_some_cells_is_told() {
    for (const int every : {2, 3}) {
      const Dataset table = column_with("{} %", every);
      QVERIFY(is_number(table));
      QCOMPARE(table.columns[0].unit, std::string());
      QCOMPARE(table.values(every, 0), every + 1.0);
      QVERIFY(has_message(table.warnings, "table.percent_on_some"));
    }
    const Dataset all = column_with("{} %", 1);
    QCOMPARE(all.columns[0].unit, std::string("%"));
    QVERIFY(!has_message(all.warnings, "table.percent_on_some"));
  }

  void letters_for_a_thousand_multiply_the_cells_that_have_them() {
    const Dataset some = column_with("{}.5k", 3);
    QVERIFY(is_number(some));
    QCOMPARE(some.values(0, 0), 1500.0);
    QCOMPARE(some.values(1, 0), 2.0);
    QCOMPARE(some.columns[0].unit, std::string());
    QVERIFY(says(some.warnings, "'k' (14)"));
    const Dataset mixed =
        read_table(files_.write("t.csv", "a;b\n1.2k;1\n3M;2\n900;3\n-2K;4\n5k;5\n"));
    QCOMPARE(Vector(mixed.values.col(0)),
             (Vector(5) << 1200.0, 3e6, 900.0, -2000.0, 5000.0).finished());
    const Dataset dollars = read_table(files_.write("t.csv", "a;b\n$1.2k;1\n$3M;2\n$900;3\n"));
    QCOMPARE(dollars.values(1, 0), 3e6);
    QCOMPARE(dollars.columns[0].unit, std::string("$"));
  }

  void one_letter_behind_all_numbers_is_their_unit() {
    const Dataset table = column_with("{}k", 1);
    QCOMPARE(table.values(2, 0), 3.0);
    QCOMPARE(table.columns[0].unit, std::string("k"));
    const Dataset kelvin = column_with("{} K", 2);
    QCOMPARE(kelvin.values(2, 0), 3.0);
    QCOMPARE(kelvin.columns[0].unit, std::string("K"));
  }

  void one_cell_in_another_unit_is_missing_and_named() {
    QByteArray text = "a,y\n";
    for (int row = 0; row < 50; ++row) {
      text +=
          row == 7 ? "3 g,1\n" : QByteArray::number(row) + " mg," + QByteArray::number(row) + '\n';
    }
    const Dataset table = read_table(files_.write("t.csv", text));
    QVERIFY(is_number(table));
    QCOMPARE(table.columns[0].unit, std::string("mg"));
    QCOMPARE(missing_in_first(table), Index{1});
    QVERIFY(std::isnan(table.values(7, 0)));
    QVERIFY(says(table.warnings, "line 9 reads '3 g'"));
    const Dataset half = read_table(files_.write("t.csv", text.replace("5 mg", "5 g")));
    QVERIFY(!is_number(half));
    QVERIFY(says(half.warnings, "several units, 'g' (6), 'mg' (44)"));
  }

  void quarters_months_and_weeks_are_times() {
    for (const char* form :
         {"Q%1 2015", "2015Q%1", "2015-Q%1", "%1Q2015", "2015M0%1", "2015-W0%1"}) {
      QByteArray text = "a,y\n";
      for (int row = 0; row < 4; ++row) {
        text += QString::fromLatin1(form).arg(4 - row).toLatin1() + ',' + QByteArray::number(row) +
                '\n';
      }
      const Dataset table = read_table(files_.write("t.csv", text));
      const auto times = times_in(table, 0);
      QVERIFY2(times.has_value(), form);
      QVERIFY2(std::is_sorted(times->rbegin(), times->rend()), form);
    }
  }

  void cells_in_single_quotes_are_read_without_them() {
    const Dataset table =
        read_table(files_.write("t.csv", "'a','b'\n'1','it''s'\n'2.5','x,y'\n'NA','z'\n"));
    QVERIFY(is_number(table));
    QCOMPARE(table.columns[0].name, std::string("a"));
    QCOMPARE(table.values(1, 0), 2.5);
    QCOMPARE(missing_in_first(table), Index{1});
    QCOMPARE(table.columns[1].categories, (std::vector<std::string>{"it's", "x,y", "z"}));
  }

  void na_among_codes_of_two_letters_is_told() {
    const Dataset table = read_table(files_.write("t.csv", "a,b\nEU,1\nNA,2\nAS,3\nNA,4\nAF,5\n"));
    QCOMPARE(missing_in_first(table), Index{2});
    QVERIFY(says(table.warnings, "2 cells hold 'NA'"));
    for (const char* text : {"a,b\nEU,1\nNA,2\nAsia,3\n", "a,b\nEU,1\nna,2\nAS,3\n",
                             "a,b\nEU,1\n,2\nAS,3\n", "a,b\nNA,1\n1,2\n3,3\n"}) {
      QVERIFY(says_nothing_of_cells(read_table(files_.write("t.csv", text))));
    }
  }

  void plain_columns_cause_no_note() { QVERIFY(says_nothing_of_cells(column_with("{}", 1))); }
};

QTEST_GUILESS_MAIN(TestCellForms)
#include "tst_cell_forms.moc"
