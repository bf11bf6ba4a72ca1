// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <stop_token>

#include "core/linalg/cholesky.h"
#include "core/matrix.h"

namespace steelyard::sobolev {

/// What keeps the critic f = <u, Phi(x, y)> in bounds.
struct ConvexPenalty {
  double lambda = 0.01;  ///< of the slopes along the inputs
  double rho = 0.1;      ///< of its second moment
  double tau = 1e-3;     ///< of |u|^2
};

/// A critic of x and y that is a product of what it makes of each: f(x, y) = <a(x), b(y)>.
/// Immutable: any thread may ask.
class ConvexCritic {
 public:
  ConvexCritic() = default;
  ConvexCritic(const ConvexCritic&) = delete;
  ConvexCritic& operator=(const ConvexCritic&) = delete;
  virtual ~ConvexCritic() = default;

  /// a: M x R. \param x  M x D, standardised
  [[nodiscard]] virtual Matrix of_inputs(const Matrix& x) const = 0;
  /// b: M x R. \param y  M x T, standardised
  [[nodiscard]] virtual Matrix of_targets(const Matrix& y) const = 0;
  /// The mean of f over samples of x and y together, where the values of one input are replaced.
  /// \param targets  b of the samples    \param draws  M x S, standardised    \return S
  [[nodiscard]] virtual Vector means_with(const Matrix& x, const Matrix& targets, Index input,
                                          const Matrix& draws) const = 0;
};

/// Fixed features Phi of x and y, and their means under the joint distribution P of the samples and
/// under Q, the product of its marginals: every x with every y (Mroueh et al. 2019, section 4).
class ConvexFeatures {
 public:
  ConvexFeatures() = default;
  ConvexFeatures(const ConvexFeatures&) = delete;
  ConvexFeatures& operator=(const ConvexFeatures&) = delete;
  virtual ~ConvexFeatures() = default;

  /// q: the mean of Phi under P minus that under Q.
  [[nodiscard]] virtual const Vector& mean_difference() const = 0;
  /// u = A^{-1} q with A = lambda sum_j D_j / eta_j + rho C + tau. \param inverse_eta  D
  /// \param u  an earlier solution, for a head start; then this one, if it is done
  [[nodiscard]] virtual Factorisation solve(const Vector& inverse_eta, const ConvexPenalty& penalty,
                                            Vector& u, const std::stop_token& stop) const = 0;
  /// u' D_j u: the mean under Q of the squared slope of f along each input. D values
  [[nodiscard]] virtual Vector energies(const Vector& u) const = 0;
  /// u' C u: the mean of f^2 under Q.
  [[nodiscard]] virtual double second_moment(const Vector& u) const = 0;
  [[nodiscard]] virtual std::shared_ptr<const ConvexCritic> critic(const Vector& u) const = 0;
};

}  // namespace steelyard::sobolev
