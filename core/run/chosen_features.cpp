// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/chosen_features.h"

#include <algorithm>

#include "core/problem/whole_groups.h"
#include "core/run/feature_column.h"

namespace steelyard {

std::vector<Index> chosen_features(const Problem& problem, const Result& result,
                                   const SelectionRule& rule) {
  if (!rule.is_given()) {
    return result.selection.features;
  }
  const auto first = result.selection.features.begin();
  const std::vector<Index> kept(first, first + result.selection.kept);
  std::vector<Index> chosen = kept;
  for (const Index feature : ranking(result.columns)) {
    const bool isKept = std::find(kept.begin(), kept.end(), feature) != kept.end();
    const bool within = !rule.top || static_cast<int>(chosen.size()) < *rule.top;
    const double value = result.columns.front().values[static_cast<std::size_t>(feature)];
    if (!isKept && within && (!rule.threshold || value >= *rule.threshold)) {
      chosen.push_back(feature);
    }
  }
  return WholeGroups(problem).completed(chosen);
}

}  // namespace steelyard
