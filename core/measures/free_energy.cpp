// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/free_energy.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace steelyard {

Matrix free_energy(const Matrix& density) {
  double lowest = std::numeric_limits<double>::infinity();
  Matrix energy = density.unaryExpr([&](double value) {
    const double of = value > 0.0 ? -std::log(value) : std::numeric_limits<double>::quiet_NaN();
    lowest = std::isnan(of) ? lowest : std::min(lowest, of);
    return of;
  });
  energy.array() -= lowest;
  return energy;
}

}  // namespace steelyard
