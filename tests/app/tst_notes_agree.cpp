// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDirIterator>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/program.h"

using namespace steelyard;
using namespace steelyard::tests;

/// Whoever runs a method without looking at the table first must learn the same of it: the notes of
/// the command info come first among those of a run, word for word, for every file that people have
/// reported.
class TestNotesAgree : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  static QString tables() { return QString::fromStdString(fixtures_dir()) + "/tables"; }
  static QStringList notesIn(const QString& printed) {
    return printed.split('\n', Qt::SkipEmptyParts).filter(QRegularExpression("^note: "));
  }
  /// A quick run that explains the column y or, where there is none, compares the inputs with
  /// themselves.
  static QStringList quickQuestion(const QString& described) {
    const bool hasTarget = described.contains(QRegularExpression("^  y +number", everyLine));
    return hasTarget ? QStringList{"--truth", "y", "--method", "f-test"}
                     : QStringList{"--unsupervised", "--method", "fps", "--set", "count=1"};
  }
  static constexpr auto everyLine = QRegularExpression::MultilineOption;

 private Q_SLOTS:
  void run_says_of_every_reported_table_what_info_says_data() {
    QTest::addColumn<QString>("file");
    QDirIterator files(tables(), QDir::Files, QDirIterator::Subdirectories);
    QStringList sorted;
    while (files.hasNext()) {
      sorted << files.next();
    }
    sorted.sort();
    for (const QString& file : sorted) {
      if (QFileInfo(file).fileName() != "README") {
        QTest::newRow(qPrintable(file.mid(tables().size() + 1))) << file;
      }
    }
  }
  void run_says_of_every_reported_table_what_info_says() {
    QFETCH(const QString, file);
    const Ended info = runProgram({"info", file});
    const Ended run = runProgram(QStringList{"run", file, "--missing", "fill-median",
                                             "--truth-scaling", "none", "--no-plots", "--no-check",
                                             "--force", "--out", folder_.filePath("out")} +
                                 quickQuestion(info.out));
    if (info.code != 0) {
      QCOMPARE(run.code, info.code);
      QCOMPARE(run.error, info.error);
      return;
    }
    QCOMPARE(notesIn(run.error).mid(0, notesIn(info.error).size()), notesIn(info.error));
    QVERIFY2(!run.error.contains("internal error"), qPrintable(run.error));
  }

  /// The texts of a column become numbers only in a run, which says so after all other notes on the
  /// table.
  void what_a_run_does_with_text_is_said_after_the_notes_on_the_table() {
    const QString file = tables() + "/29_categories/t.csv";
    const Ended run = runProgram({"run", file, "--truth", "y", "--method", "f-test", "--no-plots",
                                  "--no-check", "--force", "--out", folder_.filePath("out")});
    const QStringList notes = notesIn(run.error);
    const qsizetype said = notesIn(runProgram({"info", file}).error).size();
    QVERIFY2(notes.value(said).contains("text became numbers: colour"), qPrintable(run.error));
  }

  /// What would vanish in silence is text with too many values, as the names of samples.
  void text_that_is_no_input_is_named_by_both() {
    const Ended info = runProgram({"info", tables() + "/20_big_ids/t.csv"});
    QVERIFY2(info.error.contains("text with too many values or only one: id"),
             qPrintable(info.error));
  }
};

QTEST_GUILESS_MAIN(TestNotesAgree)
#include "tst_notes_agree.moc"
