// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/quantile.h"

#include <algorithm>
#include <cmath>

namespace steelyard {

double quantile(std::vector<double> values, double share) {
  const double place = share * static_cast<double>(values.size() - 1);
  const double below = std::floor(place);
  const auto lower = values.begin() + static_cast<std::ptrdiff_t>(below);
  std::nth_element(values.begin(), lower, values.end());
  if (below == place) {
    return *lower;
  }
  const double next = *std::min_element(lower + 1, values.end());
  return *lower + (place - below) * (next - *lower);
}

std::vector<double> present_values(const Eigen::Ref<const Vector>& values) {
  std::vector<double> present;
  present.reserve(static_cast<std::size_t>(values.size()));
  std::copy_if(values.begin(), values.end(), std::back_inserter(present),
               [](double value) { return !std::isnan(value); });
  return present;
}

}  // namespace steelyard
