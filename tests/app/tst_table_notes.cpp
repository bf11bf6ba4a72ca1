// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QtTest>

#include "tests/support/program.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

/// What is noteworthy in a table, and the options that say how it is written.
class TestTableNotes : public QObject {
  Q_OBJECT

  TemporaryText files_;

  QString write(const QString& name, const QByteArray& text) const {
    return QString::fromStdString(files_.write(name, text).string());
  }
  static QStringList notesIn(const QString& printed) {
    return printed.split('\n', Qt::SkipEmptyParts).filter(QRegularExpression("^note: "));
  }
  static QByteArray noisy(int at) { return QByteArray::number(at * at % 37); }

  /// Names of samples, a constant column, a stray word, a missing cell and an equal name.
  static QByteArray odd() {
    QByteArray text = "Id,same,word,gap,x,x\n";
    for (int at = 1; at <= 40; ++at) {
      text += QByteArray::number(at) + ",7," + (at == 9 ? "bad" : noisy(at * 3)) + ',' +
              (at == 5 ? "" : noisy(at * 5)) + ',' + noisy(at * 7) + ',' + noisy(at * 11) + '\n';
    }
    return text;
  }
  static QByteArray dated() {
    QByteArray text = "Day,a,b\n";
    for (int at = 1; at <= 28; ++at) {
      text += "2024-02-" + QByteArray::number(at).rightJustified(2, '0') + ',' + noisy(at) + ',' +
              noisy(at * 3) + '\n';
    }
    return text;
  }
  static QByteArray doubtful() {
    QByteArray text = "a;b\n";
    for (int at = 1; at <= 30; ++at) {
      text += QByteArray::number(at % 9 + 1) + '.' + QByteArray::number(100 + at * 17) + ';' +
              noisy(at * 3) + '\n';
    }
    return text;
  }
  /// Nearly sorted numbers, which have marks between thousands from row 300 on.
  static QByteArray doubtfulBehind() {
    QByteArray text = "a\tb\n";
    for (int at = 700; at < 1100; ++at) {
      const int number = at + at * at % 5;
      text += QByteArray::number(number).insert(number < 1000 ? 0 : 1, number < 1000 ? "" : ",") +
              '\t' + noisy(at) + '\n';
    }
    return text;
  }
  /// Numbers that some cells write in another form, and a text that is not in UTF-8.
  static QByteArray forms() {
    QByteArray text = "profit,share,size,dose,gr\xF6\xDF\x65\n";
    for (int at = 1; at <= 40; ++at) {
      text += (at % 4 == 0 ? '(' + noisy(at) + ".5)" : noisy(at) + ".5") + ',' + noisy(at * 3) +
              (at % 3 == 0 ? " %," : ",") + noisy(at * 5) + (at % 5 == 0 ? "k," : ",") +
              noisy(at * 7) + (at == 9 ? " g,=\"" : " mg,=\"") + noisy(at * 11) + "\"\n";
    }
    return text;
  }
  static QJsonObject dialectOf(const QStringList& words) {
    const Ended ended = runProgram(QStringList{"info", "--json"} + words);
    return QJsonDocument::fromJson(ended.out.toUtf8()).object()["dialect"].toObject();
  }

