// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/feature_cur.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/linalg/mixed_eigenpairs.h"

namespace steelyard::pcov {

FeatureCur::FeatureCur(GramSvd svd, double targets_square, CurOptions options)
    : options_(options),
      svd_(std::move(svd)),
      inputs_square_(svd_.squares().sum()),
      targets_square_(targets_square),
      beyond_inputs_(std::max(0.0, targets_square - svd_.targets().squaredNorm())) {
  score();
}

void FeatureCur::score() {
  if (svd_.rank() == 0) {
    scores_ = Vector::Zero(svd_.features());
    eigengap_.reset();
    return;
  }
  // One more pair costs nothing, except with Lanczos: there it is computed only before the first
  // choice.
  const bool cheap = options_.mixing == 1.0 || svd_.targets().cols() <= 1;
  const Index count = options_.eigenvectors;
  const Eigenpairs leading = mixed_eigenpairs(svd_.squares(), svd_.targets(), options_.mixing,
                                              count + (cheap || taken_ == 0 ? 1 : 0));
  eigengap_ = eigengap_after(leading.values, count);
  const Index there = std::min(count, leading.vectors.cols());
  scores_ = svd_.right_times(leading.vectors.leftCols(there)).rowwise().squaredNorm();
}

bool FeatureCur::counts_as_zero(double square) const {
  return std::sqrt(square) <=
         std::max(options_.tolerance, exhausted_share * std::sqrt(inputs_square_));
}

bool FeatureCur::adds_nothing(Index item) const {
  // Outdated scores may favour a column that is exhausted while others are not.
  const bool current = options_.recompute_every == 1;
  return counts_as_zero(current ? svd_.column_square(item) : svd_.squares().sum());
}

bool FeatureCur::take(Index item, const std::stop_token& stop) {
  if (!counts_as_zero(svd_.column_square(item)) && !svd_.project_out(item, stop)) {
    return false;
  }
  ++taken_;
  if (options_.recompute_every > 0 && taken_ % options_.recompute_every == 0) {
    score();
  }
  return true;
}

double FeatureCur::input_error() const {
  return inputs_square_ > 0.0 ? svd_.squares().sum() / inputs_square_ : 0.0;
}

std::optional<double> FeatureCur::target_error() const {
  if (svd_.targets().cols() == 0) {
    return std::nullopt;
  }
  return targets_square_ > 0.0 ? (svd_.targets().squaredNorm() + beyond_inputs_) / targets_square_
                               : 0.0;
}

}  // namespace steelyard::pcov
