// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cmath>

#include "core/data/read_progress.h"
#include "core/data/text_table.h"
#include "core/error.h"
#include "core/prepare/builtin.h"
#include "core/prepare/columns_parameter.h"

namespace steelyard {
namespace {

ParameterSchema log_columns_schema() {
  ParameterSpec base;
  base.id = "base";
  base.label = "Base";
  base.help = "Base of the logarithm";
  base.type = ParameterType::choice;
  base.initial = std::string("e");
  base.choices = {{"e", "natural (e)", ""}, {"10", "10", ""}, {"2", "2", ""}};
  ParameterSpec offset;
  offset.id = "offset";
  offset.label = "Offset";
  offset.help = "Added to each value first; use 1 if there are zeros";
  offset.type = ParameterType::real;
  offset.initial = 0.0;
  return ParameterSchema({columns_parameter(), base, offset});
}

double logarithm(double value, const std::string& base) {
  return base == "10" ? std::log10(value) : base == "2" ? std::log2(value) : std::log(value);
}

void refuse_periodic(const Dataset& table, Index column) {
  const Column& found = table.columns[static_cast<std::size_t>(column)];
  if (found.period != 0.0 || found.truth_period != 0.0) {
    throw bad_input({"a periodic column has no logarithm",
                     table.name + ", column '" + found.name + "'", "columns without a period"});
  }
}

std::string take_logarithms(Dataset& table, const ParameterValues& values,
                            const ReadControl& control) {
  const std::vector<Index> columns = columns_of(table, values);
  const double offset = values.real("offset");
  ReadProgress progress(control);
  for (const Index column : columns) {
    progress.at(static_cast<double>(column) / static_cast<double>(table.columns.size()));
    refuse_periodic(table, column);
    for (Index sample = 0; sample < table.samples(); ++sample) {
      double& cell = table.values(sample, column);
      if (cell + offset <= 0.0) {
        throw bad_input({number_text(cell) + " has no logarithm", cell_place(table, sample, column),
                         "values above " + number_text(0.0 - offset) + " (or another offset)"});
      }
      cell = logarithm(cell + offset, values.choice("base"));  // missing cells stay missing
    }
    Column& described = table.columns[static_cast<std::size_t>(column)];
    described.unit = described.unit.empty() ? "" : "log(" + described.unit + ")";
    described.known_weight.reset();  // it applied to the original values
  }
  return "the logarithm of " + count_of_columns(table, columns) + " was taken";
}

}  // namespace

Preparation log_columns() {
  return {"log",
          "Take logarithms",
          "Evens out columns whose values span orders of magnitude",
          log_columns_schema,
          take_logarithms,
          true};
}

}  // namespace steelyard
