// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/hermite_basis.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/methods/sobolev/convex_team.h"

namespace steelyard::sobolev {
namespace {

constexpr double clipped_at = 3.0;

/// Up to which degree the values of a column tell polynomials and their slopes apart.
Index degree_of(const Matrix& columns, Index column) {
  std::vector<double> distinct;
  for (const double z : columns.col(column)) {
    if (std::find(distinct.begin(), distinct.end(), z) == distinct.end()) {
      distinct.push_back(z);
    }
    if (std::ssize(distinct) > HermiteBasis::degree) {
      return HermiteBasis::degree;
    }
  }
  return std::max<Index>(std::ssize(distinct) - 1, 1);
}

}  // namespace

HermiteBasis::Values HermiteBasis::values_at(double z, Index column) const {
  const Index most = degrees_[static_cast<std::size_t>(column)];
  if (most == 1) {
    return {z, 0.0, 0.0};
  }
  z = std::clamp(z, -clipped_at, clipped_at);
  const double third = most == 3 ? (z * z - 3.0) * z / std::sqrt(6.0) : 0.0;
  return {z, (z * z - 1.0) / std::numbers::sqrt2, third};
}

HermiteBasis::Values HermiteBasis::slopes_at(double z, Index column) const {
  const Index most = degrees_[static_cast<std::size_t>(column)];
  if (most == 1) {
    return {1.0, 0.0, 0.0};
  }
  if (std::abs(z) > clipped_at) {
    return Values::Zero();
  }
  return {1.0, std::numbers::sqrt2 * z, most == 3 ? 3.0 * (z * z - 1.0) / std::sqrt(6.0) : 0.0};
}

HermiteBasis::HermiteBasis(const Matrix& columns)
    : means_(Eigen::Matrix3Xd::Zero(degree, columns.cols())) {
  for (Index column = 0; column < columns.cols(); ++column) {
    degrees_.push_back(degree_of(columns, column));
  }
  for (Index column = 0; column < columns.cols(); ++column) {
    for (const double z : columns.col(column)) {
      means_.col(column) += values_at(z, column);
    }
  }
  means_ /= static_cast<double>(columns.rows());
}

Matrix HermiteBasis::values(const Matrix& columns) const {
  Matrix values(columns.rows(), degree * columns.cols());
  parallel_for(columns.cols(), shared_if_worth_it(columns.size(), 20.0), [&](Index column) {
    auto three = values.middleCols<degree>(degree * column);
    for (Index sample = 0; sample < columns.rows(); ++sample) {
      three.row(sample) = centred_at(columns(sample, column), column).transpose();
    }
  });
  return values;
}

TargetBasis::TargetBasis(const Matrix& targets, const Vector& deviations, bool classes) {
  if (classes) {
    of_classes_ = deviations;
  } else {
    numbers_ = HermiteBasis(targets);
  }
}

Matrix TargetBasis::values(const Matrix& targets) const {
  return of_classes_.size() > 0 ? Matrix(targets * of_classes_.asDiagonal())
                                : numbers_.values(targets);
}

}  // namespace steelyard::sobolev
