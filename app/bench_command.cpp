// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <chrono>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/bench_folder.h"
#include "app/bench_log.h"
#include "app/commands.h"
#include "app/preparation_arguments.h"
#include "app/printed_table.h"
#include "app/printed_text.h"
#include "app/progress_line.h"
#include "app/role_checks.h"
#include "app/table_arguments.h"
#include "app/table_notes.h"
#include "core/analysis/chosen_members.h"
#include "core/duration_text.h"
#include "core/error.h"
#include "core/in_words.h"
#include "core/measures/discovery_rate.h"
#include "core/message.h"
#include "core/parallel.h"
#include "core/platform/utc_now.h"
#include "core/problem/truth_scaling.h"
#include "core/record/data_reference.h"
#include "core/record/panel_tables.h"
#include "core/text.h"
#include "ui/native_text.h"

namespace steelyard::app {
namespace {

constexpr int mostFolds = 100;

std::vector<Option> benchOptions() {
  std::vector<Option> options = roleOptions();
  const std::vector<Option> more{
      {"wrap-periods", "", "Wrap columns that exceed their period into one period."},
      {"missing", "HOW", "Missing cells: refuse, drop-rows or fill-median (inputs only).",
       "refuse"},
      {"methods", "IDS",
       "The methods to compare, separated by commas; see 'steelyard methods'. [all that look at "
       "the target and can take it]"},
      {"folds", "NUMBER", "Number of parts of the samples that are held out one after the other.",
       "5"},
      {"repeats", "NUMBER", "How often the samples are divided anew.", "2"},
      {"seed", "NUMBER", "Fixes all random choices.", "1"},
      {"fdr", "NUMBER",
       "Also say what each method discovers at this false discovery rate, such as 0.1, in one run "
       "on all samples: by its own rule if that keeps a rate, otherwise by knockoffs or the "
       "randomization test."},
      {"threads", "NUMBER",
       "Number of threads; all cores by default. The result does not depend on it."},
      {"continue", "FILE",
       "Do not compute again what this file holds of earlier comparisons of the same table, and "
       "add to it what is computed. The file is made if it is not there."},
      {"out", "FOLDER", "Also write tables, plots and a report to this folder."},
      {"no-plots", "", "Write no plots."},
      forceOption(),
      {"quiet", "", "Print only errors."}};
  options.insert(options.end(), more.begin(), more.end());
  for (const auto& further : {dialectOptions(), preparationOptions()}) {
    options.insert(options.end(), further.begin(), further.end());
  }
  return options;
}

/// As in the settings of a run, whose studies call the rate fdr.
std::optional<double> discoveryRate(const Arguments& arguments) {
  if (!arguments.isSet("fdr")) {
    return std::nullopt;
  }
  bool isNumber = false;
  const double rate = arguments.value("fdr").toDouble(&isNumber);
  if (!isNumber || !is_discovery_rate(rate)) {
    throw bad_input({message("bench_command.bad_rate", "'{1}' is not a false discovery rate",
                             arguments.value("fdr").toStdString()),
                     "option --fdr",
                     message("bench_command.bad_rate.accepted", "a number between 0 and 1")});
  }
  return rate;
}

PanelOptions panelOptions(const Arguments& arguments) {
  constexpr int mostRepeats = 100;
  constexpr int largestSeed = 2147483647;
  PanelOptions options;
  options.folds = arguments.number("folds", 2, mostFolds);
  options.repeats = arguments.number("repeats", 1, mostRepeats);
  options.seed = static_cast<std::uint64_t>(arguments.number("seed", 0, largestSeed));
  options.discovery_rate = discoveryRate(arguments);
  return options;
}

/// The ids of --methods, each once; none if it is not given.
/// \throws Error(bad_input) for an id that no method has
std::vector<std::string> askedMethods(const Arguments& arguments, const MethodRegistry& methods) {
  std::vector<std::string> ids;
  for (const QString& part : arguments.value("methods").split(',', Qt::SkipEmptyParts)) {
    const std::string id = part.trimmed().toStdString();
    try {
      static_cast<void>(methods.find(id));
    } catch (const Error& error) {
      throw said_at(error, other_words("option --methods"));
    }
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) {
      ids.push_back(id);
    }
  }
  if (arguments.isSet("methods") && ids.empty()) {
    throw bad_input({message("bench_command.no_methods", "no method is named"), "option --methods",
                     message("bench_command.no_methods.accepted",
                             "ids, separated by commas; see 'steelyard methods'")});
  }
  return ids;
}

Dataset askedTable(const Arguments& arguments, const std::stop_token& stop) {
  Dataset table = openTable(arguments.positional().front(), arguments, stop);
  setBeside(arguments, stop, table);
  applyRoles(arguments, table);
  refuseOddGroups(arguments, TruthKind::columns, table);
  applyPreparation(arguments, table);
  refuseKeptOthers(table);
  applyTruthPeriods(arguments, table, false);
  return table;
}

ProblemPtr askedProblem(const Arguments& arguments, Dataset table) {
  ProblemOptions options;
  options.missing = missing_policy(arguments.value("missing").toStdString());
  options.row_order = row_order(arguments.value("row-order").toStdString());
  options.wrap_periods = arguments.isSet("wrap-periods");
  const std::vector<Message> ofTable = tableNotes(table);
  std::vector<std::string> notes = in_words(ofTable);
  if (is_file(table.source)) {
    const TruthScaling scaling = automatic_truth_scaling(table, nullptr);
    options.standardise_truth = scaling.standardise;
    if (!scaling.note.empty()) {
      notes.push_back(scaling.note);
    }
  }
  auto problem = std::make_shared<const Problem>(
      make_problem(std::make_shared<const Dataset>(std::move(table)), options));
  if (!arguments.isSet("quiet")) {
    printNotes(notes);
    printNotes(in_words(further(problem->warnings, ofTable)));
  }
  return problem;
}

/// \param ids  of askedMethods()
std::vector<PanelMember> chosenMembers(std::vector<PanelMember> all,
                                       const std::vector<std::string>& ids) {
  try {
    return chosen_members(std::move(all), ids);
  } catch (const Error& error) {
    throw said_at(error, other_words("option --methods"));
  }
}

void sayEstimate(const std::vector<PanelMember>& members) {
  double seconds = 0.0;
  for (const PanelMember& member : members) {
    seconds += member.all_seconds();
  }
  complain("comparing " + counted(members.size(), "method") + ": about " + rough_duration(seconds) +
           " for their runs, and some time to judge them");
}

/// A panel, and how long each method took.
struct TimedPanel {
  MethodPanel panel;
  std::vector<double> seconds;
};

/// "comparing methods (f-test, 3 of 10 trials)"
std::string whatGoesOn(const UnfinishedRow& row) {
  return "comparing methods (" + row.row.id + ", " + std::to_string(row.done()) + " of " +
         counted(row.trials, "trial") + ")";
}

TimedPanel timedPanel(const std::vector<PanelMember>& members, const PanelOptions& options,
                      std::optional<BenchLog>& log, bool quiet, const std::stop_token& stop) {
  using Clock = std::chrono::steady_clock;
  TimedPanel timed;
  timed.seconds.assign(members.size(), std::numeric_limits<double>::quiet_NaN());
  Clock::time_point start = Clock::now();
  CheckingLine line(quiet, "comparing methods");
  PanelObserver observer;
  observer.progress = [&line](double share) { line.show(share); };
  observer.begun = [&](std::size_t member) {
    start = Clock::now();
    line.say("comparing methods (" + members[member].info().id + ")");
  };
  if (!quiet) {
    observer.trial_ended = [&line](const UnfinishedRow& row) { line.say(whatGoesOn(row)); };
  }
  std::vector<double> elsewhere(members.size(), 0.0);  // of trials that ran before, on any rank
  observer.ahead.spent = [&](std::size_t member, double seconds) { elsewhere[member] += seconds; };
  Clock::time_point written = start;
  observer.ahead.kept = [&] {
    constexpr std::chrono::seconds between{30};
    if (log && Clock::now() - written > between) {
      log->keep();
      written = Clock::now();
    }
  };
  observer.ended = [&](std::size_t member) {
    line.say("comparing methods");
    timed.seconds[member] =
        std::chrono::duration<double>(Clock::now() - start).count() + elsewhere[member];
    if (log) {
      log->keep();
    }
  };
  timed.panel = method_panel(members, options, stop, log ? &log->log() : nullptr, observer);
  return timed;
}

std::string withError(double value, double error) {
  return short_text(value, 2) + (error > 0.0 ? " ± " + short_text(error, 1) : "");
}

/// "3 (knockoffs)"; a dash where there is no answer.
std::string discoveriesOf(const PanelRow& row) {
  return row.discoveries && row.discoveries->is_known()
             ? std::to_string(row.discoveries->columns.size()) + " (" + row.discoveries->way + ")"
             : "-";
}

/// What each method discovers, a line each, if anybody asked.
void printDiscoveries(const MethodPanel& panel) {
  if (!panel.discovery_rate) {
    return;
  }
  for (const std::size_t place : panel.order) {
    const PanelRow& row = panel.rows[place];
    if (row.discoveries && row.discoveries->has_way()) {
      say(row.id + ": " + in_words(statement_of(*row.discoveries, panel.columns)) + "\n");
    }
  }
  say("discoveries: of one run on all " + std::to_string(panel.all_samples) +
      " samples; each method keeps the rate by itself, and whoever takes the one that finds most "
      "does not\n\n");
}

void printPanel(const TimedPanel& timed) {
  const MethodPanel& panel = timed.panel;
  TextTable table{
      {"method", "error", "columns", "stability", "behind the best", "no worse", "judge", "time"},
      {}};
  if (panel.discovery_rate) {
    table.header.emplace_back("discoveries");
  }
  for (const std::size_t place : panel.order) {
    const PanelRow& row = panel.rows[place];
    table.rows.push_back(
        {row.id, withError(row.error, row.error_error.value_or(0.0)), std::to_string(row.suggested),
         withError(row.stability, row.stability_error),
         withError(row.behind_best, row.behind_best_error), row.as_good ? "yes" : "no",
         judge_id(row.judge), rough_duration(timed.seconds[row.member])});
    if (panel.discovery_rate) {
      table.rows.back().push_back(discoveriesOf(row));
    }
  }
  if (!table.rows.empty()) {
    printTable(table);
    say(in_words(how_judged(panel)) + "\n\n");
    printDiscoveries(panel);
  }
  for (const std::string& sentence : in_words(panel.answer)) {
    say(sentence + "\n");
  }
}

void writePanel(const BenchFolder& folder, const TimedPanel& timed, DataReference data,
                const Arguments& arguments) {
  folder.writeTables(timed.panel, timed.seconds);
  PanelReport report{utc_now(), std::move(data), timed.seconds};
  if (!arguments.isSet("no-plots")) {
    report.pictures = folder.writePictures(timed.panel);
  }
  folder.writeReport(report, timed.panel);
  if (!arguments.isSet("quiet")) {
    say("written to " + inItsLine(folder.path().string()) + "\n");
  }
}

ExitCode endOf(const MethodPanel& panel) {
  return !panel.complete       ? ExitCode::stopped
         : panel.order.empty() ? ExitCode::bad_input
                               : ExitCode::done;
}

}  // namespace

