// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/spread.h"

#include <algorithm>
#include <cmath>

namespace steelyard {
namespace {

/// How many of the smallest values come after the largest ones when the circle of length 1 is cut
/// where the variance is smallest.
/// \param turns  ascending, in [0, 1]
Index best_cut(const Eigen::ArrayXd& turns) {
  const auto count = static_cast<double>(turns.size());
  double sum = turns.sum();
  double squares = turns.square().sum();
  double smallest = squares / count - std::pow(sum / count, 2);
  Index cut = 0;
  for (Index moved = 1; moved < turns.size(); ++moved) {
    sum += 1.0;
    squares += 2.0 * turns[moved - 1] + 1.0;
    const double variance = squares / count - std::pow(sum / count, 2);
    if (variance < smallest) {
      smallest = variance;
      cut = moved;
    }
  }
  return cut;
}

/// The values from the first one on, in turns, laid out along a line after the best cut.
/// Differences keep more digits than values far from 0.
Eigen::ArrayXd laid_out(const Eigen::Ref<const Vector>& values, double period) {
  Eigen::ArrayXd turns = (values.array() - values[0]) / period;
  turns -= turns.floor();
  std::sort(turns.begin(), turns.end());
  turns.head(best_cut(turns)) += 1.0;
  return turns;
}

}  // namespace

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

Matrix at_equal_spread(const Matrix& columns, const ColumnSpread& spread) {
  Matrix scaled = columns.rowwise() - spread.means.transpose();
  for (Index column = 0; column < scaled.cols(); ++column) {
    scaled.col(column) *= spread.deviations[column] > 0.0 ? 1.0 / spread.deviations[column] : 0.0;
  }
  return scaled;
}

bool any_varies(const MatrixView& columns) {
  return columns.size() > 0 &&
         (columns.colwise().maxCoeff() - columns.colwise().minCoeff()).maxCoeff() > 0.0;
}

double circular_deviation(const Eigen::Ref<const Vector>& values, double period) {
  const Eigen::ArrayXd turns = laid_out(values, period);
  constexpr double rounding = 1e-12;
  const double found = period * standard_deviations(turns.matrix())[0];
  const double as_they_are = standard_deviations(values)[0];
  if (found <= rounding * std::max(period, values.cwiseAbs().maxCoeff())) {
    return 0.0;
  }
  // Values that no cut divides have the bits of any other column.
  return found < (1.0 - rounding) * as_they_are ? found : as_they_are;
}

double circular_mean(const Eigen::Ref<const Vector>& values, double period) {
  return values[0] + period * laid_out(values, period).mean();
}

}  // namespace steelyard
