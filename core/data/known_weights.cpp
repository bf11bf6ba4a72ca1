// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/known_weights.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/data/delimited_reader.h"
#include "core/error.h"

namespace steelyard {
namespace {

constexpr const char* accepted = "two columns: the feature's name, and its weight of at least 0";

std::string feature_name(const Column& column, double cell) {
  if (column.kind == ColumnKind::category) {
    return column.categories[static_cast<std::size_t>(cell)];
  }
  std::string digits = std::to_string(static_cast<long long>(cell));
  return digits;
}

}  // namespace

void read_known_weights(const std::filesystem::path& path, Dataset& dataset) {
  constexpr std::size_t rows_to_look_at = 20;
  const Dataset table = read_delimited(path, preview_delimited(path, rows_to_look_at).dialect);
  if (table.columns.size() != 2 || table.columns[1].kind != ColumnKind::number) {
    throw bad_input({"is no table of weights", path.string(), accepted});
  }
  if (!(table.values.col(1).array() > 0.0).any()) {
    throw bad_input({"no weight is above 0", path.string(), accepted});
  }
  for (Index row = 0; row < table.samples(); ++row) {
    const std::string place = path.string() + ", row " + std::to_string(row + 1);
    const double weight = table.values(row, 1);
    if (std::isnan(table.values(row, 0)) || !(weight >= 0.0)) {
      throw bad_input({"a name or a weight is missing or negative", place, accepted});
    }
    const std::string name = feature_name(table.columns[0], table.values(row, 0));
    const auto found = std::find_if(dataset.columns.begin(), dataset.columns.end(),
                                    [&](const Column& column) { return column.name == name; });
    if (found == dataset.columns.end()) {
      throw bad_input({"the table has no column '" + name + "'", place, "names of its columns"});
    }
    found->known_weight = weight;
  }
}

}  // namespace steelyard
