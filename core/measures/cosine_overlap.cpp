// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/cosine_overlap.h"

#include <algorithm>

namespace steelyard {

double cosine_overlap(const Vector& a, const Vector& b) {
  // Scaled first: squares of very small or large weights would underflow or overflow.
  const double largest_a = a.size() > 0 ? a.cwiseAbs().maxCoeff() : 0.0;
  const double largest_b = b.size() > 0 ? b.cwiseAbs().maxCoeff() : 0.0;
  if (largest_a == 0.0 || largest_b == 0.0) {
    return 0.0;
  }
  const Vector unit_a = (a / largest_a).normalized();
  const Vector unit_b = (b / largest_b).normalized();
  return std::clamp(unit_a.dot(unit_b), -1.0, 1.0);
}

}  // namespace steelyard
