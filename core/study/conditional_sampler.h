// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/matrix.h"
#include "core/random.h"

namespace steelyard {

/// How the values of one feature are drawn given those of all others.
enum class ConditionalDraw {
  residuals,   ///< what the others say linearly, plus a residual of a random training sample
  normal,      ///< the same, plus a normal number of the residuals' variance
  permutation  ///< another training sample's value, whatever the others say: wrong where features
               ///< are correlated
};

/// Those of some features that vary but take two values only, which no normal distribution
/// describes, nor anything that is linear in others. \param inputs  N x D, N >= 1
[[nodiscard]] std::vector<Index> features_of_two_values(const MatrixView& inputs,
                                                        const std::vector<Index>& features);

/// Draws values of one feature from its distribution given all others, as randomization tests need
/// them. The mean is linear in the others: with Omega the inverse of the covariance,
///   m_j(x) = mu_j - sum over l != j of Omega_jl (x_l - mu_l) / Omega_jj,
/// which is exact where features are normally distributed. Residuals of the samples that the means
/// were fitted to are too small, by what the fit has adapted to them: they are drawn times
/// sqrt(N / (N - d)), d being the degrees of freedom of the (shrunk) regression on the others.
class ConditionalSampler {
 public:
  /// \param training  N x D, finite, N >= 2, of all samples whose inputs are known, whether or not
  ///                  they are drawn for; the covariance is that of knockoff_correlation()
  /// \return nothing when stopped, or where the covariance is singular
  [[nodiscard]] static std::optional<ConditionalSampler> of(const Matrix& training,
                                                            ConditionalDraw how,
                                                            const std::stop_token& stop = {});

  /// m_j of each sample. \param inputs  M x D    \return M
  [[nodiscard]] Vector mean(const MatrixView& inputs, Index feature) const;
  /// \param inputs  M x D    \param count  R, >= 0    \return M x R, in the feature's units
  [[nodiscard]] Matrix draw(const MatrixView& inputs, Index feature, Index count,
                            Random& random) const;

 private:
  /// Of the training samples, as large as those of other samples would be. \return N
  [[nodiscard]] Vector residuals(Index feature) const;

  ConditionalDraw how_ = ConditionalDraw::residuals;
  Matrix training_;         ///< N x D
  Vector means_;            ///< D
  Matrix coefficients_;     ///< D x D: column j times x - mu is m_j - mu_j; 0 on the diagonal
  double inflation_ = 1.0;  ///< of residuals
};

}  // namespace steelyard
