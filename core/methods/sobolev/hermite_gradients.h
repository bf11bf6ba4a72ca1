// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>
#include <vector>

#include "core/linalg/cholesky.h"
#include "core/methods/sobolev/convex_features.h"

namespace steelyard::sobolev {

/// The matrices A_r = k_r (lambda diag(G_j / eta_j) + rho Phi'Phi / N) + tau of the additive
/// critic, one for each of R functions of the target.
struct HermiteSystem {
  const Matrix& phi;                           ///< Phi: N x 3 D
  const std::vector<Eigen::Matrix3d>& slopes;  ///< G_j
  const Vector& moments;                       ///< k: R
  const Vector& inverse_eta;                   ///< D
  const ConvexPenalty& penalty;
};

/// Solves A_r u_r = q_r by conjugate gradients, preconditioned by the inverses of the blocks of
/// each input. No matrix is built. A step costs O(N D R) and, from any start, lowers
/// u'A u / 2 - q'u.
/// \param right     3 D x R
/// \param solution  the start, then the result
[[nodiscard]] Factorisation solve_by_gradients(const HermiteSystem& system, const Matrix& right,
                                               Matrix& solution, const std::stop_token& stop);

}  // namespace steelyard::sobolev
