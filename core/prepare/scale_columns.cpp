// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cmath>

#include "core/data/missing.h"
#include "core/data/quantile.h"
#include "core/data/read_progress.h"
#include "core/message.h"
#include "core/prepare/builtin.h"
#include "core/prepare/columns_parameter.h"

namespace steelyard {
namespace {

enum class ScaleBy { deviation, quartiles, range };

struct ScaleColumnsOptions {
  std::string columns = inputs_word;
  ScaleBy by = ScaleBy::deviation;
};

ParameterList<ScaleColumnsOptions> scale_columns_parameters() {
  return {columns_parameter(field(&ScaleColumnsOptions::columns)),
          choice({"by", "By", "What becomes 0 and what becomes 1"}, field(&ScaleColumnsOptions::by),
                 {{ScaleBy::deviation, "deviation", "standard deviation",
                   "Mean 0, standard deviation 1 (over N)"},
                  {ScaleBy::quartiles, "quartiles", "quartiles",
                   "Median 0, interquartile range 1: robust"},
                  {ScaleBy::range, "range", "range", "Smallest value 0, largest 1"}})};
}

struct Scale {
  double centre = 0.0;
  double spread = 0.0;  ///< 0 if it is constant
};

Scale scale_of(const std::vector<double>& present, ScaleBy by) {
  if (present.empty()) {
    return {};
  }
  const Eigen::Map<const Vector> values(present.data(), static_cast<Index>(present.size()));
  const double least = values.minCoeff();
  const double most = values.maxCoeff();
  if (by == ScaleBy::range) {
    return {least, most - least};
  }
  if (by == ScaleBy::quartiles) {
    return {median(present), quantile(present, 0.75) - quantile(present, 0.25)};
  }
  const double mean = values.mean();
  // Rounding must not give a constant column a spread.
  return {mean, most > least ? std::sqrt((values.array() - mean).square().mean()) : 0.0};
}

/// The column's period and planted weight follow the values: w x = (w s) (x / s).
void scale_description(double spread, Column& column) {
  column.period /= spread;
  column.truth_period /= spread;
  if (column.known_weight) {
    *column.known_weight *= spread;
  }
  column.unit.clear();
}

Message scale(Dataset& table, const ParameterValues& values, const ReadControl& control) {
  const auto options = options_of(scale_columns_parameters(), values);
  const std::vector<Index> columns = columns_of(table, options.columns);
  Index left = 0;
  ReadProgress progress(control);
  for (const Index column : columns) {
    progress.at(static_cast<double>(column) / static_cast<double>(table.columns.size()));
    auto cells = table.values.col(column);
    const Scale scale = scale_of(present_values(cells), options.by);
    if (scale.spread > 0.0) {
      cells = (cells.array() - scale.centre) / scale.spread;
      scale_description(scale.spread, table.columns[static_cast<std::size_t>(column)]);
    } else {
      ++left;
    }
  }
  table.from_all_samples.scales = true;
  const std::string scaled = count_of_columns(table, columns);
  return left == 0 ? message("step.scaled", "{1} scaled", scaled)
                   : message("step.scaled_some", "{1} scaled, except for {2} with zero spread",
                             scaled, left);
}

}  // namespace

Preparation scale_columns() {
  return {"scale",
          "Scale columns",
          "Makes columns with different units and scales comparable; periods are adjusted",
          schema_of<scale_columns_parameters>,
          scale,
          true};
}

}  // namespace steelyard
