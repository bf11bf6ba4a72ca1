// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string_view>

namespace steelyard {

/// How the learning rate decays over a run.
enum class Decay { cosine, exponential, constant };

/// The decay named "cosine", "exponential" or "constant".
/// \throws Error(bad_input) for another name
[[nodiscard]] Decay decay(std::string_view id);

/// The learning rate of step k = 0, 1, ..., n - 1, starting from eta_0 = `initial_rate`:
/// cosine eta_0/2 (1 + cos(pi k / n)); exponential eta_0 2^(-k/10); constant eta_0.
/// \param steps  n >= 1
[[nodiscard]] double decayed_rate(Decay decay, double initial_rate, std::uint64_t step,
                                  std::uint64_t steps);

}  // namespace steelyard
