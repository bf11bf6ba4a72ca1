// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTemporaryDir>
#include <QtTest>
#include <cmath>

#include "core/data/table_reader.h"
#include "tests/support/program.h"

using namespace steelyard::tests;

namespace {

using Rows = QList<QStringList>;

Rows rows_of(const QString& csv) {
  Rows rows;
  for (const QString& line : csv.split('\n', Qt::SkipEmptyParts)) {
    rows.append(line.split(','));
  }
  return rows;
}

QString content(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace

/// A record's selection, scales, weights and model on rows that the run has not seen.
class TestApply : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString path(const QString& name) const { return folder_.filePath(name); }
  QString write(const QString& name, const QByteArray& text) const {
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
      qFatal("cannot write a temporary file");
    }
    return file.fileName();
  }
  /// y = 2 a - b; c and d explain nothing.
  static QByteArray table(int first, int count) {
    QByteArray text("name,a,b,c,d,y\n");
    for (int row = first; row < first + count; ++row) {
      const double a = std::sin(1.3 * row);
      const double b = 10.0 * std::cos(2.1 * row * row);
      text += 's' + QByteArray::number(row) + ',' + QByteArray::number(a, 'g', 17) + ',' +
              QByteArray::number(b, 'g', 17) + ',' + QByteArray::number(row * 7 % 13) + ',' +
              QByteArray::number(row * 5 % 11) + ',' + QByteArray::number(20.0 * a - b, 'g', 17) +
              '\n';
    }
    return text;
  }
  /// \return the path of the record
  QString runOf(const QString& method, const QStringList& more = {}) const {
    const QString out = path("out");
    QDir(out).removeRecursively();
    const Ended run = runProgram(QStringList{"run", path("a.csv"), "--inputs", "a,b,c,d", "--truth",
                                             "y", "--id", "name", "--method", method, "--no-check",
                                             "--no-plots", "--out", out} +
                                 more);
    if (run.code != 0) {
      qWarning() << run.error;
    }
    return out + "/record.json";
  }

 private Q_SLOTS:
  void initTestCase() {
    write("a.csv", table(0, 80));
    write("new.csv", table(200, 12));
  }

  void its_own_table_gets_the_numbers_of_the_reduced_table() {
    for (const QStringList& more : {QStringList(), QStringList{"--prepare", "scale"}}) {
      const QString record = runOf("dii", QStringList{"--set", "epochs=5"} + more);
      const Ended applied = runProgram({"apply", record, path("a.csv")});
      QVERIFY2(applied.code == 0, qPrintable(applied.error));
      const Rows now = rows_of(applied.out);
      const Rows then = rows_of(content(path("out") + "/reduced.csv"));
      QCOMPARE(now.size(), then.size());
      for (const QString& input : then[0]) {
        const auto from = then[0].indexOf(input);
        const auto to = now[0].indexOf(input);
        QVERIFY2(to >= 0, qPrintable(input));
        for (qsizetype row = 1; row < then.size(); ++row) {
          QCOMPARE(now[row][to], then[row][from]);
        }
      }
      QVERIFY(now[0].contains("pc_1"));
    }
  }

  void the_model_predicts_rows_that_it_has_not_seen_data() {
    QTest::addColumn<QString>("scaling");
    QTest::newRow("as it is") << "none";
    QTest::newRow("standardised") << "standardised";
  }
  /// In the target's own units, however it was scaled for the run.
  void the_model_predicts_rows_that_it_has_not_seen() {
    QFETCH(QString, scaling);
    const QString record = runOf("elastic-net", {"--truth-scaling", scaling});
    const Ended applied = runProgram({"apply", record, path("new.csv")});
    QVERIFY2(applied.code == 0, qPrintable(applied.error));
    const Rows rows = rows_of(applied.out);
    const Rows truth = rows_of(content(path("new.csv")));
    const auto at = rows[0].indexOf("y (predicted)");
    QVERIFY(at >= 0);
    double error = 0.0;
    for (qsizetype row = 1; row < rows.size(); ++row) {
      error += std::abs(rows[row][at].toDouble() - truth[row][5].toDouble());
    }
    QVERIFY2(error / 12.0 < 1.0, qPrintable(QString::number(error)));  // y spreads over 20
    const Ended without = runProgram({"apply", record, path("new.csv"), "--no-model"});
    QVERIFY(!without.out.contains("predicted"));
  }

