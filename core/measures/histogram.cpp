// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/histogram.h"

#include <algorithm>
#include <cmath>

#include "core/data/quantile.h"

namespace steelyard {
namespace {

constexpr double fewest_bins = 5.0;
constexpr double most_bins = 100.0;

double bins_for(const std::vector<double>& values, double range) {
  const auto count = static_cast<double>(values.size());
  const double quartiles = quantile(values, 0.75) - quantile(values, 0.25);
  const double width = 2.0 * quartiles / std::cbrt(count);
  const double bins = width > 0.0 ? range / width : std::sqrt(count);
  return std::clamp(std::ceil(bins), fewest_bins, most_bins);
}

}  // namespace

Histogram histogram(const Vector& column) {
  std::vector<double> values;
  std::copy_if(column.begin(), column.end(), std::back_inserter(values),
               [](double value) { return !std::isnan(value); });
  if (values.empty()) {
    return {0.0, 1.0, {}};
  }
  const auto [least, greatest] = std::minmax_element(values.begin(), values.end());
  Histogram found{*least, 0.0, {}};
  double range = *greatest - *least;
  double bins = fewest_bins;
  if (range > 0.0) {
    bins = bins_for(values, range);
  } else {
    range = std::max(1.0, std::abs(*least));
    found.low -= 0.5 * range;
  }
  found.width = range / bins;
  found.counts.assign(static_cast<std::size_t>(bins), 0);
  for (const double value : values) {
    const double bin = std::min((value - found.low) / range * bins, bins - 1.0);
    ++found.counts[static_cast<std::size_t>(bin)];
  }
  return found;
}

}  // namespace steelyard
