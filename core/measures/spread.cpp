// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/spread.h"

#include <cmath>

namespace steelyard {

ColumnSpread column_spread(const MatrixView& columns) {
  ColumnSpread spread{Vector(columns.cols()), Vector(columns.cols())};
  for (Index column = 0; column < columns.cols(); ++column) {
    const auto values = columns.col(column).array();
    const bool constant = values.minCoeff() == values.maxCoeff();
    const double mean = values.mean();
    spread.means[column] = mean;
    spread.deviations[column] = constant ? 0.0 : std::sqrt((values - mean).square().mean());
  }
  return spread;
}

Vector standard_deviations(const MatrixView& columns) { return column_spread(columns).deviations; }

Vector comparable_weights(const Vector& deviations, const Vector& weights) {
  const Vector spread = weights.cwiseProduct(deviations);
  const double largest = spread.size() > 0 ? spread.maxCoeff() : 0.0;
  return largest > 0.0 ? Vector(spread / largest) : Vector(Vector::Zero(weights.size()));
}

bool any_varies(const MatrixView& columns) {
  return columns.size() > 0 &&
         (columns.colwise().maxCoeff() - columns.colwise().minCoeff()).maxCoeff() > 0.0;
}

}  // namespace steelyard