ExitCode benchCommand(const QStringList& given, const MethodRegistry& methods,
                      const std::stop_token& stop) {
  Arguments arguments(
      "bench DATA [options]",
      "Compares methods on one table: the same samples are held out from all, and what each method "
      "keeps without them is judged by how well it predicts them. Says which methods predict best, "
      "what they agree on, and which columns are interchangeable.",
      "DATA", benchOptions());
  arguments.read(given, 1, 1);
  if (arguments.wantsHelp()) {
    say(arguments.help().toStdString());
    return ExitCode::done;
  }
  const bool quiet = arguments.isSet("quiet");
  const PanelOptions options = panelOptions(arguments);
  const std::vector<std::string> ids = askedMethods(arguments, methods);
  if (arguments.isSet("threads")) {
    constexpr int most = 1024;
    set_most_threads(static_cast<std::size_t>(arguments.number("threads", 1, most)));
  }
  Dataset table = askedTable(arguments, stop);
  OverwriteRules rules{{}, arguments.isSet("force")};
  addFilesOf(table, rules);
  const DataReference data = reference_to(table);
  const ProblemPtr problem = askedProblem(arguments, std::move(table));
  const std::vector<PanelMember> all = panel_members(methods, problem, options);
  const std::vector<PanelMember> members = chosenMembers(all, ids);
  std::optional<BenchLog> log;
  if (arguments.isSet("continue")) {
    log.emplace(arguments.value("continue"), PanelRecord(all, options), rules);
    rules.inputs.push_back(log->path());
  }
  std::optional<BenchFolder> folder;
  if (arguments.isSet("out")) {
    folder.emplace(arguments.value("out"), rules);
  }
  if (!quiet) {
    sayEstimate(members);
  }
  const TimedPanel timed = timedPanel(members, options, log, quiet, stop);
  if (timed.panel.rows.empty()) {
    if (log) {
      log->write();
    }
    complain("steelyard: stopped before any method was finished");
    return ExitCode::stopped;
  }
  if (!quiet) {
    printPanel(timed);
  }
  if (folder) {
    writePanel(*folder, timed, data, arguments);
  }
  if (log) {
    log->write();
  }
  return endOf(timed.panel);
}

}  // namespace steelyard::app
