// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/csv_rows.h"
#include "tests/support/program.h"

using namespace steelyard::tests;

namespace {

/// Without a place where a window could open.
Ended runWithoutDisplay(const QStringList& arguments) {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
    environment.remove(name);
  }
  QProcess process;
  process.setProcessEnvironment(environment);
  process.start(QString::fromStdString(program_path()), arguments);
  return end_of(process);
}

}  // namespace

/// What a person may get wrong on the command line is refused, or said at least.
class TestMistakes : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString written(const QString& name, const QByteArray& content) const {
    QFile file(folder_.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size()
               ? file.fileName()
               : QString();
  }
  /// Columns of scattered numbers under these names.
  static QByteArray numbers(const QByteArray& names) {
    QByteArray text = names + "\n";
    const auto columns = names.count(',') + 1;
    for (int row = 0; row < 40; ++row) {
      for (int column = 0; column < columns; ++column) {
        text += QByteArray::number((row * (37 - 2 * column)) % 41 / 4.0) +
                (column + 1 < columns ? "," : "\n");
      }
    }
    return text;
  }
  Ended run(const QStringList& more) const {
    return runProgram(
        withOptions({"run", written("t.csv", numbers("a,phi,c,y,z")), "--method", "f-test",
                     "--no-plots", "--no-check", "--force", "--out", folder_.filePath("out")},
                    more));
  }

 private Q_SLOTS:
  void a_misspelt_command_is_refused_without_a_window() {
    for (const QStringList& words : {QStringList{"runn", "t.csv"}, QStringList{"bogus"}}) {
      const Ended ended = runWithoutDisplay(words);
      QCOMPARE(ended.code, 2);
      QVERIFY2(ended.error.contains("no such command or file: " + words.front()),
               qPrintable(ended.error));
      QVERIFY2(ended.error.contains("run, info, bench, imbalance"), qPrintable(ended.error));
    }
  }

  /// As other programs call them, or misspelt.
  void an_unknown_option_is_answered_with_the_one_that_was_meant_data() {
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("meant");
    QTest::newRow("target") << "--target=y"
                            << "--truth";
    QTest::newRow("jobs") << "--n-jobs=2"
                          << "--threads";
    QTest::newRow("output") << "--output=o"
                            << "--out";
    QTest::newRow("a letter") << "--metod=dii"
                              << "--method";
  }
  void an_unknown_option_is_answered_with_the_one_that_was_meant() {
    QFETCH(const QString, given);
    QFETCH(const QString, meant);
    const Ended ended = run({given});
    QCOMPARE(ended.code, 2);
    QVERIFY2(ended.error.trimmed().endsWith("for example " + meant), qPrintable(ended.error));
  }

  /// The last value won without a word, and "--out --quiet" made a folder of that name.
  void each_option_has_its_value_once_data() {
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QStringList>("said");
    const auto row = [](const char* name, const QStringList& options, const QStringList& said) {
      QTest::newRow(name) << options << said;
    };
    row("a list", {"--inputs", "a", "--inputs", "c", "--truth", "y"},
        {"option --inputs", "2 times: a, c", "--inputs a,c"});
    row("a number", {"--top", "1", "--top=2", "--truth", "y"}, {"option --top", "2 times", "once"});
    row("an option in its place", {"--truth", "y", "--top", "--quiet"},
        {"option --top", "--quiet is an option", "--top NUMBER"});
    row("one with a value in its place", {"--truth", "y", "--seed", "--top=2"},
        {"option --seed", "--top is an option"});
    row("help in its place", {"--truth", "--help"}, {"option --truth", "--help is an option"});
  }
  void each_option_has_its_value_once() {
    QFETCH(QStringList, options);
    QFETCH(QStringList, said);
    const QString table = written("t.csv", numbers("a,phi,c,y,z"));
    const Ended ended =
        runProgram(QStringList{"run", table, "--method", "f-test", "--no-plots", "--no-check",
                               "--force", "--out", folder_.filePath("once")} +
                   options);
    QCOMPARE(ended.code, 2);
    for (const QString& part : said) {
      QVERIFY2(ended.error.contains(part), qPrintable(part + " is not in: " + ended.error));
    }
  }

  void a_value_that_looks_like_an_option_is_meant_with_a_sign_of_equality() {
    const QString table = written("t.csv", numbers("a,b"));
    QCOMPARE(runProgram({"info", table, "--comment=--json"}).code, 0);
    QCOMPARE(runProgram({"info", table, "--comment", "--"}).code, 0);   // it is no option
    QCOMPARE(runProgram({"info", table, "--json", "--json"}).code, 0);  // a switch has no value
  }

