// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <sys/stat.h>
#include <unistd.h>

#include <QtTest>

#include "core/data/delimited_reader.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

class TestDelimitedBadInput : public QObject {
  Q_OBJECT

  TemporaryText files_;

  static QString refusal(const std::filesystem::path& path, const Dialect& dialect = {}) {
    return message_of([&] { (void)read_delimited(path, dialect); });
  }

 private Q_SLOTS:
  void refuses_a_bad_table_and_names_the_place_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("named");
    const auto row = [](const char* name, const QByteArray& text, const QStringList& named) {
      QTest::newRow(name) << text << named;
    };
    row("empty file", "", {"empty"});
    row("blank lines only", "\n \n\n", {"no rows"});
    row("comments only", "# a\n# b\n", {"no rows"});
    row("header only", "a,b\n", {"header", "no rows", "line 1"});
    row("header and comments only", "# x\na,b\n# y\n\n", {"no rows", "line 2"});
    row("a cell too few", "a,b\n1,2\n3\n", {"line 3", "1 cell where", "2 cells in every row"});
    row("a cell too many", "a,b\n1,2\n3,4,5\n", {"line 3", "3 cells", "line 1 has 2"});
    row("ragged after comments", "# x\n\na,b\n1,2\n# y\n3,4,5\n", {"line 6"});
    row("ragged with CR LF", "a,b\r\n1,2\r\n3\r\n", {"line 3"});
    row("quote not closed", "a,b\n1,2\n\"3,4\n", {"line 3", "quote"});
    row("text after a quote", "a,b\n1,2\n\"3\"x,4\n", {"line 3", "quote"});
    row("quote in the header", "\"a,b\n1,2\n", {"line 1", "quote"});
    row("inf", "a,b\n1,2\n3,inf\n5,6\n", {"line 3", "column 'b'", "'inf'", "finite"});
    row("-Infinity", "a,b\n1,2\n-Infinity,3\n", {"line 3", "column 'a'", "'-Infinity'"});
    row("beyond the largest double", "a,b\n1,2\n1e999,3\n", {"line 3", "column 'a'", "'1e999'"});
    row("first of two infinities", "a,b\n1,inf\ninf,2\n", {"line 2", "column 'b'"});
    row("zero byte", QByteArray("a,b\n1,2\n3,\0\n", 12), {"binary", "text file"});
  }
  void refuses_a_bad_table_and_names_the_place() {
    QFETCH(QByteArray, text);
    QFETCH(QStringList, named);
    const auto path = files_.write("bad.csv", text);
    const QString message = refusal(path);
    for (const QString& part : named + QStringList{QStringLiteral("bad.csv"), "Accepted: "}) {
      QVERIFY2(message.contains(part), qPrintable(message + " lacks " + part));
    }
  }

  void finds_a_zero_byte_far_behind_the_beginning() {
    QByteArray text = "a,b\n";
    for (int row = 0; row < 300'000; ++row) {
      text += "1.5,2.5\n";
    }
    text += QByteArray("1,\0\n", 4);
    QVERIFY(refusal(files_.write("late.csv", text)).contains("binary"));
  }

  void says_that_a_file_is_missing() {
    const QString message = refusal(files_.folder() / "nowhere.csv");
    QVERIFY2(message.contains("no such file") && message.contains("nowhere.csv"),
             qPrintable(message));
    QVERIFY(refusal(files_.write("a.csv", "x") / "b.csv").contains("no such file"));
  }

  void says_that_a_folder_is_no_file() { QVERIFY(refusal(files_.folder()).contains("folder")); }

  void does_not_wait_for_a_pipe() {
    const auto pipe = files_.folder() / "pipe";
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    QVERIFY(refusal(pipe).contains("pipe"));
  }

  void says_that_a_file_may_not_be_read() {
    if (::geteuid() == 0) {
      QSKIP("root may read every file");
    }
    const auto path = files_.write("locked.csv", "a,b\n1,2\n");
    QCOMPARE(::chmod(path.c_str(), 0), 0);
    const QString message = refusal(path);
    QVERIFY2(message.contains("cannot be opened"), qPrintable(message));
  }

  void refuses_the_same_files_in_the_preview() {
    for (const auto& path :
         {files_.write("empty.csv", ""), files_.folder(), files_.folder() / "nowhere.csv",
          files_.write("zero.bin", QByteArray("\0\1\2\3", 4)), files_.write("head.csv", "a,b\n")}) {
      const QString message = message_of([&] { (void)preview_delimited(path, 5); });
      QCOMPARE(message, refusal(path));
    }
  }

  void refuses_to_skip_the_whole_file() {
    const auto path = files_.write("short.csv", "a,b\n1,2\n");
    QVERIFY(refusal(path, Dialect{',', true, '.', '"', "#", 9}).contains("no rows"));
  }
};

QTEST_GUILESS_MAIN(TestDelimitedBadInput)
#include "tst_delimited_bad_input.moc"