  /// Of the default method, from what it has selected; a table need hold no other column.
  void automatic_predicts_from_the_columns_that_it_has_selected() {
    const QString record = runOf("automatic");
    const Rows given = rows_of(content(path("new.csv")));
    const Rows kept = rows_of(runProgram({"apply", record, path("new.csv"), "--quiet"}).out);
    const auto at = kept[0].indexOf("y (predicted)");
    QVERIFY2(at >= 0, qPrintable(kept[0].join(',')));
    double error = 0.0;
    for (qsizetype row = 1; row < kept.size(); ++row) {
      error += std::abs(kept[row][at].toDouble() - given[row][5].toDouble());
      QVERIFY(kept[row][at].size() <= 12);  // six digits
    }
    QVERIFY2(error / 12.0 < 3.0, qPrintable(QString::number(error)));  // y spreads over 20
    const Ended again = runProgram({"apply", record, path("new.csv"), "--quiet"});
    QCOMPARE(rows_of(again.out), kept);
  }

  /// The run on another table would have another model than the record speaks of.
  void nothing_is_predicted_once_the_table_of_the_run_has_changed() {
    const QString original = content(path("a.csv"));
    const QString record = runOf("elastic-net");
    const QStringList asked{"apply", record, path("new.csv")};
    QVERIFY(runProgram(asked).out.contains("y (predicted)"));
    write("a.csv", table(300, 80));
    const Ended changed = runProgram(asked);
    QCOMPARE(changed.code, 0);
    QVERIFY(!changed.out.contains("predicted"));
    QVERIFY2(changed.error.contains("nothing is predicted, as the table of the run has changed"),
             qPrintable(changed.error));
    write("kept.csv", original.toUtf8());
    QVERIFY(runProgram(asked + QStringList{"--data", path("kept.csv")}).out.contains("predicted"));
    write("a.csv", original.toUtf8());
  }

  void the_number_of_threads_does_not_change_the_result() {
    const QString record = runOf("elastic-net");
    const QStringList asked{"apply", record, path("new.csv"), "--quiet"};
    const Ended one = runProgram(asked + QStringList{"--threads", "1"});
    QVERIFY2(one.code == 0, qPrintable(one.error));
    QCOMPARE(one.out, runProgram(asked).out);
    QCOMPARE(runProgram(asked + QStringList{"--threads", "0"}).code, 2);
  }

  void a_name_that_stands_twice_is_said() {
    const QString record = runOf("elastic-net");
    const QString twice =
        write("twice.csv", "name,a,a,b,c,d\ns1,1,5,2,3,4\ns2,2,5,3,4,5\ns3,3,5,4,5,6\n");
    const Ended applied = runProgram({"apply", record, twice});
    QVERIFY2(applied.error.contains("is used more than once"), qPrintable(applied.error));
  }

  void what_fits_no_model_says_so() {
    const Ended applied =
        runProgram({"apply", runOf("dii", {"--set", "epochs=5"}), path("new.csv")});
    QVERIFY2(applied.code == 0, qPrintable(applied.error));
    const QString said = applied.error + applied.out;
    QVERIFY2(said.contains("nothing is predicted, as the method of the run fits no model"),
             qPrintable(said));
    QVERIFY(!applied.out.contains("(predicted)"));
  }

  /// Nobody chose a role for it: the run leaves it out, as each row has another value.
  void names_of_rows_are_kept_where_no_role_says_so() {
    const QString out = path("named");
    const Ended run = runProgram({"run", path("a.csv"), "--truth", "y", "--method", "elastic-net",
                                  "--no-check", "--no-plots", "--out", out});
    QVERIFY2(run.code == 0, qPrintable(run.error));
    const Ended applied =
        runProgram({"apply", out + "/record.json", path("new.csv"), "--quiet", "--no-model"});
    QVERIFY2(applied.code == 0, qPrintable(applied.error));
    const Rows rows = rows_of(applied.out);
    QCOMPARE(rows[0].mid(0, 2), (QStringList{"row", "name"}));
    QCOMPARE(rows[1][1], rows_of(content(path("new.csv")))[1][0]);
  }

