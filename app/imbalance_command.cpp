// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>
#include <string>

#include "app/commands.h"
#include "app/overwriting.h"
#include "app/printed_table.h"
#include "app/printed_text.h"
#include "app/role_checks.h"
#include "app/table_arguments.h"
#include "app/table_notes.h"
#include "core/analysis/column_imbalance.h"
#include "core/data/column_selection.h"
#include "core/data/text_table.h"
#include "core/error.h"
#include "core/message.h"
#include "core/platform/atomic_write.h"
#include "ui/native_text.h"

namespace steelyard::app {
namespace {

std::vector<Option> imbalanceOptions() {
  std::vector<Option> options{
      {"from", "COLS", "Columns of A, by name, number or range: x1,x2 or 1-10."},
      {"to", "COLS", "Columns of B."},
      {"to-data", "FILE", "A second table with equally many rows, used as B."},
      {"to-kind", "KIND",
       "What the columns of B are: columns (as they are), pair-distances (x, y, z of points: all "
       "their distances) or distance-matrix (samples x samples).",
       "columns"},
      {"neighbours", "NUMBER", "k: number of neighbours averaged for each sample.", "1"},
      {"scaling", "HOW",
       "Scaling of A: standardised (each column divided by its standard deviation) or none.",
       "standardised"},
      {"to-scaling", "HOW", "Scaling of B: none or standardised.", "none"},
      {"period", "COL=P", "Period of a column, such as phi=2pi; may be repeated.", {}, true},
      {"to-period", "COL=P", "Period of a column of the second table; may be repeated.", {}, true},
      {"missing", "HOW", "Missing cells: refuse, drop-rows or fill-median (inputs only).",
       "refuse"},
      {"singles", "FILE", "Write the imbalance of each column of A against B, as CSV."},
      forceOption()};
  for (const Option& option : dialectOptions()) {
    options.push_back(option);
  }
  return options;
}

bool isStandardised(const Arguments& arguments, const char* option) {
  const QString text = arguments.value(option);
  if (text != "none" && text != "standardised") {
    throw bad_input(
        {message("imbalance_command.bad_scaling", "'{1}' is not a scaling", text.toStdString()),
         std::string("option --") + option,
         message("imbalance_command.bad_scaling.accepted", "standardised, none")});
  }
  return text == "standardised";
}

std::vector<Index> columnsOf(const Arguments& arguments, const char* option, const Dataset& table) {
  if (!arguments.isSet(option)) {
    throw bad_input({message("imbalance_command.no_columns", "option --{1} is missing", option),
                     "the command line",
                     message("imbalance_command.no_columns.accepted",
                             "names, numbers or ranges of columns, such as x1,x2 or 1-10")});
  }
  return select_columns(table, arguments.value(option).toStdString());
}

ColumnSets setsOf(const Arguments& arguments, const Dataset& table) {
  constexpr int most = 1000000000;
  ColumnSets sets;
  sets.neighbours = arguments.number("neighbours", 1, most);
  sets.standardise_from = isStandardised(arguments, "scaling");
  sets.standardise_to = isStandardised(arguments, "to-scaling");
  sets.missing = missing_policy(arguments.value("missing").toStdString());
  sets.to_kind = truth_kind(arguments.value("to-kind").toStdString());
  sets.from = columnsOf(arguments, "from", table);
  if (!arguments.isSet("to-data")) {
    sets.to = columnsOf(arguments, "to", table);
  }
  return sets;
}

std::optional<Dataset> secondTable(const Arguments& arguments, const std::stop_token& stop) {
  if (!arguments.isSet("to-data")) {
    return std::nullopt;
  }
  Dataset table = openTable(arguments.value("to-data"), arguments, stop);
  applyPeriods(arguments, "to-period", &Column::truth_period, table);
  std::vector<Index> compared = table.number_columns();
  if (arguments.isSet("to")) {
    compared = columnsOf(arguments, "to", table);
    for (const Index column : compared) {
      RoleSet& roles = table.columns[static_cast<std::size_t>(column)].roles;
      roles = roles.with(Role::truth);
    }
  }
  refuseUnusedPeriods(
      arguments, "to-period", compared,
      message("imbalance_command.period_of_second", "a column of B, the second table"), table);
  return table;
}

/// Of the first table.
void applyOwnPeriods(const Arguments& arguments, const ColumnSets& sets, Dataset& table) {
  if (arguments.isSet("to-period") && !arguments.isSet("to-data")) {
    throw bad_input(
        {message("imbalance_command.no_second_table", "there is no second table"),
         "option --to-period",
         message("imbalance_command.no_second_table.accepted",
                 "--period, which is that of a column in both sets, or a table in --to-data")});
  }
  std::vector<Index> compared = sets.from;
  compared.insert(compared.end(), sets.to.begin(), sets.to.end());
  applyPeriods(arguments, "period", &Column::period, table);
  refuseUnusedPeriods(arguments, "period", compared,
                      message("imbalance_command.period_of_first", "a column of A or B"), table);
}

void writeSingles(const std::filesystem::path& path, const ColumnImbalance& found) {
  TextTable table{{"column", "A to B", "standard error", "B to A", "standard error"}, {}};
  for (std::size_t at = 0; at < found.names.size(); ++at) {
    const auto& [forward, backward] = found.singles[at];
    table.rows.push_back({found.names[at], number_text(forward.value), number_text(forward.error),
                          number_text(backward.value), number_text(backward.error)});
  }
  write_atomically(path, to_csv(table));
}

void print(const ColumnImbalance& found, Index neighbours) {
  printNotes(in_words(found.warnings));
  const auto line = [](const char* way, const Imbalance& imbalance, const char* meaning) {
    std::array<char, 64> numbers{};
    std::snprintf(numbers.data(), numbers.size(), "%.6f +- %.6f", imbalance.value, imbalance.error);
    say(std::string(way) + "  " + numbers.data() + "  (" + meaning + ")\n");
  };
  line("A -> B", found.pair.forward, "0: A predicts B, 1: A carries no information about B");
  line("B -> A", found.pair.backward, "0: B predicts A, 1: B carries no information about A");
  say(std::to_string(found.samples) + " samples, k = " + std::to_string(neighbours) + "\n");
}

}  // namespace

ExitCode imbalanceCommand(const QStringList& given, const MethodRegistry& /*methods*/,
                          const std::stop_token& stop) {
  Arguments arguments("imbalance DATA --from COLS --to COLS [options]",
                      "Measures how well two sets of columns, A and B, predict each other's "
                      "neighbours: the information imbalance in both directions.",
                      "DATA", imbalanceOptions());
  arguments.read(given, 1, 1);
  if (arguments.wantsHelp()) {
    say(arguments.help().toStdString());
    return ExitCode::done;
  }
  Dataset table = openTable(arguments.positional().front(), arguments, stop);
  const ColumnSets sets = setsOf(arguments, table);
  applyOwnPeriods(arguments, sets, table);
  printTableNotes(table);
  const std::optional<Dataset> second = secondTable(arguments, stop);
  if (second) {
    printNotesOfSecond(*second);
  }
  OverwriteRules rules{{}, arguments.isSet("force")};
  addFilesOf(table, rules);
  if (second) {
    addFilesOf(*second, rules);
  }
  checkOutputs(arguments, {"singles"}, rules);
  const ColumnComparison comparison(table, sets, second ? &*second : nullptr);
  const auto found = comparison.compute(stop);
  if (!found) {
    return ExitCode::stopped;
  }
  print(*found, sets.neighbours);
  if (arguments.isSet("singles")) {
    writeSingles(ui::nativePath(arguments.value("singles")), *found);
  }
  return ExitCode::done;
}

}  // namespace steelyard::app
