// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/missing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/error.h"
#include "core/positions.h"

namespace steelyard {
namespace {

constexpr std::array<std::pair<MissingPolicy, std::string_view>, 3> policies{{
    {MissingPolicy::refuse, "refuse"},
    {MissingPolicy::drop_rows, "drop-rows"},
    {MissingPolicy::fill_median, "fill-median"},
}};

}  // namespace

std::string_view missing_policy_id(MissingPolicy policy) {
  for (const auto& [value, id] : policies) {
    if (value == policy) {
      return id;
    }
  }
  throw fault("a policy for missing cells without an id");
}

MissingPolicy missing_policy(std::string_view id) {
  for (const auto& [value, known] : policies) {
    if (known == id) {
      return value;
    }
  }
  throw bad_input(
      {message("missing.unknown_policy", "'{1}' is not a way to treat missing cells", id), "",
       other_words("refuse, drop-rows, fill-median")});
}

std::vector<Index> count_missing(const Dataset& dataset, const std::vector<Index>& columns) {
  std::vector<Index> counts;
  counts.reserve(columns.size());
  for (const Index column : columns) {
    counts.push_back(dataset.values.col(column).array().isNaN().count());
  }
  return counts;
}

std::vector<Index> complete_rows(const Dataset& dataset, const std::vector<Index>& columns) {
  std::vector<Index> rows;
  for (Index row = 0; row < dataset.samples(); ++row) {
    const bool complete = std::none_of(columns.begin(), columns.end(), [&](Index column) {
      return std::isnan(dataset.values(row, column));
    });
    if (complete) {
      rows.push_back(row);
    }
  }
  return rows;
}

std::vector<double> present_values(const Eigen::Ref<const Vector>& values) {
  std::vector<double> present;
  present.reserve(static_cast<std::size_t>(values.size()));
  std::copy_if(values.begin(), values.end(), std::back_inserter(present),
               [](double value) { return !std::isnan(value); });
  return present;
}

Vector with_gaps_filled(const Dataset& dataset, Index column, FillRules& rules) {
  Vector values = dataset.values.col(column);
  std::vector<double> present = present_values(values);
  if (present.empty()) {
    throw bad_input({message("missing.no_values", "has no values, so no median"),
                     message("place.filled_column", "{1}, column {2}", dataset.name,
                             dataset.columns[static_cast<std::size_t>(column)].name),
                     message("missing.no_values.accepted", "at least one number")});
  }
  if (static_cast<Index>(present.size()) < values.size()) {
    const double filling =
        filler(rules.of(column), std::move(present), all_positions(values.size()));
    values = values.array().isNaN().select(filling, values.array());
  }
  return values;
}

}  // namespace steelyard
