// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/column_summary.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/data/quantile.h"

namespace steelyard {
namespace {

std::vector<double> sorted_values(const Vector& column) {
  std::vector<double> values;
  std::copy_if(column.begin(), column.end(), std::back_inserter(values),
               [](double value) { return !std::isnan(value); });
  std::sort(values.begin(), values.end());
  return values;
}

void count_distinct(const std::vector<double>& sorted, Index bound, ColumnSummary& summary) {
  for (std::size_t k = 0; k < sorted.size() && !summary.distinct_is_more; ++k) {
    const bool is_new = k == 0 || sorted[k] != sorted[k - 1];
    summary.distinct_is_more = is_new && summary.distinct == bound;
    summary.distinct += is_new && !summary.distinct_is_more ? 1 : 0;
  }
}

}  // namespace

ColumnSummary column_summary(const Vector& column, Index distinct_bound) {
  const std::vector<double> values = sorted_values(column);
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
  const Eigen::Map<const Eigen::ArrayXd> all(values.data(), summary.count);
  const bool constant = summary.minimum == summary.maximum;
  summary.mean = constant ? summary.minimum : all.mean();
  summary.deviation = constant ? 0.0 : std::sqrt((all - summary.mean).square().mean());
  count_distinct(values, distinct_bound, summary);
  return summary;
}

}  // namespace steelyard
