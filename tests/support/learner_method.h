// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <utility>

#include "core/run/learning.h"
#include "tests/support/plain_method.h"

namespace steelyard::tests {

/// A method that only searches can run: it learns as the test says.
class LearnerMethod final : public PlainMethod {
 public:
  explicit LearnerMethod(std::shared_ptr<SubsetFitter> learner) : learning_(std::move(learner)) {
    info_.id = info_.title = "learner";
    info_.objective = {Objective::Better::lower, true, true};
  }

  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr /*problem*/,
                                               const ParameterValues& /*values*/) const override {
    return nullptr;
  }
  [[nodiscard]] const Learning* learning() const override { return &learning_; }

 private:
  class GivenLearning final : public Learning {
   public:
    explicit GivenLearning(std::shared_ptr<SubsetFitter> learner) : learner_(std::move(learner)) {}
    [[nodiscard]] std::shared_ptr<SubsetFitter> begin(ProblemPtr /*problem*/,
                                                      const ParameterValues& /*values*/,
                                                      const FitContext& /*terms*/) const override {
      return learner_;
    }

   private:
    std::shared_ptr<SubsetFitter> learner_;
  };

  GivenLearning learning_;
};

}  // namespace steelyard::tests
