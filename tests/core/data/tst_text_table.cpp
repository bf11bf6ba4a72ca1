// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <limits>

#include "core/data/delimited_reader.h"
#include "core/data/text_table.h"
#include "core/platform/atomic_write.h"
#include "core/random.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

class TestTextTable : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void writes_numbers_that_read_back_as_the_same_double() {
    Random random(3);
    for (int draw = 0; draw < 10'000; ++draw) {
      const double value =
          random.normal() * std::pow(10.0, static_cast<double>(random.below(600)) - 300.0);
      QCOMPARE(std::stod(number_text(value)), value);
    }
    QCOMPARE(number_text(0.1), std::string("0.1"));
    QCOMPARE(number_text(1.0), std::string("1"));
    QCOMPARE(number_text(-0.25), std::string("-0.25"));
  }

  void what_is_no_number_is_an_empty_cell() {
    QCOMPARE(number_text(std::nan("")), std::string());
    QCOMPARE(number_text(std::numeric_limits<double>::infinity()), std::string());
  }

  void quotes_what_would_break_a_row() {
    const TextTable table{{"a,b", "c"}, {{"say \"hi\"", "two\nlines"}, {"", "plain"}}};
    QCOMPARE(to_csv(table), std::string("\"a,b\",c\n\"say \"\"hi\"\"\",\"two\nlines\"\n,plain\n"));
  }

  void writes_what_the_reader_reads_back() {
    const TextTable table{{"x", "name, first"}, {{"1.5", "A \"B\""}, {"", "C, D"}, {"2", ""}}};
    const TemporaryText files;
    const auto path = files.folder() / "round.csv";
    write_atomically(path, to_csv(table));
    const Dataset read = read_delimited(path, preview_delimited(path, 9).dialect);
    QCOMPARE(read.columns[1].name, std::string("name, first"));
    QCOMPARE(read.columns[1].categories, (std::vector<std::string>{"A \"B\"", "C, D"}));
    QCOMPARE(read.values(2, 0), 2.0);
    QVERIFY(std::isnan(read.values(1, 0)));
  }
};

QTEST_GUILESS_MAIN(TestTextTable)
#include "tst_text_table.moc"
