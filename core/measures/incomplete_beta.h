// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace steelyard {

/// The regularised incomplete beta function I_x(a, b), by Lentz's continued fraction. One object
/// serves many x and may be used by several threads at once.
class IncompleteBeta {
 public:
  /// \param a, b  > 0
  IncompleteBeta(double a, double b);
  /// \param x     0 .. 1
  /// \param rest  1 - x, which the caller may know to more digits
  /// \return 0 .. 1
  [[nodiscard]] double at(double x, double rest) const;
  /// The natural logarithm of it, which stays finite where it is too small for a number.
  /// \param x, rest  > 0
  [[nodiscard]] double log_at(double x, double rest) const;

 private:
  /// Of x^a (1 - x)^b / B(a, b).
  [[nodiscard]] double log_power(double x, double rest) const;
  /// Whether the fraction converges fast, as it does on this side of the mean.
  [[nodiscard]] bool is_low(double x) const { return x < (a_ + 1.0) / (a_ + b_ + 2.0); }

  double a_, b_;
  double log_beta_;
};

/// The p-value of an F test: the probability that, with `above` and `below` degrees of freedom, F
/// is by chance at least as large as
///   F = explained / left * below / above.
/// \param beta             with a = below / 2 and b = above / 2
/// \param explained, left  parts of the sum of squares, not both 0
[[nodiscard]] double f_test_p_value(const IncompleteBeta& beta, double explained, double left);

}  // namespace steelyard
