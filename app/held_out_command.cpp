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
#include "core/analysis/held_out_error.h"
#include "core/error.h"
#include "core/positions.h"
#include "core/prepare/filter_samples.h"
#include "core/record/data_reference.h"
#include "core/record/result_checks.h"
#include "core/record/run_comparison.h"
#include "core/text.h"
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

/// A record's ranking, and the samples on which it is evaluated.
struct Evaluated {
  Problem problem;
  std::optional<GivenTest> given;
};

/// Problem::rows are positions in the table.
std::vector<Index> samplesAt(const Problem& problem, const std::vector<Index>& positions) {
  std::vector<Index> found;
  for (Index sample = 0; sample < problem.samples(); ++sample) {
    if (std::binary_search(positions.begin(), positions.end(), problem.row_of(sample))) {
      found.push_back(sample);
    }
  }
  return found;
}

void refuseEmptyParts(const std::vector<Index>& tested, const Problem& problem,
                      const std::string& option) {
  const bool none = tested.empty();
  if (none || std::ssize(tested) == problem.samples()) {
    throw bad_input({none ? "no sample is tested" : "no sample is left to learn from", option,
                     "some of the samples, but not all"});
  }
}

/// The samples of the table that satisfy the condition are tested.
Evaluated testedWhere(const ui::OpenedRecord& opened, Problem problem, const std::string& where) {
  const std::vector<Index> tested = samplesAt(problem, samples_where(opened.dataset, where));
  refuseEmptyParts(tested, problem, "option --test-where");
  return {std::move(problem),
          GivenTest{tested, "The samples where " + where +
                                " were tested. The run had seen them, so that their errors may be "
                                "too small: for samples that it has not seen, run on the others, "
                                "and give these as --test-data."}};
}

/// Learns from the record's table, and tests on a file.
Evaluated testedOn(const ui::OpenedRecord& opened, const QString& file, const std::string& where,
                   const ReadControl& control) {
  if (opened.truth) {
    throw bad_input(
        {"the ground truth of the record is a table of its own, which says nothing of "
         "further samples",
         "option --test-data", "a record whose ground truth is among the columns"});
  }
  Dataset both = continued_by(opened.dataset, ui::nativePath(file).string(), control);
  const Index learned = opened.dataset.samples();
  std::vector<Index> below;
  for (Index position = learned; position < both.samples(); ++position) {
    below.push_back(position);
  }
  if (!where.empty()) {
    const std::vector<Index> meeting = samples_where(both, where);
    below.assign(std::lower_bound(meeting.begin(), meeting.end(), learned), meeting.end());
  }
  ProblemOptions options = opened.record.problem_options;
  if (options.samples.empty()) {
    options.samples = all_positions(learned);
  }
  options.samples.insert(options.samples.end(), below.begin(), below.end());
  Problem problem = make_problem(both, options);
  const std::vector<Index> tested = samplesAt(problem, below);
  refuseEmptyParts(tested, problem, "option --test-data");
  return {std::move(problem),
          GivenTest{tested, "Learned from " + opened.dataset.name + ", tested on " +
                                counted(std::ssize(tested), "sample") + " of " +
                                ui::nativePath(file).filename().string() + "."}};
}

/// The errors of a record's ranking; reads its table again.
TextTable errorsOf(const QString& path, const std::string& name, const Arguments& arguments,
                   HeldOutOptions options, const std::stop_token& stop) {
  const ReadControl control = readControl(arguments, stop);
  const ui::OpenedRecord opened = ui::openRecordFile(path, arguments.value("data"), control);
  printNotes(opened.record.warnings);
  Evaluated evaluated{make_problem(opened.dataset, opened.record.problem_options,
                                   opened.truth ? &*opened.truth : nullptr),
                      {}};
  const Result& result = opened.record.result;
  refuse_results_of_another(opened.record, evaluated.problem, ui::nativePath(path).string());
  const std::string where = arguments.value("test-where").toStdString();
  if (arguments.isSet("test-data")) {
    evaluated = testedOn(opened, arguments.value("test-data"), where, control);
  } else if (!where.empty()) {
    evaluated = testedWhere(opened, std::move(evaluated.problem), where);
  }
  options.given = evaluated.given;
  if (ranked_of(result) == Ranked::samples && options.measure != HeldOutMeasure::ridge) {
    complain("note: " + name +
             ": it selected samples; these are always evaluated by sparse kernel ridge regression");
  }
  const auto found =
      held_out_error(evaluated.problem, ranked_of(result), {tried_ranking(result)}, options, stop);
  if (!found) {
    throw bad_input({"stopped", "", ""});
  }
  printNotes({std::string(name)
                  .append(": ")
                  .append(found->how)
                  .append(options.measure == HeldOutMeasure::global_distortion
                              ? " A distortion of 0 keeps all distances of what is reconstructed; "
                                "--by gfre says how much "
                                "that is."
                              : " An error of 1 knows no more than the mean of the others.")});
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
      "of features (or samples) used, compared with random rankings. 1: knows nothing; 0: exact. "
      "Whole groups, or stretches of time, are held out where the record has such, unless you say "
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
