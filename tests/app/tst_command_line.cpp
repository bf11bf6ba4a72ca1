// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include "core/record/record.h"
#include "core/record/result_difference.h"
#include "core/report/command_line.h"
#include "tests/support/paths.h"
#include "tests/support/program.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

/// A command made of a record is run by a shell, and its record must be the same.
class TestCommandLine : public QObject {
  Q_OBJECT

  TemporaryText files_;
  MethodRegistry methods_ = builtin_methods();

  QString path(const QString& name) const {
    return QString::fromStdString((files_.folder() / name.toStdString()).string());
  }
  QString write(const QString& name, const QByteArray& text) const {
    return QString::fromStdString(files_.write(name, text).string());
  }
  /// \param head  names of five columns
  static QByteArray table(const QByteArray& head, char delimiter = ',', char mark = '.') {
    QByteArray text = head.isEmpty() ? head : head + '\n';
    for (int row = 0; row < 40; ++row) {
      QByteArray line;
      for (const int factor : {37, 29, 17, 23}) {
        line += QByteArray::number(row * factor % 41) + mark + '5' + delimiter;
      }
      text += line + (row % 3 == 0 ? "x" : "y") + '\n';
    }
    return text;
  }
  Record recorded(const QString& folder) const {
    return read_record((path(folder) + "/record.json").toStdString());
  }
  Record run(const QStringList& words) const {
    const Ended ended =
        runProgram(withOptions({"run", "--method", "dii"}, words) +
                   QStringList{"--no-plots", "--quiet", "--force", "--out", path("first")});
    if (ended.code != 0) {
      qFatal("%s", qPrintable(ended.error));
    }
    return recorded("first");
  }
  void repeats(const Record& record, std::optional<Index> top = {}) const {
    QString command = QString::fromStdString(command_line(record, methods_, top));
    QVERIFY2(command.startsWith("steelyard run "), qPrintable(command));
    command.replace(0, 9, QString::fromStdString(shell_word(program_path())));
    QProcess shell;
    shell.start("/bin/sh",
                {"-c", command + " --no-plots --quiet --force --out '" + path("again") + "'"});
    const Ended ended = end_of(shell);
    QVERIFY2(ended.code == 0, qPrintable(command + ended.error));
    const Record again = recorded("again");
    QVERIFY2(difference_of(record.result, again.result).none(), qPrintable(command));
    QVERIFY(again.data.origin == record.data.origin);
    QCOMPARE(again.data.source, record.data.source);
    QVERIFY(again.columns == record.columns && again.truth_columns == record.truth_columns);
    QVERIFY(again.problem_options == record.problem_options);
    QVERIFY(again.parameters == record.parameters);
  }
  static QString refusal(const RunRequest& asked, const MethodRegistry& methods) {
    return message_of([&] { static_cast<void>(command_line(asked, methods)); });
  }

 private Q_SLOTS:
  void words_of_a_shell() {
    QCOMPARE(shell_word("a.csv"), std::string("a.csv"));
    QCOMPARE(shell_word(""), std::string("''"));
    QCOMPARE(shell_word("a b$c"), std::string("'a b$c'"));
    QCOMPARE(shell_word("don't"), std::string("'don'\\''t'"));
  }

  /// A shell itself is asked.
  void a_shell_gives_back_every_word_and_does_nothing_else() {
    for (const char* odd :
         {"$(touch owned)", "`touch owned`", "; touch owned #", "a'b\"c\\d", "new\nline", "-rf",
          "*", "~", "$HOME", "!x", "&& touch owned", "\xFF"}) {
      QProcess shell;
      shell.setWorkingDirectory(path("."));
      const auto script =
          write("word.sh", QByteArray("printf %s ") + QByteArray::fromStdString(shell_word(odd)));
      shell.start("sh", {script});
      QVERIFY(shell.waitForFinished(patience));
      QCOMPARE(shell.readAllStandardOutput(), QByteArray(odd));
      QVERIFY(!QFile::exists(path("owned")));
    }
  }

  void what_is_usual_is_left_out() {
    const Record record = run({write("t.csv", table("a,b,c,t,k")), "--truth", "t", "--method",
                               "fps", "--set", "count=2"});
    const std::string command = command_line(record, methods_);
    QCOMPARE(
        QString::fromStdString(command),
        "steelyard run " + path("t.csv") +
            " --inputs a,b,c,k --truth t --prepare encode:columns=5 --method fps --set count=2");
    repeats(record);
    QVERIFY(command_line(record, methods_, 3).ends_with(" --top 3"));
  }

  void weights_of_the_samples() {
    const QString weighted = write("w.csv", table("a,b,w,t,k"));
    const Record record = run({weighted, "--truth", "t", "--weight", "w", "--method", "f-test"});
    QVERIFY(record.columns[2].roles == RoleSet().with(Role::weight));
    const std::string command = command_line(record, methods_);
    QVERIFY2(command.find("--inputs a,b,k --truth t --weight w") != std::string::npos,
             command.c_str());
    repeats(record);
  }

