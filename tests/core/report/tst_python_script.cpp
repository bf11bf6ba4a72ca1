// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFileInfo>
#include <QtTest>
#include <cmath>
#include <filesystem>
#include <memory>

#include "core/data/text_encoding.h"
#include "tests/support/npy_bytes.h"
#include "tests/support/script_questions.h"
#include "tests/support/script_runs.h"
#include "tests/support/script_tables.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

/// Scripts are run by Python; what they write must be the program's own reduced table.
class TestPythonScript : public QObject {
  Q_OBJECT

  TemporaryText files_;
  QString python_ = python_with("numpy, sklearn");
  std::unique_ptr<PythonSession> session_;

  Dataset table_of(const QByteArray& text, const QString& name = "t.csv") const {
    return table_in(files_, text, name);
  }
  Dataset plain() const { return plain_table(files_); }

  QString out() const { return QString::fromStdString((files_.folder() / "out.csv").string()); }
  /// The script and its arguments.
  QStringList words(const ScriptRun& run) const {
    const auto script = files_.write("script.py", QByteArray::fromStdString(run.script()));
    return {QString::fromStdString(script.string()), QString::fromStdString(run.record.data.source),
            out()};
  }
  void agrees(const ScriptRun& run) const {
    runs_as(*session_, files_, run, run.script(), run.record.data.source);
  }
  static QString refusal(const ScriptRun& run) {
    return message_of([&] { static_cast<void>(run.script()); });
  }

 private Q_SLOTS:
  void initTestCase() {
    if (python_.isEmpty()) {
      QSKIP("python3 with numpy and sklearn is not there");
    }
    session_ = std::make_unique<PythonSession>(python_);
  }

  void a_script_runs_as_it_is() {
    const ScriptRun run = run_on(plain(), "f-test", {});
    QProcess process;
    process.start(python_, QStringList{"-W", "error"} + words(run));
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.readAllStandardError(), QByteArray());
    QVERIFY(process.readAllStandardOutput().startsWith("40 samples with 2 columns written to"));
    QCOMPARE(written_by_script(out()).rows.size(), 40U);
  }

  void what_scripts_of_all_languages_repeat_data() { name_questions(script_runs_of_all); }
  void what_scripts_of_all_languages_repeat() {
    ask_question(script_runs_of_all, files_, [this](const ScriptRun& run) { agrees(run); });
  }

  void thousands_in_a_part_of_the_rows() {
    QByteArray grouped = "Sales;;;;\na;b;c;t;class\n" + rows_of_text(';', ',');
    for (int row = 0; row < 40; ++row) {
      grouped += QByteArray::number(1 + row) + ".0" + QByteArray::number(10 + row * 7 % 90) +
                 ",5;1,5;" + QByteArray::number(row * row % 37) + ',' +
                 QByteArray::number(row % 10) + ";-1.234.567,25;low\n";
    }
    const Dataset sales = table_of(grouped);
    QVERIFY(sales.columns.front().kind == ColumnKind::number);
    agrees(run_on(sales, "f-test", {}));
    const std::string script = run_on(sales, "f-test", {}).script();
    for (const char* said : {"ENCODING = \"utf-8\"", "UNITS_ROW = False", "ROW_NAMES = False"}) {
      QVERIFY2(script.find(said) != std::string::npos, said);
    }
  }

  void arrays_of_numpy() {
    std::vector<double> values(60);
    for (std::size_t at = 0; at < values.size(); ++at) {
      values[at] = std::sin(static_cast<double>(3 * at * at));
    }
    const QByteArray bytes = npy(dictionary("<f8", "False", "(20, 3)"), bytes_of(values, false));
    agrees(run_on(table_of(bytes, "t.npy"), "fps", {}));
  }

  void a_changed_file_is_pointed_out() {
    ScriptRun run = run_on(plain(), "f-test", {});
    run.record.data.sha256 = "0";
    const QString trouble = session_->run(words(run));
    QVERIFY2(trouble.contains("changed since"), qPrintable(trouble));
  }

  void names_stay_text() {
    ScriptRun run = run_on(plain(), "f-test", {});
    run.record.data.source = "/data/\"x\"\n\\import os";
    const QString script = QString::fromStdString(run.script());
    QVERIFY(script.contains("\"/data/\\\"x\\\"\\x0a\\\\import os\""));
    QVERIFY(!script.contains("\nimport os"));
  }

  /// Python itself is asked: what it reads is what it gives back, and nothing else happens.
  void names_that_look_like_code_are_only_names() {
    const QString mark = QString::fromStdString((files_.folder() / "owned").string());
    QByteArray text = plain_header + rows_of_text();
    text.replace(0, text.indexOf('\n'),
                 QByteArray("\"\"\"];import os;os.mkdir('") + mark.toUtf8() +
                     "')#\",b\\'''+str({1}),\"{os.getpid()} %s\",t,class");
    text.replace(",high\n", ",\"\"\"];raise SystemExit#\"\n");
    agrees(run_on(table_of(text), "f-test", {}));
    agrees(run_on(table_of(text), "dii", quick));
    QVERIFY(!QFileInfo::exists(mark));
  }

  /// A file's name is bytes; a script is UTF-8.
  void a_file_whose_name_is_no_text_is_found() {
    ScriptRun run = run_on(plain(), "f-test", {});
    const std::filesystem::path odd = files_.folder() / "\xFF\xE9t\xE2\x80\xAE.csv";
    std::filesystem::copy_file(run.record.data.source, odd);
    run.record.data.source = odd.string();
    QVERIFY(is_utf8(run.script()));
    QVERIFY(run.script().find("\xE2\x80\xAE") == std::string::npos);
    const auto script = files_.write("odd.py", QByteArray::fromStdString(run.script()));
    QProcess process;
    process.setWorkingDirectory(QString::fromStdString(files_.folder().string()));
    process.start(python_, {QString::fromStdString(script.string())});
    QVERIFY(process.waitForFinished(60000));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
    QVERIFY(std::filesystem::exists(files_.folder() / "reduced.csv"));
  }

  void medians_of_weighted_samples_are_refused() {
    ScriptRun run = run_of_weighted_samples(files_);
    run.record.problem_options.missing = MissingPolicy::fill_median;
    QVERIFY2(refusal(run).contains("medians of weighted samples"), qPrintable(refusal(run)));
  }

  void what_cannot_be_repeated_is_refused_in_words() {
    const ScriptRun run = run_on(plain(), "f-test", {});
    ask_about_refusals(run, refusal);
    const auto refused = [&](const char* words, auto change) {
      ScriptRun other = run;
      change(other);
      QVERIFY2(refusal(other).contains(words), qPrintable(refusal(other)));
    };
    refused("part of the program",
            [](ScriptRun& of) { of.record.data.source = ":/data/wine.csv"; });
    refused("b.csv were added", [](ScriptRun& of) {
      of.record.data.origin.beside = {{"b.csv", {}, {}, {}}};
    });
    refused("another table", [](ScriptRun& of) {
      of.record.problem_options.missing = MissingPolicy::drop_rows;
      of.record.truth_data = of.record.data;
    });
    refused("samples drawn", [](ScriptRun& of) {
      of.record.data.origin.steps = {step("random", {}), step("stride", {})};
    });
    refused("dropped again", [](ScriptRun& of) {
      of.record.data.origin.steps = {step("drop-columns", {}), step("scale", {{"columns", "1"}}),
                                     step("drop-columns", {})};
    });
  }
};

QTEST_GUILESS_MAIN(TestPythonScript)
#include "tst_python_script.moc"
