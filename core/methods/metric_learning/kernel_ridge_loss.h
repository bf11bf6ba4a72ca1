// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/metric_learning/metric_loss.h"

namespace steelyard::metric_learning {

/// The kernel k(x, x') = exp(-|A (x - x')|^2 / sigma^2) / (sqrt(2 pi) sigma) of MLKRR, and what is
/// added to its diagonal.
struct KernelWidth {
  double sigma = 1.0;   ///< > 0, in units of A x
  double ridge = 1e-9;  ///< lambda >= 0

  /// What the ridge amounts to for a kernel of height 1.
  [[nodiscard]] double ridge_at_height_one() const;
  /// The same sigma with the ridge that amounts to this.
  [[nodiscard]] static KernelWidth of_height_one(double sigma, double ridge);
};

/// Metric learning for kernel ridge regression (Fabregat, van Gerwen, Haeberle, Eisenbrand &
/// Corminboeuf 2022): a regression that is fitted to one half of the samples (X1, y1) is judged by
/// the other (X2, y2),
///   K = k(X1, X1),  Q = k(X2, X1),  H = K + lambda I,  a = H^{-1} y1,  r = Q a - y2,
///   L = sum r^2.
/// With u = H^{-1} Q'r, W_ij = r_i a_j Q_ij, V_ab = K_ab a_b u_a and
///   S(W; P, R) = P' diag(row sums) P + R' diag(column sums) R - P'W R - R'W'P,
/// its gradient is  dL/dA = -4 / sigma^2 A (S(W; X2, X1) - S(V; X1, X1)).  The products with A are
/// taken first, so that no matrix D x D is made but the gradient itself.
///
/// Keeps its matrices from one call to the next: n1^2 + n1 n2 numbers.
class KernelRidgeLoss {
 public:
  /// \param fitted, judged  without samples in common, at least one each
  KernelRidgeLoss(Samples fitted, Samples judged);

  /// Cost O(n1^3 / 3 + (n1^2 + n1 n2) m + (n1 + n2) m D).
  /// \return false when stopped. Where H is not positive definite up to rounding, the value is
  ///         infinite
  [[nodiscard]] bool evaluate(const MetricMap& map, const KernelWidth& width, MetricLoss& loss,
                              const std::stop_token& stop);

  /// Of the newest evaluation: a, for a kernel of height 1, n1 x T.
  [[nodiscard]] const Matrix& coefficients() const { return coefficients_; }
  /// Of the newest evaluation: the sum of squares that the regression leaves on X1, lambda^2 a'a.
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
  Matrix by_fitted_, by_judged_;  ///< of the loss by the points, less a factor
};

}  // namespace steelyard::metric_learning
