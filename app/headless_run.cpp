// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/headless_run.h"

#include <omp.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "app/partial_record.h"
#include "app/printed_table.h"
#include "app/printed_text.h"
#include "app/progress_line.h"
#include "app/run_pictures.h"
#include "app/table_notes.h"
#include "core/data/text_table.h"
#include "core/duration_text.h"
#include "core/in_words.h"
#include "core/memory_text.h"
#include "core/message.h"
#include "core/platform/free_memory.h"
#include "core/record/preserving_table.h"
#include "core/record/recorded_run.h"
#include "core/record/run_tables.h"
#include "core/run/compared_inputs.h"
#include "core/run/method_info.h"
#include "core/run/ranked_units.h"
#include "core/text.h"

namespace steelyard::app {
namespace {

const char* optionOf(Target target) {
  switch (target) {
    case Target::numbers:
      return "--truth";
    case Target::classes:
      return "--label";
    default:
      return "--truth or --label";
  }
}

/// What would be accepted where the method lacks what it explains; else says nothing.
Message insteadOf(const HeadlessRun& run, const std::vector<Complaint>& complaints,
                  const Problem& problem) {
  const bool lacksTarget =
      std::any_of(complaints.begin(), complaints.end(),
                  [](const Complaint& each) { return each.what.id == "target.missing"; });
  std::vector<std::string> others;
  if (run.others != nullptr && lacksTarget) {
    for (const auto& method : run.others->all()) {
      if (role_complaints(method->info(), problem).empty()) {
        others.push_back(method->info().id);
      }
    }
  }
  return others.empty()
             ? Message()
             : message("headless_run.other_methods", "{1}, or --method with one of these: {2}",
                       optionOf(run.method->info().target), in_one_line(others));
}

/// ". Cheaper: fewer Rows, an average over 1000 of the 9000 samples (--set rows=1000)"; nothing
/// where there is no such way.
std::string cheaperWay(const Estimate& estimate) {
  if (estimate.alternative.says_nothing()) {
    return {};
  }
  std::string settings;
  for (const auto& [id, value] : estimate.alternative_values) {
    settings += (settings.empty() ? "--set " : " --set ") + id + "=" + to_text(value);
  }
  return ". Cheaper: " + in_words(estimate.alternative) +
         (settings.empty() ? "" : " (" + settings + ")");
}

}  // namespace

Record carryOut(const HeadlessRun& run, ProblemPtr& problem, bool& faulty,
                const KeepPartial& keep) {
  if (run.threads > 0) {
    omp_set_num_threads(run.threads);
  }
  std::optional<ProgressLine> progress;
  std::optional<PartialRecord> partial;
  RunObserver observer;
  observer.estimated = [](const Estimate& estimate) {
    // Said even where nothing else is: a run without memory ends with nothing.
    const auto free = free_memory();
    if (free && estimate.bytes > *free) {
      printNotes({"this may need " + memory_text(estimate.bytes) + " of memory, more than the " +
                  memory_text(*free) + " that are free" + cheaperWay(estimate)});
    }
  };
  observer.begun = [&](const Record& begun, const Stepper& stepper) {
    // It changes what is asked, so it is said even where nothing else is.
    if (!run.truthScaling.empty() && (run.quiet || !run.options.standardise_truth)) {
      printNotes({run.truthScaling});
    }
    if (!run.quiet) {
      printFurtherNotes(run.dataset, begun.warnings);
    }
    progress.emplace(stepper.scalars().front().title, run.quiet);
    partial.emplace(begun, keep);
  };
  observer.advanced = [&](const Snapshot& snapshot, const Stepper& stepper) {
    progress->show(snapshot);
    if (!snapshot.outcome) {
      partial->look(stepper);
    }
  };
  observer.refused = [&run](const std::vector<Complaint>& complaints, const Problem& asked) {
    return insteadOf(run, complaints, asked);
  };
  observer.faulted = [&faulty](const std::exception& fault) {
    complain("steelyard: the result was not looked at further: internal error: " + in_words(fault));
    faulty = true;
  };
  const RunOrder order{run.dataset, run.truth ? &*run.truth : nullptr, run.options, *run.method,
                       run.values};
  auto [record, solved] = recorded_run(order, run.stop, observer);
  problem = solved;
  if (!run.truthScaling.empty() && !run.options.standardise_truth) {
    record.warnings.push_back(other_words(run.truthScaling));  // otherwise the problem has said it
  }
  progress->finish();
  if (!run.quiet) {
    printNotes(messages_of(record.result));
  }
  return record;
}

namespace {

/// Nothing where only what is quick is checked.
std::optional<AnswerChecks> wantedChecks(const HeadlessRun& run, const AnswerQuestion& question) {
  const bool all = run.checking == HeadlessRun::Checking::all;
  const bool rate = run.nullTargets > 0 && has_solution(*question.result);
  if (!all && !rate) {
    return std::nullopt;
  }
  AnswerChecks checks =
      all ? all_checks : affordable_checks(reference_costs(question), whole_answer);
  checks.rate = rate;
  return checks;
}

}  // namespace

Answer answerOf(const HeadlessRun& run, const ProblemPtr& problem, const Record& record) {
  AnswerQuestion question =
      question_about(*run.method, std::make_shared<const Record>(record), problem);
  question.patient = run.checking == HeadlessRun::Checking::all;
  if (run.nullTargets > 0) {
    question.null_targets = run.nullTargets;
  }
  CheckingLine progress(run.quiet);
  return answer(question, wantedChecks(run, question), run.stop, nullptr,
                [&progress](double share) { progress.show(share); });
}

OverwriteRules rulesOf(const HeadlessRun& run) {
  OverwriteRules rules = run.overwriting;
  addFilesOf(run.dataset, rules);
  if (run.truth) {
    addFilesOf(*run.truth, rules);
  }
  return rules;
}

std::unique_ptr<OutputFolder> openOutput(const HeadlessRun& run, const QString& folder) {
  return std::make_unique<OutputFolder>(folder, rulesOf(run));
}

namespace {

/// \param run, problem, record  must outlive what is returned
std::vector<OutputFile> tablesOf(const HeadlessRun& run, const ProblemPtr& shared,
                                 const Record& record) {
  const Problem& problem = *shared;
  const Result& result = record.result;
  const std::vector<Index> chosen = shown_selection(record).features;
  const std::vector<Index> named_by = naming_columns(run.dataset.columns);
  const bool asked = record.chosen.has_value();
  std::vector<OutputFile> files;
  const auto add = [&files](const char* name, auto make) {
    files.push_back({name, [make](const std::filesystem::path& path) { write_csv(path, make()); }});
  };
  add("selected.csv", [&, chosen] { return selection_table(problem, result, chosen); });
  if (!result.findings.empty()) {
    add("findings.csv", [&] { return findings_table(result.findings); });
  }
  if (result.space.is_map()) {
    add("map.csv", [&] { return map_table(problem, result.space); });
  }
  if (result.samples) {
    add("samples.csv",
        [&, named_by] { return sample_table(run.dataset, named_by, problem, *result.samples); });
  }
  if (const auto kept = reduced_to(result.space, chosen, asked); !kept.empty()) {
    add("reduced.csv", [&, kept, asked] {
      return reduced_table(run.dataset, frame_of(run.dataset.columns, run.reduced), problem,
                           run.reduced.weighted ? result.space : LearnedSpace(), kept, asked);
    });
  }
  const auto inputs = [&] { return compared_inputs(*run.method, problem, run.values); };
  if (run.preserve && result.samples && !result.samples->positions.empty()) {
    add("covariances.csv", [&, inputs] {
      return covariance_preserving_table(problem, inputs(), result.samples->positions);
    });
  }
  if (run.preserve && !chosen.empty()) {
    add("distances.csv", [&, named_by, chosen, inputs] {
      return distance_preserving_table(run.dataset, named_by, problem, inputs(), chosen);
    });
  }
  if (run.knockoffs) {
    add("knockoffs.csv",
        [&, named_by] { return knockoff_table(run.dataset, named_by, shared, run.values); });
  }
  return files;
}

/// What reduced.csv and the scripts hold.
std::vector<Index> reducedTo(const Record& record) {
  return reduced_to(record.result.space, shown_selection(record).features,
                    record.chosen.has_value());
}

/// A table without columns is none.
void saySkipped(const HeadlessRun& run, const Record& record) {
  const std::vector<Index> chosen = shown_selection(record).features;
  const bool ranked = has_solution(record.result) && !record.result.columns.empty();
  if (run.quiet || !ranked || !chosen.empty()) {
    return;
  }
  std::string names;
  if (reducedTo(record).empty()) {
    names = "reduced.csv";
    for (const WantedScript& script : run.scripts) {
      names += ", " + script.path.string();
    }
  }
  if (run.preserve) {
    names += std::string(names.empty() ? "" : ", ") + "distances.csv";
  }
  if (!names.empty()) {
    complain("note: not written, as no column is selected: " + names);
  }
}

/// What could not be written, the first few of it: a full disk takes them all for one reason.
void printTroubles(const OutputFolder& output) {
  constexpr std::size_t most = 3;
  const std::vector<std::string>& troubles = output.troubles();
  for (std::size_t k = 0; k < std::min(most, troubles.size()); ++k) {
    complain("steelyard: " + troubles[k]);
  }
  if (troubles.size() > most) {
    complain("steelyard: and " + counted(troubles.size() - most, "further file") +
             " could not be written");
  }
  if (!troubles.empty()) {
    complain("steelyard: the record and all other files are in " + output.path().toStdString());
  }
}

}  // namespace

ExitCode write(const HeadlessRun& run, const ProblemPtr& problem, const Record& record,
               OutputFolder& output) {
  const bool solved = has_solution(record.result);
  output.finish(record, solved ? tablesOf(run, problem, record) : std::vector<OutputFile>());
  if (solved && run.plots) {
    addPictures(problem, record, output);
  }
  if (const auto kept = reducedTo(record); solved && !kept.empty()) {
    for (std::string& trouble : writeScripts(run.scripts, record, run.dataset, kept)) {
      output.addTrouble(std::move(trouble));
    }
  }
  printTroubles(output);
  saySkipped(run, record);
  const ExitCode ended = exitCodeOf(record.result.outcome.ending);
  if (ended != ExitCode::done) {
    return ended;
  }
  if (run.stop.stop_requested()) {
    return ExitCode::stopped;  // what followed the run
  }
  return output.troubles().empty() ? ExitCode::done : ExitCode::cannot_write;
}

/// "3 of 10 features selected: weight above 0"; nothing where none are ranked. A text is one
/// feature, as in the table, if its columns of 0 and 1 are ranked as one.
void printSelection(const Problem& problem, const Record& record, const SelectionRule& rule) {
  const FeatureSelection& ofRun = record.result.selection;
  if (record.result.columns.empty()) {
    return;
  }
  const std::vector<RankedUnit> units =
      ranked_units(problem.features, ranking(record.result.columns), record.result.columns);
  const bool chosen = rule.is_given();
  if (!chosen && ofRun.rule.says_nothing() && std::ssize(ofRun.features) == ofRun.kept) {
    say("all " + std::to_string(units.size()) +
        " features ranked, none selected: --top N selects the best N\n");
    return;
  }
  const std::size_t count = units_among(units, record.chosen ? *record.chosen : ofRun.features);
  const std::string why = chosen || ofRun.rule.says_nothing() ? "" : ": " + in_words(ofRun.rule);
  say(std::to_string(count) + " of " + std::to_string(units.size()) + " features selected" + why +
      "\n");
}

/// The sentence, then what was looked at and what it would cost to look at the rest.
void printAnswer(const Record& record) {
  if (!record.answer) {
    return;
  }
  say("\n" + in_words(*record.answer) + "\n");
  std::optional<double> seconds;  // of what was not done but can be
  for (const AnswerCheck& check : record.answer->checks) {
    const std::string level(check.level ? answer_level_id(*check.level) : "not done");
    say("  " + in_words(check.title) + " " + level + ": " +
        in_words(followed_by(check.finding, check.next_step)) + "\n");
    if (check.is_open() && check.is_needed()) {
      seconds = seconds.value_or(0.0) + *check.seconds;
    }
  }
  if (!record.answer->suggestion.says_nothing()) {
    say("  " + in_words(record.answer->suggestion) + "\n");
  }
  if (const Message details = details_of(*record.answer); !details.says_nothing()) {
    say("  " + in_words(details) + "\n");
  }
  if (seconds) {
    say("--check also looks at what was not done: about " + rough_duration(*seconds) +
        ", longer where it repeats a search\n");
  }
  const AnswerCheck* rate = check_with(*record.answer, rate_check_id);
  if (rate != nullptr && rate->is_open()) {
    say("--null-targets " + std::to_string(AnswerQuestion().null_targets) +
        " runs the rule where there is nothing to find: about " + rough_duration(*rate->seconds) +
        "\n");
  }
}

/// A check that fails costs the answer, not the result.
/// \return whether the program is at fault
bool addAnswer(const HeadlessRun& run, const ProblemPtr& problem, Record& record) {
  try {
    record.answer = answerOf(run, problem, record);
    return false;
  } catch (const std::exception& error) {
    const std::string words = in_words(error);
    complain("steelyard: there is no answer: " +
             (is_fault(error) ? "internal error: " + words : words));
    return is_fault(error);
  }
}

ExitCode runInto(const HeadlessRun& run, const QString& folder) {
  const std::unique_ptr<OutputFolder> output = openOutput(run, folder);
  ProblemPtr problem;
  bool faulty = false;
  Record record =
      carryOut(run, problem, faulty, [&](Record partial) { output->keep(std::move(partial)); });
  const Outcome& outcome = record.result.outcome;
  if (!outcome.reason.says_nothing() && (!run.quiet || outcome.ending == Ending::failed)) {
    complain(in_words(outcome.reason));
  }
  if (run.rule.is_given() && has_solution(record.result)) {
    record.chosen = chosen_features(*problem, record.result, run.rule);
  }
  if (run.checking != HeadlessRun::Checking::none) {
    faulty = addAnswer(run, problem, record) || faulty;
  }
  if (has_solution(record.result) && run.looks.any()) {
    output->keep(record);  // a look may take long, and must not cost the result
    for (std::string& trouble : addLooks(run.looks, *problem, run.stop, record)) {
      output->addTrouble(std::move(trouble));
    }
  }
  const ExitCode ended = write(run, problem, record, *output);
  if (!run.quiet) {
    printSelection(*problem, record, run.rule);
    say(ending_in_words(outcome.ending) +
        (has_solution(record.result) ? "" : " before there was a first value") + ", written to " +
        inItsLine(output->path().toStdString()) + "\n");
    say(looksInWords(record));
    printAnswer(record);
  }
  return faulty ? ExitCode::fault : ended;
}

}  // namespace steelyard::app
