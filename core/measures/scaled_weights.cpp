// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/scaled_weights.h"

namespace steelyard {

Vector scaled_to_largest(const Vector& weights) {
  const double largest = weights.size() > 0 ? weights.maxCoeff() : 0.0;
  return largest > 0.0 ? Vector(weights / largest) : weights;
}

}  // namespace steelyard
