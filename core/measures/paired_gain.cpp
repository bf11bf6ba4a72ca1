// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/paired_gain.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace steelyard {
namespace {

/// Where both errors are 0, neither is better.
double relative_gain(double own, double other) {
  const double larger = std::max(own, other);
  return larger > 0.0 ? (other - own) / larger : 0.0;
}

}  // namespace

double student_95(Index freedom) {
  constexpr std::array<double, 30> points{
      6.313752, 2.919986, 2.353363, 2.131847, 2.015048, 1.943180, 1.894579, 1.859548,
      1.833113, 1.812461, 1.795885, 1.782288, 1.770933, 1.761310, 1.753050, 1.745884,
      1.739607, 1.734064, 1.729133, 1.724718, 1.720743, 1.717144, 1.713872, 1.710882,
      1.708141, 1.705618, 1.703288, 1.701131, 1.699127, 1.697261};
  if (freedom < 1) {
    return std::numeric_limits<double>::infinity();
  }
  if (freedom <= std::ssize(points)) {
    return points.at(static_cast<std::size_t>(freedom - 1));
  }
  // Cornish and Fisher's first terms.
  constexpr double normal = 1.644854;
  return normal + (normal * normal * normal + normal) / (4.0 * static_cast<double>(freedom));
}

double error_over_folds(const Vector& errors, double tested_over_trained) {
  const auto folds = static_cast<double>(errors.size());
  const double squares = (errors.array() - errors.mean()).square().sum();
  const double variance =
      folds > 1.0 ? squares / (folds - 1.0) : std::numeric_limits<double>::infinity();
  return std::sqrt((1.0 / folds + tested_over_trained) * variance);
}

PairedGain paired_gain(const Vector& own, const Vector& other, double tested_over_trained) {
  const Vector gains =
      own.binaryExpr(other, [](double one, double two) { return relative_gain(one, two); });
  PairedGain found;
  found.mean = gains.mean();
  found.error = error_over_folds(gains, tested_over_trained);
  found.low = found.mean - student_95(gains.size() - 1) * found.error;
  return found;
}

}  // namespace steelyard
