// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "app/commands.h"
#include "app/headless_run.h"
#include "app/looks.h"
#include "app/preparation_arguments.h"
#include "app/printed_table.h"
#include "app/printed_text.h"
#include "app/role_checks.h"
#include "app/sweep.h"
#include "app/table_arguments.h"
#include "app/table_notes.h"
#include "core/error.h"
#include "core/message.h"
#include "core/parameter/given_value.h"
#include "core/problem/truth_scaling.h"
#include "core/record/data_reference.h"
#include "core/record/run_tables.h"
#include "core/run/run_plan.h"
#include "core/text.h"
#include "ui/native_text.h"

namespace steelyard::app {
namespace {

std::vector<Option> runOptions() {
  std::vector<Option> options = roleOptions();
  const std::vector<Option> more{
      {"truth-data", "FILE", "A second table with equally many rows that holds the target."},
      {"truth-kind", "KIND",
       "What its columns are: columns (as they are), pair-distances (x, y, z of points: all their "
       "distances) or distance-matrix (samples x samples).",
       "columns"},
      {"truth-scaling", "HOW",
       "Scaling of its columns: none, standardised, or auto: standardised if several columns of a "
       "file spread differently, by more than a factor of 3, unless they have the names or the "
       "unit of the inputs, or each is an input but for a factor.",
       "auto"},
      {"wrap-periods", "", "Wrap columns that exceed their period into one period."},
      {"missing", "HOW", "Missing cells: refuse, drop-rows or fill-median (inputs only).",
       "refuse"},
      {"method", "ID",
       "See 'steelyard methods'. Without it: automatic where there is something to explain that it "
       "can take; otherwise dii, or mrmr if only classes are to be explained."},
      {"set", "ID=VALUE", "A parameter, see 'steelyard methods ID'; may be repeated.", {}, true},
      {"sweep", "ID=VALUES",
       "Run with each of several values of a parameter and print a line for each, without writing "
       "files: ID=0.1,1,10, or ID=0.1:10:5 for five values from 0.1 to 10, or ID=0.1:10:5:log."},
      {"seed", "NUMBER", "Fixes all random choices."},
      {"threads", "NUMBER",
       "Number of threads; all cores by default. The result does not depend on it."},
      {"out", "FOLDER", "Folder for the output files.", "steelyard-run"},
      {"force", "", "Replace an earlier run, or other files, in that folder."},
      {"top", "NUMBER", "Select this many of the best features."},
      {"threshold", "WEIGHT", "Select features with at least this weight (largest = 1)."},
      {"reduced", "PARTS",
       "What reduced.csv holds, separated by commas: weights (without it, the columns are as in "
       "the "
       "table), names (ids and labels), target, rows (their numbers). Scripts write the default.",
       "weights,names"},
      {"preserve", "",
       "Also write distances.csv, the selected features mixed so that distances between samples "
       "are preserved, or covariances.csv, the same for selected samples."},
      {"knockoffs", "",
       "Also write knockoffs.csv, the inputs beside the knockoffs of the first draw; needs --set "
       "trust=knockoffs."},
      {"check", "",
       "Look at all that the answer rests on, however long it takes: chance, held-out samples, "
       "stability, fairness. Without it, this is done where it takes under a minute."},
      {"no-check", "", "Give no answer."},
      {"null-targets", "NUMBER",
       "Also run the rule that selects on this many targets that have nothing to do with the "
       "inputs, such as 50, and say how often it finds something, beside the false discovery rate "
       "that it promises."},
      {"no-plots", "", "Write no plots."},
      {"quiet", "", "Print only errors."}};
  options.insert(options.end(), more.begin(), more.end());
  for (const auto& further :
       {lookOptions(), scriptOptions(), dialectOptions(), preparationOptions()}) {
    options.insert(options.end(), further.begin(), further.end());
  }
  return options;
}

ReducedParts reducedParts(const QString& text) {
  ReducedParts parts{.weighted = false, .names = false};
  const std::array<std::pair<QString, bool*>, 4> known{{{"weights", &parts.weighted},
                                                        {"names", &parts.names},
                                                        {"target", &parts.target},
                                                        {"rows", &parts.rows}}};
  for (const QString& part : text.split(',', Qt::SkipEmptyParts)) {
    const auto* found = std::find_if(known.begin(), known.end(),
                                     [&](const auto& one) { return one.first == part.trimmed(); });
    if (found == known.end()) {
      throw bad_input({message("run_command.bad_part", "{1} is no part of a reduced table",
                               in_quotes(part.toStdString())),
                       "option --reduced",
                       message("run_command.bad_part.accepted", "weights, names, target, rows")});
    }
    *found->second = true;
  }
  return parts;
}

void checkScaling(const QString& text) {
  if (text != "none" && text != "standardised" && text != "auto") {
    throw bad_input(
        {message("run_command.bad_scaling", "'{1}' is not a scaling", text.toStdString()),
         "option --truth-scaling",
         message("run_command.bad_scaling.accepted", "none, standardised, auto")});
  }
}

/// The columns of a generated table have the spreads that its known answer belongs to.
void scaleTruth(const QString& text, HeadlessRun& run) {
  run.options.standardise_truth = text == "standardised";
  const Dataset& table = run.truth ? *run.truth : run.dataset;
  if (text == "auto" && run.options.truth_kind == TruthKind::columns && is_file(table.source)) {
    const TruthScaling scaling =
        automatic_truth_scaling(run.dataset, run.truth ? &*run.truth : nullptr);
    run.options.standardise_truth = scaling.standardise;
    if (!scaling.note.empty()) {
      run.truthScaling = scaling.note + " (--truth-scaling says otherwise)";
    }
  }
}

/// "search=forward, backward, or trust=hrt"
std::string conditionsOf(const ParameterSpec& spec) {
  std::string conditions;
  for (const AppliesWhen& condition : spec.applies_when) {
    conditions +=
        (conditions.empty() ? "" : ", or ") + condition.id + "=" + in_one_line(condition.values);
  }
  return conditions;
}

/// A setting that the others make meaningless is a mistake, or a leftover of another run.
void saySettingsWithoutEffect(const QStringList& settings, const ParameterSchema& schema,
                              const ParameterValues& values) {
  for (const QString& setting : settings) {
    const ParameterSpec* spec = schema.find(setting.section('=', 0, 0).toStdString());
    if (spec != nullptr && !schema.applies(*spec, values)) {
      complain("note: " + spec->id + " has no effect here: it is for " + conditionsOf(*spec));
    }
  }
}

/// One of them would be without effect, and nobody would see which.
void refuseRepeated(const QStringList& settings, bool bySeed) {
  QStringList ids;
  for (const QString& setting : settings) {
    const QString id = setting.section('=', 0, 0);
    if (ids.contains(id)) {
      throw bad_input(
          {message("run_command.set_twice", "'{1}' is given twice", id.toStdString()),
           bySeed && id == QLatin1String("seed") ? "options --set and --seed" : "option --set",
           message("run_command.set_twice.accepted", "one value for each parameter")});
    }
    ids << id;
  }
}

ParameterValues parameters(const Arguments& arguments, const Method& method) {
  const ParameterSchema& schema = method.schema();
  ParameterValues values = schema.defaults();
  QStringList settings = arguments.values("set");
  if (arguments.isSet("seed")) {
    settings.append("seed=" + arguments.value("seed"));
  }
  refuseRepeated(settings, arguments.isSet("seed"));
  for (const QString& setting : settings) {
    const std::string id = setting.section('=', 0, 0).toStdString();
    set_given_value(id, setting.section('=', 1).toStdString(), schema,
                    message("run_command.unknown_parameter", "'{1}' is not a parameter of {2}", id,
                            method.info().id),
                    "option --set", values);
  }
  if (!arguments.isSet("quiet")) {
    saySettingsWithoutEffect(settings, schema, values);
  }
  return values;
}

HeadlessRun::Checking checking(const Arguments& arguments) {
  if (arguments.isSet("check") && arguments.isSet("no-check")) {
    throw bad_input(
        {message("run_command.check_or_not", "an answer cannot be checked and left out"),
         "options --check and --no-check",
         message("run_command.check_or_not.accepted", "one of them")});
  }
  if (arguments.isSet("check")) {
    return HeadlessRun::Checking::all;
  }
  return arguments.isSet("no-check") ? HeadlessRun::Checking::none : HeadlessRun::Checking::quick;
}

int nullTargets(const Arguments& arguments, const RunPlan& plan) {
  constexpr int most = 10000;
  if (!arguments.isSet("null-targets")) {
    return 0;
  }
  if (!promised_rate(plan)) {
    throw bad_input({message("run_command.no_rate", "the run promises no false discovery rate"),
                     "option --null-targets",
                     message("run_command.no_rate.accepted",
                             "--method f-test without a search, --set trust=knockoffs or --set "
                             "trust=hrt")});
  }
  if (arguments.isSet("no-check")) {
    throw bad_input({message("run_command.rate_without_answer",
                             "the rate on null targets is a part of the answer"),
                     "options --null-targets and --no-check",
                     message("run_command.rate_without_answer.accepted", "one of them")});
  }
  return arguments.number("null-targets", 1, most);
}

/// An order says nothing of how good a column is, unless a check says more of it.
bool givesOrderAlone(const RunPlan& plan) {
  return plan.method->info().gives == Output::order && plan.check.study == nullptr;
}

double threshold(const Arguments& arguments, const RunPlan& plan) {
  bool isNumber = false;
  const double threshold = arguments.value("threshold").toDouble(&isNumber);
  if (!isNumber || !(threshold >= 0.0 && threshold <= 1.0)) {
    throw bad_input({message("run_command.bad_threshold", "'{1}' is not accepted",
                             arguments.value("threshold").toStdString()),
                     "option --threshold",
                     message("run_command.bad_threshold.accepted", "a number from 0 to 1")});
  }
  if (givesOrderAlone(plan)) {
    throw bad_input({message("run_command.threshold_of_order",
                             "{1} gives an order, which has no smallest value to select by",
                             plan.method->info().id),
                     "option --threshold",
                     message("run_command.threshold_of_order.accepted", "--top")});
  }
  return threshold;
}

SelectionRule selectionRule(const Arguments& arguments, const RunPlan& plan) {
  SelectionRule rule;
  if (arguments.isSet("top")) {
    constexpr int most = 1000000;
    rule.top = arguments.number("top", 0, most);
  }
  if (arguments.isSet("threshold")) {
    rule.threshold = threshold(arguments, plan);
  }
  return rule;
}

/// Says of groups that they are for nothing.
void noteUselessGroups(HeadlessRun& run) {
  const std::string note = uselessGroups(run.values, run.dataset);
  if (!note.empty()) {
    run.dataset.warnings.push_back(other_words(note));
  }
}

/// The method with its settings, and what depends on them.
void takeMethod(const Arguments& arguments, const Method& method, HeadlessRun& run) {
  run.method = &method;
  run.values = parameters(arguments, method);
  const RunPlan plan = method.plan(run.values);
  run.rule = selectionRule(arguments, plan);
  run.nullTargets = nullTargets(arguments, plan);
  run.knockoffs = arguments.isSet("knockoffs");
  if (run.knockoffs && !draws_knockoffs(run.values)) {
    throw bad_input({message("run_command.no_knockoffs", "no knockoffs are made"),
                     "option --knockoffs",
                     message("run_command.no_knockoffs.accepted", "--set trust=knockoffs")});
  }
}

/// The notes on the table come before its text becomes numbers: they are those of the command info.
void prepare(const Arguments& arguments, HeadlessRun& run) {
  applySteps(arguments, run.dataset);
  if (!run.quiet) {
    printTableNotes(run.dataset);
  }
  const auto before = std::ssize(run.dataset.warnings);
  encodeText(arguments, run.dataset);
  refuseKeptOthers(run.dataset);
  if (!run.quiet) {
    const std::vector<Message>& notes = run.dataset.warnings;
    printNotes(in_words(std::vector<Message>(notes.begin() + before, notes.end())));
  }
}

/// Where nobody has said which method: this depends on the whole question.
void takeFirstMethod(const Arguments& arguments, const MethodRegistry& methods, HeadlessRun& run) {
  const Problem asked = make_problem(run.dataset, run.options, run.truth ? &*run.truth : nullptr);
  takeMethod(arguments, *methods.first_for(asked), run);
  const std::size_t before = run.dataset.warnings.size();
  noteUselessGroups(run);
  if (!run.quiet && run.dataset.warnings.size() > before) {
    printNotes({in_words(run.dataset.warnings.back())});
  }
}

void takeProblemOptions(const Arguments& arguments, ProblemOptions& options) {
  options.missing = missing_policy(arguments.value("missing").toStdString());
  checkScaling(arguments.value("truth-scaling"));
  options.row_order = row_order(arguments.value("row-order").toStdString());
  options.wrap_periods = arguments.isSet("wrap-periods");
  options.truth_kind = truth_kind(arguments.value("truth-kind").toStdString());
}

/// Scripts are made of the record, which does not know what --reduced asked for.
void takeScripts(const Arguments& arguments, HeadlessRun& run) {
  run.scripts = wantedScripts(arguments, run.dataset, rulesOf(run));
  if (!run.scripts.empty() && !(run.reduced == ReducedParts()) && !run.quiet) {
    complain("note: a script writes weighted columns and names, as without --reduced");
  }
}

}  // namespace

ExitCode runCommand(const QStringList& given, const MethodRegistry& methods,
                    const std::stop_token& stop) {
  Arguments arguments("run DATA [options]", "Runs a method on a table and writes the results.",
                      "DATA", runOptions());
  arguments.read(given, 1, 1);
  if (arguments.wantsHelp()) {
    say(arguments.help().toStdString());
    return ExitCode::done;
  }
  HeadlessRun run;
  run.stop = stop;
  run.others = &methods;
  const bool isGiven = arguments.isSet("method");
  std::optional<Sweep> sweep;
  if (isGiven) {  // its mistakes are told before a large table is read
    takeMethod(arguments, methods.find(arguments.value("method").toStdString()), run);
    sweep = wantedSweep(arguments, *run.method, run.values);
  }
  takeProblemOptions(arguments, run.options);
  if (arguments.isSet("threads")) {
    constexpr int most = 1024;
    run.threads = arguments.number("threads", 1, most);
  }
  run.reduced = reducedParts(arguments.value("reduced"));
  run.preserve = arguments.isSet("preserve");
  run.looks = wantedLooks(arguments);
  run.plots = !arguments.isSet("no-plots");
  run.quiet = arguments.isSet("quiet");
  run.checking = checking(arguments);
  run.overwriting.force = arguments.isSet("force");
  if (arguments.isSet("known-weights")) {
    run.overwriting.inputs.push_back(ui::nativePath(arguments.value("known-weights")));
  }
  run.dataset = openTable(arguments.positional().front(), arguments, stop);
  setBeside(arguments, stop, run.dataset);
  applyRoles(arguments, run.dataset);
  refuseOddGroups(arguments, run.options.truth_kind, run.dataset);
  if (isGiven) {
    noteUselessGroups(run);
  }
  prepare(arguments, run);
  if (arguments.isSet("truth-data")) {
    run.truth = openTable(arguments.value("truth-data"), arguments, stop);
    if (!run.quiet) {
      printNotesOfSecond(*run.truth);
    }
    applyTruthPeriods(arguments, *run.truth, true);
  } else {
    applyTruthPeriods(arguments, run.dataset, false);
  }
  scaleTruth(arguments.value("truth-scaling"), run);
  takeScripts(arguments, run);
  if (!isGiven) {
    takeFirstMethod(arguments, methods, run);
    sweep = wantedSweep(arguments, *run.method, run.values);
  }
  return sweep ? printSweep(std::move(run), *sweep) : runInto(run, arguments.value("out"));
}

}  // namespace steelyard::app
