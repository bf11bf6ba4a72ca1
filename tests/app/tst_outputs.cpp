// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>

#include "core/platform/folder_lock.h"
#include "core/record/record.h"
#include "tests/support/program.h"

using namespace steelyard;
using namespace steelyard::tests;

/// What the program may write over, and what it must not.
class TestOutputs : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString path(const QString& name) const { return folder_.filePath(name); }
  QByteArray content(const QString& name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("not there");
  }
  void write(const QString& name, const QByteArray& text) const {
    QDir().mkpath(QFileInfo(path(name)).path());
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
  }
  QStringList files(const QString& folder) const {
    return QDir(path(folder)).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
  }
  static QByteArray table() {
    QByteArray text = "a,b,t\n";
    for (int row = 0; row < 40; ++row) {
      text += QByteArray::number(row * 37 % 41) + ',' + QByteArray::number(row * 29 % 43) + ',' +
              QByteArray::number(row * 37 % 41) + '\n';
    }
    return text;
  }
  Ended run(const QString& data, const QString& out, const QStringList& more = {}) const {
    return runProgram(QStringList{"run", path(data), "--inputs", "a,b", "--truth", "t",
                                  "--no-plots", "--quiet", "--out", path(out), "--method", "fps",
                                  "--set", "count=2"} +
                      more);
  }
  /// Refused at once, in words that name the file, and the file is as before.
  void refused(const Ended& ended, const QString& name, const QByteArray& before) const {
    QVERIFY2(ended.code == 2, qPrintable(QString::number(ended.code) + ended.error));
    QVERIFY2(ended.error.contains(QFileInfo(name).fileName()), qPrintable(ended.error));
    QCOMPARE(content(name), before);
  }

 private Q_SLOTS:
  void initTestCase() { write("t.csv", table()); }

  void a_table_is_never_written_over_by_its_own_run() {
    for (const char* name : {"selected.csv", "reduced.csv", "samples.csv", "record.json",
                             "weights.csv", "projection.csv"}) {
      const QString file = QString("own/") + name;
      write(file, table());
      refused(run(file, "own"), file, table());
      refused(run(file, "own", {"--force"}), file, table());
      QCOMPARE(files("own"), QStringList(name));
      QVERIFY(QFile::remove(path(file)));
    }
  }

  void neither_is_a_table_behind_a_link_or_beside_another() {
    write("linked/selected.csv", table());
    QVERIFY(QFile::link(path("linked/selected.csv"), path("link.csv")));
    refused(run("link.csv", "linked", {"--force"}), "linked/selected.csv", table());
    const QByteArray beside = table().replace("a,b,t", "p,q,r");
    write("beside/reduced.csv", beside);
    const QStringList more{"--force", "--beside", path("beside/reduced.csv")};
    refused(run("t.csv", "beside", more), "beside/reduced.csv", beside);
    write("truth/reduced.csv", table());
    const Ended truth =
        runProgram({"run", path("t.csv"), "--method", "dii", "--inputs", "a,b", "--truth-data",
                    path("truth/reduced.csv"), "--force", "--out", path("truth")});
    refused(truth, "truth/reduced.csv", table());
  }

  void scripts_are_written_where_their_options_say_and_over_nothing() {
    write("scripts/r.R", "mine\n");
    refused(run("t.csv", "scripts/run", {"--r-script", path("scripts/r.R")}), "scripts/r.R",
            "mine\n");
    refused(run("t.csv", "scripts/run", {"--force", "--python-script", path("t.csv")}), "t.csv",
            table());
    const Ended done =
        run("t.csv", "scripts/run",
            {"--r-script", path("scripts/s.R"), "--python-script", path("scripts/t.py")});
    QVERIFY2(done.code == 0, qPrintable(done.error));
    QVERIFY(content("scripts/s.R").startsWith("#!/usr/bin/env Rscript\n"));
    QVERIFY(content("scripts/t.py").startsWith("#!/usr/bin/env python3\n"));
    QCOMPARE(files("scripts"), QStringList({"r.R", "run", "s.R", "t.py"}));
  }

  /// A table of the program is no file, so it comes with its script.
  void a_table_beside_a_script_is_written_over_nothing() {
    write("beside/g-table.csv", "mine\n");
    const QStringList words{"run",
                            "generator:ten-gaussians?samples=20",
                            "--method",
                            "fps",
                            "--set",
                            "count=2",
                            "--no-plots",
                            "--quiet",
                            "--out",
                            path("beside/run"),
                            "--no-check",
                            "--r-script",
                            path("beside/g.R")};
    refused(runProgram(words), "beside/g-table.csv", "mine\n");
    const Ended done = runProgram(words + QStringList{"--force"});
    QVERIFY2(done.code == 0, qPrintable(done.error));
    QVERIFY(content("beside/g-table.csv").startsWith("x1,x2,"));
    QVERIFY(content("beside/g.R").contains("g-table.csv"));
  }

  /// As the jobs of a job array that were all given one folder.
  void a_folder_that_another_run_writes_to_is_refused() {
    QDir().mkpath(path("both"));
    {
      const FolderLock other(path("both").toStdString());
      const QStringList bench{"bench",   path("t.csv"), "--inputs", "a,b",
                              "--truth", "t",           "--out",    path("both")};
      for (const Ended& ended :
           {run("t.csv", "both"), run("t.csv", "both", {"--force"}), runProgram(bench)}) {
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.error.contains("another run"), qPrintable(ended.error));
      }
      QVERIFY(!files("both").contains("record.json"));
    }
    QCOMPARE(run("t.csv", "both").code, 0);
    QVERIFY(files("both").contains("record.json"));
    QVERIFY2(files("both").filter("lock").isEmpty(), qPrintable(files("both").join(' ')));
  }

  void files_of_other_origin_stay_unless_forced() {
    write("mine/reduced.csv", "mine\n");
    write("mine/notes.txt", "mine, too\n");
    refused(run("t.csv", "mine"), "mine/reduced.csv", "mine\n");
    QCOMPARE(files("mine"), QStringList({"notes.txt", "reduced.csv"}));
    QCOMPARE(run("t.csv", "mine", {"--force"}).code, 0);
    QVERIFY(content("mine/reduced.csv").startsWith("a,b"));
    QCOMPARE(content("mine/notes.txt"), QByteArray("mine, too\n"));
  }

  void a_folder_of_other_things_is_written_into() {
    write("shared/notes.txt", "mine\n");
    const Ended ended = run("t.csv", "shared");
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QCOMPARE(files("shared"),
             QStringList({"notes.txt", "record.json", "reduced.csv", "selected.csv"}));
  }

  /// Whoever may write into the folder could otherwise have any file of the user's replaced.
  void links_are_replaced_and_never_followed() {
    write("thesis.txt", "a year of work\n");
    write("other/notes.txt", "mine\n");
    QVERIFY(QDir(path(".")).mkpath("trap"));
    QVERIFY(QFile::link(path("thesis.txt"), path("trap/record.json")));
    QVERIFY(QFile::link(path("thesis.txt"), path("trap/reduced.csv")));
    QVERIFY(QFile::link(path("other"), path("trap/.steelyard-new-abc")));
    refused(run("t.csv", "trap"), "trap/record.json", "a year of work\n");
    const Ended ended = run("t.csv", "trap", {"--force"});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QCOMPARE(content("thesis.txt"), QByteArray("a year of work\n"));
    QCOMPARE(content("other/notes.txt"), QByteArray("mine\n"));
    for (const char* name : {"trap/record.json", "trap/reduced.csv"}) {
      QVERIFY(!QFileInfo(path(name)).isSymLink());
      QVERIFY(QFileInfo(path(name)).size() > 100);
    }
  }

  void a_link_to_nothing_is_a_name_that_is_taken() {
    QVERIFY(QDir(path(".")).mkpath("dangling"));
    QVERIFY(QFile::link(path("nowhere.txt"), path("dangling/selected.csv")));
    const Ended ended = run("t.csv", "dangling");
    QVERIFY2(ended.code == 2 && ended.error.contains("selected.csv"), qPrintable(ended.error));
    QVERIFY(!QFile::exists(path("nowhere.txt")));
  }

  /// A learned map is one space; what a person asked for is named in the columns.
  void the_table_of_a_map_is_that_of_all_inputs_unless_fewer_are_asked_for() {
    for (const bool asked : {false, true}) {
      QStringList words{"run",       path("t.csv"), "--inputs", "a,b",       "--truth",
                        "t",         "--no-plots",  "--quiet",  "--force",   "--out",
                        path("map"), "--method",    "mlkr",     "--no-check"};
      words << (asked ? QStringList{"--top", "1"} : QStringList());
      const Ended ended = runProgram(words);
      QVERIFY2(ended.code == 0, qPrintable(ended.error));
      const QByteArray header = content("map/reduced.csv").split('\n').front();
      QCOMPARE(header.contains("component_1 of 1 of 2 inputs"), asked);
      QVERIFY(header.startsWith("component_1"));
      const Record record = read_record(path("map/record.json").toStdString());
      const Matrix& learned = record.result.space.map();
      const QList<QByteArray> first = content("map/reduced.csv").split('\n')[3].split(',');
      const double both = learned(0, 0) * (2 * 37 % 41) + learned(0, 1) * (2 * 29 % 43);
      QCOMPARE(std::abs(first[0].toDouble() - both) < 1e-9 * std::abs(both), !asked);
    }
  }

  void an_earlier_run_stays_unless_forced_and_then_goes_as_a_whole() {
    QCOMPARE(run("t.csv", "twice", {"--set", "select=samples", "--preserve"}).code, 0);
    QVERIFY(files("twice").contains("samples.csv") && files("twice").contains("covariances.csv"));
    write("twice/notes.txt", "mine\n");
    const QByteArray before = content("twice/record.json");
    refused(run("t.csv", "twice"), "twice/record.json", before);
    QVERIFY(QDir(path("twice")).mkdir(".steelyard-new-abc"));  // as after a kill
    QCOMPARE(run("t.csv", "twice", {"--force"}).code, 0);
    QCOMPARE(files("twice"),
             QStringList({"notes.txt", "record.json", "reduced.csv", "selected.csv"}));
  }

  void plots_of_an_earlier_run_go_with_it() {
    QCOMPARE(runProgram({"demo", "wine", "--quiet", "--out", path("demo")}).code, 0);
    QVERIFY(files("demo").contains("weights.png"));
    const Record drawn = read_record(path("demo/record.json").toStdString());
    QCOMPARE(drawn.files.size(), static_cast<std::size_t>(files("demo").size()));
    const Ended again = runProgram({"demo", "wine", "--quiet", "--out", path("demo")});
    QVERIFY2(again.code == 2 && again.error.contains("record.json"), qPrintable(again.error));
    QCOMPARE(run("t.csv", "demo", {"--force"}).code, 0);
    QCOMPARE(files("demo"), QStringList({"record.json", "reduced.csv", "selected.csv"}));
  }

  void a_record_that_names_files_elsewhere_takes_none_of_them_along() {
    QCOMPARE(run("t.csv", "edited").code, 0);
    write("outside.csv", "mine\n");
    QByteArray record = content("edited/record.json");
    QVERIFY(record.contains("\"reduced.csv\""));
    record.replace("\"reduced.csv\"", "\"../outside.csv\"");
    write("edited/record.json", record);
    QCOMPARE(run("t.csv", "edited", {"--force"}).code, 0);
    QCOMPARE(content("outside.csv"), QByteArray("mine\n"));
  }

  void a_run_that_is_refused_leaves_the_earlier_one() {
    QCOMPARE(run("t.csv", "kept").code, 0);
    const QByteArray before = content("kept/record.json");
    QCOMPARE(run("t.csv", "kept", {"--force", "--set", "start=99"}).code, 2);
    QCOMPARE(content("kept/record.json"), before);
    QCOMPARE(run("t.csv", "none", {"--set", "start=99"}).code, 2);
    QVERIFY(!QDir(path("none")).exists());
  }

  void a_rerun_does_not_replace_its_record() {
    QCOMPARE(run("t.csv", "again").code, 0);
    const QString record = path("again/record.json");
    const QByteArray before = content("again/record.json");
    for (const QStringList& more : {QStringList{}, QStringList{"--force"}}) {
      refused(runProgram(QStringList{"rerun", record, "--out", path("again")} + more),
              "again/record.json", before);
    }
    QCOMPARE(runProgram({"rerun", record, "--quiet", "--out", path("anew")}).code, 0);
    QVERIFY(files("anew").contains("reduced.csv"));
  }

  void single_files_are_kept_likewise() {
    QCOMPARE(run("t.csv", "one").code, 0);
    const QString record = path("one/record.json");
    const QByteArray before = content("one/record.json");
    const auto tried = [&](const QStringList& command, const QString& option) {
      write("old.txt", "mine\n");
      refused(runProgram(command + QStringList{option, path("old.txt")}), "old.txt", "mine\n");
      const Ended forced = runProgram(command + QStringList{option, path("old.txt"), "--force"});
      QVERIFY2(forced.code == 0, qPrintable(forced.error));
      QVERIFY(content("old.txt") != "mine\n");
    };
    for (const char* option : {"--csv", "--weights", "--pairs", "--html"}) {
      tried({"compare", record, record}, option);
      refused(runProgram({"compare", record, "--force", option, record}), "one/record.json",
              before);
    }
    tried({"held-out", record}, "--csv");
    for (const QString& input : {QString("one/record.json"), QString("t.csv")}) {
      const QByteArray was = content(input);
      refused(runProgram({"held-out", record, "--force", "--csv", path(input)}), input, was);
    }
    const QStringList imbalance{"imbalance", path("t.csv"), "--from", "a", "--to", "b"};
    tried(imbalance, "--singles");
    refused(runProgram(imbalance + QStringList{"--force", "--singles", path("t.csv")}), "t.csv",
            table());
    const Ended same =
        runProgram({"compare", record, "--csv", path("x.csv"), "--html", path("./x.csv")});
    QVERIFY2(same.code == 2 && same.error.contains("two options"), qPrintable(same.error));
  }
};

QTEST_GUILESS_MAIN(TestOutputs)
#include "tst_outputs.moc"
