// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/optimise/line_search.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace steelyard {

LineSearch::LineSearch(const SmoothFunction& function, const EvaluatedPoint& start,
                       const Vector& direction, double longest, const LineSearchOptions& options)
    : function_(function),
      start_(start),
      direction_(direction),
      longest_(longest),
      options_(options),
      start_slope_(start.gradient.dot(direction)),
      low_{0.0, start_slope_, true, start} {}

/// \return false when stopped
bool LineSearch::evaluate(double length, Trial& trial, const std::stop_token& stop) {
  trial.length = length;
  trial.at.point = start_.point + length * direction_;
  ++trials_;
  if (!function_(trial.at.point, trial.at.value, trial.at.gradient, stop)) {
    return false;
  }
  trial.finite = std::isfinite(trial.at.value) && trial.at.gradient.allFinite();
  trial.slope = trial.finite ? trial.at.gradient.dot(direction_) : 0.0;
  return true;
}

bool LineSearch::decreases(const Trial& trial) const {
  return trial.finite && trial.at.value <= start_.value + options_.sufficient_decrease *
                                                              trial.length * start_slope_;
}

bool LineSearch::is_flat(const Trial& trial) const {
  return std::abs(trial.slope) <= -options_.curvature * start_slope_;
}

/// The minimum of the cubic through the two ends, away from both; half way where there is none.
double LineSearch::between(const Trial& high) const {
  constexpr double margin = 0.1;
  const double width = high.length - low_.length;
  double share = 0.5;
  if (high.finite) {
    const double d1 = low_.slope + high.slope - 3.0 * (low_.at.value - high.at.value) / (-width);
    const double inside = d1 * d1 - low_.slope * high.slope;
    if (inside >= 0.0) {
      const double d2 = std::copysign(std::sqrt(inside), width);
      const double cubic = 1.0 - (high.slope + d2 - d1) / (high.slope - low_.slope + 2.0 * d2);
      share = std::isfinite(cubic) ? std::clamp(cubic, margin, 1.0 - margin) : share;
    }
  } else {
    share = margin;
  }
  return low_.length + share * width;
}

/// Between low_, which decreases enough and has the lowest value, and an end that does not.
LineSearchEnd LineSearch::close_in(Trial high, const std::stop_token& stop) {
  constexpr double narrow = 1e-14;
  while (trials_ < options_.most_trials &&
         std::abs(high.length - low_.length) > narrow * std::max(high.length, low_.length)) {
    Trial trial;
    if (!evaluate(between(high), trial, stop)) {
      return LineSearchEnd::stopped;
    }
    if (!decreases(trial) || trial.at.value >= low_.at.value) {
      high = std::move(trial);
      continue;
    }
    if (is_flat(trial)) {
      low_ = std::move(trial);
      return LineSearchEnd::found;
    }
    if (trial.slope * (high.length - low_.length) >= 0.0) {
      high = std::move(low_);
    }
    low_ = std::move(trial);
  }
  return low_.length > 0.0 ? LineSearchEnd::found : LineSearchEnd::none;
}

LineSearchEnd LineSearch::search(double first, const std::stop_token& stop) {
  constexpr double growth = 2.5;
  double length = std::min(first, longest_);
  while (trials_ < options_.most_trials) {
    Trial trial;
    if (!evaluate(length, trial, stop)) {
      return LineSearchEnd::stopped;
    }
    if (!decreases(trial) || trial.at.value >= low_.at.value) {
      return close_in(std::move(trial), stop);
    }
    if (is_flat(trial) || length >= longest_) {
      low_ = std::move(trial);
      return LineSearchEnd::found;
    }
    std::swap(low_, trial);
    if (low_.slope >= 0.0) {
      return close_in(std::move(trial), stop);
    }
    length = std::min(growth * length, longest_);
  }
  return low_.length > 0.0 ? LineSearchEnd::found : LineSearchEnd::none;
}

}  // namespace steelyard
