// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/linalg/pivoted_cholesky.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace steelyard {

namespace {

constexpr double rounding_share = 1e-14;  // of the trace

}  // namespace

PivotedCholesky::PivotedCholesky(Vector diagonal, Index most)
    : remaining_(std::move(diagonal)),
      trace_(remaining_.sum()),
      factor_(remaining_.size(), std::min<Index>(most, 16)),
      exhausted_(trace_ <= 0.0) {}

double PivotedCholesky::share_left() const {
  return trace_ > 0.0 ? std::max(0.0, remaining_.sum()) / trace_ : 0.0;
}

Vector PivotedCholesky::take(Index item, const Vector& column) {
  if (remaining_[item] <= rounding_share * trace_) {
    return {};
  }
  if (taken_ == factor_.cols()) {
    factor_.conservativeResize(Eigen::NoChange, 2 * factor_.cols());
  }
  const auto known = factor_.leftCols(taken_);
  Vector added = column - known * known.row(item).transpose();
  if (added[item] <= rounding_share * trace_) {
    return {};
  }
  added /= std::sqrt(added[item]);
  factor_.col(taken_++) = added;
  remaining_ = (remaining_ - added.cwiseAbs2()).cwiseMax(0.0);
  remaining_[item] = 0.0;
  exhausted_ = remaining_.maxCoeff() <= rounding_share * trace_;
  return added;
}

}  // namespace steelyard
