// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFileInfo>
#include <QtTest>
#include <algorithm>
#include <filesystem>
#include <memory>

#include "core/report/r_text.h"
#include "tests/support/r.h"
#include "tests/support/script_questions.h"
#include "tests/support/script_runs.h"
#include "tests/support/script_tables.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

/// Scripts are run by R; what they write must be the program's own reduced table.
class TestRScript : public QObject {
  Q_OBJECT

  TemporaryText files_;
  QString r_ = r_there();
  std::unique_ptr<RSession> session_;

  Dataset table_of(const QByteArray& text) const { return table_in(files_, text); }
  Dataset plain() const { return plain_table(files_); }

  QString out() const { return QString::fromStdString((files_.folder() / "out.csv").string()); }
  /// The script and its arguments.
  QStringList words(const ScriptRun& run) const {
    const auto script = files_.write("script.R", QByteArray::fromStdString(run.script_for_r()));
    return {QString::fromStdString(script.string()), QString::fromStdString(run.record.data.source),
            out()};
  }
  void agrees(const ScriptRun& run) const {
    runs_as(*session_, files_, run, run.script_for_r(), run.record.data.source);
  }
  static QString refusal(const ScriptRun& run) {
    return message_of([&] { static_cast<void>(run.script_for_r()); });
  }
  /// Runs a script by itself, with the settings of a computer that knows ASCII alone.
  QByteArray trouble_in_ascii(const QStringList& script_and_arguments) const {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LC_ALL", "C");
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(QString::fromStdString(files_.folder().string()));
    process.start(r_, script_and_arguments);
    const bool ended = process.waitForFinished(60000) && process.exitCode() == 0;
    const QByteArray said = process.readAllStandardError();
    return ended || !said.isEmpty() ? said : QByteArray("ended without a word");
  }

 private Q_SLOTS:
  void initTestCase() {
    if (r_.isEmpty()) {
      QSKIP("Rscript is not there");
    }
    session_ = std::make_unique<RSession>(r_);
  }

  void a_script_runs_as_it_is() {
    const ScriptRun run = run_on(plain(), "f-test", {});
    QProcess process;
    process.start(r_, words(run));
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.readAllStandardError(), QByteArray());
    QVERIFY(process.readAllStandardOutput().startsWith("40 samples with 2 columns written to"));
    QCOMPARE(written_by_script(out()).rows.size(), 40U);
  }

  /// Names and texts beyond ASCII are the same whatever the computer is set to.
  void a_script_does_not_depend_on_the_settings_of_the_computer() {
    QByteArray text = "gr\u00f6\u00dfe,\u4e2d\U0001F600,c,t,class\n" + rows_of_text();
    text.replace("low", "h\u00f6her");
    const ScriptRun run = run_on(table_of(text), "f-test", {}, {}, {}, 3);
    const std::string script = run.script_for_r();
    QVERIFY(std::all_of(script.begin(), script.end(), [](char c) { return (c & 0x80) == 0; }));
    agrees(run);
    QFile::remove(out());
    QCOMPARE(trouble_in_ascii(words(run)), QByteArray());
    compare_tables(written_by_script(out()), run.reduced());
  }

  void what_scripts_of_all_languages_repeat_data() { name_questions(script_runs_of_all); }
  void what_scripts_of_all_languages_repeat() {
    ask_question(script_runs_of_all, files_, [this](const ScriptRun& run) { agrees(run); });
  }

  void logarithms_of_other_bases() {
    for (const char* base : {"e", "2"}) {
      agrees(run_on(plain(), "f-test", {},
                    {step("log", {{"columns", "a,c"}, {"base", base}, {"offset", "1000.5"}})}));
    }
  }

  void names_stay_text() {
    QCOMPARE(r::literal("a\"\\\n\u00e4\U0001F600'"),
             std::string("\"a\\\"\\\\\\u000a\\u00e4\\U0001f600'\""));
    QCOMPARE(r::literal("\xff\xe9t\n"), std::string("\"\\xff\\xe9t\\x0a\""));
    ScriptRun run = run_on(plain(), "f-test", {});
    run.record.data.source = "/data/\"x\"\n\\quit()";
    const QString script = QString::fromStdString(run.script_for_r());
    QVERIFY(script.contains("\"/data/\\\"x\\\"\\u000a\\\\quit()\""));
    QVERIFY(!script.contains("\nquit()"));
  }

  /// R itself is asked: what it reads is what it gives back, and nothing else happens.
  void names_that_look_like_code_are_only_names() {
    const QString mark = QString::fromStdString((files_.folder() / "owned").string());
    QByteArray text = plain_header + rows_of_text();
    text.replace(0, text.indexOf('\n'),
                 QByteArray("\"\"\"); dir.create('") + mark.toUtf8() +
                     "')#\",b\\u0041`${x}%s,\"[[1]], \\\"\"\",t,class");
    text.replace(",high\n", ",\"\"\"); stop()#\"\n");
    agrees(run_on(table_of(text), "f-test", {}, {}, {}, 3));
    agrees(run_on(table_of(text), "dii", quick));
    QVERIFY(!QFileInfo::exists(mark));
  }

  /// A file's name is bytes; a script is text.
  void a_file_whose_name_is_no_text_is_found() {
    for (const char* const name : {"\xFF\xE9t\xE2\x80\xAE.csv", "gr\u00f6\u00dfe.csv"}) {
      ScriptRun run = run_on(plain(), "f-test", {});
      const std::filesystem::path odd = files_.folder() / name;
      std::filesystem::copy_file(run.record.data.source, odd);
      run.record.data.source = odd.string();
      const auto script = files_.write("odd.R", QByteArray::fromStdString(run.script_for_r()));
      std::filesystem::remove(files_.folder() / "reduced.csv");
      QCOMPARE(trouble_in_ascii({QString::fromStdString(script.string())}), QByteArray());
      QVERIFY(std::filesystem::exists(files_.folder() / "reduced.csv"));
    }
  }

  void what_cannot_be_repeated_is_refused_in_words() {
    ask_about_refusals(run_on(plain(), "f-test", {}), refusal);
  }
};

QTEST_GUILESS_MAIN(TestRScript)
#include "tst_r_script.moc"
