// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/periods.h"

#include <cmath>
#include <sstream>
#include <utility>

#include "core/message.h"

namespace steelyard {
namespace {

/// The number of periods the values cover; 0 if there is no period.
double periods_covered(const MatrixView& values, Index column, double period) {
  const auto cells = values.col(column);
  return period > 0.0 ? (cells.maxCoeff() - cells.minCoeff()) / period : 0.0;
}

bool exceeds(double periods) {
  constexpr double rounding = 1e-6;  // 0 and 360, or -3.14159 and 3.14159, are one period
  return periods > 1.0 + rounding;
}

}  // namespace

void point_out_exceeded_periods(const MatrixView& values, const std::vector<ColumnInfo>& features,
                                const std::string& use, std::vector<Message>& warnings) {
  constexpr int most_named = 3;
  int found = 0;
  std::ostringstream text;
  text.imbue(std::locale::classic());
  text.precision(3);
  for (Index column = 0; column < values.cols(); ++column) {
    const ColumnInfo& feature = features[static_cast<std::size_t>(column)];
    const double periods = periods_covered(values, column, feature.period);
    if (exceeds(periods) && ++found <= most_named) {
      text << (found == 1 ? "" : ", ") << "'" << feature.name << "' covers " << periods
           << " periods of " << feature.period;
    }
  }
  if (found > most_named) {
    text << " and " << found - most_named << " more";
  }
  if (found > 0) {
    warnings.push_back(message("problem.exceeded_periods",
                               "{1} {2}: is the period in the unit of the values? If the values "
                               "were unwrapped, wrap periods",
                               use, text.str()));
  }
}

Index wrap_periods(const std::vector<ColumnInfo>& features, SharedMatrix& values) {
  std::vector<Index> unwrapped;
  for (Index column = 0; column < values.cols(); ++column) {
    const double period = features[static_cast<std::size_t>(column)].period;
    if (exceeds(periods_covered(values, column, period))) {
      unwrapped.push_back(column);
    }
  }
  if (unwrapped.empty()) {
    return 0;
  }
  Matrix wrapped = values;
  for (const Index column : unwrapped) {
    const double period = features[static_cast<std::size_t>(column)].period;
    const bool centred = wrapped.col(column).minCoeff() < 0.0;
    for (double& value : wrapped.col(column)) {
      const double periods = value / period;
      value = period * (periods - (centred ? std::round(periods) : std::floor(periods)));
    }
  }
  values = std::move(wrapped);
  return static_cast<Index>(unwrapped.size());
}

}  // namespace steelyard
