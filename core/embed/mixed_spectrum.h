// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/linalg/top_eigenpairs.h"
#include "core/matrix.h"

namespace steelyard {

/// The matrix whose leading eigenvectors principal covariates regression uses, in the basis in
/// which its unsupervised part is diagonal (eqs 13 and 14 of Cersonsky et al. 2021):
///   A(alpha) = alpha diag(d) + (1 - alpha) Z Z^T.
/// It is constructed once and solved for any alpha.
class MixedSpectrum {
 public:
  MixedSpectrum() = default;
  /// \param diagonal  d: r, descending
  /// \param targets   Z: r x p, p >= 0
  MixedSpectrum(Vector diagonal, const Matrix& targets);

  [[nodiscard]] Index size() const { return diagonal_.size(); }
  /// The `count` largest eigenvalues and their vectors in that basis, r x count. Eigenvalues up to
  /// `tolerance` times the largest, and those beyond r, are set to 0 with their vectors.
  /// \param alpha  0 .. 1
  /// \param count  >= 1
  /// \throws Error(bad_input) for alpha or count out of range, and for alpha below 1 without
  ///         targets
  [[nodiscard]] Eigenpairs top(double alpha, Index count, double tolerance = 1e-12) const;

 private:
  Vector diagonal_;
  Matrix targets_;  // reduced to at most r columns
  bool regresses_ = false;
};

}  // namespace steelyard
