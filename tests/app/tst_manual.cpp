// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QStandardPaths>
#include <QtTest>

#include "app/command_list.h"
#include "core/methods/registry.h"
#include "tests/support/program.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

/// What the program prints for man and for bash.
class TestManual : public QObject {
  Q_OBJECT

  TemporaryText files_;
  MethodRegistry methods_ = builtin_methods();
  QString page_ = runProgram({"--man"}).out;
  QString script_ = runProgram({"completion", "bash"}).out;

  /// The options that a command itself lists.
  static QStringList optionsOf(const QString& command) {
    QStringList options;
    static const QRegularExpression option("^  (--[a-z-]+)");
    for (const QString& line : runProgram({command, "--help"}).out.split('\n')) {
      if (const auto match = option.match(line); match.hasMatch()) {
        options.append(match.captured(1));
      }
    }
    return options;
  }
  /// What bash offers behind these words, the last of which may be unfinished.
  QStringList offered(const QStringList& words) const {
    const auto file = files_.write("completion.bash", script_.toUtf8());
    QString command = "source '" + QString::fromStdString(file.string()) + "'; COMP_WORDS=(";
    for (const QString& word : words) {
      command += "'" + word + "' ";
    }
    command += "); COMP_CWORD=" + QString::number(words.size() - 1) +
               "; compopt() { :; }; _steelyard; printf '%s\\n' \"${COMPREPLY[@]}\"";
    QProcess bash;
    bash.start("bash", {"--norc", "-c", command});
    const Ended ended = end_of(bash);
    if (ended.code != 0) {
      qWarning("%s", qPrintable(ended.error));
    }
    return ended.out.split('\n', Qt::SkipEmptyParts);
  }

 private Q_SLOTS:
  void the_help_says_which_options_may_be_repeated() {
    for (const app::Usage& usage : app::usages(methods_)) {
      for (const app::Option& option : usage.options) {
        QVERIFY2(option.help.contains("may be repeated") == option.repeatable,
                 qPrintable(usage.usage + ": --" + option.name));
      }
    }
  }

  void the_page_has_the_sections_of_a_manual_and_every_option() {
    for (const char* section : {"NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "METHODS",
                                "EXIT STATUS", "EXAMPLES", "COPYRIGHT"}) {
      QVERIFY2(page_.contains(QString("\n.SH %1\n").arg(section)), section);
    }
    QVERIFY(page_.startsWith(".TH STEELYARD 1 "));
    for (const char* command : {"run", "info", "bench", "imbalance", "methods", "demo", "rerun",
                                "apply", "compare", "held-out", "help"}) {
      const QStringList options = optionsOf(command);
      QVERIFY2(options.contains("--help"), command);
      for (QString option : options) {
        QVERIFY2(page_.contains("\n.B " + option.replace('-', "\\-")), qPrintable(option));
      }
    }
    for (const auto& method : methods_.all()) {
      QString id = QString::fromStdString(method->info().id);
      QVERIFY2(page_.contains("\n.B " + id.replace('-', "\\-") + '\n'), qPrintable(id));
    }
  }

  void man_can_read_the_page() {
    const QString man = QStandardPaths::findExecutable("groff");
    if (man.isEmpty()) {
      QSKIP("groff is not there");
    }
    QProcess process;
    const auto file = files_.write("steelyard.1", page_.toUtf8());
    process.start(man, {"-man", "-Tutf8", "-ww", "-z", QString::fromStdString(file.string())});
    const Ended ended = end_of(process);
    QCOMPARE(ended.code, 0);
    QCOMPARE(ended.error, QString());
  }

  void bash_is_offered_commands_methods_options_and_parameters() {
    if (QStandardPaths::findExecutable("bash").isEmpty()) {
      QSKIP("bash is not there");
    }
    QVERIFY(offered({"steelyard", ""}).contains("held-out"));
    QCOMPARE(offered({"steelyard", "held"}), QStringList{"held-out"});
    QCOMPARE(offered({"steelyard", "run", "--"}), optionsOf("run"));
    QStringList ids;
    for (const auto& method : methods_.all()) {
      ids.append(QString::fromStdString(method->info().id));
    }
    QCOMPARE(offered({"steelyard", "methods", ""}), ids);
    QCOMPARE(offered({"steelyard", "run", "t.csv", "--method", ""}), ids);
    QCOMPARE(offered({"steelyard", "bench", "t.csv", "--methods", ""}), ids);
    QVERIFY(offered({"steelyard", "run", "t.csv", "--set", "out"}).contains("outer_folds="));
    QVERIFY(offered({"steelyard", "run", "t.csv", "--method", "dii", "--set", "epo"})
                .contains("epochs="));
    const QStringList forest =
        offered({"steelyard", "run", "t.csv", "--method", "random-forest", "--set", ""});
    QVERIFY(forest.contains("trees=") && !forest.contains("epochs="));
    QVERIFY(offered({"steelyard", "run", "--prepare", "sc"}).contains("scale"));
    QVERIFY(offered({"steelyard", "demo", ""}).contains("wine"));
    const QStringList help = offered({"steelyard", "help", ""});
    QVERIFY(help.contains("site") && help.contains("run") && help.contains("help"));
    QCOMPARE(offered({"steelyard", "run", "t.csv", "--truth-scaling", ""}),
             QStringList({"auto", "none", "standardised"}));
    QVERIFY(offered({"steelyard", "info", ""}).isEmpty());  // files
  }

  void other_shells_and_the_hidden_question_are_refused() {
    QCOMPARE(runProgram({"completion", "fish"}).code, 2);
    QCOMPARE(runProgram({"completion"}).code, 2);
    const Ended asked = runProgram({"run", "--usage-as-data"});
    QVERIFY2(asked.code == 2 && asked.error.contains("there is no option"),
             qPrintable(asked.error));
  }
};

QTEST_GUILESS_MAIN(TestManual)
#include "tst_manual.moc"
