// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cmath>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "tests/support/ended_stepper.h"
#include "tests/support/plain_method.h"

namespace steelyard::tests {

/// Selects each column whose correlation with the target is too large for one test at level 0.1,
/// however many columns it looks at.
class HastyStepper final : public EndedStepper {
 public:
  explicit HastyStepper(ProblemPtr problem) : problem_(std::move(problem)) {}

 private:
  [[nodiscard]] Result best_so_far() const override {
    constexpr double deviations = 1.6449;  // of a normal number, two-sided, at 0.1
    const Vector target = problem_->truth.col(0).array() - problem_->truth.col(0).mean();
    Result result;
    result.outcome = {Ending::converged, {}};
    result.columns = {{"score", "Score", "", ValueKind::score}};
    result.selection.rule = other_words("p at most 0.1");
    for (Index input = 0; input < problem_->dimension(); ++input) {
      const Vector column = problem_->inputs.col(input);
      const Vector centred = column.array() - column.mean();
      const double score = std::sqrt(static_cast<double>(problem_->samples())) *
                           std::abs(centred.dot(target)) / (centred.norm() * target.norm());
      result.columns.front().values.push_back(score);
      if (score > deviations) {
        result.selection.features.push_back(input);
      }
    }
    result.objective = -static_cast<double>(result.selection.features.size());
    return result;
  }

  ProblemPtr problem_;
};

/// A method whose rule is wrong: it promises a false discovery rate of 0.1 and corrects nothing.
/// Keeps the targets of its runs.
class HastyMethod final : public PlainMethod {
 public:
  static constexpr double promised = 0.1;

  HastyMethod() {
    info_.id = info_.title = "hasty";
    info_.target = Target::numbers;
    info_.gives = Output::scores;
    info_.objective = {Objective::Better::lower, true, true};
  }

  [[nodiscard]] std::optional<double> promised_rate(
      const ParameterValues& /*values*/) const override {
    return promised;
  }
  /// A share of no cost would say nothing of how much is done.
  [[nodiscard]] Estimate estimate(const Problem& /*problem*/,
                                  const ParameterValues& /*values*/) const override {
    Estimate estimate;
    estimate.seconds = 0.01;
    return estimate;
  }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& /*values*/) const override {
    {
      const std::lock_guard lock(mutex_);
      targets_.emplace_back(problem->truth.col(0));
    }
    return std::make_unique<HastyStepper>(std::move(problem));
  }
  /// In the order in which the runs have begun.
  [[nodiscard]] std::vector<Vector> targets() const {
    const std::lock_guard lock(mutex_);
    return targets_;
  }

 private:
  mutable std::mutex mutex_;
  mutable std::vector<Vector> targets_;
};

}  // namespace steelyard::tests
