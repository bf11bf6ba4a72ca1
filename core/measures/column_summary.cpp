// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/column_summary.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "core/data/quantile.h"

namespace steelyard {
namespace {

std::vector<double> values_there(const Vector& column) {
  std::vector<double> values;
  std::copy_if(column.begin(), column.end(), std::back_inserter(values),
               [](double value) { return !std::isnan(value); });
  return values;
}

void count_distinct(const std::vector<double>& sorted, Index bound, ColumnSummary& summary) {
  for (std::size_t k = 0; k < sorted.size() && !summary.distinct_is_more; ++k) {
    const bool is_new = k == 0 || sorted[k] != sorted[k - 1];
    summary.distinct_is_more = is_new && summary.distinct == bound;
    summary.distinct += is_new && !summary.distinct_is_more ? 1 : 0;
  }
}

constexpr double fewest_bins = 5.0;
constexpr double most_bins = 100.0;

double bins_for(const std::vector<double>& values, double range) {
  const auto count = static_cast<double>(values.size());
  const double quartiles = quantile(values, 0.75) - quantile(values, 0.25);
  const double width = 2.0 * quartiles / std::cbrt(count);
  const double bins = width > 0.0 ? range / width : std::sqrt(count);
  return std::clamp(std::ceil(bins), fewest_bins, most_bins);
}

struct Bins {
  double low = 0.0;
  double range = 0.0;  ///< of all bins together
  double count = 0.0;
};

/// Each holds equally many whole numbers: with any other width, the bars of even counts would go up
/// and down.
Bins whole_bins(double least, double range, double bins) {
  const double numbers = range + 1.0;
  const double width = std::max({1.0, std::round(range / bins), std::ceil(numbers / most_bins)});
  const double count = std::ceil(numbers / width);
  return {least - 0.5, count * width, count};
}

bool are_whole(const std::vector<double>& values) {
  constexpr double exact = 1e15;  // halves between the numbers up to it are exact, too
  return std::all_of(values.begin(), values.end(), [](double value) {
    return std::abs(value) < exact && value == std::floor(value);
  });
}

/// \param values  at least one
Bins bins_of(const std::vector<double>& values) {
  const auto [least, greatest] = std::minmax_element(values.begin(), values.end());
  const double range = *greatest - *least;
  if (range == 0.0) {
    const double around = std::max(1.0, std::abs(*least));
    return {*least - 0.5 * around, around, fewest_bins};
  }
  const double bins = bins_for(values, range);
  return are_whole(values) ? whole_bins(*least, range, bins) : Bins{*least, range, bins};
}

}  // namespace

ColumnSummary column_summary(const Vector& column, Index distinct_bound) {
  std::vector<double> values = values_there(column);
  std::sort(values.begin(), values.end());
  ColumnSummary summary;
  summary.count = static_cast<Index>(values.size());
  summary.missing = column.size() - summary.count;
  if (values.empty()) {
    return summary;
  }
  summary.minimum = values.front();
  summary.maximum = values.back();
  summary.lower_quartile = quantile(values, 0.25);
  summary.median = median(values);
  summary.upper_quartile = quantile(values, 0.75);
  // A sum over memory that is not Eigen's own depends in its last bits on where the memory lies.
  const Eigen::ArrayXd all = Eigen::Map<const Eigen::ArrayXd>(values.data(), summary.count);
  const bool constant = summary.minimum == summary.maximum;
  summary.mean = constant ? summary.minimum : all.mean();
  summary.deviation = constant ? 0.0 : std::sqrt((all - summary.mean).square().mean());
  count_distinct(values, distinct_bound, summary);
  return summary;
}

BoxSummary box_summary(std::vector<double> values) {
  std::erase_if(values, [](double value) { return !std::isfinite(value); });
  BoxSummary box;
  box.count = std::ssize(values);
  if (values.empty()) {
    return box;
  }
  constexpr double longest = 1.5;  // of a whisker, in lengths of the box
  box.lower_quartile = quantile(values, 0.25);
  box.median = median(values);
  box.upper_quartile = quantile(values, 0.75);
  const double reach = longest * (box.upper_quartile - box.lower_quartile);
  box.lower_whisker = box.lower_quartile;
  box.upper_whisker = box.upper_quartile;
  for (const double value : values) {
    if (value < box.lower_quartile - reach || value > box.upper_quartile + reach) {
      box.outliers.push_back(value);
    } else {
      box.lower_whisker = std::min(box.lower_whisker, value);
      box.upper_whisker = std::max(box.upper_whisker, value);
    }
  }
  std::sort(box.outliers.begin(), box.outliers.end());
  return box;
}

Histogram histogram(const Vector& column) {
  const std::vector<double> values = values_there(column);
  if (values.empty()) {
    return {0.0, 1.0, {}};
  }
  const Bins bins = bins_of(values);
  Histogram found{bins.low, bins.range / bins.count, {}};
  found.counts.assign(static_cast<std::size_t>(bins.count), 0);
  for (const double value : values) {
    const double bin = std::min((value - bins.low) / bins.range * bins.count, bins.count - 1.0);
    ++found.counts[static_cast<std::size_t>(bin)];
  }
  return found;
}

}  // namespace steelyard
