// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace steelyard {

/// Where a share may lie, 0 <= low <= high <= 1.
struct ShareInterval {
  double low = 0.0;
  double high = 1.0;

  friend bool operator==(const ShareInterval&, const ShareInterval&) = default;
};

/// So many standard deviations of a normal number hold 95 % of it on both sides of its mean.
inline constexpr double deviations_of_95_percent = 1.959963984540054;

/// The score interval of a share that was counted (Wilson 1927, J. Am. Stat. Assoc. 22, 209): all
/// shares p with
///   |k / n - p| <= z sqrt(p (1 - p) / n).
/// Unlike the interval around k / n, it has a width where nothing or everything was counted.
/// \param successes   k: 0 .. trials; need not be whole where several trials count as one
/// \param trials      n: above 0
/// \param deviations  z: above 0
/// \throws Error(fault) for numbers outside these ranges
[[nodiscard]] ShareInterval wilson_interval(double successes, double trials,
                                            double deviations = deviations_of_95_percent);

}  // namespace steelyard
