// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cmath>
#include <cstdio>
#include <utility>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/headless_run.h"
#include "app/printed_table.h"
#include "core/run/completed_values.h"
#include "ui/session/record_opener.h"

namespace steelyard::app {
namespace {

double largestDifference(const Result& before, const Result& now) {
  const Vector a = weights_of(before.features);
  const Vector b = weights_of(now.features);
  if (a.size() != b.size()) {
    return std::numeric_limits<double>::infinity();
  }
  const double weights = a.size() == 0 ? 0.0 : (a - b).cwiseAbs().maxCoeff();
  return std::max(weights, std::abs(before.objective - now.objective));
}

void compare(const Record& before, const Record& now) {
  const double difference = largestDifference(before.result, now.result);
  if (difference == 0.0) {
    std::printf("the same bits as recorded\n");
    return;
  }
  std::printf("differs from the record by at most %g in weights and objective\n", difference);
  if (before.compiler != now.compiler || before.instruction_set != now.instruction_set ||
      before.program_version != now.program_version) {
    std::printf(
        "it was made by another build (%s, %s, %s): equal to about 1e-6 is what to expect\n",
        before.program_version.c_str(), before.compiler.c_str(), before.instruction_set.c_str());
  }
}

}  // namespace

ExitCode rerunCommand(const QStringList& given, const std::stop_token& stop) {
  Arguments arguments("rerun RECORD [options]", "Does a recorded run again and compares.", "RECORD",
                      {{"data", "FILE", "Where the table lies now."},
                       {"out", "FOLDER", "Write the files of the new run here."},
                       {"quiet", "", "Say nothing but the comparison and errors."}});
  arguments.read(given, 1, 1);
  if (arguments.wantsHelp()) {
    std::printf("%s", arguments.help().toLocal8Bit().constData());
    return ExitCode::done;
  }
  ui::OpenedRecord opened =
      ui::openRecordFile(arguments.positional().front(), arguments.value("data"), stop);
  const MethodRegistry registry = builtin_methods();
  HeadlessRun run;
  run.stop = stop;
  run.dataset = std::move(opened.dataset);
  run.truth = std::move(opened.truth);
  run.options = opened.record.problem_options;
  run.method = &registry.find(opened.record.method);
  run.values = completed_values(run.method->schema(), opened.record.parameters);
  run.quiet = arguments.isSet("quiet");
  printNotes(opened.record.warnings);
  ProblemPtr problem;
  const Record record = carryOut(run, problem);
  compare(opened.record, record);
  if (arguments.isSet("out")) {
    const OutputFolder output(arguments.value("out"));
    output.writeTables(run.dataset, *problem, record, record.result.selection);
  }
  return exitCodeOf(record.result.outcome.ending);
}

}  // namespace steelyard::app
