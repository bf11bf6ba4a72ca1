// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "core/data/file_format.h"
#include "core/data/sheet_reader.h"
#include "core/data/table_reader.h"
#include "tests/support/messages.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_text.h"
#include "tests/support/zip_bytes.h"

using namespace steelyard;

namespace {

// tests/fixtures/tables/workbooks/README says what the files hold.
std::string fixture(const std::string& name) {
  return tests::fixtures_dir() + "/tables/workbooks/" + name;
}

QByteArray bytes_of(const std::string& name) {
  QFile file(QString::fromStdString(fixture(name)));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

auto column_of(const Dataset& dataset, const char* name) {
  return dataset.values.col(dataset.column_named(name).value_or(-1));
}

const Column& column(const Dataset& dataset, const char* name) {
  return dataset.columns.at(static_cast<std::size_t>(dataset.column_named(name).value_or(-1)));
}

std::string text_at(const Dataset& dataset, Index row, const char* name) {
  const double value = column_of(dataset, name)(row);
  return std::isnan(value) ? ""
                           : column(dataset, name).categories.at(static_cast<std::size_t>(value));
}

/// The parts of a workbook with one sheet.
QByteArray workbook(const QByteArray& rows, const QByteArray& texts = {},
                    const QByteArray& styles = {}) {
  const QByteArray types = "http://x/relationships/";
  return tests::zip(
      {{"_rels/.rels", "<Relationships><Relationship Id=\"a\" Type=\"" + types +
                           "officeDocument\" Target=\"/book/main.xml\"/></Relationships>"},
       {"book/main.xml", "<workbook><sheets><sheet name=\"One\" id=\"s\"/></sheets></workbook>"},
       {"book/_rels/main.xml.rels",
        "<Relationships><Relationship Id=\"s\" Type=\"" + types +
            "worksheet\" Target=\"one.xml\"/><Relationship Id=\"t\" Type=\"" + types +
            "sharedStrings\" Target=\"./texts.xml\"/><Relationship Id=\"u\" Type=\"" + types +
            "styles\" Target=\"styles.xml\"/></Relationships>"},
       {"book/styles.xml", "<styleSheet>" + styles + "</styleSheet>"},
       {"book/texts.xml", "<sst>" + texts + "</sst>"},
       {"book/one.xml", "<worksheet><sheetData>" + rows + "</sheetData></worksheet>", true}});
}

/// A row of numbers without places, which follow from the order.
QByteArray row(std::initializer_list<double> numbers) {
  QByteArray text = "<row>";
  for (const double number : numbers) {
    text += "<c><v>" + QByteArray::number(number, 'g', 17) + "</v></c>";
  }
  return text + "</row>";
}

}  // namespace

class TestSheetReader : public QObject {
  Q_OBJECT

 private:
  TemporaryText files_;

 private Q_SLOTS:
  void initTestCase() { qputenv("STEELYARD_PARSE", tests::parser_path().c_str()); }

  void the_first_sheet_with_numbers_is_chosen() {
    QVERIFY(file_format(std::filesystem::path(fixture("runs.xlsx"))).id == "xlsx");
    QVERIFY(file_format(std::filesystem::path(fixture("days.ods"))).id == "ods");
    const auto sheets = arrays_in(fixture("runs.xlsx"));
    QCOMPARE(sheets.size(), 4U);
    QCOMPARE(sheets[0].name, std::string("Read me"));
    QVERIFY(sheets[0].usable && !sheets[0].chosen);
    QVERIFY(sheets[1].chosen);
    QCOMPARE(sheets[1].columns, 6U);  // not the 16,384 that it claims
    QVERIFY(sheets[2].usable && !sheets[2].chosen);
    QVERIFY(!sheets[3].usable);
    QCOMPARE(in_words(sheets[3].trouble), std::string("is empty"));
    QVERIFY(tests::says(read_table(fixture("runs.xlsx")).warnings, "Runs"));
  }

