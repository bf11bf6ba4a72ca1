// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include "core/parameter/parameter.h"
#include "core/problem/problem.h"

namespace steelyard {

/// Evaluates weights on the samples of one problem, no matter which samples they were learned from.
class ObjectiveEvaluator {
 public:
  ObjectiveEvaluator() = default;
  ObjectiveEvaluator(const ObjectiveEvaluator&) = delete;
  ObjectiveEvaluator& operator=(const ObjectiveEvaluator&) = delete;
  virtual ~ObjectiveEvaluator() = default;

  /// The method's objective; smaller is better. It is always measured in the same way, so that
  /// values can be compared between solutions, and between problems with the same number of
  /// samples. The first call may take longer.
  /// \param weights  D, >= 0, in the inputs' units
  /// \return `std::nullopt` when stopped
  [[nodiscard]] virtual std::optional<double> score(const Vector& weights,
                                                    const std::stop_token& stop) = 0;
};

/// The rough cost of an evaluator on this machine, in seconds.
struct ScoringCost {
  double first = 0.0;  ///< of the first score
  double each = 0.0;   ///< of each further one
};

/// Makes evaluators for a method that can evaluate given weights.
class Scoring {
 public:
  Scoring() = default;
  Scoring(const Scoring&) = delete;
  Scoring& operator=(const Scoring&) = delete;
  virtual ~Scoring() = default;

  /// Cheap, because the real work begins with the first score.
  [[nodiscard]] virtual std::unique_ptr<ObjectiveEvaluator> begin(
      ProblemPtr problem, const ParameterValues& values) const = 0;
  [[nodiscard]] virtual ScoringCost cost(const Problem& problem,
                                         const ParameterValues& values) const = 0;
};

}  // namespace steelyard
