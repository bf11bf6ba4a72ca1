// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cmath>

#include "core/embed/affinities.h"

namespace steelyard::tests {

inline Matrix dense(const SparseAffinities& affinities) {
  Matrix found = Matrix::Zero(affinities.samples(), affinities.samples());
  for (Index row = 0; row < found.rows(); ++row) {
    const auto at = static_cast<std::size_t>(row);
    for (std::size_t k = affinities.begin[at]; k < affinities.begin[at + 1]; ++k) {
      found(row, affinities.sample[k]) += affinities.value[k];
    }
  }
  return found;
}

/// The Kullback-Leibler divergence of a map from the affinities, in nats. By definition: O(N^2).
inline double tsne_divergence(const Matrix& affinities, const Matrix& y) {
  double sum = 0.0;
  double normaliser = 0.0;
  for (Index i = 0; i < y.rows(); ++i) {
    for (Index j = 0; j < y.rows(); ++j) {
      const double weight = 1.0 / (1.0 + (y.row(i) - y.row(j)).squaredNorm());
      const double affinity = affinities(j, i);
      normaliser += i == j ? 0.0 : weight;
      sum += affinity > 0.0 ? affinity * std::log(affinity / weight) : 0.0;
    }
  }
  return sum + std::log(normaliser);
}

}  // namespace steelyard::tests