  void without_a_display_no_window_is_tried() {
    const Ended ended = runWithoutDisplay({written("t.csv", numbers("a,b"))});
    QCOMPARE(ended.code, 2);
    QVERIFY2(ended.error.contains("no display"), qPrintable(ended.error));
  }

  void without_its_target_a_method_names_those_that_need_none() {
    QByteArray table = "a,b,kind\n";
    for (int row = 0; row < 40; ++row) {
      table += QByteArray::number(row * 37 % 41) + ',' + QByteArray::number(row * 29 % 43) +
               (row % 2 == 0 ? ",x\n" : ",y\n");
    }
    const QStringList run{"run",
                          written("classes.csv", table),
                          "--method",
                          "dii",
                          "--label",
                          "kind",
                          "--no-plots",
                          "--no-check",
                          "--force",
                          "--out",
                          folder_.filePath("kinds")};
    const Ended ended = runProgram(run);
    QCOMPARE(ended.code, 2);
    const QString accepted = ended.error.section("Accepted: ", 1);
    QVERIFY2(accepted.startsWith("--truth, or --method"), qPrintable(ended.error));
    QVERIFY2(accepted.contains("laplacian-score"), qPrintable(ended.error));
    QVERIFY2(!accepted.contains("dii"), qPrintable(ended.error));
    const Ended taken = runProgram(withOptions(run, {"--method", "laplacian-score"}));
    QVERIFY2(taken.code == 0, qPrintable(taken.error));
  }

  void a_text_column_as_target_is_taken_as_label() {
    QByteArray table = "a,b,kind,stage\n";
    for (int row = 0; row < 40; ++row) {
      table += QByteArray::number(row * 37 % 41) + ',' + QByteArray::number(row * 29 % 43) +
               (row % 2 == 0 ? ",x" : ",y") + (row % 3 == 0 ? ",early\n" : ",late\n");
    }
    const QStringList run{"run",
                          written("texts.csv", table),
                          "--method",
                          "f-test",
                          "--no-plots",
                          "--no-check",
                          "--force",
                          "--out",
                          folder_.filePath("texts")};
    const Ended taken = runProgram(run + QStringList{"--truth", "kind"});
    QVERIFY2(taken.code == 0, qPrintable(taken.error));
    QVERIFY2(taken.error.contains("column 'kind' holds classes: it is taken as label"),
             qPrintable(taken.error));
    const auto weights = csvRows(folder_.filePath("texts/selected.csv"));
    QCOMPARE(runProgram(run + QStringList{"--label", "kind"}).code, 0);
    QVERIFY(weights.size() == 4 && csvRows(folder_.filePath("texts/selected.csv")) == weights);
    const Ended two = runProgram(run + QStringList{"--truth", "kind,stage"});
    QCOMPARE(two.code, 2);
    QVERIFY2(two.error.contains("a text column cannot be a target"), qPrintable(two.error));
  }

  void a_setting_that_others_make_meaningless_is_said() {
    const QStringList run{"run",
                          written("t.csv", numbers("a,b,y")),
                          "--method",
                          "dii",
                          "--truth",
                          "y",
                          "--set",
                          "epochs=2",
                          "--set",
                          "beam=6",
                          "--no-plots",
                          "--no-check",
                          "--force",
                          "--out",
                          folder_.filePath("beam")};
    const QString words("beam has no effect here: it is for search=");
    const Ended without = runProgram(run);
    QCOMPARE(without.code, 0);
    QVERIFY2(without.error.contains(words + "backward, forward"), qPrintable(without.error));
    QVERIFY2(!without.error.contains("epochs"), qPrintable(without.error));
    const Ended searched = runProgram(run + QStringList{"--set", "search=forward"});
    QCOMPARE(searched.code, 0);
    QVERIFY2(!searched.error.contains("no effect"), qPrintable(searched.error));
    const Ended quiet = runProgram(run + QStringList{"--quiet"});
    QVERIFY2(!quiet.error.contains("no effect"), qPrintable(quiet.error));
  }

