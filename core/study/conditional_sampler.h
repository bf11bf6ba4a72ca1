// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/matrix.h"
#include "core/random.h"

namespace steelyard {

/// How values of one feature are drawn, given all others.
enum class ConditionalDraw {
  residuals,   ///< the linear prediction from the others, plus the residual of a random training
               ///< sample
  normal,      ///< the same prediction, plus a normal number with the residuals' variance
  permutation  ///< the value of a random training sample, whatever the others are: wrong where
               ///< features are correlated
};

/// The given features that vary but take only two values, which neither a normal distribution nor a
/// linear function of the other features describes.
/// \param inputs  N x D, N >= 1
[[nodiscard]] std::vector<Index> features_of_two_values(const MatrixView& inputs,
                                                        const std::vector<Index>& features);

/// Draws values of one feature from its distribution given all others, as randomization tests need
/// them. The mean is linear in the other features: with Omega the inverse of the covariance,
///   m_j(x) = mu_j - sum over l != j of Omega_jl (x_l - mu_l) / Omega_jj,
/// which is exact where features are normally distributed. Residuals of the samples that the means
/// were fitted to are too small, because the fit has adapted to them. They are therefore multiplied
/// by sqrt(N / (N - d)), d being the degrees of freedom of the (shrunk) regression on the others.
class ConditionalSampler {
 public:
  /// \param training  N x D, finite, N >= 2: all samples whose inputs are known, whether or not
  ///                  values are drawn for them. The covariance is that of knockoff_correlation()
  /// \return `std::nullopt` when stopped, or if the covariance is singular
  [[nodiscard]] static std::optional<ConditionalSampler> of(const Matrix& training,
                                                            ConditionalDraw how,
                                                            const std::stop_token& stop = {});

  /// The mean m_j for each sample.
  /// \param inputs  M x D
  /// \return M
  [[nodiscard]] Vector mean(const MatrixView& inputs, Index feature) const;
  /// \param inputs  M x D
  /// \param count   R, >= 0
  /// \return M x R, in the feature's units
  [[nodiscard]] Matrix draw(const MatrixView& inputs, Index feature, Index count,
                            Random& random) const;

 private:
  /// The residuals of the training samples, enlarged to the size that those of other samples would
  /// have.
  /// \return N
  [[nodiscard]] Vector residuals(Index feature) const;

  ConditionalDraw how_ = ConditionalDraw::residuals;
  Matrix training_;         ///< N x D
  Vector means_;            ///< D
  Matrix coefficients_;     ///< D x D: (x - mu) times column j is m_j - mu_j; 0 on the diagonal
  double inflation_ = 1.0;  ///< factor of the residuals
};

}  // namespace steelyard
