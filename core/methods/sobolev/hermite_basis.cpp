// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/hermite_basis.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/parallel.h"

namespace steelyard::sobolev {
namespace {

constexpr double clipped_at = 3.0;

}  // namespace

HermiteBasis::Values HermiteBasis::values_at(double z) {
  z = std::clamp(z, -clipped_at, clipped_at);
  return {z, (z * z - 1.0) / std::numbers::sqrt2, (z * z - 3.0) * z / std::sqrt(6.0)};
}

HermiteBasis::Values HermiteBasis::slopes_at(double z) {
  if (std::abs(z) > clipped_at) {
    return Values::Zero();
  }
  return {1.0, std::numbers::sqrt2 * z, 3.0 * (z * z - 1.0) / std::sqrt(6.0)};
}

HermiteBasis::HermiteBasis(const Matrix& columns)
    : means_(Eigen::Matrix3Xd::Zero(degree, columns.cols())) {
  for (Index column = 0; column < columns.cols(); ++column) {
    for (const double z : columns.col(column)) {
      means_.col(column) += values_at(z);
    }
  }
  means_ /= static_cast<double>(columns.rows());
}

Matrix HermiteBasis::values(const Matrix& columns) const {
  Matrix values(columns.rows(), degree * columns.cols());
  parallel_for(columns.cols(), Sharing{}, [&](Index column) {
    auto three = values.middleCols<degree>(degree * column);
    for (Index sample = 0; sample < columns.rows(); ++sample) {
      three.row(sample) = centred_at(columns(sample, column), column).transpose();
    }
  });
  return values;
}

}  // namespace steelyard::sobolev
