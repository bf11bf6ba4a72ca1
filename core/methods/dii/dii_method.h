// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/dii/dii_learner.h"
#include "core/run/method.h"
#include "core/run/scoring.h"

namespace steelyard::dii {

/// The DII of given weights on any samples. Always uses the adaptive width of Eq. 7, which makes it
/// independent of the weights' scale; a width fixed or narrowed in one run would not be comparable
/// in another.
class DiiScoring : public Scoring {
 public:
  [[nodiscard]] std::unique_ptr<ObjectiveEvaluator> begin(
      ProblemPtr problem, const ParameterValues& values) const override;
  [[nodiscard]] ScoringCost cost(const Problem& problem,
                                 const ParameterValues& values) const override;
};

/// Differentiable Information Imbalance as a method of the workbench.
class DiiMethod : public Method {
 public:
  [[nodiscard]] const MethodInfo& info() const override;
  [[nodiscard]] const ParameterSchema& schema() const override;
  [[nodiscard]] std::vector<Complaint> check(const Problem& problem,
                                             const ParameterValues& values) const override;
  [[nodiscard]] Estimate estimate(const Problem& problem,
                                  const ParameterValues& values) const override;
  [[nodiscard]] ParameterValues automatic_values(const Problem& problem,
                                                 const ParameterValues& values,
                                                 const FitContext& terms) const override;
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override;
  [[nodiscard]] const Scoring* scoring() const override { return &scoring_; }
  [[nodiscard]] const Learning* learning() const override { return &learning_; }
  [[nodiscard]] ParameterValues for_share_of_samples(const ParameterValues& values,
                                                     double share) const override;

 private:
  DiiScoring scoring_;
  DiiLearning learning_;
};

}  // namespace steelyard::dii
