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
