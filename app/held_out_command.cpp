// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/overwriting.h"
#include "app/printed_table.h"
#include "app/printed_text.h"
#include "app/record_name.h"
#include "app/table_arguments.h"
#include "app/table_notes.h"
#include "core/analysis/held_out_error.h"
#include "core/error.h"
#include "core/message.h"
#include "core/platform/atomic_write.h"
#include "core/record/result_checks.h"
#include "core/record/run_comparison.h"
#include "core/record/tested_samples.h"
#include "ui/data/opened_tables.h"
#include "ui/keeping/record_opener.h"
#include "ui/native_text.h"

namespace steelyard::app {
namespace {

QString measureHelp() {
  QStringList measures;
  for (const HeldOutMeasureInfo& each : held_out_measures()) {
    measures.append(ui::textOf(each.id) + " (" + ui::textOf(each.help) + ")");
  }
  return "How the target is predicted from the first features, or all inputs are reconstructed: " +
         measures.join("; ") + ".";
}

/// "name: words", for a person.
void note(const std::string& name, const std::string& words) { printNotes({name + ": " + words}); }

std::string meaningOf(HeldOutMeasure measure, Ranked ranked) {
  return measure == HeldOutMeasure::global_distortion && ranked == Ranked::features
             ? " A distortion of 0 keeps all distances of what is reconstructed; how much that is, "
               "--by gfre says."
             : std::string(reconstructs_inputs(measure, ranked)
                               ? " All inputs are reconstructed; the target plays no part."
                               : "") +
                   " An error of 1 knows no more than the mean of the others.";
}

/// The errors of a record's ranking; reads its table again.
TextTable errorsOf(const QString& path, const std::string& name, const Arguments& arguments,
                   HeldOutOptions options, const std::stop_token& stop) {
  const ReadControl control = readControl(arguments, stop);
  const ui::OpenedRecord opened = ui::openRecordFile(path, arguments.value("data"), control);
  printTableNotes(opened.dataset);
  printFurtherNotes(opened.dataset, opened.record.warnings);
  Problem problem = make_problem(opened.dataset, opened.record.problem_options,
                                 opened.truth ? &*opened.truth : nullptr);
  const Result& result = opened.record.result;
  const Ranked ranked = ranked_of(result);
  refuse_results_of_another(opened.record, problem, ui::nativePath(path).string());
  if (arguments.isSet("test-data") || arguments.isSet("test-where")) {
    const TestChoice choice{ui::nativePath(arguments.value("test-data")).string(),
                            arguments.value("test-where").toStdString(),
                            reconstructs_inputs(options.measure, ranked)};
    std::optional<Dataset> unprepared;
    if (!choice.file.empty() && !opened.dataset.origin.steps.empty()) {
      unprepared = ui::openUnprepared(opened.record,
                                      ui::nativePath(arguments.value("data")).string(), control);
    }
    TestedSamples chosen =
        tested_samples(opened.record, {opened.dataset, unprepared ? *unprepared : opened.dataset},
                       problem, choice, control);
    problem = std::move(chosen.problem);
    options.given = std::move(chosen.given);
  }
  if (ranked == Ranked::samples && options.measure != HeldOutMeasure::ridge &&
      !judges_samples(options.measure)) {
    complain("note: " + name +
             ": it selected samples; these are evaluated by sparse kernel ridge regression");
  }
  const auto found = held_out_error(problem, ranked, {tried_ranking(result)}, options, stop);
  if (!found) {
    throw bad_input({message("held_out_command.stopped", "stopped")});
  }
  note(name, in_words(found->how) + meaningOf(options.measure, ranked));
  for (const Message& each : found->notes) {
    note(name, in_words(each));
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
  for (const char* option : {"data", "test-data"}) {
    if (arguments.isSet(option)) {
      rules.inputs.push_back(ui::nativePath(arguments.value(option)));
    }
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
      "of features (or samples) used, compared with random rankings. 1: knows nothing; 0: exact "
      "(of a distortion: keeps all distances). Whole groups, or stretches of time, are held out "
      "where the record has such, unless you say "
      "which samples to test on.",
      "RECORD",
      {{"by", "MEASURE", measureHelp(), "ridge"},
       {"data", "FILE", "Current path of the table."},
       {"test-data", "FILE",
        "Learn from the record's table, and test on the samples of this file, which has the same "
        "columns."},
       {"test-where", "CONDITION",
        "Test on the samples that satisfy it, such as \"split = test\", and learn from the others; "
        "with --test-data, choose among its samples."},
       {"neighbours", "K", "Number of the nearest samples that lfre maps each sample from.", "15"},
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
  constexpr int fewest_neighbours = 4;
  constexpr int most_neighbours = 1000;
  options.neighbours = arguments.number("neighbours", fewest_neighbours, most_neighbours);
  if (arguments.isSet("neighbours") && options.measure != HeldOutMeasure::local_reconstruction) {
    throw bad_input({message("held_out_command.no_neighbours", "no neighbours are looked at"),
                     "option --neighbours",
                     message("held_out_command.no_neighbours.accepted", "--by lfre")});
  }
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