  void rows_outside_of_what_was_seen_are_named() {
    const QString record = runOf("elastic-net");
    write("far.csv", "name,d,c,b,a,y\nf,1,2,1000,0.1,0\ng,1,2,1,0.1,0\nh,1,2,,0.1,0\n");
    const Ended applied = runProgram({"apply", record, path("far.csv")});
    QVERIFY2(applied.code == 0, qPrintable(applied.error));
    const Rows rows = rows_of(applied.out);
    QCOMPARE(rows.size(), 4);
    QCOMPARE(rows[1].last(), QString("b"));
    QCOMPARE(rows[2].last(), QString());
    QVERIFY2((applied.error + applied.out).contains("1 of 3 rows lies outside"),
             qPrintable(applied.error));
    QVERIFY2((applied.error + applied.out).contains("1 row lacks"), qPrintable(applied.error));
  }

  void arrays_hold_what_the_table_holds() {
    const QString record = runOf("elastic-net");
    const QString file = path("applied.npz");
    const Ended applied =
        runProgram({"apply", record, path("new.csv"), "--npz", file, "--force", "--quiet"});
    QVERIFY2(applied.code == 0, qPrintable(applied.error));
    QCOMPARE(applied.out, QString());
    const Rows rows = rows_of(runProgram({"apply", record, path("new.csv"), "--quiet"}).out);
    const steelyard::Dataset arrays = steelyard::read_table(file.toStdString());
    QCOMPARE(arrays.values.rows(), steelyard::Index{12});
    for (const char* name : {"row", "pc_1", "y (predicted)"}) {
      const auto from = rows[0].indexOf(name);
      const auto column = arrays.column_named(name);
      QVERIFY2(from >= 0 && column, name);
      for (steelyard::Index row = 0; row < 12; ++row) {
        QCOMPARE(arrays.values(row, *column), rows[row + 1][from].toDouble());
      }
    }
  }

  void what_is_not_there_is_named_and_nothing_is_written() {
    const QString record = runOf("elastic-net");
    write("less.csv", "name,c,a\nf,1,2\ng,1,3\n");
    const Ended lacking =
        runProgram({"apply", record, path("less.csv"), "--out", path("none.csv")});
    QCOMPARE(lacking.code, 2);
    QVERIFY2(lacking.error.contains("'b'"), qPrintable(lacking.error));
    QVERIFY(!QFile::exists(path("none.csv")));
    QCOMPARE(runProgram({"apply", record}).code, 2);
    QCOMPARE(runProgram({"apply", record, path("new.csv"), "--out", path("new.csv")}).code, 2);
  }

  /// "x is missing" is no column of any file: it is made of x, and needs nothing else.
  void marks_of_missing_cells_ask_for_the_columns_that_they_mark() {
    QByteArray text("a,b,y\n");
    for (int row = 0; row < 60; ++row) {
      const bool gap = row % 3 == 0;
      const double b = std::cos(2.1 * row * row);
      text += (gap ? QByteArray() : QByteArray::number(std::sin(1.3 * row))) + ',' +
              QByteArray::number(b) + ',' + QByteArray::number((gap ? 5.0 : 0.0) + 0.1 * b) + '\n';
    }
    const QString out = path("marked");
    const Ended run =
        runProgram({"run", write("gaps.csv", text), "--truth", "y", "--method", "elastic-net",
                    "--prepare", "missing-indicator:columns=a", "--missing", "fill-median",
                    "--no-check", "--no-plots", "--out", out});
    QVERIFY2(run.code == 0, qPrintable(run.error));
    const Ended applied = runProgram(
        {"apply", out + "/record.json", write("two.csv", "a,b,y\n,0.5,0\n1,0.5,0\n"), "--quiet"});
    QVERIFY2(applied.code == 0, qPrintable(applied.error));
    const Rows rows = rows_of(applied.out);
    const auto at = rows[0].indexOf("y (predicted)");
    QVERIFY(at >= 0);
    QVERIFY(rows[1][at].toDouble() > 3.0 + rows[2][at].toDouble());
    const Ended lacking =
        runProgram({"apply", out + "/record.json", write("no_a.csv", "b,y\n0.5,0\n1,0\n")});
    QCOMPARE(lacking.code, 2);
    QVERIFY2(lacking.error.contains("'a'"), qPrintable(lacking.error));
  }

