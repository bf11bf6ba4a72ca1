// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace steelyard::baselines {

/// The regularised incomplete beta function I_x(a, b), by Lentz's continued fraction. An object
/// serves many x; any thread may ask.
class IncompleteBeta {
 public:
  /// \param a, b  > 0
  IncompleteBeta(double a, double b);
  /// \param x  0 .. 1    \param rest  1 - x, which may be known to more digits    \return 0 .. 1
  [[nodiscard]] double at(double x, double rest) const;

 private:
  double a_, b_;
  double log_beta_;
};

/// How likely F is at least as large as it is, of the F distribution with degrees of freedom
/// `above` and `below`, where a share of the sum of squares is explained:
///   F = explained / left * below / above.
[[nodiscard]] double f_test_p_value(const IncompleteBeta& beta, double explained, double left);

}  // namespace steelyard::baselines
