// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <omp.h>

#include <QtTest>

#include "core/data/column_proposals.h"
#include "core/data/delimited_reader.h"
#include "tests/support/messages.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

namespace {

/// What a user gets who accepts the guess.
Dataset read_guessed(const std::filesystem::path& path) {
  return read_delimited(path, preview_delimited(path, 20).dialect);
}

/// Several megabytes, so that there are several chunks: numbers, missing cells, text, comments.
QByteArray long_table(int rows) {
  QByteArray text = "number,word,gap\n";
  for (int row = 0; row < rows; ++row) {
    if (row % 1000 == 7) {
      text += "# a comment, with a comma\n\n";
    }
    text += QByteArray::number(row * 0.25, 'g', 12) + ",\"word, " +
            QByteArray::number((row * 7919) % 1013) + "\"," +
            (row % 3 == 0 ? QByteArray("NA") : QByteArray::number(row)) + "\n";
  }
  return text;
}

bool same(const Dataset& left, const Dataset& right) {
  const auto bytes = static_cast<std::size_t>(left.values.size()) * sizeof(double);
  return left.values.rows() == right.values.rows() && left.values.cols() == right.values.cols() &&
         std::memcmp(left.values.data(), right.values.data(), bytes) == 0 &&
         left.columns[1].categories == right.columns[1].categories &&
         left.warnings == right.warnings;
}

}  // namespace

class TestDelimitedReader : public QObject {
  Q_OBJECT

  TemporaryText files_;

 private Q_SLOTS:
  void cleanup() { omp_set_num_threads(omp_get_num_procs()); }

  void numbers_with_more_digits_than_a_double_stay_different() {
    QByteArray text = "id,mass\n";
    for (int row = 0; row < 20; ++row) {
      text += "15822181956259389" + QByteArray::number(45 + row) + "," +
              QByteArray::number(1e18 * (row + 1), 'f', 0) + "\n";
    }
    const Dataset table = read_guessed(files_.write("ids.csv", text));
    QVERIFY(table.columns[0].kind == ColumnKind::category);
    QCOMPARE(table.columns[0].categories.size(), std::size_t{20});
    QCOMPARE(table.columns[0].categories[1], std::string("1582218195625938946"));
    QVERIFY(table.columns[1].kind == ColumnKind::number);
    QCOMPARE(table.warnings.size(), std::size_t{1});
    QVERIFY(tests::says(table.warnings, "1582218195625938945"));
  }

