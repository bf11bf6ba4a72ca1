// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/headless_run.h"

#include <omp.h>

#include <cstdio>
#include <memory>
#include <optional>
#include <utility>

#include "app/partial_record.h"
#include "app/printed_table.h"
#include "app/progress_line.h"
#include "core/analysis/suggestion.h"
#include "core/duration_text.h"
#include "core/record/recorded_run.h"

namespace steelyard::app {
Record carryOut(const HeadlessRun& run, ProblemPtr& problem, const KeepPartial& keep) {
  if (run.threads > 0) {
    omp_set_num_threads(run.threads);
  }
  std::optional<ProgressLine> progress;
  std::optional<PartialRecord> partial;
  RunObserver observer;
  observer.begun = [&](const Record& begun, const Stepper& stepper) {
    if (!run.quiet) {
      printNotes(begun.warnings);
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
  const RunOrder order{run.dataset, run.truth ? &*run.truth : nullptr, run.options, *run.method,
                       run.values};
  auto [record, solved] = recorded_run(order, run.stop, observer);
  problem = solved;
  progress->finish();
  if (!run.quiet) {
    printNotes(record.result.warnings);
  }
  return record;
}

namespace {

/// With the columns that --top or --threshold choose.
AnswerQuestion questionOf(const HeadlessRun& run, const ProblemPtr& problem, const Record& record) {
  AnswerQuestion question = question_about(
      *run.method, problem, run.values, std::make_shared<const Result>(record.result), run.dataset);
  question.seconds = record.seconds;
  if (run.rule.top || run.rule.threshold) {
    question.chosen = selected(record.result, run.rule);
  }
  return question;
}

}  // namespace

Answer answerOf(const HeadlessRun& run, const ProblemPtr& problem, const Record& record) {
  const bool all = run.checking == HeadlessRun::Checking::all;
  AnswerQuestion question = questionOf(run, problem, record);
  question.patient = all;
  return answer(question, all ? std::optional(all_checks) : std::nullopt, run.stop);
}

std::unique_ptr<OutputFolder> openOutput(const HeadlessRun& run, const QString& folder) {
  OverwriteRules rules = run.overwriting;
  addFilesOf(run.dataset, rules);
  if (run.truth) {
    addFilesOf(*run.truth, rules);
  }
  return std::make_unique<OutputFolder>(folder, rules);
}

void write(const HeadlessRun& run, const ProblemPtr& problem, const Record& record,
           OutputFolder& output) {
  if (has_solution(record.result)) {
    const std::vector<Index> selection = selected(record.result, run.rule);
    output.writeTables(run.dataset, *problem, record.result, selection);
    if (run.preserve) {
      output.writePreserving(run.dataset, *problem, record.result, selection);
    }
    if (run.plots) {
      output.writePlots(problem, record);
    }
  }
  output.finish(record);
}

/// "3 of 10 features selected: weight above 0"; nothing where none are ranked.
void printSelection(const Record& record, const SelectionRule& rule) {
  const FeatureSelection& ofRun = record.result.selection;
  if (record.result.columns.empty()) {
    return;
  }
  const bool chosen = rule.top || rule.threshold;
  if (!chosen && ofRun.rule.empty() && ofRun.features.empty()) {
    std::printf("all %zu features ranked, none selected: --top N selects the best N\n",
                record.feature_names.size());
    return;
  }
  const std::size_t count = selected(record.result, rule).size();
  const std::string why = chosen || ofRun.rule.empty() ? "" : ": " + ofRun.rule;
  std::printf("%zu of %zu features selected%s\n", count, record.feature_names.size(), why.c_str());
}

/// The sentence, then what was looked at and what it would cost to look at the rest.
void printAnswer(const Record& record) {
  if (!record.answer) {
    return;
  }
  std::printf("\n%s\n", record.answer->sentence.c_str());
  double seconds = 0.0;
  for (const AnswerCheck& check : record.answer->checks) {
    const std::string level(check.level ? answer_level_id(*check.level) : "not done");
    std::printf("  %s %s: %s%s%s\n", check.title.c_str(), level.c_str(), check.finding.c_str(),
                check.next_step.empty() ? "" : " ", check.next_step.c_str());
    seconds += check.level ? 0.0 : check.seconds;
  }
  if (!record.answer->suggestion.empty()) {
    std::printf("  %s\n", record.answer->suggestion.c_str());
  }
  if (seconds > 0.0) {
    std::printf("--check also looks at what was not done: about %s\n",
                rough_duration(seconds).c_str());
  }
}

ExitCode runInto(const HeadlessRun& run, const QString& folder) {
  const std::unique_ptr<OutputFolder> output = openOutput(run, folder);
  ProblemPtr problem;
  Record record = carryOut(run, problem, [&](Record partial) { output->keep(std::move(partial)); });
  const Outcome& outcome = record.result.outcome;
  if (!outcome.reason.empty() && (!run.quiet || outcome.ending == Ending::failed)) {
    std::fprintf(stderr, "%s\n", outcome.reason.c_str());
  }
  if (run.checking != HeadlessRun::Checking::none) {
    record.answer = answerOf(run, problem, record);
  }
  write(run, problem, record, *output);
  if (!run.quiet) {
    printSelection(record, run.rule);
    std::printf("%s%s, written to %s\n", ending_in_words(outcome.ending).c_str(),
                has_solution(record.result) ? "" : " before there was a first value",
                output->path().toLocal8Bit().constData());
    printAnswer(record);
  }
  return exitCodeOf(outcome.ending);
}

}  // namespace steelyard::app
