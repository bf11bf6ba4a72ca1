// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <omp.h>

#include <QtTest>
#include <algorithm>

#include "core/data/delimited_reader.h"
#include "core/data/table_reader.h"
#include "core/data/text_decoder.h"
#include "tests/support/messages.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

namespace {

const char16_t* const wanted_text = u"größe,x\r\n1,2\r\n3,4\r\n";

QByteArray utf16(const QString& text, bool little) {
  QByteArray bytes;
  for (const QChar c : text) {
    const char low = static_cast<char>(c.unicode() & 0xFFU);
    const char high = static_cast<char>(c.row());
    bytes += little ? low : high;
    bytes += little ? high : low;
  }
  return bytes;
}

}  // namespace

/// Bytes and lines of delimited text as other programs and accidents leave them.
class TestBytesAndLines : public QObject {
  Q_OBJECT

  TemporaryText files_;

  Dataset read(const QByteArray& text) const { return read_table(files_.write("t.csv", text)); }

 private Q_SLOTS:
  void cleanup() { omp_set_num_threads(omp_get_num_procs()); }

  void reads_cases_as_people_report_them_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("columns");
    QTest::addColumn<QString>("third");
    const auto row = [](const char* file, int columns, const char* third) {
      QTest::newRow(file) << QString(file) << columns << QString(third);
    };
    row("03_us_thousands_percent_excel/t.csv", 6, "Gender");
    row("06_utf16_tab/t.txt", 4, "größe");
    row("06b_utf16_nobom/t.txt", 4, "c");
    row("11_newline_in_quotes/t.csv", 6, "a");
    row("16_cr_only/t.csv", 4, "c");
    row("34_empty_lines_crlf/t.csv", 4, "c");
  }
  void reads_cases_as_people_report_them() {
    QFETCH(QString, file);
    QFETCH(int, columns);
    QFETCH(QString, third);
    const Dataset table = read_table(tests::fixtures_dir() + "/tables/" + file.toStdString());
    QVERIFY(table.samples() >= 80);
    QCOMPARE(table.columns.size(), static_cast<std::size_t>(columns));
    QCOMPARE(QString::fromStdString(table.columns[2].name), third);
    if (columns == 4) {
      QVERIFY(std::all_of(table.columns.begin(), table.columns.end(),
                          [](const Column& column) { return column.kind == ColumnKind::number; }));
      QVERIFY(!table.values.array().isNaN().any());
    }
    if (table.columns.back().name == "y") {
      QCOMPARE(table.samples(), Index{80});
      QCOMPARE(table.values(0, columns - 1), 20.2537);
    }
    QVERIFY(!tests::says(table.warnings, "left out"));
  }

  void reads_text_in_any_encoding_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("encoding");
    const QString text = QString::fromUtf16(wanted_text);
    QTest::newRow("utf-8") << text.toUtf8() << "utf-8";
    QTest::newRow("little") << utf16(text, true) << "utf-16le";
    QTest::newRow("big") << utf16(text, false) << "utf-16be";
    QTest::newRow("little, marked") << "\xFF\xFE" + utf16(text, true) << "utf-16le";
    QTest::newRow("big, marked") << "\xFE\xFF" + utf16(text, false) << "utf-16be";
    QTest::newRow("latin") << text.toLatin1() << "windows-1252";
  }
  void reads_text_in_any_encoding() {
    QFETCH(QByteArray, text);
    QFETCH(QString, encoding);
    const Dataset table = read(text);
    QCOMPARE(table.columns[0].name, std::string("größe"));
    QVERIFY(table.values == (Matrix(2, 2) << 1.0, 2.0, 3.0, 4.0).finished());
    QCOMPARE(QString::fromStdString(table.origin.reading.dialect->encoding), encoding);
  }

  void decodes_what_windows_1252_has_beyond_latin_1() {
    QCOMPARE(decoded("\x80 \xE4", Encoding::windows_1252), std::string("€ ä"));
    QCOMPARE(decoded(std::string_view("\x3D\xD8\x00\xDE\x3D\xD8", 6), Encoding::utf16_little),
             std::string("😀\xEF\xBF\xBD"));
  }

  void decodes_shift_jis_and_gbk_also_where_a_piece_cuts_a_character() {
    // By Python's codecs cp932 and gb18030.
    const std::string japanese = "\x89\xB7\x93\x78,\xB1\\";
    const std::string chinese = "\xCE\xC2\xB6\xC8,\x80";
    QCOMPARE(decoded(japanese, Encoding::shift_jis), std::string("温度,ｱ\\"));
    QCOMPARE(decoded(chinese.substr(0, 5), Encoding::gbk), std::string("温度,"));
    for (const auto& [bytes, encoding] :
         {std::pair(japanese, Encoding::shift_jis), std::pair(chinese, Encoding::gbk)}) {
      TextDecoder decoder(encoding);
      std::string text;
      for (const char byte : bytes) {
        decoder.append({&byte, 1}, text);
      }
      decoder.finish(text);
      QCOMPARE(text, decoded(bytes, encoding));
    }
    QCOMPARE(decoded("a\xFF\xFF,\x89", Encoding::shift_jis), std::string("a\uFFFD\uFFFD,\uFFFD"));
  }

  void an_encoding_that_was_guessed_is_told() {
    const QByteArray bytes = "\x89\xB7\x93\x78,b\n1,2\n3,4\n5,6\n";
    const Dataset guessed = read(bytes);
    QVERIFY(tests::has_message(guessed.warnings, "table.guessed_encoding"));
    Dialect dialect = *guessed.origin.reading.dialect;
    dialect.encoding = "shift-jis";
    const Dataset asked = read_table(files_.write("t.csv", bytes), {dialect, {}});
    QCOMPARE(asked.columns[0].name, std::string("温度"));
    QVERIFY(!tests::has_message(asked.warnings, "table.guessed_encoding"));
    QVERIFY(!tests::has_message(read("\u6E29,b\n1,2\n").warnings, "table.guessed_encoding"));
  }

  void bytes_that_are_no_utf8_are_told_wherever_they_stand() {
    QByteArray text = "a,b\n";
    for (int row = 0; row < 20'000; ++row) {
      text += QByteArray::number(1'000'000 + row) + ",x\n";
    }
    const char* const told = "table.some_bytes_no_utf8";
    QVERIFY(tests::has_message(read(text + "1,\x89\xB7\n").warnings, told));
    QVERIFY(!tests::has_message(read(text + "1,\u6E29\n").warnings, told));
    QByteArray long_words = "abcde,b\n";  // a letter lies across the end of the first MiB
    for (int row = 0; row < 80'000; ++row) {
      long_words += "\u6E29\u5EA6\u6E29\u5EA6\u6E29,1\n";
    }
    QVERIFY(!tests::has_message(read(long_words).warnings, told));
  }

  /// Without a byte order mark, and too little of it is ASCII for a guess.
  void an_encoding_that_is_told_counts_before_the_guess() {
    for (const bool little : {true, false}) {
      const auto path = files_.write(
          "t.csv", utf16(QString::fromUtf8("\u6E29\u5EA6\u6E29,b\n\u6E29\u6E29\u6E29,1\n"
                                           "\u5EA6\u5EA6\u6E29,2\n\u5EA6\u6E29\u5EA6,3\n"),
                         little));
      QVERIFY(message_of([&] { (void)preview_delimited(path, 5); }).contains("zero byte"));
      const char* const told = little ? "utf-16le" : "utf-16be";
      const DelimitedPreview preview = preview_in_encoding(path, 5, told);
      QCOMPARE(preview.dialect.encoding, std::string(told));
      QCOMPARE(preview.header, (std::vector<std::string>{"\u6E29\u5EA6\u6E29", "b"}));
      QCOMPARE(read_table(path, {preview.dialect, {}}).values(2, 1), 3.0);
    }
  }

  void encodings_are_known_by_their_other_names() {
    for (const char* name : {"utf8", "UTF-8", "utf_8"}) {
      QVERIFY(encoding_called(name) == Encoding::utf8);
    }
    QVERIFY(encoding_called("UTF16LE") == Encoding::utf16_little);
    QVERIFY(encoding_called("cp1252") == Encoding::windows_1252);
    QVERIFY(encoding_called("ISO-8859-1") == Encoding::latin_1);
    QVERIFY(encoding_called("sjis") == Encoding::shift_jis);
    QVERIFY(!encoding_called("ebcdic") && !encoding_called(""));
    for (const std::string& name : names_of_encodings()) {
      QCOMPARE(name_of(*encoding_called(name)), name);
    }
  }

  void reads_any_line_ends_and_numbers_the_lines() {
    QCOMPARE(read("a,b\n1,2\r3,4\r\n5,6\n").samples(), Index{3});
    const QString said = message_of([&] { (void)read("a,b\r1,2\r\n3,inf\n5,6\n"); });
    QVERIFY2(said.contains("line 3"), qPrintable(said));
  }

  void leaves_out_zero_bytes_of_a_power_loss_and_says_so() {
    const QByteArray hole(64, '\0');
    const Dataset end = read("a,b\n1,2\n3,4\n" + hole);
    QCOMPARE(end.samples(), Index{2});
    QVERIFY(tests::says(end.warnings, "64 zero bytes from line 4"));
    const Dataset middle = read("a,b\n1,2\n3" + hole + ",7\n5,6\n" + hole + "7,8\n");
    QVERIFY(middle.values == (Matrix(3, 2) << 1.0, 2.0, 5.0, 6.0, 7.0, 8.0).finished());
    QVERIFY(message_of([&] { (void)read("a,b\n1,\0012\n" + hole); }).contains("binary"));
  }

  void leaves_out_a_cut_last_line_and_says_so() {
    const Dataset table = read("a,b,c\n1,2,3\n4,5,6\n7,8");
    QCOMPARE(table.samples(), Index{2});
    QVERIFY(tests::says(table.warnings, "line 4 is left out"));
    QVERIFY(message_of([&] { (void)read("a,b,c\n1,2,3\n4,5,6\n7,8\n"); }).contains("line 4"));
    QCOMPARE(read("a,b\n1,2\n3,4").samples(), Index{2});
  }

  void line_ends_inside_quotes_give_the_same_table_with_any_number_of_threads() {
    QByteArray text = "x,\"a\nname\",y\n";
    for (int row = 0; row < 100'000; ++row) {
      const QByteArray number = QByteArray::number(row);
      text += number + ",\"first\nsecond, \"\"" + QByteArray::number(row % 7) + "\"\"\"," + number +
              "\n";
    }
    const auto path = files_.write("long.csv", text);
    for (const int threads : {1, 2, 3}) {
      omp_set_num_threads(threads);
      const Dataset table = read_table(path);
      QCOMPARE(table.samples(), Index{100'000});
      QCOMPARE(table.columns[1].name, std::string("a name"));
      QCOMPARE(table.columns[1].categories.size(), std::size_t{7});
      QCOMPARE(table.columns[1].categories[1], std::string("first\nsecond, \"1\""));
      QVERIFY(table.values.col(0) == table.values.col(2));
      QCOMPARE(table.values(99'999, 0), 99'999.0);
    }
    QCOMPARE(preview_delimited(path, 5).rows[2][2], std::string("2"));
    (void)files_.write("long.csv", text + "1,\"open\n" + QByteArray("2,3,4\n").repeated(100'000));
    for (const int threads : {1, 2}) {
      omp_set_num_threads(threads);
      const QString said = message_of([&] { (void)read_table(path); });
      QVERIFY2(said.contains("line 200003") && said.contains("quote"), qPrintable(said));
    }
  }
};

QTEST_GUILESS_MAIN(TestBytesAndLines)
#include "tst_bytes_and_lines.moc"
