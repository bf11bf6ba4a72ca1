// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/rank_agreement.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace steelyard {
namespace {

/// Each value is tied with all equal ones before it.
template <typename Value>
double tied_pairs(const std::vector<Value>& sorted) {
  double pairs = 0.0;
  double equal_before = 0.0;
  for (std::size_t at = 1; at < sorted.size(); ++at) {
    equal_before = sorted[at] == sorted[at - 1] ? equal_before + 1.0 : 0.0;
    pairs += equal_before;
  }
  return pairs;
}

/// Sorts by merging.
/// \return how many pairs stood in falling order
double sort_and_count(std::vector<double>& values) {
  std::vector<double> merged(values.size());
  double falling_pairs = 0.0;
  for (std::size_t width = 1; width < values.size(); width *= 2) {
    for (std::size_t first = 0; first < values.size(); first += 2 * width) {
      const std::size_t middle = std::min(first + width, values.size());
      const std::size_t end = std::min(first + 2 * width, values.size());
      std::size_t left = first;
      std::size_t right = middle;
      for (std::size_t at = first; at < end; ++at) {
        const bool from_left = right == end || (left < middle && values[left] <= values[right]);
        falling_pairs += from_left ? 0.0 : static_cast<double>(middle - left);
        merged[at] = values[from_left ? left++ : right++];
      }
    }
    values.swap(merged);
  }
  return falling_pairs;
}

}  // namespace

double kendall_tau(const Vector& a, const Vector& b) {
  std::vector<std::pair<double, double>> both;
  for (Index at = 0; at < a.size(); ++at) {
    both.emplace_back(a[at], b[at]);
  }
  std::sort(both.begin(), both.end());
  std::vector<double> of_a;
  std::vector<double> of_b;
  for (const auto& [one, other] : both) {
    of_a.push_back(one);
    of_b.push_back(other);
  }
  const double opposite = sort_and_count(of_b);
  const auto count = static_cast<double>(both.size());
  const double pairs = count * (count - 1.0) / 2.0;
  const double untied_a = pairs - tied_pairs(of_a);
  const double untied_b = pairs - tied_pairs(of_b);
  if (!(untied_a > 0.0) || !(untied_b > 0.0)) {
    return std::numeric_limits<double>::quiet_NaN();
  }
  const double untied = untied_a + untied_b - pairs + tied_pairs(both);
  return std::clamp((untied - 2.0 * opposite) / std::sqrt(untied_a * untied_b), -1.0, 1.0);
}

}  // namespace steelyard
