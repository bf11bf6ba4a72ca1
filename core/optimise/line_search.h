// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <stop_token>

#include "core/matrix.h"

namespace steelyard {

/// Computes the value and the gradient of a function at a point. Returns false when it was stopped
/// during the computation; value and gradient must then not be used.
using SmoothFunction = std::function<bool(const Vector& point, double& value, Vector& gradient,
                                          const std::stop_token& stop)>;

/// A point, with the value and the gradient of a function there.
struct EvaluatedPoint {
  Vector point;
  double value = 0.0;
  Vector gradient;
};

struct LineSearchOptions {
  double sufficient_decrease = 1e-3;  ///< c1: required share of the slope at the start
  double curvature = 0.9;             ///< c2: share of that slope that may remain
  int most_trials = 20;
};

enum class LineSearchEnd { found, none, stopped };

/// Searches along a direction for a point that satisfies the strong Wolfe conditions,
///   f(a) <= f(0) + c1 a f'(0)  and  |f'(a)| <= c2 |f'(0)|,
/// by bracketing and cubic interpolation (Nocedal & Wright 2006, algorithms 3.5 and 3.6). Steps to
/// where the value or the gradient is not finite count as too long. When the trials are used up,
/// the best point with a sufficient decrease counts as found.
class LineSearch {
 public:
  /// \param direction  leads downhill: its product with the gradient is below 0
  /// \param longest    > 0: the largest step length; a point there needs to satisfy only the first
  ///                   condition
  LineSearch(const SmoothFunction& function, const EvaluatedPoint& start, const Vector& direction,
             double longest, const LineSearchOptions& options);

  /// \param first  the step length to try first, > 0
  [[nodiscard]] LineSearchEnd search(double first, const std::stop_token& stop);
  /// The point that was found; only after search() returned `found`.
  [[nodiscard]] EvaluatedPoint& found() { return low_.at; }
  [[nodiscard]] int trials() const { return trials_; }

 private:
  struct Trial {
    double length = 0.0;
    double slope = 0.0;
    bool finite = true;
    EvaluatedPoint at;
  };

  [[nodiscard]] bool evaluate(double length, Trial& trial, const std::stop_token& stop);
  [[nodiscard]] LineSearchEnd close_in(Trial high, const std::stop_token& stop);
  [[nodiscard]] bool decreases(const Trial& trial) const;
  [[nodiscard]] bool is_flat(const Trial& trial) const;
  [[nodiscard]] double between(const Trial& high) const;

  const SmoothFunction& function_;
  const EvaluatedPoint& start_;
  const Vector& direction_;
  double longest_;
  LineSearchOptions options_;
  double start_slope_;
  Trial low_;  ///< the best trial so far
  int trials_ = 0;
};

}  // namespace steelyard
