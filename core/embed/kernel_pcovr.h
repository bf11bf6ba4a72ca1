// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include "core/embed/mixed_spectrum.h"
#include "core/matrix.h"
#include "core/measures/kernel.h"

namespace steelyard {

struct KernelPcovrOptions {
  double ridge = 1.0;   ///< lambda > 0, of the kernel ridge regression for Y-hat
  bool centre = false;  ///< whether to centre and scale the kernel first (KernelNormaliser)
};

/// The losses due to the latent space, relative to the kernel and the targets.
struct KernelPcovrLosses {
  double kernel = 0.0;   ///< l_K = tr(K - 2 K W + W^T K W) / tr K,  W = T T^+
  double targets = 0.0;  ///< l_Y = ||Y - T T^+ Y||^2 / ||Y||^2
};

/// The latent space at one alpha. It has k components; those that do not exist are 0.
struct KernelPcovrModel {
  double alpha = 1.0;
  Vector eigenvalues;        ///< Lambda: k, descending
  Matrix scores;             ///< T: n x k, of the training samples; T^T T = diag(Lambda)
  Matrix from_kernel;        ///< P_KT: n x k, T = K P_KT
  KernelPcovrLosses losses;  ///< of the training samples
  Vector kernel_share;       ///< k; share of tr K that each component reproduces
  Vector target_share;       ///< k; share of ||Y||^2 that each component reproduces
};

/// Kernel principal covariates regression (Helfrecht et al. 2020; Cersonsky et al. 2021). With the
/// eigendecomposition K = U diag(kappa) U^T, computed once, and z = U^T Y-hat, Y-hat = K W, W = (K
/// + lambda I)^{-1} Y,
///   A = alpha diag(kappa) + (1 - alpha) z z^T = Q Lambda Q^T,   T = U Q Lambda^{1/2},
///   P_KT = (alpha I + (1 - alpha) W Y-hat^T) U Q Lambda^{-1/2}.
/// Zero eigenvalues of K are left out; negative eigenvalues (sigmoid kernel) are kept, as in K
/// itself. Y is centred here.
class KernelPcovr {
 public:
  /// Costs O(n^3) once, and memory 3 n^2.
  /// \param kernel  K: n x n, symmetric, finite (from kernel_matrix, or any other)
  /// \param y       Y: n x p; without columns only alpha = 1 is meaningful
  /// \throws Error(bad_input) for shapes that do not match, a ridge not above 0, or samples that
  ///         are all equal under the kernel
  KernelPcovr(const Matrix& kernel, const Matrix& y, const KernelPcovrOptions& options = {});

  /// Costs O(n r k) plus the cost of MixedSpectrum.
  /// \param alpha  0 .. 1
  /// \param count  k >= 1; components beyond the rank are 0
  /// \throws Error(bad_input) if either is out of range, or for alpha < 1 without targets
  [[nodiscard]] KernelPcovrModel solve(double alpha, Index count) const;

  /// The latent coordinates of any samples.
  /// \param kernel  m x n, between these samples and the training samples, not centred
  /// \return m x k
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
