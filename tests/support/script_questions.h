// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtTest>
#include <array>
#include <cmath>
#include <filesystem>
#include <functional>
#include <span>

#include "core/data/table_reader.h"
#include "core/report/script_table.h"
#include "tests/support/script_runs.h"
#include "tests/support/script_session.h"
#include "tests/support/script_tables.h"
#include "tests/support/temporary_text.h"

/// What is asked of the scripts of every language: the test of a language asks each of these, and
/// then what is its own.
namespace steelyard::tests {

/// Compares what a script of the language writes with the reduced table of a run.
using Agrees = std::function<void(const ScriptRun&)>;

struct ScriptQuestion {
  const char* about;
  /// The run's table is a file until the next one is written, so runs are asked about one by one.
  void (*ask)(const TemporaryText& files, const Agrees& agrees);
};

/// A row of a test's data for each question.
inline void name_questions(std::span<const ScriptQuestion> questions) {
  QTest::addColumn<int>("place");
  for (std::size_t place = 0; place < questions.size(); ++place) {
    QTest::newRow(questions[place].about) << static_cast<int>(place);
  }
}

/// Asks the question of the row.
inline void ask_question(std::span<const ScriptQuestion> questions, const TemporaryText& files,
                         const Agrees& agrees) {
  QFETCH(int, place);
  questions[static_cast<std::size_t>(place)].ask(files, agrees);
}

inline Dataset table_in(const TemporaryText& files, const QByteArray& text,
                        const QString& name = "t.csv") {
  return read_table(files.write(name, text));
}

inline Dataset plain_table(const TemporaryText& files) {
  return table_in(files, plain_header + rows_of_text());
}

/// Each row once, whatever it counts, but for those that do not count.
inline ScriptRun run_of_weighted_samples(const TemporaryText& files) {
  QByteArray text = "a,b,c,t,class,w\n";
  int count = 0;
  for (const QByteArray& line : rows_of_text().trimmed().split('\n')) {
    text += line + ',' + QByteArray::number(count++ % 4) + '\n';
  }
  return run_on(table_in(files, text), "dii", quick);
}

inline void ask_about_weighted_samples(const TemporaryText& files, const Agrees& agrees) {
  const ScriptRun run = run_of_weighted_samples(files);
  QCOMPARE(run.problem->samples(), Index{60});
  QCOMPARE(run.reduced().rows.size(), std::size_t{30});
  agrees(run);
}

inline void ask_about_missing_cells(const TemporaryText& files, const Agrees& agrees) {
  QByteArray text = plain_header + rows_of_text();
  text.replace("low\n", "low\n ,1.5,NaN,?,low\n0.25,\"2\",300,na,\n");
  const Dataset table = table_in(files, text);
  agrees(run_on(table, "f-test", {}, {}, with(MissingPolicy::drop_rows)));
  agrees(run_on(table, "fps", {}, {}, with(MissingPolicy::fill_median)));
  agrees(run_on(table, "f-test", {},
                {step("missing", {{"columns", "a,c,t"}, {"how", "drop-samples"}})}));
  agrees(run_on(table, "fps", {}, {step("missing", {{"columns", "a-t"}, {"how", "fill-median"}})}));
  agrees(run_on(table, "fps", {},
                {step("missing", {{"columns", "c,t"}, {"how", "drop-columns"}}),
                 step("missing", {{"how", "fill-median"}})}));
}

inline void ask_about_scales(const TemporaryText& files, const Agrees& agrees) {
  for (const char* by : {"deviation", "quartiles", "range"}) {
    agrees(run_on(plain_table(files), "dii", quick, {step("scale", {{"by", by}})}));
  }
}

inline void ask_about_every_step(const TemporaryText& files, const Agrees& agrees) {
  agrees(run_on(plain_table(files), "f-test", {},
                {step("log", {{"columns", "2-3"}, {"base", "10"}, {"offset", "1000"}}),
                 step("stride", {{"stride", "2"}, {"first", "2"}}),
                 step("filter", {{"condition", "a > -2 and class != low and b <= 4.5"}}),
                 step("samples", {{"rows", "2,4,40"}, {"keep", "false"}}), step("scale", {})}));
  agrees(run_on(plain_table(files), "f-test", {},
                {step("samples", {{"rows", "1,2,3,7,9,11,12,30"}}), step("scale", {})}));
  for (const char* drawn : {"random", "farthest"}) {
    agrees(run_on(plain_table(files), "f-test", {},
                  {step("scale", {}), step(drawn, {{"count", "12"}})}));
  }
  QByteArray text = rows_of_text();
  text.replace("\n", ",1\n");
  const Dataset repeated = table_in(files, QByteArray("a,b,c,t,class,flat\n") + text);
  agrees(run_on(repeated, "dii", quick, {step("drop-columns", {}), step("scale", {})}));
}

inline void ask_about_wrapped_periods(const TemporaryText& files, const Agrees& agrees) {
  Dataset table = plain_table(files);
  table.columns[0].period = 2.0;
  table.columns[2].period = 360.0;
  ProblemOptions options;
  options.wrap_periods = true;
  options.samples = {30, 3, 5, 7, 9, 11, 13, 2};
  agrees(run_on(table, "dii", quick, {}, options));
}

/// Of methods, and of what is done to a table before them.
inline constexpr std::array script_runs_of_all{
    ScriptQuestion{"weights",
                   [](const TemporaryText& files, const Agrees& agrees) {
                     agrees(run_on(plain_table(files), "dii", quick));
                   }},
    ScriptQuestion{"scores only",
                   [](const TemporaryText& files, const Agrees& agrees) {
                     agrees(run_on(plain_table(files), "f-test", {}));
                   }},
    ScriptQuestion{"a map",
                   [](const TemporaryText& files, const Agrees& agrees) {
                     agrees(run_on(plain_table(files), "mlkr", {}));
                   }},
    ScriptQuestion{"a map of all inputs",
                   [](const TemporaryText& files, const Agrees& agrees) {
                     agrees(run_on(plain_table(files), "mlkr", {}, {}, {}, 3));
                   }},
    ScriptQuestion{"weighted samples", ask_about_weighted_samples},
    ScriptQuestion{"missing cells dropped or filled", ask_about_missing_cells},
    ScriptQuestion{"standardised", ask_about_scales},
    ScriptQuestion{"every step that can be repeated", ask_about_every_step},
    ScriptQuestion{"wrapped periods and chosen samples", ask_about_wrapped_periods}};

/// A script of the language reads the run's table from a CSV file that is written beside it.
inline void runs_beside(ScriptSession& session, const TemporaryText& files, const ScriptRun& run,
                        ScriptLanguage language) {
  QCOMPARE(script_source(run.record.data, language), ScriptSource::none);
  const Dataset whole = table_before_steps(run.record.data);
  const std::filesystem::path path = files.folder() / "beside.csv";
  write_csv(path, whole_table(whole));
  const auto write = language == ScriptLanguage::r ? r_script : python_script;
  runs_as(session, files, run,
          write(run.record, run.table, run.selected, WrittenTable{path, whole}), path.string());
}

/// What the message of refusing a run says, with one change each, in the same words for every
/// language.
/// \param message_of_refusing  writes the script of a run and returns why it is not written
inline void ask_about_refusals(
    const ScriptRun& run, const std::function<QString(const ScriptRun&)>& message_of_refusing) {
  const auto refused = [&](const char* words, const std::function<void(ScriptRun&)>& change) {
    ScriptRun other = run;
    change(other);
    const QString message = message_of_refusing(other);
    QVERIFY2(message.contains(words), qPrintable(message));
  };
  refused("no column is selected", [](ScriptRun& of) { of.selected.clear(); });
  refused("cannot read this format", [](ScriptRun& of) { of.record.data.origin.reading = {}; });
  refused("came to a result", [](ScriptRun& of) { of.record.result.objective = std::nan(""); });
  refused("not named", [](ScriptRun& of) { of.record.data.origin.steps = {step("scale", {})}; });
}

}  // namespace steelyard::tests