  void a_sheet_reads_like_a_text_table_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("days from 1900") << "runs.xlsx";
    QTest::newRow("days from 1904") << "runs_1904.xlsx";
  }
  void a_sheet_reads_like_a_text_table() {
    QFETCH(QString, name);
    const Dataset dataset = read_table(fixture(name.toStdString()));
    QCOMPARE(dataset.samples(), Index{12});
    QCOMPARE(dataset.columns.size(), 6U);
    QCOMPARE(dataset.columns[0].name, std::string("day"));  // the title is skipped
    QVERIFY(!dataset.origin.reading.dialect);
    for (Index k = 0; k < 12; ++k) {
      const auto at = static_cast<double>(k);
      QCOMPARE(column_of(dataset, "temperature")(k), 20.1 + at * 1.3);
      QCOMPARE(text_at(dataset, k, "catalyst"), k % 3 == 1 ? "nickel, fine" : "ruthenium \"A\"");
      if (k == 7) {
        QVERIFY(std::isnan(column_of(dataset, "yield")(k)));
      } else {
        QCOMPARE(column_of(dataset, "yield")(k), 2 * (20.1 + at * 1.3));
      }
    }
    QVERIFY(column_of(dataset, "pressure")(2) == 0.30000000000000004);  // all 17 digits
    QVERIFY(std::isnan(column_of(dataset, "pressure")(5)));
    QVERIFY(tests::says(dataset.warnings, "#N/A"));
    QVERIFY(tests::says(dataset.warnings, "#DIV/0!"));
  }

  void dates_are_those_that_the_workbook_shows() {
    const Dataset from_1900 = read_table(fixture("runs.xlsx"));
    const Dataset from_1904 = read_table(fixture("runs_1904.xlsx"));
    QVERIFY(column(from_1900, "day") == column(from_1904, "day"));
    QVERIFY(column_of(from_1900, "day") == column_of(from_1904, "day"));
    const auto text =
        files_.write("dates.csv", "day,x\n2024-01-01,1\n2024-01-02,2\n2024-01-03,3\n");
    const Dataset plain = read_table(text);
    QVERIFY(column_of(from_1900, "day").head(3) == column_of(plain, "day"));
    QCOMPARE(static_cast<int>(column(from_1900, "day").kind),
             static_cast<int>(column(plain, "day").kind));
  }

  /// They were numbers, and so inputs, where the same table as text had none.
  void clock_times_are_read_like_those_of_a_text_table() {
    const QByteArray styles =
        "<numFmts><numFmt numFmtId=\"170\" formatCode=\"[$-409]h:mm:ss AM/PM\"/></numFmts>"
        "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"20\"/><xf numFmtId=\"170\"/>"
        "<xf numFmtId=\"46\"/></cellXfs>";
    QByteArray rows;
    for (const char* name : {"start", "end", "length", "x"}) {
      rows += QByteArray("<c t=\"inlineStr\"><is><t>") + name + "</t></is></c>";
    }
    rows = "<row>" + rows + "</row>";
    QByteArray text = "start,end,length,x\n";
    for (int k = 0; k < 5; ++k) {  // from 08:15 in quarters of an hour; durations of days
      const QByteArray quarter = QByteArray::number((33 + k) / 96.0, 'g', 17);
      const QByteArray length = QByteArray::number(1.5 * k + 0.25);
      const QByteArray x = QByteArray::number(k * k);
      rows += "<row><c s=\"1\"><v>" + quarter + "</v></c><c s=\"2\"><v>" + quarter +
              "</v></c><c s=\"3\"><v>" + length + "</v></c><c><v>" + x + "</v></c></row>";
      const int minutes = 8 * 60 + 15 * (k + 1);
      const QByteArray clock = QByteArray::number(minutes / 60).rightJustified(2, '0') + ':' +
                               QByteArray::number(minutes % 60).rightJustified(2, '0') + ":00";
      text += clock + ',' + clock + ',' + length + ',' + x + '\n';
    }
    const Dataset sheet = read_table(files_.write("clock.xlsx", workbook(rows, {}, styles)));
    const Dataset plain = read_table(files_.write("clock.csv", text));
    for (const char* name : {"start", "end", "length", "x"}) {
      QCOMPARE(static_cast<int>(column(sheet, name).kind),
               static_cast<int>(column(plain, name).kind));
      QVERIFY2(column_of(sheet, name) == column_of(plain, name), name);
    }
    QCOMPARE(static_cast<int>(column(sheet, "length").kind), static_cast<int>(ColumnKind::number));
    QVERIFY(column(sheet, "start").kind != ColumnKind::number);
    QCOMPARE(column(sheet, "start").categories, column(plain, "start").categories);
  }

  void another_sheet_is_read_by_its_name() {
    const Dataset dataset = read_table(fixture("runs.xlsx"), {{}, {"Squares"}});
    QCOMPARE(dataset.columns.size(), 2U);  // not the empty columns A and B
    QCOMPARE(dataset.columns[1].name, std::string("b"));
    QVERIFY(column_of(dataset, "b") == column_of(dataset, "a").array().square().matrix());
    QCOMPARE(dataset.origin.reading.arrays, std::vector<std::string>{"Squares"});
    QVERIFY(!tests::says(dataset.warnings, "sheet"));
    const auto refused = [](std::vector<std::string> names) {
      return message_of([&] { (void)read_table(fixture("runs.xlsx"), {{}, names}); });
    };
    QVERIFY(refused({"Runs", "Squares"}).contains("one sheet"));
    QVERIFY(refused({"Empty"}).contains("is empty"));
    QVERIFY(refused({"Other"}).contains("Squares"));
  }

