// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <filesystem>
#include <string>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/drawing_application.h"
#include "app/overwriting.h"
#include "app/printed_table.h"
#include "app/printed_text.h"
#include "app/record_name.h"
#include "core/data/text_table.h"
#include "core/error.h"
#include "core/message.h"
#include "core/methods/registry.h"
#include "core/platform/atomic_write.h"
#include "core/record/run_comparison.h"
#include "ui/export/report_writer.h"
#include "ui/native_text.h"

namespace steelyard::app {
namespace {

std::string titleOf(const std::string& id, const MethodRegistry& methods) {
  const Method* known = methods.find_if_known(id);
  return known == nullptr ? id : known->info().title;
}

std::vector<ComparedRun> runsOf(const QStringList& paths, const MethodRegistry& methods,
                                const std::stop_token& stop) {
  std::vector<ComparedRun> runs;
  for (const QString& path : paths) {
    auto record = std::make_shared<const Record>(read_record(ui::nativePath(path), stop));
    std::string method = titleOf(record->method, methods);
    runs.push_back({recordName(paths, path).toStdString(), std::move(method), std::nullopt,
                    std::move(record)});
  }
  return runs;
}

/// A terminal has more room for rows than for columns: one row per measure, one column per run.
TextTable turned(const TextTable& table) {
  TextTable turned;
  for (std::size_t line = 0; line < table.header.size(); ++line) {
    std::vector<std::string> cells{table.header[line]};
    bool any = false;
    for (const auto& row : table.rows) {
      cells.push_back(row[line]);
      any = any || !row[line].empty();
    }
    if (any) {
      turned.rows.push_back(std::move(cells));
    }
  }
  return turned;
}

void print(const std::vector<ComparedRun>& runs) {
  printTable(turned(readable(comparison_table(runs))));
  if (const TextTable settings = differing_settings(runs); !settings.rows.empty()) {
    say("\nsettings that differ\n");
    printTable(settings);
  }
  if (runs.size() > 1) {
    say("\n");
    printTable(readable(pair_table(runs)));
  }
  printNotes(in_words(comparison_caveats(runs)));
}

std::filesystem::path fileOf(const Arguments& arguments, const char* option) {
  return ui::nativePath(arguments.value(option));
}

}  // namespace

ExitCode compareCommand(const QStringList& given, const MethodRegistry& methods,
                        const std::stop_token& stop) {
  constexpr int most = 1000;
  Arguments arguments(
      "compare RECORD RECORD... [options]",
      "Compares recorded runs: measures, selections, weights.", "RECORD",
      {{"csv", "FILE", "Write the measures of each run, as CSV."},
       {"weights", "FILE", "Write the weights of all features in each run, as CSV."},
       {"pairs", "FILE", "Write every pair of runs, as CSV."},
       {"html", "FILE", "Write a report as one readable page."},
       forceOption(),
       {"quiet", "", "Print only errors."}});
  arguments.read(given, 1, most);
  if (arguments.wantsHelp()) {
    say(arguments.help().toStdString());
    return ExitCode::done;
  }
  OverwriteRules rules{{}, arguments.isSet("force")};
  for (const QString& path : arguments.positional()) {
    rules.inputs.push_back(ui::nativePath(path));
  }
  checkOutputs(arguments, {"csv", "weights", "pairs", "html"}, rules);
  const std::vector<ComparedRun> runs = runsOf(arguments.positional(), methods, stop);
  if (arguments.isSet("csv")) {
    write_atomically(fileOf(arguments, "csv"), to_csv(comparison_table(runs)));
  }
  if (arguments.isSet("weights")) {
    write_atomically(fileOf(arguments, "weights"), to_csv(weight_table(runs)));
  }
  if (arguments.isSet("pairs")) {
    write_atomically(fileOf(arguments, "pairs"), to_csv(pair_table(runs)));
  }
  if (arguments.isSet("html")) {
    const DrawingApplication drawing;
    write_atomically(fileOf(arguments, "html"), to_html(ui::reportOf(runs), methods));
  }
  if (!arguments.isSet("quiet")) {
    print(runs);
  }
  return ExitCode::done;
}

}  // namespace steelyard::app
