// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/run/learner.h"
#include "core/study/search_plan.h"
#include "core/study/study.h"

namespace steelyard {

/// A study that takes the run's place: the method learns with some of the inputs, again and again,
/// as a plan asks. It gives a solution for each number of features. Its kind is chosen by the
/// parameter `search`.
class SearchStudy : public Study {
 public:
  [[nodiscard]] const StudyKind& kind() const final;
  [[nodiscard]] bool takes(const Method& method) const override {
    return method.learning() != nullptr;
  }
  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const final;
  [[nodiscard]] ParameterValues automatic_values(const StudyQuestion& question) const final;
  [[nodiscard]] std::unique_ptr<Stepper> begin(const StudyQuestion& question) const final;

 protected:
  [[nodiscard]] std::shared_ptr<Learner> learner(const StudyQuestion& question) const;
  /// The limit for all solutions, 1 .. usable. \param usable  features that can have a weight
  [[nodiscard]] Index most_features(const ParameterValues& settings, Index usable) const;

 private:
  /// The limit where the user sets none.
  [[nodiscard]] virtual Index automatic_limit(Index usable) const { return usable; }
  /// \param learner  outlives the plan
  [[nodiscard]] virtual std::unique_ptr<SearchPlan> plan(const Learner& learner,
                                                         const ParameterValues& settings) const = 0;
  /// The cost in units of one run with all features. \param usable  features that can have a weight
  [[nodiscard]] virtual double runs(const ParameterValues& settings, Index usable) const = 0;
};

/// A parameter that all searches have: the limit for their solutions.
[[nodiscard]] ParameterSpec most_features_parameter();

}  // namespace steelyard
