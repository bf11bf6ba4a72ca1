// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

#include "app/commands.h"
#include "app/printed_text.h"
#include "app/table_arguments.h"
#include "core/data/missing.h"
#include "core/data/target_roles.h"
#include "core/data/text_encoding.h"
#include "core/measures/spread.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard::app {
namespace {

using Json = nlohmann::ordered_json;

struct ColumnFacts {
  const Column& column;
  Index missing;
  bool constant;
  std::string taken;
};

/// What a run takes it for unless it is told otherwise. It is empty if a run takes it as it is.
std::string takenAs(const TakenColumns& taken, Index column) {
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

bool isConstant(const Dataset& dataset, Index column) {
  const auto values = dataset.values.col(column).array();
  const auto present = !values.isNaN();
  const double first = values.isNaN().all()
                           ? 0.0
                           : present.select(values, std::numeric_limits<double>::max()).minCoeff();
  return (values.isNaN() || values == first).all();
}

std::vector<ColumnFacts> factsOf(const Dataset& dataset, const TakenColumns& taken) {
  std::vector<ColumnFacts> facts;
  for (std::size_t position = 0; position < dataset.columns.size(); ++position) {
    const auto column = static_cast<Index>(position);
    facts.push_back({dataset.columns[position], count_missing(dataset, {column}).front(),
                     isConstant(dataset, column), takenAs(taken, column)});
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
                       {"thousands_mark", dialect->thousands_mark == '\0'
                                              ? std::string()
                                              : std::string(1, dialect->thousands_mark)}};
  }
  for (const ColumnFacts& facts : factsOf(table, taken)) {
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
  json["warnings"] = in_words(table.warnings);
  return json;
}

void print(const Dataset& table, const TakenColumns& taken) {
  say(inItsLine(table.name) + ": " + counted(table.samples(), "row") + ", " +
      counted(table.columns.size(), "column") + "\n");
  for (const ColumnFacts& facts : factsOf(table, taken)) {
    say("  " + filledUp(short_name(inItsLine(facts.column.name)), 24) + " " +
        filledUp(kindName(facts.column), 9) + " " + (facts.constant ? "constant " : "") +
        (facts.missing > 0 ? std::to_string(facts.missing) + " missing " : "") + facts.taken +
        "\n");
  }
  for (const std::string& warning : in_words(table.warnings)) {
    say("note: " + inItsLine(warning) + "\n");
  }
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
  const TakenColumns taken = give_default_inputs(table);
  if (arguments.isSet("json")) {
    say(toJson(table, taken).dump(1) + "\n");
  } else {
    print(table, taken);
  }
  return ExitCode::done;
}

}  // namespace steelyard::app
