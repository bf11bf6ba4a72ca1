// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <stop_token>

#include "core/linalg/cholesky.h"
#include "core/matrix.h"

namespace steelyard::sobolev {

/// The penalties that keep the critic f = <u, Phi(x, y)> in bounds.
struct ConvexPenalty {
  double lambda = 0.01;  ///< on the slopes along the inputs
  double rho = 0.1;      ///< on the second moment
  double tau = 1e-3;     ///< on |u|^2
};

/// A critic of x and y that is a product of a function of each: f(x, y) = <a(x), b(y)>. Immutable:
/// several threads may use it at once.
class ConvexCritic {
 public:
  ConvexCritic() = default;
  ConvexCritic(const ConvexCritic&) = delete;
  ConvexCritic& operator=(const ConvexCritic&) = delete;
  virtual ~ConvexCritic() = default;

  /// a(x), M x R, for standardised x, M x D.
  [[nodiscard]] virtual Matrix of_inputs(const Matrix& x) const = 0;
  /// b(y), M x R, for standardised y, M x T.
  [[nodiscard]] virtual Matrix of_targets(const Matrix& y) const = 0;
  /// The mean of f over samples of x and y together, if the values of one input are replaced.
  /// \param targets  b of the samples
  /// \param draws    M x S, standardised: S replacements of the input
  /// \return S
  [[nodiscard]] virtual Vector means_with(const Matrix& x, const Matrix& targets, Index input,
                                          const Matrix& draws) const = 0;
};

/// Fixed features Phi of x and y, and their means under P, the joint distribution of the samples,
/// and under Q, the product of its marginals: every x with every y (Mroueh et al. 2019, section 4).
class ConvexFeatures {
 public:
  ConvexFeatures() = default;
  ConvexFeatures(const ConvexFeatures&) = delete;
  ConvexFeatures& operator=(const ConvexFeatures&) = delete;
  virtual ~ConvexFeatures() = default;

  /// q, the mean of Phi under P minus that under Q.
  [[nodiscard]] virtual const Vector& mean_difference() const = 0;
  /// u = A^{-1} q with A = lambda sum_j D_j / eta_j + rho C + tau.
  /// \param inverse_eta  D
  /// \param u            an earlier solution as a start; the new solution if it is done
  [[nodiscard]] virtual Factorisation solve(const Vector& inverse_eta, const ConvexPenalty& penalty,
                                            Vector& u, const std::stop_token& stop) const = 0;
  /// u' D_j u, one per input: the mean under Q of the squared slope of f along it.
  [[nodiscard]] virtual Vector energies(const Vector& u) const = 0;
  /// u' C u: the mean of f^2 under Q.
  [[nodiscard]] virtual double second_moment(const Vector& u) const = 0;
  [[nodiscard]] virtual std::shared_ptr<const ConvexCritic> critic(const Vector& u) const = 0;
};

}  // namespace steelyard::sobolev
