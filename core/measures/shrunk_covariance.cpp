// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/shrunk_covariance.h"

#include <algorithm>

namespace steelyard {

ShrunkCovariance ledoit_wolf_covariance(const Matrix& samples) {
  const auto count = static_cast<double>(samples.rows());
  const auto features = static_cast<double>(samples.cols());
  const Matrix centred = samples.rowwise() - samples.colwise().mean();
  ShrunkCovariance found;
  found.values.noalias() = centred.transpose() * centred;
  found.values /= count;
  const double mean = found.values.trace() / features;
  const double size = found.values.squaredNorm();
  const double fourth = centred.rowwise().squaredNorm().array().square().sum();
  const double away = (size - mean * mean * features) / features;
  const double noise = std::max(fourth / count - size, 0.0) / (count * features);
  found.shrinkage = away > 0.0 ? std::min(noise, away) / away : 0.0;
  found.values *= 1.0 - found.shrinkage;
  found.values.diagonal().array() += found.shrinkage * mean;
  return found;
}

}  // namespace steelyard
