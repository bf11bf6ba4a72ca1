// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/shrunk_covariance.h"

#include <algorithm>

namespace steelyard {

double ledoit_wolf_shrinkage(const Matrix& centred, const Matrix& covariance) {
  const auto count = static_cast<double>(centred.rows());
  const auto features = static_cast<double>(centred.cols());
  const double mean = covariance.trace() / features;
  const double size = covariance.squaredNorm();
  const double fourth = centred.rowwise().squaredNorm().array().square().sum();
  const double away = (size - mean * mean * features) / features;
  const double noise = std::max(fourth / count - size, 0.0) / (count * features);
  return away > 0.0 ? std::min(noise, away) / away : 0.0;
}

}  // namespace steelyard
