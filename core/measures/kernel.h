// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include "core/matrix.h"

namespace steelyard {

/// k(x, x') of two samples of D features.
enum class KernelKind {
  linear,      ///< x.x'
  polynomial,  ///< (gamma x.x' + constant)^degree
  rbf,         ///< exp(-gamma |x - x'|^2)
  sigmoid,     ///< tanh(gamma x.x' + constant); not positive semi-definite in general
  cosine       ///< x.x' / (|x| |x'|); 0 if either is 0
};

struct KernelOptions {
  KernelKind kind = KernelKind::rbf;
  std::optional<double> gamma{};  ///< > 0, in inverse squared units of the columns; default 1 / D
  int degree = 3;                 ///< >= 1
  double constant = 1.0;          ///< called "coef0" elsewhere
};

/// \param gamma  of a radial kernel, in inverse squared units of the columns
/// \throws Error(bad_input) unless it is finite and above 0
void check_kernel_width(double gamma);

/// K_ij = k(left_i, right_j). Cost O(n m D), as one matrix product.
/// \param left   n x D
/// \param right  m x D
/// \return n x m
/// \throws Error(bad_input) for options out of range
[[nodiscard]] Matrix kernel_matrix(const Matrix& left, const Matrix& right,
                                   const KernelOptions& options = {});

/// Centres a kernel as if its features had mean 0 over the training samples, and scales it so that
/// the training kernel's trace is n (Schoelkopf, Smola & Mueller 1998, eq B.2; scaled as in
/// scikit-matter's KernelNormalizer):
///   K <- (K - 1_n K - K 1_n + 1_n K 1_n) / scale,  scale = tr(centred K) / n.
class KernelNormaliser {
 public:
  /// \param kernel  n x n, symmetric, of the training samples
  /// \throws Error(bad_input) if the centred kernel is zero because all samples are equal
  explicit KernelNormaliser(const Matrix& kernel);

  /// \param kernel  m x n, between any m samples and the training samples
  /// \return m x n
  [[nodiscard]] Matrix apply(const Matrix& kernel) const;

 private:
  Eigen::RowVectorXd column_means_;  // n
  double grand_mean_ = 0.0;
  double scale_ = 1.0;
};

}  // namespace steelyard
