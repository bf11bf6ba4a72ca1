// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/linalg/top_eigenpairs.h"
#include "core/matrix.h"

namespace steelyard {

/// The matrix that principal covariates regression takes the leading eigenvectors of, in the basis
/// in which its unsupervised part is diagonal (eqs 13 and 14 of Cersonsky et al. 2021):
///   A(alpha) = alpha diag(d) + (1 - alpha) Z Z^T.
/// Made once, asked for any alpha.
class MixedSpectrum {
 public:
  MixedSpectrum() = default;
  /// \param diagonal  d: r    \param targets  Z: r x p, p >= 0
  MixedSpectrum(Vector diagonal, const Matrix& targets);

  [[nodiscard]] Index size() const { return diagonal_.size(); }
  /// The largest `count` eigenvalues and their vectors in that basis, r x count; those up to
  /// `tolerance` times the largest are 0, with their vectors, as are those beyond r. By a dense
  /// decomposition up to r = 200, O(r^3), above by Lanczos, O(r p) an iteration.
  /// \param alpha  0 .. 1    \param count  from 1
  /// \throws Error(bad_input) for an alpha or a count out of range, and for an alpha below 1 where
  ///         there is no target
  [[nodiscard]] Eigenpairs top(double alpha, Index count, double tolerance = 1e-12) const;

 private:
  [[nodiscard]] Eigenpairs dense(double alpha, Index count) const;
  [[nodiscard]] Eigenpairs iterated(double alpha, Index count) const;

  Vector diagonal_;
  Matrix targets_;  // as few columns as span them
  bool regresses_ = false;
};

/// \throws Error(bad_input) unless 0 <= alpha <= 1
void check_alpha(double alpha);

}  // namespace steelyard
