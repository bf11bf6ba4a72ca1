// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/likeness.h"

#include <algorithm>
#include <cmath>

#include "core/measures/correlation_matrix.h"
#include "core/measures/spearman_correlation.h"

namespace steelyard {
namespace {

constexpr Index glances = 48;

}  // namespace

Likeness::Likeness(const Dataset& dataset, Index target, Index most_cells) : target_(target) {
  const Index step = std::max<Index>(1, dataset.values.size() / most_cells);
  for (Index row = 0; row < dataset.samples(); row += step) {
    if (!std::isnan(dataset.values(row, target))) {
      rows_.push_back(row);
    }
  }
  const Index stride = std::max<Index>(1, std::ssize(rows_) / glances);
  for (Index at = 0; at < std::ssize(rows_); at += stride) {
    glance_.push_back(rows_[static_cast<std::size_t>(at)]);
  }
  std::sort(glance_.begin(), glance_.end(), [&](Index one, Index other) {
    return dataset.values(one, target) < dataset.values(other, target);
  });
}

bool Likeness::nearly_monotone(const Dataset& dataset, Index column) const {
  const std::size_t apart = std::max<std::size_t>(1, glance_.size() / 4);
  int rises = 0;
  int falls = 0;
  for (std::size_t at = apart; at < glance_.size(); ++at) {
    const Index low = glance_[at - apart];
    const Index high = glance_[at];
    if (dataset.values(low, target_) < dataset.values(high, target_)) {
      rises += dataset.values(low, column) < dataset.values(high, column) ? 1 : 0;
      falls += dataset.values(low, column) > dataset.values(high, column) ? 1 : 0;
    }
  }
  constexpr int exceptions = 10;  // one in so many
  return std::min(rises, falls) * exceptions <= std::max(rises, falls);
}

double Likeness::to(const Dataset& dataset, Index column) const {
  if (!nearly_monotone(dataset, column)) {
    return 0.0;
  }
  Vector target(std::ssize(rows_));
  Vector values(std::ssize(rows_));
  Index present = 0;
  for (const Index row : rows_) {
    const double value = dataset.values(row, column);
    if (!std::isnan(value)) {
      target[present] = dataset.values(row, target_);
      values[present++] = value;
    }
  }
  constexpr Index fewest = 3;
  if (present < fewest) {
    return 0.0;
  }
  target.conservativeResize(present);
  values.conservativeResize(present);
  const double linear = pearson_correlation(target, values);
  return std::isnan(linear)
             ? 0.0
             : std::max(std::abs(linear), std::abs(spearman_correlation(target, values)));
}

}  // namespace steelyard