  /// Those that the file states count unless the person says otherwise.
  void weights_of_a_file_that_do_not_count() {
    QByteArray text = "@relation r\n@attribute a real\n@attribute t real\n@data\n";
    for (int row = 0; row < 40; ++row) {
      text += QByteArray::number(row * 37 % 41) + "," + QByteArray::number(row * 29 % 43) + ",{" +
              QByteArray::number(1 + row % 3) + "}\n";
    }
    const QString stated = write("w.arff", text);
    const QStringList words{stated, "--truth", "t", "--method", "f-test"};
    const Record counting = run(words);
    QVERIFY(counting.columns[2].roles == RoleSet().with(Role::weight));
    repeats(counting);
    const Record record = run(words + QStringList{"--weight", "none"});
    QVERIFY(record.columns[2].roles.empty());
    QVERIFY(!difference_of(record.result, counting.result).none());
    repeats(record);
  }

  void weights_of_spss_files_with_any_name() {
    const QString file = QString::fromStdString(fixtures_dir()) + "/tables/statistics/weighted.sav";
    for (const char* const name : {"SURVEY.SAV", "survey.dat"}) {
      QVERIFY(QFile::copy(file, path(name)));
      const Record record =
          run({path(name), "--truth", "HOURS", "--method", "f-test", "--weight", "none"});
      const std::string command = command_line(record, methods_);
      QVERIFY2(command.find(" --weight none") != std::string::npos, command.c_str());
      repeats(record);
    }
  }

  void roles_periods_groups_and_settings() {
    repeats(run({write("odd 'name'.csv", table("a b,$b,c;,t,k")),
                 "--inputs",
                 "1-3",
                 "--truth",
                 "t",
                 "--label",
                 "k",
                 "--period",
                 "a b=2pi",
                 "--truth-period",
                 "t=45",
                 "--group",
                 "two of=1,2",
                 "--truth-scaling",
                 "standardised",
                 "--wrap-periods",
                 "--seed",
                 "7",
                 "--set",
                 "epochs=3",
                 "--set",
                 "learning_rate=0.03"}));
    repeats(run({write("t.csv", table("a,b,c,t,k")), "--inputs", "1,3", "--unsupervised", "--id",
                 "t", "--missing", "drop-rows", "--set", "epochs=3"}));
  }

  /// A kept category is all of its columns.
  void kept_columns_are_kept_again() {
    const QString data = write("t.csv", table("a,b,c,t,k"));
    const Record record = run({data, "--truth", "t", "--method", "f-test", "--keep", "c"});
    repeats(record);
    const std::vector<Index>& found = record.result.selection.features;
    QCOMPARE(record.feature_names.at(static_cast<std::size_t>(found.at(0))), std::string("c"));
    const std::string command = command_line(record, methods_);
    QVERIFY2(command.find(" --keep c") != std::string::npos, command.c_str());
    const Record top =
        run({data, "--truth", "t", "--method", "f-test", "--keep", "c", "--top", "2"});
    QVERIFY(top.chosen && top.chosen->size() == 2 && top.chosen->front() == found.front());
    QByteArray words("size,colour,y\n");
    for (int row = 0; row < 40; ++row) {
      words += QByteArray::number(row * 37 % 41) + ',' +
               QByteArray("red\0pink\0blue", 13).split('\0').at(row % 3) + ',' +
               QByteArray::number(row * 29 % 43) + '\n';
    }
    const Record category =
        run({write("words.csv", words), "--truth", "y", "--method", "f-test", "--keep", "colour"});
    QCOMPARE(category.result.selection.kept, Index{3});
    repeats(category);
  }

  void steps_and_tables_beside() {
    const QString data = write("t.csv", table("a,b,c,t,k"));
    const QString beside = write("more.csv", table("p,q,r,s,l"));
    repeats(run({data, "--beside", beside, "--inputs", "a,b,c,p,q", "--truth", "t", "--prepare",
                 "drop-columns:multiple=true", "--prepare", "scale:by=quartiles", "--prepare",
                 "filter:condition=a > 0 and k = y", "--set", "epochs=3"}));
    repeats(
        run({data, "--truth-data",
             write("truth.csv", table("u,v,w,x,y").replace(",x\n", ",1\n").replace(",y\n", ",2\n")),
             "--inputs", "a,b,c", "--set", "epochs=3"}));
  }

