// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/preparation_arguments.h"

#include <algorithm>
#include <utility>

#include "app/table_arguments.h"
#include "core/data/joined_tables.h"
#include "core/error.h"
#include "core/parameter/given_value.h"
#include "core/prepare/preparation.h"
#include "core/prepare/text_columns.h"
#include "core/record/data_reference.h"
#include "ui/native_text.h"

namespace steelyard::app {
namespace {

/// "scale", or "scale:by=quartiles;columns=x1,x2"
PreparationStep stepOf(const QString& text) {
  const Preparation& way = preparation(text.section(':', 0, 0).toStdString());
  const ParameterSchema schema = way.schema();
  PreparationStep step{std::string(way.id), schema.defaults()};
  for (const QString& setting : text.section(':', 1).split(';', Qt::SkipEmptyParts)) {
    const std::string id = setting.section('=', 0, 0).trimmed().toStdString();
    set_given_value(id, setting.section('=', 1).toStdString(), schema,
                    message("preparation_arguments.unknown_setting",
                            "'{1}' is not a setting of {2}", id, step.id),
                    "option --prepare", step.values);
  }
  return step;
}

QString stepsThereAre() {
  QString ids;
  for (const Preparation& way : preparations()) {
    ids += (ids.isEmpty() ? QString() : QStringLiteral(", ")) +
           QString::fromUtf8(way.id.data(), static_cast<qsizetype>(way.id.size()));
  }
  return ids;
}

/// A person who says how rows are matched is believed.
void refuseOtherOrder(const Dataset& table, const QString& file) {
  const auto said = std::find_if(table.warnings.begin(), table.warnings.end(),
                                 [](const Message& warning) { return warning.id == other_order; });
  if (said != table.warnings.end()) {
    const std::string& key = said->arguments.front().text;
    throw bad_input({message("preparation_arguments.other_order",
                             "the rows of both tables have the same values of {1}, all different, "
                             "but in another order",
                             key),
                     "option --beside " + file.toStdString(),
                     message("preparation_arguments.other_order.accepted",
                             "--beside-key {1}, or --beside-key none if the order of the rows is "
                             "right all the same",
                             key)});
  }
}

}  // namespace

std::vector<Option> preparationOptions() {
  return {
      {"beside", "FILE", "Add its columns to the table; may be repeated.", {}, true},
      {"beside-key", "COL",
       "Match rows by this column of both tables, or by their order: none. [row order, unless a "
       "column of both says that it differs]"},
      {"prepare",
       "STEP",
       "A step such as scale:by=quartiles or 'filter:condition=x1 > 0'; settings are separated by "
       "semicolons; may be repeated. Steps: " +
           stepsThereAre() + ".",
       {},
       true},
      {"no-encode", "", "Text columns do not become inputs by themselves."}};
}

void setBeside(const Arguments& arguments, const std::stop_token& stop, Dataset& table) {
  const std::string wanted = arguments.value("beside-key").toStdString();
  const std::string key = wanted == "none" ? "" : wanted;
  for (const QString& file : arguments.values("beside")) {
    table = with_beside(std::move(table), {ui::nativePath(file).string(), {}, key, {}},
                        readControl(arguments, stop));
    if (wanted.empty()) {
      refuseOtherOrder(table, file);
    }
  }
}

void applySteps(const Arguments& arguments, Dataset& table) {
  for (const QString& text : arguments.values("prepare")) {
    table = prepared(std::move(table), stepOf(text));
  }
}

void encodeText(const Arguments& arguments, Dataset& table) {
  const std::vector<Index> inputs = table.columns_with(Role::input);
  const bool asksForText = std::any_of(inputs.begin(), inputs.end(), [&](Index column) {
    return table.columns[static_cast<std::size_t>(column)].kind == ColumnKind::category;
  });
  if (!arguments.isSet("no-encode") && (!arguments.isSet("inputs") || asksForText)) {
    table = with_text_inputs(std::move(table), false);
  }
}

void applyPreparation(const Arguments& arguments, Dataset& table) {
  applySteps(arguments, table);
  encodeText(arguments, table);
}

}  // namespace steelyard::app
