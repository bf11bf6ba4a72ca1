// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/scaled_columns.h"

#include <cmath>

#include "core/measures/spread.h"

namespace steelyard::pcov {
namespace {

Vector factors_of(const MatrixView& columns, Scaling scaling) {
  const Vector deviations = standard_deviations(columns);
  Vector inverse = (deviations.array() > 0.0).select(deviations.cwiseInverse(), 1.0);
  const auto varying = static_cast<double>((deviations.array() > 0.0).count());
  const double all = deviations.norm();
  switch (scaling) {
    case Scaling::columns:
      return varying > 0.0 ? Vector(inverse / std::sqrt(varying)) : inverse;
    case Scaling::matrix:
      return Vector::Constant(columns.cols(), all > 0.0 ? 1.0 / all : 1.0);
    case Scaling::unit_columns:
      return inverse;
    case Scaling::centre:
    case Scaling::none:
      break;
  }
  return Vector::Ones(columns.cols());
}

}  // namespace

ScaledColumns scaled_columns(const MatrixView& columns, Scaling scaling) {
  ScaledColumns scaled{columns, factors_of(columns, scaling)};
  for (Index column = 0; column < columns.cols(); ++column) {
    auto values = scaled.values.col(column);
    if (scaling != Scaling::none) {
      if (values.minCoeff() == values.maxCoeff()) {
        values.setZero();  // exactly 0, despite rounding of the mean
      }
      values.array() -= values.mean();
    }
    values *= scaled.factors[column];
  }
  return scaled;
}

}  // namespace steelyard::pcov
