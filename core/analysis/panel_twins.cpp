// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/panel_twins.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "core/measures/correlation.h"
#include "core/positions.h"

namespace steelyard {
namespace {

/// Each column leads to another one of its group, and at last to the first.
class TwinGroups {
 public:
  explicit TwinGroups(Index columns) : leads_to_(all_positions(columns)) {}

  [[nodiscard]] Index first_of(Index column) const {
    while (leads_to_[static_cast<std::size_t>(column)] != column) {
      column = leads_to_[static_cast<std::size_t>(column)];
    }
    return column;
  }
  void join(Index one, Index other) {
    const auto [low, high] = std::minmax({first_of(one), first_of(other)});
    leads_to_[static_cast<std::size_t>(high)] = low;
  }

 private:
  std::vector<Index> leads_to_;
};

}  // namespace

std::vector<std::vector<Index>> interchangeable_columns(const Problem& problem,
                                                        const std::vector<Index>& leading) {
  const Matrix correlations = correlations_with(problem.inputs, leading);
  TwinGroups groups(problem.dimension());
  for (std::size_t place = 0; place < leading.size(); ++place) {
    for (Index other = 0; other < correlations.rows(); ++other) {
      const double correlation = correlations(other, static_cast<Index>(place));
      if (other != leading[place] && std::abs(correlation) > twin_correlation) {
        groups.join(leading[place], other);
      }
    }
  }
  std::map<Index, std::vector<Index>> members;
  for (Index column = 0; column < problem.dimension(); ++column) {
    members[groups.first_of(column)].push_back(column);
  }
  std::vector<std::vector<Index>> found;
  for (auto& [first, group] : members) {
    if (group.size() > 1) {
      found.push_back(std::move(group));
    }
  }
  return found;
}

}  // namespace steelyard
