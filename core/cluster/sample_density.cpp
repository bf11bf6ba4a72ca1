// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cluster/sample_density.h"

#include <cmath>
#include <numbers>

namespace steelyard {

double log_unit_ball_volume(double dimension) {
  return 0.5 * dimension * std::log(std::numbers::pi) - std::lgamma(0.5 * dimension + 1.0);
}

}  // namespace steelyard
