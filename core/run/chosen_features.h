// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/problem/problem.h"
#include "core/run/result.h"

namespace steelyard {

/// Which features count as selected: what the method selected, the best so many, or those whose
/// value in the first column (the weight, the score) reaches a share of the largest one.
struct SelectionRule {
  std::optional<int> top;
  std::optional<double> threshold;

  /// Whether a person chose, rather than the method.
  [[nodiscard]] bool is_given() const { return top || threshold; }
};

/// Those that a person keeps (FeatureSelection::kept) are among them, whatever the rule; and groups
/// of inputs are taken whole (core/problem/whole_groups.h).
[[nodiscard]] std::vector<Index> chosen_features(const Problem& problem, const Result& result,
                                                 const SelectionRule& rule);

}  // namespace steelyard
