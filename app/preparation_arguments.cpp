// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/preparation_arguments.h"

#include <algorithm>
#include <utility>

#include "app/table_arguments.h"
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

}  // namespace

std::vector<Option> preparationOptions() {
  return {
      {"beside", "FILE", "Add its columns to the table; may be repeated.", {}, true},
      {"beside-key", "COL", "Match rows by this column of both tables. [row order]"},
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
  const std::string key =
      arguments.isSet("beside-key") ? arguments.value("beside-key").toStdString() : std::string();
  for (const QString& file : arguments.values("beside")) {
    table = with_beside(std::move(table), {ui::nativePath(file).string(), {}, key, {}},
                        readControl(arguments, stop));
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
