// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/quantile.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/error.h"

namespace steelyard {

double quantile(std::vector<double> values, double probability) {
  if (values.empty() || !(probability >= 0.0 && probability <= 1.0)) {
    throw fault("no such quantile");
  }
  const double position = probability * static_cast<double>(values.size() - 1);
  const double whole = std::floor(position);
  const auto lower = values.begin() + static_cast<std::ptrdiff_t>(whole);
  std::nth_element(values.begin(), lower, values.end());
  const double part = position - whole;
  if (part == 0.0) {
    return *lower;
  }
  const double upper = *std::min_element(lower + 1, values.end());
  return (1.0 - part) * *lower + part * upper;
}

double median(std::vector<double> values) { return quantile(std::move(values), 0.5); }

}  // namespace steelyard
