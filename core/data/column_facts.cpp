// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/column_facts.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace steelyard {

ColumnFacts column_facts(const Dataset& dataset, Index column) {
  double lowest = std::numeric_limits<double>::infinity();
  double highest = -lowest;
  ColumnFacts facts;
  for (const double value : dataset.values.col(column)) {
    if (std::isnan(value)) {
      ++facts.missing;
    } else {
      lowest = std::min(lowest, value);
      highest = std::max(highest, value);
    }
  }
  facts.constant = lowest >= highest;
  facts.range = facts.constant ? 0.0 : highest - lowest;
  return facts;
}

Index count_few_values(const Dataset& dataset, Index column) {
  constexpr std::size_t few = 20;
  std::set<double> values;
  for (const double value : dataset.values.col(column)) {
    if (std::isnan(value)) {
      continue;
    }
    values.insert(value);
    if (value != std::floor(value) || values.size() > few) {
      return 0;
    }
  }
  return std::ssize(values) * 2 <= dataset.samples() ? std::ssize(values) : 0;
}

}  // namespace steelyard