  void files_that_are_written_in_other_ways() {
    repeats(run({write("d.csv", table("a;b;c;t;k", ';', ',')), "--truth", "t", "--method", "fps"}));
    repeats(run({write("n.csv", table("")), "--truth", "4", "--method", "fps"}));
    // Not what the program guesses: names below a line of other things, and two rows skipped.
    repeats(run({write("h.csv", "1,2,3,4,5\n" + table("")), "--header", "--truth", "4", "--method",
                 "fps"}));
    repeats(run({write("s.csv", "say,what\nno,thing\n" + table("a,b,c,t,k")), "--skip", "2",
                 "--truth", "t", "--method", "fps"}));
    // A title and points between thousands: as guessed, and corrected.
    const QString sales =
        write("e.csv", "Sales;;;;\na;b;c;t;k\n" + table("", ';', ',') + "1.234,5;1,5;2,5;3,5;x\n");
    const Record guessed = run({sales, "--truth", "t", "--inputs", "a,b,c", "--method", "fps"});
    QCOMPARE(guessed.data.origin.reading.dialect->thousands_mark, '.');
    QCOMPARE(guessed.data.origin.reading.dialect->skip_lines, std::size_t{1});
    repeats(guessed);
    const Record corrected =
        run({sales, "--thousands", "none", "--truth", "t", "--inputs", "b,c", "--method", "fps"});
    QCOMPARE(corrected.data.origin.reading.dialect->thousands_mark, '\0');
    repeats(corrected);
    const Record apart = run({sales, "--thousands", "'", "--encoding", "latin-1", "--truth", "t",
                              "--inputs", "b,c", "--method", "fps"});
    QCOMPARE(apart.data.origin.reading.dialect->thousands_mark, '\'');
    QCOMPARE(apart.data.origin.reading.dialect->encoding, std::string("latin-1"));
    repeats(apart);
  }

  /// Both readings of "1.234" are possible, so that the program wants to be told which one it is.
  void marks_that_a_person_had_to_choose() {
    QByteArray text = "a;b;t\n";
    for (int row = 0; row < 40; ++row) {
      text += QByteArray::number(1 + row % 9) + '.' + QByteArray::number(100 + row * 17 % 800) +
              ';' + QByteArray::number(row * 29 % 41) + ';' + QByteArray::number(row * 23 % 37) +
              '\n';
    }
    const QString file = write("m.csv", text);
    for (const char* const mark : {"point", "none"}) {
      const Record record = run({file, "--thousands", mark, "--truth", "t", "--method", "f-test"});
      QVERIFY(command_line(record, methods_).find("--thousands") != std::string::npos);
      repeats(record);
    }
  }

  void units_and_other_encodings() {
    const QString units = write("u.csv",
                                "gr\xF6\xDF"
                                "e,b,c,t,k\nm,s,kg,m,-\n" +
                                    table(""));
    const Record guessed = run({units, "--truth", "t", "--inputs", "1-3", "--method", "f-test"});
    QVERIFY(guessed.data.origin.reading.dialect->units_row);
    repeats(guessed);
    const Record other = run({units, "--encoding", "latin-1", "--comment", "//", "--truth", "t",
                              "--inputs", "1-3", "--method", "f-test"});
    const std::string command = command_line(other, methods_);
    QVERIFY2(command.find("--encoding latin-1") != std::string::npos, command.c_str());
    QVERIFY2(command.find("--units-row --no-row-names") != std::string::npos, command.c_str());
    repeats(other);
  }

  void text_columns_as_inputs_or_not() {
    const QString survey =
        write("v.csv", table("a,b,c,t,k").replace(",y\n", ",often\n").replace(",x\n", ",never\n"));
    const Record encoded = run({survey, "--truth", "t", "--method", "f-test"});
    QCOMPARE(encoded.data.origin.steps.size(), std::size_t{1});
    repeats(encoded);
    const Record left = run({survey, "--no-encode", "--truth", "t", "--method", "f-test"});
    QVERIFY(left.data.origin.steps.empty());
    repeats(left);
    const Record indicators =
        run({survey, "--prepare", "encode:columns=k;as=indicators;missing=own-category",
             "--prepare", "missing-indicator:columns=a", "--truth", "t", "--method", "f-test"});
    QCOMPARE(indicators.data.origin.steps.size(), std::size_t{2});
    repeats(indicators);
  }

  void tables_of_the_program() {
    repeats(run({"generator:ten-gaussians?samples=60&seed=2", "--set", "epochs=3"}));
    repeats(run({":/data/wine.csv", "--inputs", "1-13", "--label", "class", "--method", "f-test"}));
  }

  void what_no_command_can_express_is_refused_in_words() {
    const Record record =
        run({write("t.csv", table("a,b,c,t,k")), "--truth", "t", "--method", "fps"});
    const auto refused = [&](const char* words, auto change) {
      Record other = record;
      change(other);
      const QString said = refusal(other, methods_);
      QVERIFY2(said.contains(words), qPrintable(said));
    };
    refused("some of the rows", [](Record& of) { of.problem_options.samples = {1, 2, 3, 4}; });
    refused("look like several", [](Record& of) {
      of.columns[0].name = "b,c";
      of.data.origin.steps = {{"drop-columns", {}}};
    });
    refused("were scaled", [](Record& of) {
      of.columns[0].period = 3.0;
      of.data.origin.steps = {{"scale", {}}};
    });
    refused("second table", [](Record& of) {
      of.truth_data = of.data;
      of.truth_columns = of.columns;
    });
    refused("no method 'x'", [](Record& of) { of.method = "x"; });
  }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_command_line.moc"
