// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include "core/embed/mixed_spectrum.h"
#include "core/matrix.h"
#include "core/measures/kernel_normaliser.h"

namespace steelyard {

struct KernelPcovrOptions {
  double ridge = 1.0;   ///< lambda > 0 of the kernel ridge regression for Y-hat
  bool centre = false;  ///< centre and scale the kernel first: KernelNormaliser
};

/// The losses due to the latent space, relative to the whole.
struct KernelPcovrLosses {
  double kernel = 0.0;   ///< l_K = tr(K - 2 K W + W^T K W) / tr K,  W = T T^+
  double targets = 0.0;  ///< l_Y = ||Y - T T^+ Y||^2 / ||Y||^2
};

/// The latent space at one alpha. k components; those that do not exist are 0.
struct KernelPcovrModel {
  double alpha = 1.0;
  Vector eigenvalues;        ///< k, Lambda, descending
  Matrix scores;             ///< T: n x k, of the training samples; T^T T = diag(Lambda)
  Matrix from_kernel;        ///< P_KT: n x k, T = K P_KT
  KernelPcovrLosses losses;  ///< of the training samples
  Vector kernel_share;       ///< k, share of tr K that each component reproduces
  Vector target_share;       ///< k, share of ||Y||^2
};

/// Kernel principal covariates regression (Helfrecht et al. 2020; Cersonsky et al. 2021). With the
/// eigendecomposition K = U diag(kappa) U^T, computed once, and z = U^T Y-hat, Y-hat = K W, W = (K
/// + lambda I)^{-1} Y,
///   A = alpha diag(kappa) + (1 - alpha) z z^T = Q Lambda Q^T,   T = U Q Lambda^{1/2},
///   P_KT = (alpha I + (1 - alpha) W Y-hat^T) U Q Lambda^{-1/2}.
/// Zero eigenvalues of K are left out; negative ones (sigmoid) are kept, as in K itself. Y is
/// centred here.
class KernelPcovr {
 public:
  /// \param kernel  n x n, symmetric, finite (kernel_matrix, or any other)
  /// \param y       n x p; without columns only alpha = 1 is meaningful
  /// \throws Error(bad_input) for shapes that do not match, a ridge not above 0, samples that are
  ///         all equal under the kernel. Cost O(n^3) once, memory 3 n^2.
  KernelPcovr(const Matrix& kernel, const Matrix& y, const KernelPcovrOptions& options = {});

  /// \param alpha  0 .. 1    \param count  k >= 1; components beyond the rank are 0
  /// \throws Error(bad_input) for either out of range, or alpha < 1 without targets
  /// Cost O(n r k) plus that of MixedSpectrum.
  [[nodiscard]] KernelPcovrModel solve(double alpha, Index count) const;

  /// \param kernel  m x n, between any samples and the training ones, not centred    \return m x k
  [[nodiscard]] Matrix project(const KernelPcovrModel& model, const Matrix& kernel) const;

 private:
  std::optional<KernelNormaliser> normaliser_;
  Matrix vectors_;      // U: n x r
  Vector eigenvalues_;  // kappa: r, descending
  Matrix targets_;      // U^T Y: r x p
  Matrix predicted_;    // z: r x p
  MixedSpectrum spectrum_;
  double target_norm_ = 0.0;  // ||Y||^2
};

}  // namespace steelyard
