// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/data/cell_number.h"
#include "core/data/delimited_reader.h"
#include "tests/support/messages.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

namespace {

Dataset read_guessed(const std::filesystem::path& path) {
  return read_delimited(path, preview_delimited(path, 20).dialect);
}

std::filesystem::path fixture(const std::string& name) {
  return tests::fixtures_dir() + "/tables/" + name;
}

Index missing_in(const Dataset& table, Index column) {
  return table.values.col(column).array().isNaN().count();
}

bool is_number(const Dataset& table, std::size_t column) {
  return table.columns[column].kind == ColumnKind::number;
}

QString names_of(const Dataset& table) {
  QStringList names;
  for (const Column& column : table.columns) {
    names << QString::fromStdString(column.name);
  }
  return names.join('|');
}

/// Whether all cells from a column on are numbers.
bool all_numbers(const Dataset& table, std::size_t from) {
  for (std::size_t column = from; column < table.columns.size(); ++column) {
    if (!is_number(table, column) || missing_in(table, static_cast<Index>(column)) > 0) {
      return false;
    }
  }
  return true;
}

}  // namespace

class TestCellNumber : public QObject {
  Q_OBJECT

  TemporaryText files_;

  /// One column of forty whole numbers, in which `changed` replaces the first ones.
  [[nodiscard]] Dataset forty_with(const QByteArrayList& changed) const {
    QByteArray text = "a,y\n";
    for (int row = 0; row < 40; ++row) {
      text += (row < changed.size() ? changed[row] : QByteArray::number(row % 7)) + "," +
              QByteArray::number(row) + ".5\n";
    }
    return read_guessed(files_.write("forty.csv", text));
  }