  /// The record's own notes are about another table, so they would be taken for notes on this one.
  void what_was_filled_in_these_rows_is_said_and_not_what_was_in_those_of_the_run() {
    QByteArray text("pos,b,y\n");
    for (int row = 0; row < 60; ++row) {
      const double size = 0.1 * (row * 7 % 60);
      text += QByteArray::number(std::exp(size)) + ',' +
              (row == 7 ? QByteArray() : QByteArray::number(std::cos(2.1 * row * row))) + ',' +
              QByteArray::number(size) + '\n';
    }
    const QString out = path("filled");
    const Ended run = runProgram({"run", write("filled.csv", text), "--truth", "y", "--method",
                                  "elastic-net", "--prepare", "log:columns=pos", "--missing",
                                  "fill-median", "--no-check", "--no-plots", "--out", out});
    QVERIFY2(run.code == 0, qPrintable(run.error));
    QVERIFY2(run.error.contains("with the column's median"), qPrintable(run.error));
    const Ended applied = runProgram(
        {"apply", out + "/record.json", write("four.csv", "pos,b\n2,0.5\n-1,0.5\n0,0.5\n,0.5\n")});
    QVERIFY2(applied.code == 0, qPrintable(applied.error));
    QVERIFY2(applied.error.contains("2 numbers count as missing (a code for a missing value, or "
                                    "without a logarithm): pos (2)"),
             qPrintable(applied.error));
    QVERIFY2(applied.error.contains("3 of 4 rows have cells that were filled with the run's "
                                    "median: pos (3)"),
             qPrintable(applied.error));
    QVERIFY2(!applied.error.contains("with the column's median"), qPrintable(applied.error));
  }

  void columns_that_nothing_is_worked_out_from_may_hold_anything_data() {
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QString>("shown");  // in the first row
    QTest::newRow("numbers as identifiers") << QByteArray("name,a,b,c,d,y\n") + "7,1,2,3,4,5\n"
                                            << "7";
    QTest::newRow("the target in words") << QByteArray("name,a,b,c,d,y\n") + "s7,1,2,3,4,unknown\n"
                                         << "s7";
    QTest::newRow("an input in words that is not selected")
        << QByteArray("name,a,b,c,d,y\n") + "s7,1,2,low,4,5\n"
        << "s7";
  }
  void columns_that_nothing_is_worked_out_from_may_hold_anything() {
    QFETCH(QByteArray, table);
    QFETCH(QString, shown);
    const QString record = runOf("f-test", {"--top", "2"});
    const Ended applied = runProgram({"apply", record, write("kinds.csv", table)});
    QVERIFY2(applied.code == 0, qPrintable(applied.error));
    const Rows rows = rows_of(applied.out);
    QCOMPARE(rows[0].mid(0, 2), (QStringList{"row", "name"}));
    QCOMPARE(rows[1][1], shown);
    QVERIFY(rows[0].contains("a") && rows[0].contains("b") && !rows[0].contains("c"));
  }

  /// Somebody said for the run what "1.017" is, so that apply need not be told once more.
  void marks_in_numbers_are_those_of_the_run() {
    QByteArray text("people;b;y\n");
    for (int row = 0; row < 60; ++row) {
      const int people = 1000 + 17 * row;
      text += QByteArray::number(people).insert(1, '.') + ';' + QByteArray::number(row * 7 % 13) +
              ';' + QByteArray::number(people / 10) + '\n';
    }
    const QString table = write("people.csv", text);
    const QString out = path("people");
    const Ended run =
        runProgram({"run", table, "--truth", "y", "--thousands", "point", "--method", "f-test",
                    "--top", "1", "--no-check", "--no-plots", "--out", out});
    QVERIFY2(run.code == 0, qPrintable(run.error));
    const auto first = [&](const QString& file, const QStringList& more) {
      const Rows rows = rows_of(
          runProgram(QStringList{"apply", out + "/record.json", file, "--quiet"} + more).out);
      const auto at = rows.isEmpty() ? -1 : rows[0].indexOf("people");
      return at < 0 || rows.size() < 2 ? QString() : rows[1][at];
    };
    QCOMPARE(first(table, {}), QString("1000"));
    const QString more = write("more.csv", "b;people\n1;1.234\n2;1.567\n3;1.890\n");
    QCOMPARE(first(more, {}), QString("1234"));
    QCOMPARE(first(more, {"--thousands", "none"}), QString("1.234"));
    const QString decimals = write("decimals.csv", "b;people\n1;1234.5\n2;1567.5\n3;1890.25\n");
    QCOMPARE(first(decimals, {}), QString("1234.5"));
  }