 private Q_SLOTS:
  void run_says_every_note_that_info_says_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("odd columns") << odd() << QStringList{"'word'", "'same'", "gap (1)", "Id"};
    QTest::newRow("dates") << dated() << QStringList{"'Day' is taken as time"};
    QTest::newRow("doubt") << doubtful() << QStringList{"--thousands point"};
    QTest::newRow("doubt far behind") << doubtfulBehind() << QStringList{"--decimal comma"};
    QTest::newRow("forms") << forms()
                           << QStringList{"taken as negative", "percent sign",     "'k' (8)",
                                          "which is a guess",  "with a unit that", "40 cells such"};
    QTest::newRow("nothing") << QByteArray("a,b\n3,2\n1,5\n4,1\n1,4\n5,2\n9,3\n") << QStringList{};
  }
  void run_says_every_note_that_info_says() {
    QFETCH(const QByteArray, text);
    QFETCH(const QStringList, words);
    const QString table = write("t.csv", text);
    const Ended info = runProgram({"info", table});
    QCOMPARE(info.code, 0);
    const QStringList said = notesIn(info.error);
    for (const QString& word : words) {
      QVERIFY2(said.join('\n').contains(word), qPrintable(word + " in " + info.error));
    }
    if (words.isEmpty()) {
      QCOMPARE(said, QStringList());
    }
    QVERIFY(notesIn(info.out).isEmpty());
    const QStringList asked{"run",
                            table,
                            "--unsupervised",
                            "--method",
                            "fps",
                            "--truth-scaling",
                            "none",
                            "--set",
                            "count=1",
                            "--missing",
                            "drop-rows",
                            "--no-plots",
                            "--no-check",
                            "--force",
                            "--out",
                            QString::fromStdString((files_.folder() / "out").string())};
    const Ended run = runProgram(asked);
    QVERIFY2(run.code == 0, qPrintable(run.error));
    QCOMPARE(notesIn(run.error).mid(0, said.size()), said);
    QCOMPARE(notesIn(run.error).count(said.value(0)), said.isEmpty() ? 0 : 1);  // once
    QVERIFY(notesIn(runProgram(asked + QStringList{"--quiet"}).error).isEmpty());
    const QJsonArray listed =
        QJsonDocument::fromJson(runProgram({"info", table, "--json"}).out.toUtf8())
            .object()["warnings"]
            .toArray();
    QCOMPARE(listed.size(), said.size());
  }

  void an_answer_ends_the_doubt() {
    const QString table = write("doubt.csv", doubtful());
    for (const QStringList& words :
         {QStringList{"--thousands", "point"}, QStringList{"--thousands", "none"},
          QStringList{"--decimal", "point"}}) {
      const Ended ended = runProgram(QStringList{"info", table} + words);
      QVERIFY2(notesIn(ended.error).isEmpty(), qPrintable(ended.error));
    }
    QCOMPARE(dialectOf({table, "--thousands", "point"})["decimal_mark"].toString(), QString(","));
  }

  void options_correct_the_guess() {
    const QString table = write("plain.csv", "a;b\n1;2\n3;4\n5;6\n");
    QCOMPARE(dialectOf({table, "--thousands", "blank"})["thousands_mark"].toString(), QString(" "));
    QCOMPARE(dialectOf({table, "--thousands", "'"})["thousands_mark"].toString(), QString("'"));
    QCOMPARE(dialectOf({table, "--encoding", "Latin-1"})["encoding"].toString(),
             QString("latin-1"));
    QCOMPARE(dialectOf({table, "--encoding", "sjis"})["encoding"].toString(), QString("shift-jis"));
    QVERIFY(!dialectOf({table, "--no-units-row"})["units_row"].toBool());
  }

  void how_many_rows_name_the_columns_is_guessed_and_corrected() {
    const QString table = write("groups.csv", "A,A,B\nx,y,z\n1,2,3\n4,5,7\n6,8,9\n");
    QCOMPARE(dialectOf({table})["name_rows"].toInt(), 2);
    QVERIFY(runProgram({"info", table}).error.contains("joined from the 2 rows"));
    QCOMPARE(dialectOf({table, "--name-rows", "1"})["name_rows"].toInt(), 1);
    QCOMPARE(dialectOf({table, "--skip", "1"})["name_rows"].toInt(), 1);
    QVERIFY(runProgram({"info", table, "--skip", "1"}).out.contains("  x "));
  }

  void marks_and_encodings_that_are_none_are_refused() {
    const QString table = write("plain.csv", "a;b\n1;2\n3;4\n5;6\n");
    const auto refused = [&](const QStringList& words, const char* what) {
      const Ended ended = runProgram(QStringList{"info", table} + words);
      QVERIFY(ended.code != 0);
      QVERIFY2(ended.error.contains(what), qPrintable(ended.error));
    };
    refused({"--encoding", "ebcdic"}, "'ebcdic' is no encoding");
    refused({"--thousands", "dot"}, "'dot' is no mark between thousands");
    refused({"--decimal", "comma", "--thousands", ","}, "the marks are the same");
    refused({"--delimiter", "blank", "--thousands", "blank"}, "separate the cells");
  }
};

QTEST_GUILESS_MAIN(TestTableNotes)
#include "tst_table_notes.moc"
