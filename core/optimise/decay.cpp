// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/optimise/decay.h"

#include <cmath>
#include <numbers>
#include <string>

#include "core/error.h"

namespace steelyard {

Decay decay(std::string_view id) {
  if (id == "cosine") {
    return Decay::cosine;
  }
  if (id == "exponential") {
    return Decay::exponential;
  }
  if (id == "constant") {
    return Decay::constant;
  }
  throw bad_input({"not a decay: '" + std::string(id) + "'", "parameter decay",
                   "cosine, exponential, constant"});
}

double decayed_rate(Decay decay, double initial_rate, std::uint64_t step, std::uint64_t steps) {
  constexpr double halving_steps = 10.0;
  const auto k = static_cast<double>(step);
  switch (decay) {
    case Decay::cosine:
      return 0.5 * initial_rate *
             (1.0 + std::cos(std::numbers::pi * k / static_cast<double>(steps)));
    case Decay::exponential:
      return initial_rate * std::exp2(-k / halving_steps);
    case Decay::constant:
      break;
  }
  return initial_rate;
}

}  // namespace steelyard
