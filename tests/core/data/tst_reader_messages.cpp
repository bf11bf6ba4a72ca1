// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>

#include "core/data/delimited_reader.h"
#include "core/data/table_reader.h"
#include "core/problem/problem.h"
#include "tests/support/messages.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

/// What a person is told of a file that is no table, or of one cell of it that is wrong.
class TestReaderMessages : public QObject {
  Q_OBJECT

  TemporaryText files_;

  QString refusal(const QByteArray& content) const {
    const auto path = files_.write("file", content);
    return message_of([&] { (void)read_table(path); });
  }

 private Q_SLOTS:
  void initTestCase() { qputenv("STEELYARD_PARSE", tests::parser_path().c_str()); }

  void says_what_a_file_is_that_is_no_table_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("named");
    QTest::newRow("web page") << QByteArray("<!DOCTYPE html>\n<html><body>404</body></html>\n")
                              << "web page";
    QTest::newRow("web page after blanks")
        << QByteArray("\xEF\xBB\xBF\n  <HTML lang=en>\n<p>1,2\n") << "web page";
    QTest::newRow("web page in one line")
        << QByteArray("<html><body>404</body></html>") << "web page";
    QTest::newRow("XML") << QByteArray("<?xml version=\"1.0\"?>\n<a/>\n") << "XML";
    QTest::newRow("PDF") << QByteArray("%PDF-1.7\n1 0 obj\n") << "PDF";
    QTest::newRow("xz") << QByteArray(
                               "\xFD"
                               "7zXZ\0\0\4",
                               8)
                        << "xz";
    QTest::newRow("bzip2") << QByteArray("BZh91AY&SY\1\2,3\n") << "bzip2";
    QTest::newRow("zstd") << QByteArray(
                                 "\x28\xB5\x2F\xFD"
                                 "abc\n1,2\n")
                          << "zstd";
    QTest::newRow("SQLite") << QByteArray("SQLite format 3\0\1\2", 18) << "SQLite";
    QTest::newRow("Parquet") << QByteArray("PAR1\x15\4\x15xx\n1\n") << "Parquet";
    QTest::newRow("Arrow") << QByteArray("ARROW1\0\0x", 9) << "Arrow";
    QTest::newRow("R") << QByteArray("RDX3\nX\n1\n") << "of R";
    QTest::newRow("JSON") << QByteArray("[{\"a\":1,\"b\":2},\n{\"a\":3,\"b\":4}]\n") << "JSON";
    QTest::newRow("JSON in lines") << QByteArray("{ \"a\" : 1}\n{\"a\":3}\n") << "JSON";
    QTest::newRow("JSON of lists") << QByteArray("[[1,2],\n[3,4]]\n") << "JSON";
    QTest::newRow("UTF-32, little") << QByteArray("\xFF\xFE\0\0a\0\0\0", 8) << "UTF-32";
    QTest::newRow("UTF-32, big") << QByteArray("\0\0\xFE\xFF\0\0\0a", 8) << "UTF-32";
  }
  void says_what_a_file_is_that_is_no_table() {
    QFETCH(QByteArray, content);
    QFETCH(QString, named);
    const QString message = refusal(content);
    QVERIFY2(message.contains(named) && message.contains("Accepted: "), qPrintable(message));
  }

  void names_that_begin_like_other_files_are_names() {
    for (const char* names : {"BZh9,b", "PAR1,b", "[A],b", "{A},b", "RDX3,b", "[[A]],b"}) {
      const auto path = files_.write("names.csv", QByteArray(names) + "\n1,2\n3,4\n");
      QVERIFY2(read_table(path).values.cols() == 2, names);
    }
  }

  void a_table_of_one_line_is_no_document() {
    const auto path = files_.write("line.csv", "1,2,3\r\n");
    QCOMPARE(read_table(path).values.cols(), Index{3});
    QCOMPARE(read_table(files_.write("end.csv", "1,2,3\r")).values.cols(), Index{3});
  }

  void a_cell_of_many_megabytes_is_quoted_in_brief_data() {
    QTest::addColumn<QByteArray>("content");
    const QByteArray huge = QByteArray(3'000'000, 'x');
    const QByteArray number = "1" + QByteArray(3'000'000, '0');  // beyond the largest double
    QTest::newRow("infinite cell") << "a,b\n1,2\n3," + number + "\n";
    QTest::newRow("in a column of that name") << huge + ",b\n1,2\ninf,2\n";
    QTest::newRow("ARFF, number") << "@relation r\n@attribute a real\n@data\n" + huge + "\n";
    QTest::newRow("ARFF, category") << "@relation r\n@attribute a {u,v}\n@data\n" + huge + "\n";
    QTest::newRow("ARFF, type") << "@relation r\n@attribute a " + huge + "\n@data\n1\n";
    QTest::newRow("COLVAR") << "#! FIELDS time a\n0 " + huge + "\n";
    QTest::newRow("COLVAR, bound") << "#! FIELDS time a\n#! SET min_a " + huge + "\n0 1\n";
    QTest::newRow("XYZ, coordinate") << "1\nc\nC 0 0 0\n1\nc\nC 0 0 " + huge + "\n";
    QTest::newRow("XYZ, element") << "1\nc\nC 0 0 0\n1\nc\n" + huge + " 0 0 0\n";
    QTest::newRow("XYZ, atoms") << "1\nc\nC 0 0 0\n" + huge + "\n";
  }
  void a_cell_of_many_megabytes_is_quoted_in_brief() {
    QFETCH(QByteArray, content);
    const QString message = refusal(content);
    QVERIFY2(message.contains("Accepted: "), qPrintable(message.left(300)));
    QVERIFY2(message.size() < 6000, qPrintable(QString::number(message.size())));
  }

  void warnings_quote_in_brief_as_well() {
    QByteArray text = "a," + QByteArray(100'000, 'n') + "," + QByteArray(100'000, 'n') + "\n";
    for (int row = 0; row < 9; ++row) {
      text += "1,2,3\n";
    }
    text += QByteArray(100'000, 'w') + ",2,3\n";
    const Dataset table = read_table(files_.write("wide.csv", text));
    QVERIFY(table.warnings.size() >= 2);
    for (const std::string& warning : in_words(table.warnings)) {
      QVERIFY2(warning.size() < 500, warning.substr(0, 300).c_str());
    }
  }

  void large_integers_that_were_rounded_are_said_data() {
    QTest::addColumn<QString>("suffix");
    QTest::newRow("HDF5") << "h5";
    QTest::newRow("MATLAB") << "mat";
  }
  void large_integers_that_were_rounded_are_said() {
    QFETCH(QString, suffix);
    const std::string file = tests::fixtures_dir() + "/data/large_integers." + suffix.toStdString();
    const Dataset rounded = read_table(file, {{}, {"number"}});
    QCOMPARE(rounded.values(0, 0), rounded.values(1, 0));  // 2^53 + 1 and 2^53
    QVERIFY(tests::says(rounded.warnings,
                        "array 'number': integers beyond 2^53 were rounded to 53 bits"));
    QVERIFY(!tests::says(read_table(file, {{}, {"exact"}}).warnings, "rounded"));
  }

  void the_word_is_blamed_and_not_the_numbers_before_it() {
    Dataset table = read_table(files_.write("t.csv", "a,b\n2,1\nzwei,2\n3,5\n4,4\n"));
    table.columns[0].roles = RoleSet().with(Role::input);
    table.columns[1].roles = RoleSet().with(Role::truth);
    const QString message = message_of([&] { (void)make_problem(table, {}); });
    QVERIFY2(message.contains("for example 'zwei'"), qPrintable(message));
  }
};

QTEST_GUILESS_MAIN(TestReaderMessages)
#include "tst_reader_messages.moc"
