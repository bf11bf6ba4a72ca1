// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDeadlineTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/program.h"
#include "tests/support/pseudo_terminal.h"

using namespace steelyard::tests;

namespace {

struct OnTerminal {
  int code = -1;
  QByteArray error;
};

}  // namespace

/// What the real program shows on a terminal while it works.
class TestProgressLine : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  [[nodiscard]] QStringList run(const QString& out) const {
    return {"run",        folder_.filePath("t.csv"),
            "--method",   "dii",
            "--truth",    "t",
            "--set",      "epochs=3",
            "--no-plots", "--check",
            "--out",      folder_.filePath(out)};
  }
  /// The program with the terminal as its standard error, which is read while it works.
  static OnTerminal on_terminal(const QStringList& arguments) {
    const PseudoTerminal terminal;
    QProcess process;
    process.setStandardErrorFile(terminal.name(), QIODevice::Append);
    process.start(QString::fromStdString(program_path()), arguments);
    OnTerminal ended;
    const QDeadlineTimer deadline(patience);
    while (!process.waitForFinished(10) && !deadline.hasExpired()) {
      ended.error += terminal.read_all();
    }
    ended.error += terminal.read_all();
    ended.code = process.state() == QProcess::NotRunning ? process.exitCode() : -1;
    return ended;
  }

 private Q_SLOTS:
  void initTestCase() {
    QFile table(folder_.filePath("t.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("a,b,t\n");
    for (int row = 0; row < 40; ++row) {
      table.write(QByteArray::number(row * 37 % 41) + ',' + QByteArray::number(row * 29 % 43) +
                  ',' + QByteArray::number(row * 37 % 41) + '\n');
    }
  }

  void the_checks_of_an_answer_show_how_far_they_are() {
    const OnTerminal ended = on_terminal(run("shown"));
    QVERIFY2(ended.code == 0, ended.error.constData());
    QVERIFY2(ended.error.contains("checking the answer 0 %"), ended.error.constData());
    const qsizetype last = ended.error.lastIndexOf("checking the answer ");
    QVERIFY2(ended.error.indexOf("\r\x1b[K", last) > 0, "the line is not taken away");
  }

  void a_comparison_counts_its_trials_in_one_line() {
    const OnTerminal ended = on_terminal({"bench", folder_.filePath("t.csv"), "--truth", "t",
                                          "--methods", "f-test", "--folds", "4", "--repeats", "1"});
    QVERIFY2(ended.code == 0, ended.error.constData());
    const qsizetype first = ended.error.indexOf("\r\x1b[Kcomparing methods");
    QVERIFY2(first >= 0, ended.error.constData());
    qsizetype last = first;
    for (const char* done : {"1 of 4", "2 of 4", "3 of 4", "4 of 4"}) {
      last = ended.error.indexOf(QByteArray("(f-test, ") + done + " trials)", last);
      QVERIFY2(last >= 0, done);
    }
    QVERIFY(!ended.error.mid(first, last - first).contains('\n'));
  }

  void who_wants_it_quiet_sees_nothing_of_them() {
    const OnTerminal ended = on_terminal(run("quiet") << "--quiet");
    QVERIFY2(ended.code == 0, ended.error.constData());
    QVERIFY2(!ended.error.contains("checking"), ended.error.constData());
  }

  void a_log_has_no_line_of_them() {
    const Ended ended = runProgram(run("log"));
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QVERIFY2(!ended.error.contains("checking"), qPrintable(ended.error));
  }
};

QTEST_GUILESS_MAIN(TestProgressLine)
#include "tst_progress_line.moc"
