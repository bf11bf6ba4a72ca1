// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/nogueira_index.h"

namespace steelyard {

double nogueira_index(const std::vector<std::vector<Index>>& selections, Index features) {
  Vector share = Vector::Zero(features);
  for (const std::vector<Index>& selection : selections) {
    for (const Index feature : selection) {
      share[feature] += 1.0;
    }
  }
  const auto count = static_cast<double>(selections.size());
  share /= count;
  const double selected = share.mean();
  const double of_chance = selected * (1.0 - selected);
  const double varies = (share.array() * (1.0 - share.array())).mean() * count / (count - 1.0);
  return of_chance > 0.0 ? 1.0 - varies / of_chance : 1.0;
}

}  // namespace steelyard
