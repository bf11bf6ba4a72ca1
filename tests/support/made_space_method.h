// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "tests/support/ended_stepper.h"
#include "tests/support/plain_method.h"
#include "tests/support/regression_method.h"

namespace steelyard::tests {

using SpaceOf = std::function<LearnedSpace(const Problem&)>;

/// Ends at once with a space that the test makes of the problem.
class MadeSpaceStepper final : public EndedStepper {
 public:
  MadeSpaceStepper(ProblemPtr problem, const SpaceOf& space_of)
      : problem_(std::move(problem)), space_(space_of(*problem_)) {}
  [[nodiscard]] std::span<const ScalarInfo> scalars() const override {
    return RegressionStepper::infos();
  }

 private:
  [[nodiscard]] Result best_so_far() const override {
    Result result;
    result.outcome = {Ending::converged, {}};
    result.objective = 0.0;
    result.space = space_;
    return result;
  }

  ProblemPtr problem_;
  LearnedSpace space_;
};

/// A method whose runs end so.
class MadeSpaceMethod final : public PlainMethod {
 public:
  explicit MadeSpaceMethod(SpaceOf space_of) : space_of_(std::move(space_of)) {
    info_.id = "made";
    info_.title = "Made";
    info_.gives = Output::map;
  }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& /*values*/) const override {
    return std::make_unique<MadeSpaceStepper>(std::move(problem), space_of_);
  }

 private:
  SpaceOf space_of_;
};

}  // namespace steelyard::tests
