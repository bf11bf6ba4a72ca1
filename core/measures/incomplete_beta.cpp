// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/incomplete_beta.h"

#include <algorithm>
#include <cmath>

namespace steelyard {
namespace {

/// Press, Teukolsky, Vetterling & Flannery, Numerical Recipes, equation 6.4.5.
double continued_fraction(double a, double b, double x) {
  constexpr double tiny = 1e-300;
  constexpr int most_terms = 100000;
  const auto kept_from_zero = [](double value) { return std::abs(value) < tiny ? tiny : value; };
  double above = 1.0;
  double below = 1.0 / kept_from_zero(1.0 - (a + b) * x / (a + 1.0));
  double fraction = below;
  for (int term = 1; term < most_terms; ++term) {
    const double m = term;
    const double even = m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m));
    below = 1.0 / kept_from_zero(1.0 + even * below);
    above = kept_from_zero(1.0 + even / above);
    fraction *= below * above;
    const double odd = -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0));
    below = 1.0 / kept_from_zero(1.0 + odd * below);
    above = kept_from_zero(1.0 + odd / above);
    fraction *= below * above;
    if (std::abs(below * above - 1.0) < 1e-15) {
      break;
    }
  }
  return fraction;
}

}  // namespace

IncompleteBeta::IncompleteBeta(double a, double b)
    : a_(a), b_(b), log_beta_(std::lgamma(a) + std::lgamma(b) - std::lgamma(a + b)) {}

double IncompleteBeta::at(double x, double rest) const {
  if (x <= 0.0 || rest <= 0.0) {
    return x <= 0.0 ? 0.0 : 1.0;
  }
  const double power = std::exp(log_power(x, rest));
  const double value = is_low(x) ? power * continued_fraction(a_, b_, x) / a_
                                 : 1.0 - power * continued_fraction(b_, a_, rest) / b_;
  return std::clamp(value, 0.0, 1.0);
}

double IncompleteBeta::log_power(double x, double rest) const {
  return a_ * std::log(x) + b_ * std::log(rest) - log_beta_;
}

double IncompleteBeta::log_at(double x, double rest) const {
  return is_low(x) ? log_power(x, rest) + std::log(continued_fraction(a_, b_, x) / a_)
                   : std::log(at(x, rest));
}

double f_test_p_value(const IncompleteBeta& beta, double explained, double left) {
  return beta.at(left / (explained + left), explained / (explained + left));
}

}  // namespace steelyard
