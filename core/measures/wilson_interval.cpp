// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/wilson_interval.h"

#include <algorithm>
#include <cmath>

#include "core/error.h"

namespace steelyard {

ShareInterval wilson_interval(double successes, double trials, double deviations) {
  // Comparisons that are false for what is no number.
  const bool valid = trials > 0.0 && std::isfinite(trials) && successes >= 0.0 &&
                     successes <= trials && deviations > 0.0 && std::isfinite(deviations);
  if (!valid) {
    throw fault("an interval of a share needs a count from 0 to the number of trials");
  }
  const double share = successes / trials;
  const double squared = deviations * deviations / trials;  // z^2 / n
  const double centre = share + 0.5 * squared;
  const double half = std::sqrt(squared * (share * (1.0 - share) + 0.25 * squared));
  // Where nothing or everything was counted, rounding must not move the end.
  const double low = successes > 0.0 ? (centre - half) / (1.0 + squared) : 0.0;
  const double high = successes < trials ? (centre + half) / (1.0 + squared) : 1.0;
  return {std::clamp(low, 0.0, share), std::clamp(high, share, 1.0)};
}

}  // namespace steelyard
