// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFileInfo>
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <memory>

#include "core/data/table_reader.h"
#include "core/report/r_text.h"
#include "tests/support/r.h"
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

  Dataset table_of(const QByteArray& text, const QString& name = "t.csv") const {
    return read_table(files_.write(name, text));
  }
  Dataset plain() const { return table_of(plain_header + rows_of_text()); }

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

  void weights() { agrees(run_on(plain(), "dii", quick)); }
  void scores_only() { agrees(run_on(plain(), "f-test", {})); }
  void a_map() { agrees(run_on(plain(), "mlkr", {})); }
  void a_map_of_all_inputs() { agrees(run_on(plain(), "mlkr", {}, {}, {}, 3)); }

  /// Each row once, whatever it counts, but for those that do not count.
  void weighted_samples() {
    QByteArray text = "a,b,c,t,class,w\n";
    int count = 0;
    for (const QByteArray& line : rows_of_text().trimmed().split('\n')) {
      text += line + ',' + QByteArray::number(count++ % 4) + '\n';
    }
    const ScriptRun run = run_on(table_of(text), "dii", quick);
    QCOMPARE(run.reduced().rows.size(), std::size_t{30});
    agrees(run);
  }

  void missing_cells_dropped_or_filled() {
    QByteArray text = plain_header + rows_of_text();
    text.replace("low\n", "low\n ,1.5,NaN,?,low\n0.25,\"2\",300,na,\n");
    const Dataset table = table_of(text);
    agrees(run_on(table, "f-test", {}, {}, with(MissingPolicy::drop_rows)));
    agrees(run_on(table, "fps", {}, {}, with(MissingPolicy::fill_median)));
    agrees(run_on(table, "f-test", {},
                  {step("missing", {{"columns", "a,c,t"}, {"how", "drop-samples"}})}));
    agrees(
        run_on(table, "fps", {}, {step("missing", {{"columns", "a-t"}, {"how", "fill-median"}})}));
    agrees(run_on(table, "fps", {},
                  {step("missing", {{"columns", "c,t"}, {"how", "drop-columns"}}),
                   step("missing", {{"how", "fill-median"}})}));
  }

  void standardised() {
    for (const char* by : {"deviation", "quartiles", "range"}) {
      agrees(run_on(plain(), "dii", quick, {step("scale", {{"by", by}})}));
    }
  }

  void every_step_that_can_be_repeated() {
    agrees(run_on(plain(), "f-test", {},
                  {step("log", {{"columns", "2-3"}, {"base", "10"}, {"offset", "1000"}}),
                   step("stride", {{"stride", "2"}, {"first", "2"}}),
                   step("filter", {{"condition", "a > -2 and class != low and b <= 4.5"}}),
                   step("samples", {{"rows", "2,4,40"}, {"keep", "false"}}), step("scale", {})}));
    agrees(run_on(plain(), "f-test", {},
                  {step("samples", {{"rows", "1,2,3,7,9,11,12,30"}}), step("scale", {})}));
    for (const char* base : {"e", "2"}) {
      agrees(run_on(plain(), "f-test", {},
                    {step("log", {{"columns", "a,c"}, {"base", base}, {"offset", "1000.5"}})}));
    }
    for (const char* drawn : {"random", "farthest"}) {
      agrees(run_on(plain(), "f-test", {}, {step("scale", {}), step(drawn, {{"count", "12"}})}));
    }
    QByteArray text = rows_of_text();
    text.replace("\n", ",1\n");
    const Dataset repeated = table_of(QByteArray("a,b,c,t,class,flat\n") + text);
    agrees(run_on(repeated, "dii", quick, {step("drop-columns", {}), step("scale", {})}));
  }

  void wrapped_periods_and_chosen_samples() {
    Dataset table = plain();
    table.columns[0].period = 2.0;
    table.columns[2].period = 360.0;
    ProblemOptions options;
    options.wrap_periods = true;
    options.samples = {30, 3, 5, 7, 9, 11, 13, 2};
    agrees(run_on(table, "dii", quick, {}, options));
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

  /// The words are those for Python, too, see tst_python_script.cpp.
  void what_cannot_be_repeated_is_refused_in_words() {
    const ScriptRun run = run_on(plain(), "f-test", {});
    const auto refused = [&](const char* words, auto change) {
      ScriptRun other = run;
      change(other);
      QVERIFY2(refusal(other).contains(words), qPrintable(refusal(other)));
    };
    refused("no column is selected", [](ScriptRun& of) { of.selected.clear(); });
    refused("cannot read this format", [](ScriptRun& of) { of.record.data.origin.reading = {}; });
    refused("came to a result", [](ScriptRun& of) { of.record.result.objective = std::nan(""); });
    refused("not named", [](ScriptRun& of) { of.record.data.origin.steps = {step("scale", {})}; });
  }
};

QTEST_GUILESS_MAIN(TestRScript)
#include "tst_r_script.moc"
