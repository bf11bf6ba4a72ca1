// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/embed/affinities.h"
#include "core/matrix.h"

namespace steelyard {

/// The forces on the points y in t-SNE. With w_ij = 1 / (1 + |y_i - y_j|^2) and Z their sum over i
/// != j, the divergence sum p_ij log(p_ij Z / w_ij) has the gradient 4 (sum_j p_ij w_ij (y_i - y_j)
/// - sum_j w_ij^2 (y_i - y_j) / Z) (van der Maaten & Hinton 2008; van der Maaten 2014). All
/// functions use all cores; their results do not depend on the number of cores.
struct TsneForces {
  Matrix attraction;        ///< N x 2: sum_j p_ij w_ij (y_i - y_j)
  Matrix repulsion;         ///< N x 2: sum_j w_ij^2 (y_i - y_j)
  double normaliser = 0.0;  ///< Z

  /// \param exaggeration  factor for the p_ij; with 1, the gradient of the divergence itself
  [[nodiscard]] Matrix gradient(double exaggeration = 1.0) const;
};

/// Cost O(N^2).
/// \param affinities  N x N
/// \param y           N x 2, N >= 2
[[nodiscard]] TsneForces tsne_forces(const Matrix& affinities, const Matrix& y);
/// Cost O(N log N), with the repulsion computed by a quad tree.
/// \param theta  0 (exact) to 0.7; see QuadTree
[[nodiscard]] TsneForces tsne_forces(const SparseAffinities& affinities, const Matrix& y,
                                     double theta);

}  // namespace steelyard
