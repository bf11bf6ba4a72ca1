// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <utility>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/headless_run.h"
#include "app/printed_table.h"
#include "app/printed_text.h"
#include "app/table_arguments.h"
#include "app/table_notes.h"
#include "core/message.h"
#include "core/parameter/completed_values.h"
#include "core/record/result_difference.h"
#include "ui/keeping/record_opener.h"
#include "ui/native_text.h"

namespace steelyard::app {
namespace {

/// The difference expected from another build, and ignored for the same one.
constexpr double tolerance = 1e-6;

QString inWords(const ResultDifference& difference) {
  QStringList parts;
  if (difference.largest > 0.0) {
    parts.append(QStringLiteral("by at most %1 in its numbers").arg(difference.largest, 0, 'g', 3));
  }
  for (const std::string& other : difference.others) {
    parts.append(QString::fromStdString(other));
  }
  return parts.join(", ");
}

/// \return whether they agree
bool compare(const Record& before, const Record& now) {
  const ResultDifference difference = difference_of(before.result, now.result);
  if (difference.none()) {
    say("identical to the record\n");
    return true;
  }
  say("differs from the record: " + inWords(difference).toStdString() + "\n");
  if (before.instruction_set != now.instruction_set) {
    say("the last digits may differ because it was computed with the instructions of " +
        before.instruction_set + " and now with those of " + now.instruction_set +
        ", which add up in another order and round less or more often: agreement to about 1e-6 is "
        "expected\n");
  }
  if (before.compiler != now.compiler || before.program_version != now.program_version) {
    say("it was made by another build (" + before.program_version + ", " + before.compiler +
        "): agreement to about 1e-6 is expected\n");
  }
  if (before.result.outcome.ending == Ending::stopped) {
    say("the recorded run was stopped before its end\n");
  }
  return difference.others.empty() && difference.largest <= tolerance;
}

}  // namespace

ExitCode rerunCommand(const QStringList& given, const MethodRegistry& methods,
                      const std::stop_token& stop) {
  Arguments arguments("rerun RECORD [options]", "Repeats a recorded run and compares the results.",
                      "RECORD",
                      {{"data", "FILE", "Current path of the table."},
                       largeOption(),
                       {"out", "FOLDER", "Write the files of the new run here."},
                       {"force", "", "Replace an earlier run in that folder."},
                       {"quiet", "", "Print only the comparison and errors."}});
  arguments.read(given, 1, 1);
  if (arguments.wantsHelp()) {
    say(arguments.help().toStdString());
    return ExitCode::done;
  }
  ui::OpenedRecord opened = ui::openRecordFile(
      arguments.positional().front(), arguments.value("data"), readControl(arguments, stop));
  HeadlessRun run;
  run.stop = stop;
  run.dataset = std::move(opened.dataset);
  run.truth = std::move(opened.truth);
  run.options = opened.record.problem_options;
  run.method = &methods.find(opened.record.method);
  run.values = completed_values(run.method->schema(), opened.record.parameters);
  run.quiet = arguments.isSet("quiet");
  run.plots = false;
  run.overwriting = {{ui::nativePath(arguments.positional().front())}, arguments.isSet("force")};
  if (!run.quiet) {
    printTableNotes(run.dataset);
    printFurtherNotes(run.dataset, opened.record.warnings);
  }
  const auto output = arguments.isSet("out") ? openOutput(run, arguments.value("out")) : nullptr;
  ProblemPtr problem;
  bool faulty = false;
  Record record = carryOut(run, problem, faulty, [&](Record partial) {
    if (output) {
      output->keep(std::move(partial));
    }
  });
  const bool agree = compare(opened.record, record);
  if (output) {
    record.chosen = opened.record.chosen;
  }
  const ExitCode ended =
      output ? write(run, problem, record, *output) : exitCodeOf(record.result.outcome.ending);
  if (faulty) {
    return ExitCode::fault;
  }
  return ended == ExitCode::done && !agree ? ExitCode::differs : ended;
}

}  // namespace steelyard::app
