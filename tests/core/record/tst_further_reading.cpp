// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <string>

#include "core/data/delimited_reader.h"
#include "core/data/doubtful_mark.h"
#include "core/data/table_reader.h"
#include "core/record/further_reading.h"

using namespace steelyard;

/// A file to which a record is applied, beside the file that the record was made from.
class TestFurtherReading : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  std::string write(const QString& name, const QByteArray& text) const {
    QFile file(folder_.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
      qFatal("cannot write a temporary file");
    }
    return file.fileName().toStdString();
  }
  /// A table in which points stand between thousands, because somebody said so.
  Dataset of_thousands() const {
    const std::string own = write("own.csv", "a;b\n1.234;2\n5.678;3\n");
    const Dialect guess = preview_delimited(own, 0).dialect;
    return read_table(own, {with_mark_of_thousands(guess, '.'), {}});
  }

 private Q_SLOTS:
  void marks_are_those_of_the_table_where_the_file_can_have_them_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<char>("decimal");
    QTest::addColumn<char>("thousands");
    QTest::addColumn<double>("first");
    QTest::newRow("the same bytes")
        << QByteArray("a;b\n1.234;2\n5.678;3\n") << ',' << '.' << 1234.0;
    QTest::newRow("other rows") << QByteArray("a;b\n4.321;2\n8.765;1\n") << ',' << '.' << 4321.0;
    QTest::newRow("another delimiter")
        << QByteArray("b,a\n2,4.321\n1,8.765\n") << ',' << '.' << 4321.0;
    QTest::newRow("decimals show") << QByteArray("a;b\n4.5;2\n8.765;1\n") << '.' << '\0' << 4.5;
    QTest::newRow("decimal commas") << QByteArray("a;b\n4,5;2\n8,25;1\n") << ',' << '.' << 4.5;
  }
  void marks_are_those_of_the_table_where_the_file_can_have_them() {
    QFETCH(QByteArray, text);
    const std::string file = write("further.csv", text);
    const Reading reading = further_reading(of_thousands(), file);
    QVERIFY(reading.dialect.has_value());
    QTEST(reading.dialect->decimal_mark, "decimal");
    QTEST(reading.dialect->thousands_mark, "thousands");
    const Dataset table = read_table(file, reading);
    QTEST(table.values(0, *table.column_named("a")), "first");
  }

  /// Two characters of Japanese in Shift-JIS. Nothing in the bytes says so.
  void the_encoding_is_that_of_the_table_where_the_bytes_do_not_show_theirs() {
    const std::string own = write("own.csv", "\x94\x4E\x97\xEE,b\n1,2\n3,4\n5,7\n");
    Dialect said = preview_delimited(own, 0).dialect;
    said.encoding = "shift-jis";
    const Dataset table = read_table(own, {said, {}});
    const std::string more = write("more.csv", "\x94\x4E\x97\xEE,b\n2,2\n3,4\n5,7\n");
    QCOMPARE(further_reading(table, more).dialect->encoding, std::string("shift-jis"));
    const std::string utf8 = write("utf8.csv", QByteArray("\xE5\xB9\xB4,b\n2,2\n3,4\n"));
    QCOMPARE(further_reading(table, utf8).dialect->encoding, std::string("utf-8"));
  }

  void what_was_said_against_the_guess_holds_for_a_file_with_the_same_names() {
    const std::string own = write("own.csv", "a,b\nm,s\n1,2\n3,4\n5,7\n");
    const Dialect guess = preview_delimited(own, 0).dialect;
    QVERIFY(guess.units_row);
    const std::string more = write("more.csv", "a,b\nm,s\n6,2\n3,4\n5,7\n");
    QVERIFY(further_reading(read_table(own, {guess, {}}), more).dialect->units_row);
    Dialect said = guess;
    said.units_row = false;
    QVERIFY(!further_reading(read_table(own, {said, {}}), more).dialect->units_row);
  }

  /// The names would not be found below another delimiter.
  void what_was_said_does_not_hold_for_a_file_that_is_written_in_another_way() {
    const std::string own = write("own.csv", "a,x;b,y\n1,5;2,5\n3,5;4,5\n5,5;7,5\n");
    Dialect said = preview_delimited(own, 0).dialect;
    QCOMPARE(said.delimiter, ';');
    said.delimiter = ',';
    const Dataset table = read_table(own, {said, {}});
    QCOMPARE(table.columns.size(), std::size_t{3});  // a, x;b, y
    const std::string other = write("other.csv", "a\tx;b\ty\n1\t2\t3\n4\t5\t6\n7\t9\t9\n");
    QCOMPARE(further_reading(table, other).dialect->delimiter, '\t');
  }
};

QTEST_GUILESS_MAIN(TestFurtherReading)
#include "tst_further_reading.moc"
