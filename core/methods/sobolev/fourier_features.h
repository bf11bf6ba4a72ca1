// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/methods/sobolev/convex_features.h"
#include "core/methods/sobolev/fourier_frequencies.h"

namespace steelyard::sobolev {

/// Random Fourier features of inputs and target together. Their moments over all pairs of an x and
/// a y follow from those of cosines and sines of x and of y alone. u has m entries.
class FourierFeatures final : public ConvexFeatures {
 public:
  /// Cost O(N m^2).
  /// \param x, y  N x D and N x T
  /// \return null when stopped
  [[nodiscard]] static std::shared_ptr<const FourierFeatures> make(FourierFrequencies frequencies,
                                                                   const Matrix& x, const Matrix& y,
                                                                   const std::stop_token& stop);

  [[nodiscard]] const Vector& mean_difference() const override { return difference_; }
  [[nodiscard]] Factorisation solve(const Vector& inverse_eta, const ConvexPenalty& penalty,
                                    Vector& u, const std::stop_token& stop) const override;
  [[nodiscard]] Vector energies(const Vector& u) const override;
  [[nodiscard]] double second_moment(const Vector& u) const override;
  [[nodiscard]] std::shared_ptr<const ConvexCritic> critic(const Vector& u) const override;

  /// C, and S: the means under Q of the products of the cosines, and of the sines.
  [[nodiscard]] const Matrix& cosines() const { return cosines_; }
  [[nodiscard]] const Matrix& sines() const { return sines_; }
  /// sum_j D_j / eta_j = S o (W diag(1 / eta) W').
  /// \return false when stopped
  [[nodiscard]] bool penalty_matrix(const Vector& inverse_eta, Matrix& result,
                                    const std::stop_token& stop) const;

 private:
  FourierFeatures() = default;

  FourierFrequencies frequencies_;
  Vector difference_;
  Matrix cosines_, sines_;
};

}  // namespace steelyard::sobolev
