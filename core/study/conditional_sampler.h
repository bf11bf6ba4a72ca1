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
  by_values,   ///< by a fitted model for columns of two values and for counts (GroupDraws);
               ///< residuals for all others
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
  /// For ConditionalDraw::by_values, what residuals gives.
  /// \param inputs  M x D
  /// \param count   R, >= 0
  /// \return M x R, in the feature's units
  [[nodiscard]] Matrix draw(const MatrixView& inputs, Index feature, Index count,
                            Random& random) const;
  /// Draws several features at once, given the features that are not among them: their means are
  ///   mu_G - Omega_GG^-1 Omega_G,-G (x - mu)_-G,
  /// and the residuals of one random sample, or normal numbers with the residuals' covariance, are
  /// added to all of them. Of a single feature, what draw() gives.
  /// \param inputs    M x D
  /// \param features  at least one, each once, all of which vary in the training samples
  /// \param count     R, >= 0
  /// \return for each of the features, M x R
  [[nodiscard]] std::vector<Matrix> draw_together(const MatrixView& inputs,
                                                  const std::vector<Index>& features, Index count,
                                                  Random& random) const;

  [[nodiscard]] ConditionalDraw how() const { return how_; }
  /// The samples that the means were fitted to: N x D.
  [[nodiscard]] const Matrix& training() const { return training_; }
  /// The variance of a feature that the others leave, in the feature's units squared.
  [[nodiscard]] double residual_variance(Index feature) const;

 private:
  /// The regression of several features on all others: D x |features|, 0 in the rows of these.
  [[nodiscard]] Matrix joint_coefficients(const std::vector<Index>& features) const;
  /// The residuals of the training samples, enlarged to the size that those of other samples would
  /// have.
  /// \return N
  [[nodiscard]] Vector residuals(Index feature) const;

  ConditionalDraw how_ = ConditionalDraw::residuals;
  Matrix training_;         ///< N x D
  Vector means_;            ///< D
  Matrix coefficients_;     ///< D x D: (x - mu) times column j is m_j - mu_j; 0 on the diagonal
  Vector precisions_;       ///< D: diagonal of Omega in the features' units; 0 for constant ones
  double inflation_ = 1.0;  ///< factor of the residuals
};

}  // namespace steelyard
