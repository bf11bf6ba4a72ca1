// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/data/delimited_reader.h"
#include "tests/support/messages.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

namespace {

bool all_numbers(const Dataset& table, std::size_t from) {
  return std::all_of(table.columns.begin() + static_cast<std::ptrdiff_t>(from), table.columns.end(),
                     [](const Column& column) { return column.kind == ColumnKind::number; });
}

}  // namespace

/// What stands below the samples of a table.
class TestTableEnd : public QObject {
  Q_OBJECT

  TemporaryText files_;

  static Dataset of_case(const std::string& name) {
    const std::string path = tests::fixtures_dir() + "/tables/" + name;
    return read_delimited(path, preview_delimited(path, 20).dialect);
  }
  Dataset read(const QByteArray& text) const {
    const auto path = files_.write("t.csv", text);
    return read_delimited(path, preview_delimited(path, 20).dialect);
  }
  QString refusal(const QByteArray& text) const {
    return message_of([&] { (void)read(text); });
  }

 private Q_SLOTS:
  void totals_and_means_are_no_samples_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("rows");
    QTest::addColumn<QStringList>("notes");
    QTest::newRow("totals") << "t.csv" << 24 << QStringList{"table.totals_row"};
    QTest::newRow("no totals") << "kept.csv" << 25 << QStringList{"table.no_totals_row"};
    QTest::newRow("both above a footnote")
        << "two.csv" << 24
        << QStringList{"table.footnotes", "table.totals_row", "table.totals_row"};
  }
  void totals_and_means_are_no_samples() {
    QFETCH(QString, file);
    QFETCH(int, rows);
    QFETCH(QStringList, notes);
    const Dataset table = of_case("133_totals_row/" + file.toStdString());
    QCOMPARE(table.samples(), Index{rows});
    QVERIFY(all_numbers(table, 1));
    QStringList found;
    for (const Message& warning : table.warnings) {
      found << QString::fromStdString(warning.id);
    }
    QCOMPARE(found, notes);
    const auto& regions = table.columns[0].categories;
    QCOMPARE(std::find(regions.begin(), regions.end(), "Total") != regions.end(), rows == 25);
  }

  void the_sums_decide_data() {
    QTest::addColumn<QByteArray>("last");
    QTest::addColumn<int>("rows");
    QTest::newRow("sums") << QByteArray("Total,6,60") << 3;
    QTest::newRow("means") << QByteArray("Average:,2,20") << 3;
    QTest::newRow("German") << QByteArray("Gesamt,6,60") << 3;
    QTest::newRow("rounded") << QByteArray("Mean,2.0,2e1") << 3;
    QTest::newRow("half of them") << QByteArray("Total,6,61") << 4;
    QTest::newRow("almost") << QByteArray("Total,6.01,60.01") << 4;
    QTest::newRow("no numbers") << QByteArray("Total,,") << 4;
    QTest::newRow("another word") << QByteArray("Totally,6,60") << 4;
  }
  void the_sums_decide() {
    QFETCH(QByteArray, last);
    QFETCH(int, rows);
    QCOMPARE(read("id,a,b\nx,1,10\ny,2,20\nz,3,30\n" + last + "\n").samples(), Index{rows});
    QCOMPARE(read("id,a,b\nx,1,10\ny,2,20\nz,3,30\n" + last).samples(), Index{rows});
  }

  /// In a table of sums, the last one is a sample like the others.
  void totals_among_the_rows_are_samples() {
    const Dataset table = read("id,a,b\nTotal,1,10\nx,2,20\nTotal,3,30\n");
    QCOMPARE(table.samples(), Index{3});
    QVERIFY(table.warnings.empty());
  }

  void footnotes_are_no_samples_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("lines");
    QTest::newRow("lines") << "t.csv" << 3;
    QTest::newRow("rows of a sheet") << "padded.csv" << 3;
  }
  void footnotes_are_no_samples() {
    QFETCH(QString, file);
    QFETCH(int, lines);
    const Dataset table = of_case("134_footnotes/" + file.toStdString());
    QCOMPARE(table.columns.size(), 4U);
    QCOMPARE(table.columns[0].name, std::string("a"));
    QCOMPARE(table.samples(), Index{40});
    QVERIFY(all_numbers(table, 0));
    QCOMPARE(table.warnings.size(), 1U);
    QCOMPARE(table.warnings.front().id, std::string("table.footnotes"));
    QCOMPARE(tests::texts_of(table.warnings.front()).front(), std::to_string(lines));
  }

  void a_footnote_shows_that_it_is_one_data() {
    QTest::addColumn<QByteArray>("below");
    QTest::newRow("a source") << QByteArray("Source: WHO, 2020\n");
    QTest::newRow("behind a blank line") << QByteArray("\nof 2020\n");
    QTest::newRow("a sentence") << QByteArray("two of these were repeated\n");
    QTest::newRow("asterisks") << QByteArray("* p < 0.05, ** p < 0.01, *** p < 0.001\n");
    QTest::newRow("without an end") << QByteArray("Note: all is well");
    QTest::newRow("quotes") << QByteArray("\"Note: one, two, three\"\n");
  }
  void a_footnote_shows_that_it_is_one() {
    QFETCH(QByteArray, below);
    const QByteArray rows = "a,b,c\n1,2,3\n4,5,6\n7,8,9\n";
    const Dataset table = read(rows + below);
    QCOMPARE(table.samples(), Index{3});
    QVERIFY(all_numbers(table, 0));
    QVERIFY(tests::has_message(table.warnings, "table.footnotes"));
  }

  void what_may_be_a_sample_is_not_left_out() {
    QCOMPARE(read("id,a,b\nx,1,2\ny,3,4\nlong name here,,\n").samples(), Index{3});
    QVERIFY(refusal("a,b,c\n1,2,3\n4,5,6\nx\n").contains("line 4"));
    QVERIFY(refusal("a,b,c\n1,2,3\n4,5,6\n\n7\n").contains("line 5"));
    QVERIFY(refusal("a,b,c\n1,2,3\n4,5\nSource: x\n7,8,9\n").contains("line 3"));
  }

  /// What fills the columns is a sample, whatever its first word.
  void a_whole_row_is_a_sample_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("a place") << QByteArray("code,name\nAB,Alberta\nQC,Quebec\nNB,New Brunswick\n");
    QTest::newRow("an element") << QByteArray("s,name\nZr,Zirconium\nY,Yttrium\nNb,Niobium\n");
    QTest::newRow("extinct") << QByteArray(
        "species,name,now\nParus major,Tit,alive\nCorvus corax,Raven,alive\n"
        "\u2020Raphus cucullatus,Dodo,extinct\n");
    QTest::newRow("asterisks") << QByteArray("text,label\nbad,neg\nso so,neg\n*** great ***,pos\n");
    QTest::newRow("notes") << QByteArray(
        "type,title,year\nArticle,A,2001\nBook,B,2002\nNote,C,n/a\n");
  }
  void a_whole_row_is_a_sample() {
    QFETCH(QByteArray, text);
    const Dataset table = read(text);
    QCOMPARE(table.samples(), Index{3});
    QVERIFY(!tests::has_message(table.warnings, "table.footnotes"));
  }

  /// A comma without quotes is a mistake, which is told with its line.
  void a_sample_with_a_cell_too_many_is_refused() {
    const QByteArray text =
        "review,label\nfine,pos\nbad,neg\nI really like this one, but it broke,neg\n";
    QVERIFY(refusal(text).contains("line 4"));
  }

  void the_end_of_a_long_file_is_found() {
    QByteArray text = "id,a,b\n";
    for (int row = 0; row < 30'000; ++row) {
      text += "r,1.5," + QByteArray::number(row) + '\n';
    }
    const Dataset table = read(text + "Total,45000,449985000\n\nSource: made up\n");
    QCOMPARE(table.samples(), Index{30'000});
    QVERIFY(all_numbers(table, 1));
    QCOMPARE(table.warnings.size(), 2U);
  }

  void the_preview_ends_where_the_table_does() {
    const auto path = tests::fixtures_dir() + "/tables/134_footnotes/t.csv";
    const DelimitedPreview preview = preview_delimited(path, 100);
    QCOMPARE(preview.rows.size(), 40U);
    QCOMPARE(preview.warnings.size(), 1U);
    QVERIFY(tests::has_message(preview.warnings, "table.footnotes"));
    const DelimitedPreview totals = preview_delimited(
        files_.write("t.csv", "id,a,b\nx,1,10\ny,2,20\nz,3,30\nTotal,6,60\n"), 100);
    QCOMPARE(totals.rows.size(), 3U);
    QVERIFY(tests::has_message(totals.warnings, "table.totals_row"));
  }
};

QTEST_GUILESS_MAIN(TestTableEnd)
#include "tst_table_end.moc"
