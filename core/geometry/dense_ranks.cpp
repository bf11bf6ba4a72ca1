// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/dense_ranks.h"

#include <algorithm>
#include <numeric>

namespace steelyard {

DenseRanks dense_ranks(const Eigen::Ref<const Vector>& values) {
  std::vector<Index> order(static_cast<std::size_t>(values.size()));
  std::iota(order.begin(), order.end(), Index{0});
  std::sort(order.begin(), order.end(), [&](Index i, Index j) { return values[i] < values[j]; });
  DenseRanks dense;
  dense.ranks.resize(order.size());
  for (std::size_t place = 0; place < order.size(); ++place) {
    const double gap = place == 0 ? 0.0 : values[order[place]] - values[order[place - 1]];
    if (gap > 0.0) {
      ++dense.different;
      dense.smallest_gap = std::min(dense.smallest_gap, gap);
    }
    dense.ranks[static_cast<std::size_t>(order[place])] = dense.different;
  }
  ++dense.different;
  return dense;
}

}  // namespace steelyard
