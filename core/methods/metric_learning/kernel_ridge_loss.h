// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/metric_learning/metric_map.h"

namespace steelyard::metric_learning {

/// The kernel k(x, x') = exp(-|A (x - x')|^2 / sigma^2) / (sqrt(2 pi) sigma) of MLKRR, and the
/// ridge that is added to its diagonal.
struct KernelWidth {
  double sigma = 1.0;   ///< in units of A x, > 0
  double ridge = 1e-9;  ///< lambda >= 0

  /// The equivalent ridge for a kernel of height 1.
  [[nodiscard]] double ridge_at_height_one() const;
  /// The width with this sigma and the ridge equivalent to `ridge` for a kernel of height 1.
  [[nodiscard]] static KernelWidth of_height_one(double sigma, double ridge);
};

/// Metric learning for kernel ridge regression (Fabregat, van Gerwen, Haeberle, Eisenbrand &
/// Corminboeuf 2022). A regression fitted to one half of the samples (X1, y1) is judged by the
/// other half (X2, y2):
///   K = k(X1, X1),  Q = k(X2, X1),  H = K + lambda I,  a = H^{-1} y1,  r = Q a - y2,
///   L = sum r^2.
/// With u = H^{-1} Q'r, W_ij = r_i a_j Q_ij, V_ab = K_ab a_b u_a and
///   S(W; P, R) = P' diag(row sums) P + R' diag(column sums) R - P'W R - R'W'P,
/// the gradient is  dL/dA = -4 / sigma^2 A (S(W; X2, X1) - S(V; X1, X1)).  Products with A are
/// computed first, so that no D x D matrix is needed besides the gradient.
///
/// Keeps its matrices from one call to the next: n1^2 + n1 n2 numbers.
class KernelRidgeLoss {
 public:
  /// \param fitted, judged  at least one sample each, none in common
  KernelRidgeLoss(Samples fitted, Samples judged);

  /// Costs O(n1^3 / 3 + (n1^2 + n1 n2) m + (n1 + n2) m D). The value is infinite if H, up to
  /// rounding, is not positive definite.
  /// \return false when stopped
  [[nodiscard]] bool evaluate(const MetricMap& map, const KernelWidth& width, MetricLoss& loss,
                              const std::stop_token& stop);

  /// The coefficients a of the newest evaluation, for a kernel of height 1, n1 x T.
  [[nodiscard]] const Matrix& coefficients() const { return coefficients_; }
  /// The sum of squared errors on X1 in the newest evaluation, lambda^2 a'a.
  [[nodiscard]] double left_by_fit() const { return left_by_fit_; }
  [[nodiscard]] const Samples& fitted() const { return fitted_; }
  [[nodiscard]] const Samples& judged() const { return judged_; }

 private:
  [[nodiscard]] bool solve(double sigma, double ridge, MetricLoss& loss,
                           const std::stop_token& stop);
  [[nodiscard]] bool differentiate(const std::stop_token& stop);
  void move_judged(Index first, Index count);
  void move_fitted(Index first, Index count);

  Samples fitted_, judged_;
  KernelPoints at_fitted_, at_judged_;
  Matrix kernel_;  ///< n1 x n1: K above the diagonal, L L' = H on and below it
  Matrix across_;  ///< n1 x n2: Q'
  Matrix coefficients_, missed_, product_, adjoint_;  ///< a, r, Q'r, u
  double ridge_ = 0.0;
  double left_by_fit_ = 0.0;
  Matrix by_fitted_, by_judged_;  ///< loss differentiated by the points, up to a factor
};

}  // namespace steelyard::metric_learning
