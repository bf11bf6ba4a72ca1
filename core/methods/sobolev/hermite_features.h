// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <vector>

#include "core/methods/sobolev/convex_features.h"
#include "core/methods/sobolev/convex_table.h"
#include "core/methods/sobolev/hermite_basis.h"

namespace steelyard::sobolev {

/// Products of a polynomial of one input and a function of the target: phi_a(x_j) psi_b(y), a = 1
/// to 3. Such a critic sees the effects of single inputs, but no effects that need two inputs.
///
/// All matrices are Kronecker products with K = E[psi psi'], so the eigenvectors of K split the
/// problem into one of 3 D unknowns for each function of the target; u holds these side by side.
class HermiteFeatures final : public ConvexFeatures {
 public:
  /// Up to this many unknowns, the matrix is factorised; beyond, conjugate gradients are used.
  static constexpr Index most_factorised = 1200;

  /// \param most_unknowns  up to which the matrix is factorised
  /// \return null when stopped
  [[nodiscard]] static std::shared_ptr<const HermiteFeatures> make(
      const ConvexTable& table, const std::stop_token& stop, Index most_unknowns = most_factorised);

  [[nodiscard]] const Vector& mean_difference() const override { return difference_; }
  [[nodiscard]] Factorisation solve(const Vector& inverse_eta, const ConvexPenalty& penalty,
                                    Vector& u, const std::stop_token& stop) const override;
  [[nodiscard]] Vector energies(const Vector& u) const override;
  [[nodiscard]] double second_moment(const Vector& u) const override;
  [[nodiscard]] std::shared_ptr<const ConvexCritic> critic(const Vector& u) const override;

  /// The coefficients of phi_a(x_j) psi_b(y), in the order (3 j + a) B + b.
  [[nodiscard]] Vector coefficients(const Vector& u) const;

 private:
  HermiteFeatures() = default;
  [[nodiscard]] Eigen::Map<const Matrix> parts_of(const Vector& u) const;
  [[nodiscard]] Index unknowns() const { return phi_.cols(); }
  [[nodiscard]] Factorisation factorised(Index part, const Vector& inverse_eta,
                                         const ConvexPenalty& penalty, Eigen::Ref<Vector> u,
                                         const std::stop_token& stop) const;
  [[nodiscard]] Factorisation by_gradients(const Vector& inverse_eta, const ConvexPenalty& penalty,
                                           Vector& u, const std::stop_token& stop) const;

  HermiteBasis basis_;
  TargetBasis targets_;
  Matrix phi_;       ///< N x 3 D
  Matrix products_;  ///< E[phi phi'], 3 D x 3 D; empty if conjugate gradients are used
  std::vector<Eigen::Matrix3d> slopes_;  ///< of each input: E of products of d phi_a / dx
  Vector moments_;                       ///< R; eigenvalues of K above 0
  Matrix rotation_;                      ///< B x R; their eigenvectors
  Vector difference_;                    ///< 3 D R
};

}  // namespace steelyard::sobolev
