// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/commands.h"
#include "app/printed_text.h"
#include "app/table_arguments.h"
#include "app/table_notes.h"
#include "core/data/column_facts.h"
#include "core/data/target_roles.h"
#include "core/data/text_encoding.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard::app {
namespace {

using Json = nlohmann::ordered_json;

struct ColumnLine {
  const Column& column;
  Index missing;
  bool constant;
  std::string taken;
};

/// What a run takes it for unless it is told otherwise. It is empty if a run takes it as it is.
std::string takenAs(const Dataset& dataset, const TakenColumns& taken, Index column) {
  if (dataset.columns[static_cast<std::size_t>(column)].roles.has(Role::weight)) {
    return "weight of the samples";
  }
  if (taken.time == column) {
    return "time";
  }
  if (taken.group == column) {
    return "groups of samples";
  }
  const bool names = std::find(taken.identifiers.begin(), taken.identifiers.end(), column) !=
                     taken.identifiers.end();
  return names ? "names or numbers the samples" : "";
}

std::vector<ColumnLine> factsOf(const Dataset& dataset, const TakenColumns& taken) {
  std::vector<ColumnLine> facts;
  for (std::size_t position = 0; position < dataset.columns.size(); ++position) {
    const auto column = static_cast<Index>(position);
    const ColumnFacts known = column_facts(dataset, column);
    facts.push_back({dataset.columns[position], known.missing, known.constant,
                     takenAs(dataset, taken, column)});
  }
  return facts;
}

const char* kindName(const Column& column) {
  return column.kind == ColumnKind::category ? "category" : "number";
}

Json toJson(const Dataset& table, const TakenColumns& taken) {
  Json json{
      {"source", to_utf8(table.source)}, {"rows", table.values.rows()}, {"columns", Json::array()}};
  if (const auto& dialect = table.origin.reading.dialect) {
    json["dialect"] = {{"delimiter", std::string(1, dialect->delimiter)},
                       {"decimal_mark", std::string(1, dialect->decimal_mark)},
                       {"header", dialect->header},
                       {"comment", dialect->comment},
                       {"skip_lines", dialect->skip_lines},
                       {"encoding", dialect->encoding},
                       {"units_row", dialect->units_row},
                       {"row_names", dialect->row_names},
                       {"name_rows", dialect->name_rows},
                       {"thousands_mark", dialect->thousands_mark == '\0'
                                              ? std::string()
                                              : std::string(1, dialect->thousands_mark)}};
  }
  for (const ColumnLine& facts : factsOf(table, taken)) {
    Json column{{"name", facts.column.name},
                {"kind", kindName(facts.column)},
                {"unit", facts.column.unit},
                {"missing", facts.missing},
                {"constant", facts.constant},
                {"period", facts.column.period},
                {"truth_period", facts.column.truth_period}};
    if (!facts.taken.empty()) {
      column["taken_as"] = facts.taken;
    }
    if (facts.column.kind == ColumnKind::category) {
      column["categories"] = facts.column.categories.size();
    }
    json["columns"].push_back(std::move(column));
  }
  json["warnings"] = in_words(tableNotes(table));
  return json;
}

void print(const Dataset& table, const TakenColumns& taken) {
  say(inItsLine(table.name) + ": " + counted(table.samples(), "row") + ", " +
      counted(table.columns.size(), "column") + "\n");
  for (const ColumnLine& facts : factsOf(table, taken)) {
    say("  " + filledUp(short_name(inItsLine(facts.column.name)), 24) + " " +
        filledUp(kindName(facts.column), 9) + " " + (facts.constant ? "constant " : "") +
        (facts.missing > 0 ? std::to_string(facts.missing) + " missing " : "") + facts.taken +
        "\n");
  }
  printTableNotes(table);
}

}  // namespace

ExitCode infoCommand(const QStringList& given, const MethodRegistry& /*methods*/,
                     const std::stop_token& stop) {
  std::vector<Option> options = dialectOptions();
  options.push_back({"json", "", "Print as JSON."});
  Arguments arguments("info DATA [options]", "Describes the contents of a table.", "DATA", options);
  arguments.read(given, 1, 1);
  if (arguments.wantsHelp()) {
    say(arguments.help().toStdString());
    return ExitCode::done;
  }
  Dataset table = openTable(arguments.positional().front(), arguments, stop);
  const TakenColumns taken = takeDefaultInputs(table);
  if (arguments.isSet("json")) {
    say(toJson(table, taken).dump(1) + "\n");
  } else {
    print(table, taken);
  }
  return ExitCode::done;
}

}  // namespace steelyard::app
