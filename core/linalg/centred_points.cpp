// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/linalg/centred_points.h"

#include <algorithm>
#include <utility>

namespace steelyard {
namespace {

constexpr Index blocks_per_whole = 8;

}  // namespace

CentredPoints::CentredPoints(PointRows points, Index held_whole) : points_(std::move(points)) {
  const Index width = std::max<Index>(1, dimension());
  const bool whole = samples() <= held_whole / width;
  rows_at_once_ = whole ? samples() : std::max<Index>(1, held_whole / blocks_per_whole / width);
  const auto count = static_cast<double>(samples());
  if (whole) {
    Matrix rows = points_.block(0, samples());
    mean_ = rows.colwise().mean();
    rows.rowwise() -= mean_;
    squared_norm_ = rows.squaredNorm();
    whole_ = std::move(rows);
    return;
  }
  Eigen::RowVectorXd sum = Eigen::RowVectorXd::Zero(dimension());
  for (Index first = 0; first < samples(); first += rows_at_once_) {
    sum += points_.block(first, std::min(rows_at_once_, samples() - first)).colwise().sum();
  }
  mean_ = sum / count;
  for_each_block([&](Index, const Matrix& rows) { squared_norm_ += rows.squaredNorm(); });
}

void CentredPoints::for_each_block(
    const std::function<void(Index first, const Matrix& rows)>& visit) const {
  if (whole_) {
    visit(0, *whole_);
    return;
  }
  for (Index first = 0; first < samples(); first += rows_at_once_) {
    Matrix rows = points_.block(first, std::min(rows_at_once_, samples() - first));
    rows.rowwise() -= mean_;
    visit(first, rows);
  }
}

Matrix CentredPoints::times(const Matrix& block) const {
  Matrix product(samples(), block.cols());
  for_each_block([&](Index first, const Matrix& rows) {
    product.middleRows(first, rows.rows()).noalias() = rows * block;
  });
  return product;
}

Matrix CentredPoints::transposed_times(const Matrix& block) const {
  Matrix product = Matrix::Zero(dimension(), block.cols());
  for_each_block([&](Index first, const Matrix& rows) {
    product.noalias() += rows.transpose() * block.middleRows(first, rows.rows());
  });
  return product;
}

Matrix CentredPoints::covariance_sum() const {
  Matrix sum = Matrix::Zero(dimension(), dimension());
  for_each_block([&](Index, const Matrix& rows) {
    sum.selfadjointView<Eigen::Lower>().rankUpdate(rows.transpose());
  });
  return sum;
}

Matrix CentredPoints::gram() const {
  Matrix sum = Matrix::Zero(samples(), samples());
  sum.selfadjointView<Eigen::Lower>().rankUpdate(*whole_);
  return sum;
}

}  // namespace steelyard