  void values_in_another_unit_are_refused() {
    QByteArray text("a,b,y\nm,s,kg\n");
    for (int row = 0; row < 60; ++row) {
      text += QByteArray::number(0.5 + row * 7 % 60) + ',' + QByteArray::number(row * 7 % 13) +
              ',' + QByteArray::number(1.5 + 2 * (row * 7 % 60)) + '\n';
    }
    const QString out = path("metres");
    const Ended run =
        runProgram({"run", write("metres.csv", text), "--truth", "y", "--method", "f-test", "--top",
                    "1", "--no-check", "--no-plots", "--out", out});
    QVERIFY2(run.code == 0, qPrintable(run.error));
    const auto applied = [&](const QByteArray& units) {
      return runProgram({"apply", out + "/record.json",
                         write("units.csv", "a,b,y\n" + units + "1,2,3\n2,3,4\n3,5,5\n")});
    };
    const Ended refused = applied("cm,s,kg\n");
    QCOMPARE(refused.code, 2);
    for (const char* part : {"'a'", "in cm", "values in m"}) {
      QVERIFY2(refused.error.contains(part), qPrintable(refused.error));
    }
    const Ended unneeded = applied("m,min,g\n");
    QVERIFY2(unneeded.code == 0, qPrintable(unneeded.error));
    QVERIFY2(!unneeded.error.contains("state"), qPrintable(unneeded.error));
    const Ended none = applied({});
    QVERIFY2(none.code == 0, qPrintable(none.error));
    QVERIFY2(none.error.contains("does not state the unit of a (m)"), qPrintable(none.error));
    const QStringList tested{"held-out", out + "/record.json", "--test-data", path("units.csv")};
    applied("cm,s,kg\n");
    const Ended refusedTest = runProgram(tested);
    QCOMPARE(refusedTest.code, 2);
    QVERIFY2(refusedTest.error.contains("values in m"), qPrintable(refusedTest.error));
  }

  /// Otherwise, results could not be joined with the table that they are about.
  void identifiers_keep_their_zeros() {
    const QString original = content(path("a.csv"));
    QStringList lines = original.split('\n', Qt::SkipEmptyParts);
    for (qsizetype row = 1; row < lines.size(); ++row) {
      lines[row] =
          QString::number(row - 1).rightJustified(5, '0') + lines[row].mid(lines[row].indexOf(','));
    }
    write("a.csv", (lines.join('\n') + '\n').toUtf8());
    const QString record = runOf("f-test", {"--top", "2"});
    const Rows reduced = rows_of(content(path("out") + "/reduced.csv"));
    QCOMPARE(reduced[0][0], QString("name"));
    QCOMPARE(reduced[1][0], QString("00000"));
    QCOMPARE(reduced[12][0], QString("00011"));
    const Ended applied = runProgram(
        {"apply", record,
         write("seven.csv", (lines[0] + '\n' + lines[8] + '\n' + lines[9] + '\n').toUtf8())});
    QVERIFY2(applied.code == 0, qPrintable(applied.error));
    QCOMPARE(rows_of(applied.out)[1][1], QString("00007"));
    write("a.csv", original.toUtf8());
  }

  void a_selected_column_in_words_is_refused() {
    const QString record = runOf("f-test", {"--top", "2"});
    const Ended applied =
        runProgram({"apply", record, write("words.csv", "name,a,b,c,d,y\ns7,low,2,3,4,5\n")});
    QCOMPARE(applied.code, 2);
    QVERIFY2(applied.error.contains("holds text where the table of the record holds numbers"),
             qPrintable(applied.error));
  }

  void plumed_gets_one_combination_for_each_coordinate() {
    const QString record = runOf("dii", {"--set", "epochs=5", "--period", "b=20pi"});
    const QString file = path("plumed.dat");
    const Ended applied = runProgram({"apply", record, "--plumed", file, "--force"});
    QVERIFY2(applied.code == 0, qPrintable(applied.error));
    const QString text = content(file);
    const Rows then = rows_of(content(path("out") + "/reduced.csv"));
    for (const QString& input : then[0]) {
      if (input != "name") {
        QVERIFY2(text.contains("steelyard_" + input + ": COMBINE ARG=" + input + " COEFFICIENTS="),
                 qPrintable(text));
      }
    }
    QVERIFY(text.contains("PRINT ARG=steelyard_"));
    QCOMPARE(runProgram({"apply", runOf("dii", {"--set", "epochs=5", "--prepare", "scale"}),
                         "--plumed", file, "--force"})
                 .code,
             2);
  }
};

QTEST_GUILESS_MAIN(TestApply)
#include "tst_apply.moc"