  void what_would_have_no_effect_is_refused_data() {
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QStringList>("said");
    const auto row = [](const char* name, const QStringList& options, const QStringList& said) {
      QTest::newRow(name) << options << said;
    };
    row("two kinds of truth", {"--truth", "y", "--unsupervised"}, {"--truth and --unsupervised"});
    row("time as truth", {"--truth", "y", "--time", "y"}, {"'y'", "--time"});
    row("time as label", {"--label", "y", "--time", "y"}, {"'y'", "--time"});
    row("period of the truth", {"--truth", "y", "--period", "y=2pi"}, {"'y'", "--truth-period"});
    row("period of nothing", {"--truth", "y", "--inputs", "a", "--period", "c=3"},
        {"'c'", "input"});
    row("period of an input as truth", {"--truth", "y", "--truth-period", "phi=2pi"},
        {"'phi'", "target"});
    row("two periods", {"--truth", "y", "--period", "phi=2pi", "--period", "phi=3"},
        {"'phi'", "two periods"});
    row("a setting twice", {"--truth", "y", "--set", "epochs=3", "--set", "epochs=4"},
        {"'epochs' is given twice", "one value"});
    row("two seeds", {"--truth", "y", "--seed", "3", "--set", "seed=4"},
        {"'seed' is given twice", "--seed"});
    row("keeping what is no input", {"--truth", "y", "--inputs", "a,phi", "--keep", "a,c"},
        {"'c' is not an input", "--keep"});
    row("keeping the target", {"--truth", "y", "--keep", "y"}, {"'y' is not an input", "--keep"});
    row("keeping nothing", {"--truth", "y", "--keep", "q"}, {"no column 'q'"});
    row("target in a group", {"--truth", "y", "--group", "G=a,y"}, {"'y'", "--group"});
  }
  void what_would_have_no_effect_is_refused() {
    QFETCH(QStringList, options);
    QFETCH(QStringList, said);
    const Ended ended = run(options);
    QCOMPARE(ended.code, 2);
    for (const QString& part : said) {
      QVERIFY2(ended.error.contains(part), qPrintable(part + " is not in: " + ended.error));
    }
  }

  void periods_of_an_imbalance_belong_to_its_sets() {
    const QString table = written("t.csv", numbers("a,phi,c,y,z"));
    const QStringList command{"imbalance", table, "--from", "a,phi", "--to", "y"};
    QCOMPARE(runProgram(command + QStringList{"--period", "phi=20"}).code, 0);
    QCOMPARE(runProgram(command + QStringList{"--period", "y=20"}).code, 0);
    const Ended unused = runProgram(command + QStringList{"--period", "z=2pi"});
    QVERIFY2(unused.code == 2 && unused.error.contains("'z'"), qPrintable(unused.error));
    QCOMPARE(runProgram(command + QStringList{"--to-period", "y=20"}).code, 2);
    const Ended second = runProgram({"imbalance", table, "--from", "a", "--to-data", table, "--to",
                                     "y", "--to-period", "z=20"});
    QVERIFY2(second.code == 2 && second.error.contains("'z'"), qPrintable(second.error));
  }

  void groups_that_nobody_made_are_said() {
    const QStringList asked{"--truth", "y", "--group", "G=a,c"};
    QVERIFY(!run(asked).error.contains("no effect"));  // every method selects whole groups
    const QStringList quick{"--set", "epochs=3"};
    const QStringList shared{"--set", "share_in_groups=true"};
    const QStringList dii{"--method", "dii"};
    QVERIFY(!run(asked + dii + quick + shared).error.contains("no effect"));
    QVERIFY(run(QStringList{"--truth", "y"} + dii + quick + shared)
                .error.contains("no input is in a group"));
  }

  void a_line_break_in_the_name_of_a_file_is_not_printed() {
    const Ended missing = runProgram({"info", folder_.filePath("no\nsuch.csv")});
    QCOMPARE(missing.code, 2);
    QVERIFY2(missing.error.contains("no\\x0asuch.csv"), qPrintable(missing.error));
    QCOMPARE(missing.error.count('\n'), 1);
  }

  /// Of the kind of a cell that became a name; the files keep all of it.
  void a_long_name_is_shortened_where_it_is_told() {
    const QByteArray name(10000, 'n');
    const QString table = written("long.csv", numbers("a," + name + ",y"));
    const Ended info = runProgram({"info", table});
    QVERIFY(info.code == 0 && info.out.size() < 1000);
    const QString out = folder_.filePath("long");
    const Ended ended = runProgram({"run", table, "--truth", "y", "--method", "f-test",
                                    "--no-plots", "--no-check", "--out", out, "--top", "2"});
    QCOMPARE(ended.code, 0);
    QVERIFY((ended.out + ended.error).size() < 2000);
    QFile selected(out + "/selected.csv");
    QVERIFY(selected.open(QIODevice::ReadOnly) && selected.readAll().contains(name));
  }
};

QTEST_GUILESS_MAIN(TestMistakes)
#include "tst_mistakes.moc"
