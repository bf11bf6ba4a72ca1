// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/headless_run.h"

#include <omp.h>

#include <chrono>
#include <cstdio>
#include <memory>
#include <utility>

#include "app/printed_table.h"
#include "app/progress_line.h"
#include "core/run/driver.h"

namespace steelyard::app {
namespace {

void refuse(const std::vector<Complaint>& complaints) {
  if (complaints.empty()) {
    return;
  }
  std::string all;
  for (const Complaint& complaint : complaints) {
    all += (all.empty() ? "" : "\n  ") + complaint.message;
  }
  throw bad_input({all, "", ""});
}

}  // namespace

Record carryOut(const HeadlessRun& run, ProblemPtr& problem) {
  if (run.threads > 0) {
    omp_set_num_threads(run.threads);
  }
  problem = std::make_shared<const Problem>(
      make_problem(run.dataset, run.options, run.truth ? &*run.truth : nullptr));
  refuse(run.method->check(*problem, run.values));
  Record record = begin_record(run.dataset, run.truth ? &*run.truth : nullptr, run.options,
                               *run.method, run.values, *problem);
  if (!run.quiet) {
    printNotes(record.warnings);
  }
  const std::unique_ptr<Stepper> stepper = run.method->begin(problem, run.values);
  ProgressLine progress(stepper->scalars().front().title, run.quiet);
  const auto start = std::chrono::steady_clock::now();
  const Outcome outcome =
      drive(*stepper, run.stop, [&](Snapshot&& snapshot) { progress.show(snapshot); });
  progress.finish();
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  complete_record(record, *problem, result_of(*stepper, outcome), seconds.count());
  if (!run.quiet) {
    printNotes(record.result.warnings);
  }
  return record;
}

ExitCode runInto(const HeadlessRun& run, const QString& folder) {
  const OutputFolder output(folder);
  ProblemPtr problem;
  const Record record = carryOut(run, problem);
  const Outcome& outcome = record.result.outcome;
  if (!outcome.reason.empty()) {
    std::fprintf(stderr, "%s\n", outcome.reason.c_str());
  }
  const std::vector<Index> selection = selected(record.result, run.rule);
  output.writeTables(run.dataset, *problem, record, selection);
  if (run.preserve) {
    output.writePreserving(run.dataset, *problem, record.result, selection);
  }
  if (run.plots) {
    output.writePlots(problem, record);
  }
  std::printf("%s, written to %s\n", std::string(ending_id(outcome.ending)).c_str(),
              output.path().toLocal8Bit().constData());
  return exitCodeOf(outcome.ending);
}

}  // namespace steelyard::app
