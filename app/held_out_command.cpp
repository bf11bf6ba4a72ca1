// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <string>
#include <utility>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/overwriting.h"
#include "app/printed_table.h"
#include "app/printed_text.h"
#include "app/record_name.h"
#include "app/table_arguments.h"
#include "core/analysis/held_out_error.h"
#include "core/error.h"
#include "core/record/result_checks.h"
#include "core/record/run_comparison.h"
#include "ui/native_text.h"
#include "ui/session/record_opener.h"

namespace steelyard::app {
namespace {

QString measureHelp() {
  QStringList ids;
  for (const HeldOutMeasureInfo& each : held_out_measures()) {
    ids.append(ui::textOf(each.id));
  }
  return "What the first features must predict: " + ids.join(", ") + ".";
}

/// The errors of a record's ranking; reads its table again.
TextTable errorsOf(const QString& path, const std::string& name, const Arguments& arguments,
                   const HeldOutOptions& options, const std::stop_token& stop) {
  const ui::OpenedRecord opened =
      ui::openRecordFile(path, arguments.value("data"), readControl(arguments, stop));
  printNotes(opened.record.warnings);
  const Problem problem = make_problem(opened.dataset, opened.record.problem_options,
                                       opened.truth ? &*opened.truth : nullptr);
  const Result& result = opened.record.result;
  if (ranked_of(result) == Ranked::samples && options.measure != HeldOutMeasure::ridge) {
    complain("note: " + name +
             ": it selected samples; these are always evaluated by sparse kernel ridge regression");
  }
  refuse_results_of_another(opened.record, problem, ui::nativePath(path).string());
  const auto found =
      held_out_error(problem, ranked_of(result), {tried_ranking(result)}, options, stop);
  if (!found) {
    throw bad_input({"stopped", "", ""});
  }
  printNotes({std::string(name)
                  .append(": ")
                  .append(found->how)
                  .append(" An error of 1 knows no more than the mean of the others.")});
  for (const std::string& note : found->notes) {
    printNotes({std::string(name).append(": ").append(note)});
  }
  return held_out_table(*found, {name});
}

/// The inputs are the records and their tables.
OverwriteRules rulesFor(const Arguments& arguments) {
  OverwriteRules rules{{}, arguments.isSet("force")};
  for (const QString& path : arguments.positional()) {
    rules.inputs.push_back(ui::nativePath(path));
    addFilesOf(read_record(ui::nativePath(path)), rules);
  }
  if (arguments.isSet("data")) {
    rules.inputs.push_back(ui::nativePath(arguments.value("data")));
  }
  return rules;
}

}  // namespace

ExitCode heldOutCommand(const QStringList& given, const MethodRegistry& /*methods*/,
                        const std::stop_token& stop) {
  constexpr int most = 1000;
  Arguments arguments(
      "held-out RECORD... [options]",
      "Evaluates the rankings of recorded runs: the error on held-out samples against the number "
      "of features (or samples) used, compared with random rankings. 1: knows nothing; 0: exact. "
      "Whole groups, or stretches of time, are held out where the record has such.",
      "RECORD",
      {{"by", "MEASURE", measureHelp(), "ridge"},
       {"data", "FILE", "Current path of the table."},
       {"seed", "NUMBER", "Seed of the split and of the random rankings.", "1"},
       {"csv", "FILE", "Write all numbers, as CSV."},
       largeOption(),
       forceOption()});
  arguments.read(given, 1, most);
  if (arguments.wantsHelp()) {
    say(arguments.help().toStdString());
    return ExitCode::done;
  }
  constexpr int largest_seed = 2147483647;
  HeldOutOptions options;
  options.measure = held_out_measure(arguments.value("by").toStdString());
  options.seed = static_cast<std::uint64_t>(arguments.number("seed", 0, largest_seed));
  const QStringList& paths = arguments.positional();
  checkOutputs(arguments, {"csv"}, rulesFor(arguments));
  TextTable all;
  for (const QString& path : paths) {
    TextTable table =
        errorsOf(path, recordName(paths, path).toStdString(), arguments, options, stop);
    all.header = std::move(table.header);
    std::move(table.rows.begin(), table.rows.end(), std::back_inserter(all.rows));
  }
  if (arguments.isSet("csv")) {
    write_atomically(ui::nativePath(arguments.value("csv")), to_csv(all));
  }
  printTable(readable(std::move(all)));
  return ExitCode::done;
}

}  // namespace steelyard::app
