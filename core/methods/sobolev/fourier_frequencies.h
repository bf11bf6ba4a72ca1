// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>

#include "core/matrix.h"

namespace steelyard::sobolev {

/// Phi_k(x, y) = sqrt(2 / m) cos(w_k'x + v_k'y + b_k), k = 1 .. m (Rahimi and Recht 2007).
struct FourierFrequencies {
  Matrix inputs;   ///< w: m x D
  Matrix targets;  ///< v: m x T
  Vector phases;   ///< b: m
};

struct FourierWish {
  Index count = 300;              ///< m
  std::optional<Index> sparse;    ///< number of inputs per feature; `nullopt` for all
  std::optional<double> width{};  ///< of a kernel over the inputs that a feature sees; `nullopt`
                                  ///< for the median distance of two samples in as many inputs
  double target_width = 1.0;
  std::uint64_t seed = 1;
};

/// Draws normal frequencies of standard deviation 1 / width. Sparse features share out the inputs
/// evenly, at random.
/// \param x        N x D, standardised
/// \param targets  T
[[nodiscard]] FourierFrequencies fourier_frequencies(const FourierWish& wish, const Matrix& x,
                                                     Index targets);

}  // namespace steelyard::sobolev
