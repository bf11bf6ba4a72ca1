// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/chosen_features.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/problem/whole_groups.h"
#include "core/run/feature_column.h"

namespace steelyard {

namespace {

/// The value that a share of the largest one stands for; where none is above 0, no feature has it.
double least_value(const std::vector<double>& values, double share) {
  double largest = 0.0;
  for (const double value : values) {
    largest = std::max(largest, std::isfinite(value) ? value : 0.0);
  }
  return largest > 0.0 ? share * largest : std::numeric_limits<double>::infinity();
}

}  // namespace

std::vector<Index> chosen_features(const Problem& problem, const Result& result,
                                   const SelectionRule& rule) {
  if (!rule.is_given()) {
    return result.selection.features;
  }
  const auto first = result.selection.features.begin();
  const std::vector<Index> kept(first, first + result.selection.kept);
  std::vector<Index> chosen = kept;
  const std::vector<double>& values = result.columns.front().values;
  const double least = rule.threshold ? least_value(values, *rule.threshold) : 0.0;
  for (const Index feature : ranking(result.columns)) {
    const bool isKept = std::find(kept.begin(), kept.end(), feature) != kept.end();
    const bool within = !rule.top || static_cast<int>(chosen.size()) < *rule.top;
    const double value = values[static_cast<std::size_t>(feature)];
    if (!isKept && within && (!rule.threshold || value >= least)) {
      chosen.push_back(feature);
    }
  }
  return WholeGroups(problem).completed(chosen);
}

}  // namespace steelyard
