// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/truth_scaling.h"

#include <algorithm>
#include <limits>

#include "core/data/missing.h"
#include "core/measures/spread.h"

namespace steelyard {
namespace {

double deviation_of(const Dataset& table, Index column) {
  const std::vector<double> present = present_values(table.values.col(column));
  const Eigen::Map<const Vector> values(present.data(), std::ssize(present));
  return present.empty() ? 0.0 : standard_deviations(values)[0];
}

}  // namespace

double spread_ratio(const Vector& deviations) {
  double smallest = std::numeric_limits<double>::infinity();
  double largest = 0.0;
  for (const double deviation : deviations) {
    if (deviation > 0.0) {
      smallest = std::min(smallest, deviation);
      largest = std::max(largest, deviation);
    }
  }
  return largest > 0.0 ? largest / smallest : 1.0;
}

bool truth_should_be_standardised(const Dataset& table, bool only_truth) {
  std::vector<Index> columns = table.columns_with(Role::truth);
  if (columns.empty() && only_truth) {
    columns = table.number_columns();
  }
  if (columns.size() < 2 || columns == table.columns_with(Role::input)) {
    return false;
  }
  Vector deviations(std::ssize(columns));
  std::transform(columns.begin(), columns.end(), deviations.begin(),
                 [&](Index column) { return deviation_of(table, column); });
  return spread_ratio(deviations) > most_spread_ratio;
}

}  // namespace steelyard