  void repeated_cells_of_opendocument_count() {
    const Dataset dataset = read_table(fixture("days.ods"));
    QCOMPARE(dataset.samples(), Index{15});
    QCOMPARE(dataset.columns.size(), 5U);
    QVERIFY((column_of(dataset, "result").tail(3).array() == 7.0).all());
    QCOMPARE(column_of(dataset, "result")(1), 42.800000000000004);
    QVERIFY(std::isnan(column_of(dataset, "error")(3)));
    QVERIFY(column_of(dataset, "stable")(0) != column_of(dataset, "stable")(14));
  }

  void cells_need_no_places_and_texts_may_be_in_runs() {
    const auto path = files_.write(
        "plain.xlsx",
        workbook("<row><c t=\"s\"><v>0</v></c><c t=\"str\"><v>b &amp; c</v></c></row>" +
                     row({1.5, 2}) + row({-3, 1e300}) + row({5, 6}),
                 "<si><r><t>al</t></r><r><t>pha</t></r><rPh><t>x</t></rPh></si>"));
    const Dataset dataset = read_table(path);
    QCOMPARE(dataset.columns[0].name, std::string("alpha"));
    QCOMPARE(dataset.columns[1].name, std::string("b & c"));
    QVERIFY(dataset.values == (Matrix(3, 2) << 1.5, 2, -3, 1e300, 5, 6).finished());
  }

  void what_a_cell_claims_is_checked() {
    const auto refused = [this](const QByteArray& rows) {
      const auto path = files_.write("odd.xlsx", workbook(row({1, 2}) + rows));
      return message_of([&] { (void)read_table(path); });
    };
    QVERIFY(refused("<row><c r=\"A1048577\"><v>1</v></c></row>").contains("damaged"));
    QVERIFY(refused("<row><c r=\"XFE1\"><v>1</v></c></row>").contains("damaged"));
    QVERIFY(refused("<row><c r=\"7\"><v>1</v></c></row>").contains("damaged"));
    QVERIFY(refused("<row><c t=\"s\"><v>9</v></c></row>").contains("damaged"));
    QVERIFY(refused("<row><c><v>1</v>").contains("damaged"));
  }

  void files_that_are_cut_off_are_refused() {
    for (const char* const name : {"runs.xlsx", "days.ods"}) {
      const QByteArray whole = bytes_of(name);
      for (qsizetype size = 60; size < whole.size(); size += whole.size() / 7) {
        const auto path = files_.write("cut", whole.left(size));
        const QString said = message_of([&] { (void)read_table(path); });
        QVERIFY2(said.contains("cut off"), qPrintable(said));
      }
    }
  }

  /// Each row of this sheet is repeated to its end: 17 thousand million cells in 2 kB.
  void a_bomb_is_stopped() {
    const QByteArray cell =
        "<table-cell value-type=\"float\" value=\"7\" number-columns-repeated=\"16384\"/>";
    const auto path = files_.write(
        "bomb.ods", tests::zip({{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
                                {"content.xml",
                                 "<content><table name=\"T\"><table-row "
                                 "number-rows-repeated=\"1048576\">" +
                                     cell + "</table-row></table></content>"}}));
    const QString said = message_of([&] { (void)arrays_in(path); });
    QVERIFY2(said.contains("memory"), qPrintable(said));
  }

  void old_workbooks_are_refused_with_a_way_out() {
    const auto path =
        files_.write("old.xls", QByteArray::fromHex("d0cf11e0a1b11ae1") + QByteArray(512, '\0'));
    const QString said = message_of([&] { (void)read_table(path); });
    QVERIFY2(said.contains(".xlsx") && said.contains("CSV"), qPrintable(said));
  }

  void archives_of_numpy_are_not_workbooks() {
    QVERIFY(!begins_as_xlsx(tests::zip({{"x.npy", "abc"}}).toStdString()));
    QVERIFY(!begins_as_ods(
        tests::zip({{"mimetype", "application/vnd.oasis.opendocument.text"}}).toStdString()));
    QVERIFY(!begins_as_xlsx("PK\x03\x04"));
  }
};

QTEST_GUILESS_MAIN(TestSheetReader)
#include "tst_sheet_reader.moc"