  void reads_the_same_table_however_it_is_written_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("comma") << QByteArray("a,b\n1.5,2\n-3,4e2\n");
    QTest::newRow("semicolon, decimal comma") << QByteArray("a;b\n1,5;2\n-3;4e2\n");
    QTest::newRow("tab") << QByteArray("a\tb\n1.5\t2\n-3\t4e2\n");
    QTest::newRow("blanks") << QByteArray("  a   b\n 1.5 2  \n-3 \t4e2\n");
    QTest::newRow("CR LF") << QByteArray("a,b\r\n1.5,2\r\n-3,4e2\r\n");
    QTest::newRow("byte order mark") << QByteArray(
        "\xEF\xBB\xBF"
        "a,b\n1.5,2\n-3,4e2\n");
    QTest::newRow("no line end at the end") << QByteArray("a,b\n1.5,2\n-3,4e2");
    QTest::newRow("blank lines") << QByteArray("\n\na,b\n\n1.5,2\n  \n-3,4e2\n\n\n");
    QTest::newRow("comments") << QByteArray("# x\na,b\n#,\n1.5,2\n-3,4e2\n# end");
    QTest::newRow("quotes") << QByteArray("\"a\",\"b\"\n\"1.5\",2\n-3,\"4e2\"\n");
    QTest::newRow("quotes and blanks") << QByteArray("\"a\" , \"b\"\n \"1.5\" , 2\n -3 ,4e2 \n");
  }
  void reads_the_same_table_however_it_is_written() {
    QFETCH(QByteArray, text);
    const Dataset table = read_guessed(files_.write("table.csv", text));
    QCOMPARE(table.samples(), 2);
    QCOMPARE(table.columns.size(), 2U);
    QCOMPARE(table.columns[0].name, std::string("a"));
    QCOMPARE(table.columns[1].name, std::string("b"));
    QVERIFY(table.values == (Matrix(2, 2) << 1.5, 2.0, -3.0, 400.0).finished());
    QVERIFY(table.warnings.empty());
    QCOMPARE(table.name, std::string("table.csv"));
    QVERIFY(table.columns[0].roles.empty());
    QCOMPARE(table.columns[0].period, 0.0);
  }

  void keeps_every_missing_cell_as_nan_and_no_other() {
    const Dataset table =
        read_guessed(files_.write("gaps.csv", "a,b\n,1\nNA,2\nnan,3\n?,4\n5,\n6,\"\"\n"));
    QCOMPARE(table.values.col(0).array().isNaN().count(), 4);
    QCOMPARE(table.values.col(1).array().isNaN().count(), 2);
    QCOMPARE(table.values(4, 0), 5.0);
  }

  void makes_a_column_of_text_categorical_in_order_of_first_appearance() {
    const Dataset table = read_guessed(
        files_.write("text.csv", "x,kind\n1,pear\n2,apple\n3,NA\n4,pear\n5,\"a \"\"b\"\", c\"\n"));
    const Column& kind = table.columns[1];
    QVERIFY(kind.kind == ColumnKind::category);
    QCOMPARE(kind.categories, (std::vector<std::string>{"pear", "apple", "a \"b\", c"}));
    QCOMPARE(table.values(0, 1), 0.0);
    QCOMPARE(table.values(1, 1), 1.0);
    QVERIFY(std::isnan(table.values(2, 1)));
    QCOMPARE(table.values(3, 1), 0.0);
    QCOMPARE(table.values(4, 1), 2.0);
  }

  void says_which_word_turned_numbers_into_text() {
    const Dataset table =
        read_guessed(files_.write("stray.csv", "x,y\n1,2\n2,3\n3,4\nbroken,5\n5,6\n"));
    QVERIFY(table.columns[0].kind == ColumnKind::category);
    QCOMPARE(table.warnings.size(), 1U);
    const QString warning = QString::fromStdString(in_words(table.warnings.front()));
    QVERIFY2(warning.contains("'x'") && warning.contains("line 5") && warning.contains("'broken'"),
             qPrintable(warning));
  }

  /// Of 40 rows, every fifth holds one of the words in the place of a number.
  void one_word_among_numbers_is_a_missing_cell_and_several_are_text_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<bool>("number");
    QTest::newRow("one word") << QStringList{"unbekannt"} << true;
    QTest::newRow("one word, which a sign ends") << QStringList{"n. best."} << true;
    QTest::newRow("two words") << QStringList{"low", "high"} << false;
    QTest::newRow("one word in two cases") << QStringList{"Unknown", "unknown"} << true;
    QTest::newRow("a code") << QStringList{"EG"} << false;
    QTest::newRow("a limit") << QStringList{"<0.5"} << false;
  }
  void one_word_among_numbers_is_a_missing_cell_and_several_are_text() {
    QFETCH(const QStringList, words);
    QFETCH(const bool, number);
    QByteArray rows("x,y\n");
    for (int row = 0; row < 40; ++row) {
      const QByteArray word = words[row / 5 % words.size()].toUtf8();
      rows += (row % 5 == 2 ? word : QByteArray::number(row * 7 % 40)) + ",1." +
              QByteArray::number(row) + '\n';
    }
    const Dataset table = read_guessed(files_.write("words.csv", rows));
    QCOMPARE(table.columns[0].kind == ColumnKind::number, number);
    QCOMPARE(tests::says(table.warnings, "all 8 cells that are no numbers read"), number);
    QCOMPARE(mixed_column(table, 0).has_value(), !number);
    QVERIFY(!mixed_column(table, 1));
    if (number) {
      QCOMPARE(table.values.col(0).array().isNaN().count(), Index{8});
    } else {
      QCOMPARE(mixed_column(table, 0)->others, Index{8});
      QCOMPARE(mixed_column(table, 0)->cells, Index{40});
    }
  }

  void takes_inf_as_a_word_in_a_column_of_words() {
    const Dataset table = read_guessed(files_.write("inf.csv", "x,w\n1,inf\n2,sup\n3,max\n"));
    QCOMPARE(table.columns[1].categories, (std::vector<std::string>{"inf", "sup", "max"}));
  }

  void gives_every_column_a_name_of_its_own_and_says_so() {
    const Dataset table = read_guessed(files_.write("names.csv", "a,,a,a (2)\n1,2,3,4\n5,6,7,8\n"));
    std::vector<std::string> names;
    for (const Column& column : table.columns) {
      names.push_back(column.name);
    }
    QCOMPARE(names, (std::vector<std::string>{"a", "column 2", "a (3)", "a (2)"}));
    QCOMPARE(table.warnings.size(), 2U);
  }

  void numbers_the_columns_of_a_file_without_header() {
    const Dataset table = read_guessed(files_.write("bare.csv", "1,2\n3,4\n"));
    QCOMPARE(table.samples(), 2);
    QCOMPARE(table.columns[1].name, std::string("column 2"));
    QVERIFY(table.warnings.empty());
  }

  void reads_what_a_spreadsheet_writes_in_german_and_in_english() {
    const Matrix wanted = (Matrix(3, 2) << 1234.5, 7.0, 987.0, 12345.0, 2.25, 1000000.0).finished();
    const QList<QByteArray> texts{
        "Sales 2025;;\n\nshop;sales;visitors\nx;1.234,5;7\ny;987,0;12.345\nz;2,25;1.000.000\n",
        "Sales 2025,,\nshop,sales,visitors\nx,\"1,234.5\",7\ny,987.0,\"12,345\"\n"
        "z,2.25,\"1,000,000\"\n"};
    for (const QByteArray& text : texts) {
      const auto path = files_.write("sales.csv", text);
      const DelimitedPreview preview = preview_delimited(path, 20);
      QCOMPARE(preview.header, (std::vector<std::string>{"shop", "sales", "visitors"}));
      QVERIFY(preview.warnings.empty());
      const Dataset table = read_guessed(path);
      QVERIFY(table.values.rightCols(2) == wanted);
      QCOMPARE(table.columns[1].name, std::string("sales"));
      QVERIFY(table.columns[2].kind == ColumnKind::number);
      QVERIFY(table.warnings.empty());
      QVERIFY(table.origin.reading.dialect == preview.dialect);
    }
  }

  void long_numbers_with_marks_between_thousands_stay_different() {
    QByteArray text = "id;x\n";
    for (int row = 0; row < 20; ++row) {
      text += "1.582.218.195.625.938.9" + QByteArray::number(45 + row) + ";0,5\n";
    }
    const Dataset table = read_guessed(files_.write("ids.csv", text));
    QVERIFY(table.columns[0].kind == ColumnKind::category);
    QCOMPARE(table.columns[0].categories.size(), std::size_t{20});
  }

  void reads_bytes_that_are_no_utf8_as_latin_1() {
    const Dataset table = read_guessed(files_.write("latin.csv",
                                                    "gr\xF6\xDF"
                                                    "e,x\n1,2\n3,4\n"));
    QCOMPARE(table.columns[0].name, std::string("größe"));
  }

  void obeys_a_dialect_that_the_user_corrected() {
    const auto path = files_.write("odd.csv", "made today\nby hand\na|b\n'1|2'|3\n! skip\nx|4\n");
    const Dialect dialect{'|', true, '.', '\'', "!", 2};
    const Dataset table = read_delimited(path, dialect);
    QCOMPARE(table.samples(), 2);
    QCOMPARE(table.columns[0].categories, (std::vector<std::string>{"1|2", "x"}));
    QCOMPARE(table.values(1, 1), 4.0);
  }

  void makes_the_same_table_with_any_number_of_threads_data() {
    QTest::addColumn<int>("threads");
    QTest::newRow("2 threads") << 2;
    QTest::newRow("3 threads") << 3;
    QTest::newRow("4 threads") << 4;
  }
  void makes_the_same_table_with_any_number_of_threads() {
    QFETCH(int, threads);
    const auto path = files_.write("long.csv", long_table(200'000));
    QVERIFY(std::filesystem::file_size(path) > 4U << 20U);
    omp_set_num_threads(1);
    const Dataset alone = read_guessed(path);
    omp_set_num_threads(threads);
    QVERIFY(same(alone, read_guessed(path)));
    QCOMPARE(alone.samples(), 200'000);
    QCOMPARE(alone.values(123'457, 0), 123'457 * 0.25);
    QCOMPARE(alone.columns[1].categories.size(), 1013U);
    QCOMPARE(alone.columns[1].categories[1], std::string("word, 828"));  // 7919 modulo 1013
    for (int row = 0; row < 200'000; row += 997) {                       // in every chunk
      QCOMPARE(alone.columns[1].categories[static_cast<std::size_t>(alone.values(row, 1))],
               "word, " + std::to_string((row * 7919) % 1013));
    }
  }

  void names_the_first_bad_line_of_a_long_file_with_any_number_of_threads() {
    QByteArray text = long_table(200'000);
    text += "1,2\n";                       // the last line is ragged
    text.replace("1000,", "1000,\"open");  // so is one near the beginning
    const auto path = files_.write("bad.csv", text);
    const auto line = text.left(text.indexOf("1000,\"open")).count('\n') + 1;
    for (const int threads : {1, 2, 4}) {
      omp_set_num_threads(threads);
      const QString message = message_of([&] { (void)read_delimited(path, Dialect{}); });
      QVERIFY2(message.contains(QStringLiteral("line %1:").arg(line)), qPrintable(message));
    }
  }

  void reports_progress_that_only_grows_and_ends_at_one() {
    const auto path = files_.write("long.csv", long_table(100'000));
    std::vector<double> seen;
    ReadControl control;
    control.progress = [&seen](double done) { seen.push_back(done); };
    (void)read_delimited(path, Dialect{}, control);
    QVERIFY(std::is_sorted(seen.begin(), seen.end()));
    QVERIFY(seen.size() >= 2 && seen.size() <= 101);
    QVERIFY(seen.front() >= 0.0);
    QCOMPARE(seen.back(), 1.0);
  }

  void stops_when_cancelled_in_the_middle() {
    const auto path = files_.write("long.csv", long_table(200'000));
    std::stop_source stop;
    ReadControl control;
    control.stop = stop.get_token();
    double last = 0.0;
    control.progress = [&](double done) {
      last = done;
      stop.request_stop();
    };
    const QString message = message_of([&] { (void)read_delimited(path, Dialect{}, control); });
    QVERIFY2(message.contains("cancelled"), qPrintable(message));
    QVERIFY(last < 0.9);
  }

  void previews_the_first_rows_under_the_guess() {
    const auto path = files_.write("view.csv", "a;b\n1,5;\"x;y\"\n2,5;z\n3,5;w\n");
    const DelimitedPreview preview = preview_delimited(path, 2);
    QCOMPARE(preview.dialect.delimiter, ';');
    QCOMPARE(preview.header, (std::vector<std::string>{"a", "b"}));
    QCOMPARE(preview.rows.size(), 2U);
    QCOMPARE(preview.rows[0], (std::vector<std::string>{"1,5", "x;y"}));
  }

  void previews_a_dialect_that_does_not_fit_without_failing() {
    const auto path = files_.write("view.csv", "a;b\n1,5;2\n\"open;3\n4\n");
    const DelimitedPreview preview = preview_delimited(path, 10, Dialect{});
    QCOMPARE(preview.header.size(), 1U);
    QCOMPARE(preview.rows.size(), 2U);
    QVERIFY(!preview.warnings.empty());
  }

  void warns_of_decimal_marks_that_may_be_misread_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("warned");
    QTest::newRow("thousands by comma") << QByteArray("a;b\n1,234;1\n2,345;2\n") << true;
    QTest::newRow("thousands by point") << QByteArray("a;b\n1.234;1\n2.345;2\n") << true;
    QTest::newRow("zero in front") << QByteArray("a;b\n0,234;1\n2,345;2\n") << false;
    QTest::newRow("other digits too") << QByteArray("a;b\n1,234;1\n2,34;2\n") << false;
    QTest::newRow("three digits among commas") << QByteArray("a,b\n1.234,1\n2.345,2\n") << false;
    QTest::newRow("commas among points") << QByteArray("a;b\n1.2;1\n2.34;2\n2,34;3\n") << true;
  }
  void warns_of_decimal_marks_that_may_be_misread() {
    QFETCH(QByteArray, text);
    QFETCH(bool, warned);
    const auto preview = preview_delimited(files_.write("marks.csv", text), 20);
    QCOMPARE(!preview.warnings.empty(), warned);
  }
};

QTEST_GUILESS_MAIN(TestDelimitedReader)
#include "tst_delimited_reader.moc"
