// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/matrix.h"

namespace steelyard {

/// How the samples are distributed, as knockoffs take it, and how far these are
/// from the features.
struct KnockoffModel {
  Vector means;       ///< D
  Matrix covariance;  ///< Sigma: D x D, positive definite
  Vector spread;      ///< diagonal of S: D, >= 0, 2 Sigma - S positive semidefinite
};

/// Gaussian model-X knockoffs (Candes, Fan, Janson & Lv 2018): drawn from what
/// the features leave to them,
///   X~ = X - (X - mu) Sigma^-1 S + Z L',  L L' = 2 S - S Sigma^-1 S,
/// so that swapping a feature with its knockoff changes no mean and no
/// covariance.
class GaussianKnockoffs {
 public:
  /// \return nothing when stopped, or where Sigma is not positive definite.
  /// Where rounding leaves
  ///         2 S - S Sigma^-1 S short of it, its diagonal is raised by as
  ///         little as is needed
  [[nodiscard]] static std::optional<GaussianKnockoffs> of(const KnockoffModel& model,
                                                           const std::stop_token& stop = {});

  /// \param x, noise  N x D; of the noise, all numbers independent and normal
  /// \return N x D
  [[nodiscard]] Matrix sample(const Matrix& x, const Matrix& noise) const;

 private:
  Vector means_;
  Matrix pull_;   ///< Sigma^-1 S: D x D
  Matrix lower_;  ///< L
};

}  // namespace steelyard
