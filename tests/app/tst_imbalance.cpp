// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "tests/support/csv_rows.h"
#include "tests/support/dii_cases.h"
#include "tests/support/program.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

/// The command that compares two sets of columns, as it is typed.
class TestImbalance : public QObject {
  Q_OBJECT

  TemporaryText files_;

  QString path(const char* name) const {
    return QString::fromStdString((files_.folder() / name).string());
  }
  QString smallTable() const {
    QByteArray text("a,b,c,kind\n");
    for (int row = 0; row < 40; ++row) {
      text += QByteArray::number(row * row % 41) + ',' + QByteArray::number(row) + ',' +
              QByteArray::number(row * 7 % 43) + ",x\n";
    }
    return QString::fromStdString(files_.write("small.csv", text).string());
  }
  static double number(const QString& said, const QString& way) {
    const QString line = said.section(way, 1).section('\n', 0, 0).trimmed();
    return line.section(' ', 0, 0).toDouble();
  }

 private Q_SLOTS:
  void prints_the_peer_s_numbers_both_ways() {
    const QString table = QString::fromStdString(fixture("infimb_A.csv"));
    const Vector expected = to_vector(read_json("infimb.json").at("[2]->[0, 1]"));
    const Ended ended =
        runProgram({"imbalance", table, "--from", "3", "--to", "1-2", "--scaling", "none"});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QVERIFY(std::abs(number(ended.out, "A -> B") - expected[0]) < 1e-6);
    QVERIFY(std::abs(number(ended.out, "B -> A") - expected[1]) < 1e-6);
  }

  void writes_each_column_alone_as_csv() {
    const Ended ended = runProgram({"imbalance", smallTable(), "--from", "a,b", "--to", "b",
                                    "--neighbours", "2", "--singles", path("singles.csv")});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    const auto rows = csvRows(path("singles.csv"));
    QCOMPARE(rows.size(), 3U);
    QCOMPARE(rows[1].front(), QString("a"));
    QVERIFY(rows[2][1].toDouble() < rows[1][1].toDouble());
  }

  void a_second_table_is_b() {
    const QString table = smallTable();
    const Ended one = runProgram({"imbalance", table, "--from", "a", "--to", "b,c"});
    const Ended two =
        runProgram({"imbalance", table, "--from", "a", "--to", "b,c", "--to-data", table});
    QCOMPARE(two.code, 0);
    QCOMPARE(two.out, one.out);
  }

  void bad_input_is_said_and_ends_with_2() {
    const auto refused = [&](const QStringList& more, const char* words) {
      const Ended ended = runProgram(QStringList{"imbalance", smallTable()} + more);
      QVERIFY2(ended.code == 2, qPrintable(ended.error));
      QVERIFY2(ended.error.contains(words), qPrintable(ended.error));
    };
    refused({"--to", "a"}, "--from is missing");
    refused({"--from", "a"}, "--to is missing");
    refused({"--from", "nope", "--to", "a"}, "nope");
    refused({"--from", "a", "--to", "b", "--neighbours", "40"}, "1 to 39");
    refused({"--from", "a", "--to", "b", "--neighbours", "0"}, "--neighbours");
    refused({"--from", "a", "--to", "b", "--scaling", "some"}, "standardised, none");
    refused({"--from", "kind", "--to", "b"}, "kind");
  }
};

QTEST_GUILESS_MAIN(TestImbalance)
#include "tst_imbalance.moc"
