// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <utility>

#include "core/run/method.h"
#include "tests/support/counting_stepper.h"
#include "tests/support/plain_method.h"

namespace steelyard::tests {

/// A made-up method that comes to a value on one problem only: on any other, such as one that a
/// study has changed, its objective is no number.
class LostMethod final : public PlainMethod {
 public:
  explicit LostMethod(ProblemPtr known) : known_(std::move(known)) {
    info_.id = info_.title = "lost";
    info_.target = Target::numbers;
    info_.objective = {Objective::Better::lower, true, true};
  }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& /*values*/) const override {
    CountingPlan plan;
    plan.iterations = 3;
    plan.dimension = problem->dimension();
    plan.lost_at = problem == known_ ? 0 : 1;
    return std::make_unique<CountingStepper>(plan);
  }

 private:
  ProblemPtr known_;
};

}  // namespace steelyard::tests
