// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/steady_signs.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace steelyard {
namespace {

constexpr int tenths = 10;

Matrix along(Matrix scores, const Matrix& neighbour) {
  for (Index column = 0; column < scores.cols(); ++column) {
    if (scores.col(column).dot(neighbour.col(column)) < 0.0) {
      scores.col(column) *= -1.0;
    }
  }
  return scores;
}

}  // namespace

SteadySigns::SteadySigns(const std::function<Matrix(double)>& scores_at, bool moves) {
  anchors_.push_back(scores_at(1.0));
  for (int step = 1; moves && step <= tenths; ++step) {
    const double alpha = 1.0 - static_cast<double>(step) / tenths;
    anchors_.push_back(along(scores_at(std::max(0.0, alpha)), anchors_.back()));
  }
}

Matrix SteadySigns::turned(Matrix scores, double alpha) const {
  constexpr double rounding = 1e-9;
  const auto above = static_cast<std::size_t>(std::floor((1.0 - alpha) * tenths + rounding));
  return along(std::move(scores), anchors_[std::min(above, anchors_.size() - 1)]);
}

}  // namespace steelyard
