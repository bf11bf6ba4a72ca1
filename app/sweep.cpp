// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/sweep.h"

#include <cstddef>
#include <utility>

#include "app/printed_table.h"
#include "app/printed_text.h"
#include "core/data/text_table.h"
#include "core/error.h"
#include "core/in_words.h"
#include "core/message.h"
#include "core/nearest_name.h"
#include "core/parameter/sweep_values.h"
#include "core/text.h"

namespace steelyard::app {
namespace {

/// Each would be without effect.
void refuseFiles(const Arguments& arguments) {
  for (const char* option : {"out", "force", "check", "null-targets", "top", "threshold",
                             "preserve", "knockoffs", "python-script", "r-script"}) {
    if (arguments.isSet(option)) {
      throw bad_input({message("sweep_command.writes_nothing",
                               "a sweep prints a table, and neither writes nor checks its runs"),
                       "options --sweep and --" + std::string(option),
                       message("sweep_command.writes_nothing.accepted", "one of them")});
    }
  }
}

std::string chosenIn(const Record& record) {
  const FeatureSelection selection = shown_selection(record);
  return selection.rule.says_nothing() ? "-" : std::to_string(selection.features.size());
}

std::vector<std::string> lineOf(const ParameterValue& value, const Record& record) {
  constexpr int digits = 6;
  const Result& result = record.result;
  const bool solved = has_solution(result);
  return {to_text(value), solved ? short_text(result.objective, digits) : "-",
          solved ? chosenIn(record) : "-", ending_in_words(result.outcome.ending)};
}

/// \return its line of the table, and how it ended
std::pair<std::vector<std::string>, ExitCode> doOne(const HeadlessRun& run,
                                                    const ParameterValue& value) {
  try {
    ProblemPtr problem;
    bool faulty = false;
    const Record record = carryOut(run, problem, faulty);
    const Outcome& outcome = record.result.outcome;
    if (!outcome.reason.says_nothing()) {
      complain(in_words(outcome.reason));
    }
    return {lineOf(value, record), faulty ? ExitCode::fault : exitCodeOf(outcome.ending)};
  } catch (const Error& error) {
    if (error.kind() != ErrorKind::bad_input) {
      throw;
    }
    complain(error.what());
    return {{to_text(value), "-", "-", "refused"}, ExitCode::bad_input};
  }
}

}  // namespace

std::optional<Sweep> wantedSweep(const Arguments& arguments, const Method& method,
                                 const ParameterValues& settings) {
  if (!arguments.isSet("sweep")) {
    return std::nullopt;
  }
  refuseFiles(arguments);
  const QString text = arguments.value("sweep");
  const std::string id = text.section('=', 0, 0).toStdString();
  const ParameterSchema& schema = method.schema();
  const ParameterSpec* const spec = schema.find(id);
  if (spec == nullptr) {
    std::vector<std::string> known;
    for (const ParameterSpec& each : schema.specs()) {
      known.push_back(each.id);
    }
    throw bad_input({message("sweep_command.unknown_parameter", "{1} is not a parameter of {2}",
                             in_quotes(id), method.info().id),
                     "option --sweep", accepted_names(known, id)});
  }
  Sweep sweep{spec->id, sweep_values(schema, *spec, text.section('=', 1).toStdString()), {}};
  sweep.runs = swept(schema, settings, *spec, sweep.values);
  return sweep;
}

ExitCode printSweep(HeadlessRun run, const Sweep& sweep) {
  TextTable table{{sweep.setting, "objective", "columns", "ended"}, {}};
  ExitCode code = ExitCode::done;
  for (std::size_t k = 0; k < sweep.runs.size() && !run.stop.stop_requested(); ++k) {
    run.values = sweep.runs[k];
    if (!run.quiet) {
      complain(sweep.setting + " = " + to_text(sweep.values[k]));
    }
    const auto [line, ended] = doOne(run, sweep.values[k]);
    table.rows.push_back(line);
    code = ended == ExitCode::done ? code : ended;
  }
  printTable(table);
  return run.stop.stop_requested() ? ExitCode::stopped : code;
}

}  // namespace steelyard::app
