// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/sobolev/convex_features.h"
#include "core/methods/sobolev/fourier_frequencies.h"

namespace steelyard::sobolev {

/// f(x, y) = sqrt(2 / m) sum_k u_k cos(w_k'x + v_k'y + b_k).
class FourierCritic final : public ConvexCritic {
 public:
  FourierCritic(FourierFrequencies frequencies, const Vector& u);

  [[nodiscard]] Matrix of_inputs(const Matrix& x) const override;
  [[nodiscard]] Matrix of_targets(const Matrix& y) const override;
  [[nodiscard]] Vector means_with(const Matrix& x, const Matrix& targets, Index input,
                                  const Matrix& draws) const override;

 private:
  FourierFrequencies frequencies_;
  Vector u_;  ///< u times sqrt(2 / m)
};

}  // namespace steelyard::sobolev
