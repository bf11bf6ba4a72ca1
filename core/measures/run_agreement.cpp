// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/run_agreement.h"

#include <algorithm>
#include <iterator>

namespace steelyard {
namespace {

void make_set(std::vector<Index>& positions) {
  std::sort(positions.begin(), positions.end());
  positions.erase(std::unique(positions.begin(), positions.end()), positions.end());
}

/// How many of the selections contain each feature.
Vector times_selected(const std::vector<std::vector<Index>>& selections, Index features) {
  Vector times = Vector::Zero(features);
  for (const std::vector<Index>& selection : selections) {
    for (const Index feature : selection) {
      times[feature] += 1.0;
    }
  }
  return times;
}

}  // namespace

double jaccard_index(std::vector<Index> a, std::vector<Index> b) {
  make_set(a);
  make_set(b);
  std::vector<Index> common;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(common));
  const std::size_t either = a.size() + b.size() - common.size();
  return either == 0 ? 1.0 : static_cast<double>(common.size()) / static_cast<double>(either);
}

double nogueira_index(const std::vector<std::vector<Index>>& selections, Index features) {
  const auto count = static_cast<double>(selections.size());
  const Vector share = times_selected(selections, features) / count;
  const double selected = share.mean();
  const double of_chance = selected * (1.0 - selected);
  const double varies = (share.array() * (1.0 - share.array())).mean() * count / (count - 1.0);
  return of_chance > 0.0 ? 1.0 - varies / of_chance : 1.0;
}

double nogueira_error(const std::vector<std::vector<Index>>& selections, Index features) {
  const Vector times = times_selected(selections, features);
  const auto count = static_cast<double>(selections.size());
  const auto dimension = static_cast<double>(features);
  const double selected = times.mean() / count;
  const double of_chance = selected * (1.0 - selected);
  if (!(of_chance > 0.0)) {
    return 0.0;
  }
  const double index = nogueira_index(selections, features);
  Vector parts(std::ssize(selections));
  std::transform(selections.begin(), selections.end(), parts.begin(), [&](const auto& selection) {
    const double shared = times(selection).sum() / count;  // whole numbers: in any order the same
    const double size = static_cast<double>(selection.size()) / dimension;
    return (shared / dimension - size * selected +
            index / 2.0 * (2.0 * selected * size - size - selected + 1.0)) /
           of_chance;
  });
  const double first = parts[0];
  parts.array() -= first;  // equal selections have no error, not even one of rounding
  return 2.0 / count * (parts.array() - parts.mean()).matrix().norm();
}

double cosine_overlap(const Vector& a, const Vector& b) {
  // Scaled first: squares of very small or large weights would underflow or overflow.
  const double largest_a = a.size() > 0 ? a.cwiseAbs().maxCoeff() : 0.0;
  const double largest_b = b.size() > 0 ? b.cwiseAbs().maxCoeff() : 0.0;
  if (largest_a == 0.0 || largest_b == 0.0) {
    return 0.0;
  }
  const Vector unit_a = (a / largest_a).normalized();
  const Vector unit_b = (b / largest_b).normalized();
  return std::clamp(unit_a.dot(unit_b), -1.0, 1.0);
}

}  // namespace steelyard