 private Q_SLOTS:
  void reads_unusual_numbers_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("value");
    QTest::addColumn<QByteArray>("unit");
    const auto row = [](const char* text, double value, const char* unit = "") {
      QTest::newRow(text) << QByteArray(text) << value << QByteArray(unit);
    };
    row("6.0261 ", 6.0261);
    row("1.5D+00", 1.5);
    row("-6.33194D-01", -0.633194);
    row("1.5d0", 1.5);
    row("1d3", 1000.0);
    row("-2D+02", -200.0);
    row("3.14-114", 3.14e-114);
    row("42 %", 42.0, "%");
    row("30%", 30.0, "%");
    row("$10,377.19", 10377.19, "$");
    row("-$1,000", -1000.0, "$");
    row("20 EUR", 20.0, "EUR");
    row("\u20ac 5.5", 5.5, "\u20ac");
    row("12 mg", 12.0, "mg");
    row("1.5e3 kg/m3", 1500.0, "kg/m3");
    row("\u22123.5", -3.5);
  }
  void reads_unusual_numbers() {
    QFETCH(QByteArray, text);
    QFETCH(double, value);
    QFETCH(QByteArray, unit);
    const CellNumber cell = parse_cell(text.toStdString(), '.', ',');
    QVERIFY(cell.kind == NumberKind::number);
    QCOMPARE(cell.value, value);
    QCOMPARE(cell.unit, unit.toStdString());
  }

  void leaves_text_as_text() {
    for (const char* text :
         {"A12", "1.2.3", "2024-05-01", "8 pm", "1st", "14:23", "5 May", "$", "12 mg 3", "a b",
          "2024Q1", "-", "3.5-100", "3\u2019000", "1.2\u00b10.1"}) {
      QVERIFY2(parse_cell(text, '.', ',').kind != NumberKind::number, text);
    }
  }

  void codes_for_missing_values_are_named() {
    for (const QByteArray code : {"-999", "-999.25", "-9999.9", "1e20"}) {
      QByteArray text = "a,b\n";
      for (int row = 0; row < 20; ++row) {
        text += (row % 9 == 4 ? code : QByteArray::number(row % 7 / 8.0)) + ',' +
                QByteArray::number(row * 7 % 11) + '\n';
      }
      const Dataset table = read_guessed(files_.write("codes.csv", text));
      QVERIFY2(tests::has_message(table.warnings, "table.missing_code"), code.constData());
      QCOMPARE(table.values(4, 0), code.toDouble());
    }
  }

  void reads_blanks_and_apostrophes_between_thousands() {
    for (const char* text : {"1 234,5", "1\u00a0234,5", "1\u202f234,5"}) {
      QCOMPARE(parse_number(text, ',', ' ').value, 1234.5);
    }
    QCOMPARE(parse_number("1'234'567.5", '.', '\'').value, 1234567.5);
    const Dataset blanks = read_guessed(files_.write("b.csv", "a;b\n1 234,5;1\n987,5;2\n"));
    QCOMPARE(blanks.values(0, 0), 1234.5);
    const Dataset marks = read_guessed(files_.write("c.csv", "a,b\n1'234.5,1\n987.5,2\n"));
    QCOMPARE(marks.values(0, 0), 1234.5);
    const Dataset curved = read_guessed(files_.write(
        "d.csv", "a;n;y\n10.28;39\u2019000;18.76\n7.44;77\u2019000;14.77\n9.87;6\u2019000;1.5\n"));
    QCOMPARE(curved.values(0, 1), 39000.0);
  }

  void thousands_beside_short_numbers_are_thousands() {
    const Dataset table = read_guessed(fixture("120_us_thousands_tab/t.txt"));
    QCOMPARE(table.values(0, 0), 4095.0);
    QCOMPARE(table.values(1, 0), 611.0);
    QCOMPARE(table.values(0, 2), 12364.0);
    QVERIFY(all_numbers(table, 0));
    QVERIFY(table.values.col(0).minCoeff() >= 100.0);  // none is 4.095
    QVERIFY(table.values.col(2).minCoeff() >= 100.0);
    const Dataset points =
        read_guessed(files_.write("p.csv", "a;b\n1.061;1\n611;2\n2.345;3\n5.678;4\n12;5\n"));
    QCOMPARE(points.values(0, 0), 1061.0);
  }

  void percent_and_thousands_in_quotes_are_numbers() {
    const Dataset table = read_guessed(fixture("03_us_thousands_percent_excel/t.csv"));
    QCOMPARE(table.samples(), Index{80});
    QCOMPARE(names_of(table),
             QString("Region|City Tier|Gender|3Yr Churn Rate|Lost Sales|Benchmark"));
    QVERIFY(!is_number(table, 2) && all_numbers(table, 3));
    QCOMPARE(table.values(0, 3), 30.0);
    QCOMPARE(table.columns[3].unit, std::string("%"));
    QCOMPARE(table.values(0, 4), 51885953.0);
    QCOMPARE(table.values(0, 5), 101268347.0);
    QVERIFY(tests::says(table.warnings, "unit of the column"));
  }

  void dollars_blanks_and_fortran_are_numbers() {
    const Dataset dollars = read_guessed(fixture("04_dollars/t.csv"));
    QCOMPARE(names_of(dollars), QString("id|name|price|qty|y"));
    QVERIFY(!is_number(dollars, 1) && all_numbers(dollars, 2));
    QCOMPARE(dollars.values(0, 2), 10377.19);
    QCOMPARE(dollars.columns[2].unit, std::string("$"));
    const Dataset blanks = read_guessed(fixture("18_spaces_around/t.csv"));
    QCOMPARE(names_of(blanks), QString("a|b|c|y"));
    QVERIFY(all_numbers(blanks, 0));
    QCOMPARE(blanks.values(0, 2), 6.0261);
    QCOMPARE(blanks.values(1, 1), -0.6332);
    const Dataset fortran = read_guessed(fixture("22_fortran/t.dat"));
    QCOMPARE(names_of(fortran), QString("a|b|c|y"));
    QVERIFY(all_numbers(fortran, 0));
    QCOMPARE(fortran.values(0, 0), 10.3772);
    QCOMPARE(fortran.values(1, 1), -0.633194);
  }

  void words_for_missing_values_are_missing_and_named() {
    const auto path = fixture("26_excel_errors/t.csv");
    Dialect dialect = preview_delimited(path, 20).dialect;
    dialect.comment.clear();  // the first cell of two rows begins with '#'
    const Dataset table = read_delimited(path, dialect);
    QVERIFY(is_number(table, 0));
    QCOMPARE(missing_in(table, 0), Index{8});
    QVERIFY(tests::says(table.warnings, "#DIV/0!"));
  }

  void errors_of_spreadsheets_in_other_languages_are_missing() {
    for (const char* text : {"#NV", "#WERT!", "#BEZUG!", "#ZAHL!", "#VALEUR!", "#N/D", "(null)",
                             "NaT", "k. A.", "n.d.", "1.#QNAN", "-1.#IND"}) {
      QVERIFY2(parse_cell(text, '.', ',').kind == NumberKind::missing, text);
      QVERIFY2(parse_cell(text, ',', '.').kind == NumberKind::missing, text);
    }
    const Dataset table = forty_with({"#NV", "#NV", "#WERT!"});
    QVERIFY(is_number(table, 0));
    QCOMPARE(missing_in(table, 0), Index{3});
    QVERIFY(tests::says(table.warnings, "'#NV' (2)"));
  }

  void one_bad_cell_leaves_a_column_of_numbers() {
    const Dataset table = read_guessed(fixture("124_one_bad_cell/t.csv"));
    QVERIFY(is_number(table, 0));
    QCOMPARE(missing_in(table, 0), Index{1});
    QVERIFY(tests::says(table.warnings, "line 8"));
    QVERIFY(tests::says(table.warnings, "1.2.3"));
  }

  void a_unit_that_few_cells_have_is_a_bad_cell() {
    const Dataset one = forty_with({"5 mg"});
    QVERIFY(is_number(one, 0));
    QCOMPARE(missing_in(one, 0), Index{1});
    QVERIFY(!is_number(forty_with({"5 mg", "3 g", "2 l"}), 0));
  }

  void proposes_codes_for_missing_values_but_does_not_apply_them() {
    const Dataset table = forty_with({"-999", "-999"});
    QCOMPARE(table.values(0, 0), -999.0);
    QVERIFY(tests::says(table.warnings, "-999"));
    QVERIFY(!tests::says(forty_with({"9", "9"}).warnings, "missing value"));
  }

  void long_identifiers_stay_different() {
    const Dataset table = read_guessed(fixture("20_big_ids/t.csv"));
    QVERIFY(!is_number(table, 0));
    QCOMPARE(table.columns[0].categories.size(), static_cast<std::size_t>(table.samples()));
    QCOMPARE(table.columns[0].categories.front(), std::string("1582218195625938945"));
    QVERIFY(tests::says(table.warnings, "'id' is taken as text"));
    QVERIFY(tests::says(table.warnings, "16 digits"));
    QVERIFY(is_number(table, 1) && all_numbers(table, 2));
  }

  void says_that_day_and_month_may_be_in_either_order() {
    const Dataset doubtful =
        read_guessed(files_.write("d.csv", "day,y\n1/2/2024,1\n2/2/2024,2\n3/2/2024,3\n"));
    const Dataset clear =
        read_guessed(files_.write("e.csv", "day,y\n1/2/2024,1\n1/13/2024,2\n1/14/2024,3\n"));
    QVERIFY(tests::says(doubtful.warnings, "either order"));
    QVERIFY(!tests::says(clear.warnings, "either order"));
  }
};

QTEST_GUILESS_MAIN(TestCellNumber)
#include "tst_cell_number.moc"
