// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/optimise/clipped_step.h"

namespace steelyard {

Vector clipped_step(const Vector& weights, const Vector& gradient, double rate, double penalty) {
  // On either side of 0 this is the distance to 0, shortened by rate * penalty but not below 0.
  return ((weights - rate * gradient).array().abs() - rate * penalty).max(0.0).matrix();
}

}  // namespace steelyard
