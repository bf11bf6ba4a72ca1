// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <memory>
#include <utility>

#include "core/run/method.h"
#include "tests/support/ended_stepper.h"
#include "tests/support/parameter_builders.h"

namespace steelyard::tests {

/// What a made-up method says of the features, knowing which are true.
using Say = std::function<FeatureColumn(const Vector& truth)>;

class SayingStepper final : public EndedStepper {
 public:
  SayingStepper(ProblemPtr problem, Say say) : problem_(std::move(problem)), say_(std::move(say)) {}

 private:
  [[nodiscard]] Result best_so_far() const override {
    Result result;
    result.outcome = {Ending::converged, {}};
    result.objective = 1.0;
    // The user's own table, on which nothing is known, counts for nothing.
    const Vector nobody = Vector::Zero(problem_->dimension());
    result.columns = {say_(problem_->known_weights.value_or(nobody))};
    result.selection = {{0, 1, 2, 3}, other_words("the first four")};
    return result;
  }
  ProblemPtr problem_;
  Say say_;
};

class SayingMethod final : public Method {
 public:
  SayingMethod(std::string id, Say say, Target target = Target::numbers) : say_(std::move(say)) {
    info_.id = std::move(id);
    info_.title = info_.id;
    info_.target = target;
    info_.gives = Output::scores;
  }
  [[nodiscard]] const MethodInfo& info() const override { return info_; }
  [[nodiscard]] const ParameterSchema& schema() const override { return schema_; }
  [[nodiscard]] std::vector<Complaint> check(const Problem& problem,
                                             const ParameterValues& values) const override {
    std::vector<Complaint> complaints = schema_.check(values);
    if (complaints.empty() && values.integer("most_columns") < problem.dimension()) {
      complaints.push_back({"most_columns", "", message("made_up.columns", "too many columns")});
    }
    return complaints;
  }
  [[nodiscard]] Estimate estimate(const Problem& /*problem*/,
                                  const ParameterValues& /*values*/) const override {
    Estimate estimate;
    estimate.seconds = 2.0;
    return estimate;
  }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& /*values*/) const override {
    return std::make_unique<SayingStepper>(std::move(problem), say_);
  }

 private:
  Say say_;
  MethodInfo info_;
  ParameterSchema schema_{{number_parameter("most_columns", "Most columns", ParameterType::integer,
                                            std::int64_t{1000}, {1.0, 1e6}, "")}};
};

}  // namespace steelyard::tests
