// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <memory>
#include <optional>
#include <utility>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/overwriting.h"
#include "app/printed_table.h"
#include "app/printed_text.h"
#include "app/table_arguments.h"
#include "core/data/npz_writer.h"
#include "core/error.h"
#include "core/message.h"
#include "core/parallel.h"
#include "core/platform/atomic_write.h"
#include "core/record/applied_record.h"
#include "core/report/plumed_input.h"
#include "ui/data/opened_tables.h"
#include "ui/keeping/record_opener.h"
#include "ui/native_text.h"

namespace steelyard::app {
namespace {

std::vector<Option> applyOptions() {
  std::vector<Option> options = dialectOptions();
  options.insert(
      options.end(),
      {{"out", "FILE", "Write the table here instead of printing it, as CSV."},
       {"npz", "FILE", "Write the table here as arrays of NumPy instead of printing it."},
       {"plumed", "FILE", "Write the coordinates as an input of PLUMED; needs no DATA."},
       {"data", "FILE", "Current path of the record's own table."},
       {"no-model", "", "Do not repeat the run for its model, so predict nothing."},
       {"threads", "NUMBER",
        "Number of threads; all cores by default. The result does not depend on it."},
       forceOption(),
       {"quiet", "", "Print only the table and errors."}});
  return options;
}

/// Printed only where no option names a file for it.
void writeTable(const Arguments& arguments, const RowTable& table) {
  if (arguments.isSet("npz")) {
    write_npz(ui::nativePath(arguments.value("npz")), table);
  }
  if (arguments.isSet("out")) {
    write_csv(ui::nativePath(arguments.value("out")), table);
  }
  if (arguments.isSet("out") || arguments.isSet("npz")) {
    return;
  }
  TextTable text{table.header, {}};
  for (Index row = 0; row < table.rows; ++row) {
    table.append_cells(row, text.rows.emplace_back());
  }
  say(to_csv(text));
}

void checkFiles(const Arguments& arguments, const Record& record) {
  OverwriteRules rules{{}, arguments.isSet("force")};
  addFilesOf(record, rules);
  for (const QString& path : arguments.positional()) {
    rules.inputs.push_back(ui::nativePath(path));
  }
  checkOutputs(arguments, {"out", "npz", "plumed"}, rules);
}

void applyTo(const QString& data, const Arguments& arguments, const ui::OpenedRecord& opened,
             const ProblemPtr& problem, const Method& method, const std::stop_token& stop) {
  std::optional<Dataset> unprepared;
  if (!opened.dataset.origin.steps.empty()) {
    unprepared = ui::openUnprepared(opened.record, ui::nativePath(arguments.value("data")).string(),
                                    readControl(arguments, stop));
  }
  const Dataset further =
      openFurther(data, unprepared ? *unprepared : opened.dataset, arguments, stop);
  const AppliedTable applied =
      applied_record({opened.record, opened.dataset, opened.truth ? &*opened.truth : nullptr,
                      unprepared ? *unprepared : opened.dataset, problem},
                     method, further, !arguments.isSet("no-model"), readControl(arguments, stop));
  writeTable(arguments, applied.rows);
  if (!arguments.isSet("quiet")) {
    printNotes(in_words(applied.remarks));
  }
}

}  // namespace

ExitCode applyCommand(const QStringList& given, const MethodRegistry& methods,
                      const std::stop_token& stop) {
  Arguments arguments(
      "apply RECORD [DATA] [options]",
      "Applies a record's selection, weights and model to another table, and says how "
      "well its target is predicted if it has it.",
      "RECORD", applyOptions());
  arguments.read(given, 1, 2);
  if (arguments.wantsHelp()) {
    say(arguments.help().toStdString());
    return ExitCode::done;
  }
  const bool hasData = arguments.positional().size() > 1;
  if (!hasData && !arguments.isSet("plumed")) {
    throw bad_input({message("apply.no_data", "there is no table to apply the record to"), "apply",
                     message("apply.no_data.accepted", "apply RECORD DATA, or --plumed FILE")});
  }
  if (arguments.isSet("threads")) {
    constexpr int most = 1024;
    set_most_threads(static_cast<std::size_t>(arguments.number("threads", 1, most)));
  }
  const ui::OpenedRecord opened = ui::openRecordFile(
      arguments.positional().front(), arguments.value("data"), readControl(arguments, stop));
  checkFiles(arguments, opened.record);
  const Method& method = methods.find(opened.record.method);
  const ProblemPtr problem = std::make_shared<const Problem>(make_problem(
      opened.dataset, opened.record.problem_options, opened.truth ? &*opened.truth : nullptr));
  if (!arguments.isSet("quiet")) {
    printNotes(in_words(opened.changes));  // what the run said was about its own table
  }
  if (arguments.isSet("plumed")) {
    write_atomically(ui::nativePath(arguments.value("plumed")),
                     plumed_input(opened.record, *problem, opened.dataset.origin));
  }
  if (hasData) {
    applyTo(arguments.positional().back(), arguments, opened, problem, method, stop);
  }
  return stop.stop_requested() ? ExitCode::stopped : ExitCode::done;
}

}  // namespace steelyard::app
