// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/spearman_correlation.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "core/error.h"
#include "core/measures/correlation_matrix.h"

namespace steelyard {

Vector average_ranks(const Vector& values) {
  std::vector<Index> order(static_cast<std::size_t>(values.size()));
  std::iota(order.begin(), order.end(), Index{0});
  std::sort(order.begin(), order.end(), [&](Index a, Index b) { return values[a] < values[b]; });
  Vector ranks(values.size());
  std::size_t first = 0;
  while (first < order.size()) {
    std::size_t last = first;  // one past the equal values
    while (last < order.size() && values[order[last]] == values[order[first]]) {
      ++last;
    }
    const double shared = 0.5 * static_cast<double>(first + 1 + last);
    for (; first < last; ++first) {
      ranks[order[first]] = shared;
    }
  }
  return ranks;
}

double spearman_correlation(const Vector& a, const Vector& b) {
  if (a.size() != b.size()) {
    throw Error(ErrorKind::fault, {"rankings of different length", "", ""});
  }
  Matrix ranks(a.size(), 2);
  ranks << average_ranks(a), average_ranks(b);
  return correlation_matrix(ranks, {0, 1})(1, 0);
}

}  // namespace steelyard
