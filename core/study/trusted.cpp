// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/trusted.h"

#include <algorithm>
#include <utility>

#include "core/run/learner.h"
#include "core/study/replicate_study.h"
#include "core/study/trust_check.h"
#include "core/study/trust_cost.h"

namespace steelyard {
namespace {

class Trusted : public Method {
 public:
  explicit Trusted(std::shared_ptr<const Method> inner)
      : inner_(std::move(inner)), schema_(with_trust(inner_->schema())) {}

  [[nodiscard]] const MethodInfo& info() const override { return inner_->info(); }
  [[nodiscard]] const ParameterSchema& schema() const override { return schema_; }
  [[nodiscard]] std::vector<Complaint> check(const Problem& problem,
                                             const ParameterValues& values) const override;
  [[nodiscard]] Estimate estimate(const Problem& problem,
                                  const ParameterValues& values) const override;
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override;
  [[nodiscard]] const Scoring* scoring() const override { return inner_->scoring(); }
  [[nodiscard]] std::shared_ptr<Learner> learner(ProblemPtr problem,
                                                 const ParameterValues& values) const override {
    return inner_->learner(std::move(problem), inner_values(values));
  }
  [[nodiscard]] ParameterValues for_share_of_samples(const ParameterValues& values,
                                                     double share) const override {
    ParameterValues thinned = values;
    for (const auto& [id, value] : inner_->for_share_of_samples(inner_values(values), share)) {
      thinned.set(id, value);
    }
    return thinned;
  }

 private:
  [[nodiscard]] ParameterValues inner_values(const ParameterValues& values) const;
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan_of(const TrustOptions& options,
                                                       StudyQuestion question,
                                                       std::string objective) const;

  std::shared_ptr<const Method> inner_;
  ParameterSchema schema_;
};

ParameterValues Trusted::inner_values(const ParameterValues& values) const {
  ParameterValues inner;
  for (const auto& [id, value] : values) {
    if (inner_->schema().find(id) != nullptr) {
      inner.set(id, value);
    }
  }
  return inner;
}

std::vector<Complaint> Trusted::check(const Problem& problem, const ParameterValues& values) const {
  std::vector<Complaint> complaints = schema_.check(values);
  if (complaints.empty()) {
    complaints = inner_->check(problem, inner_values(values));
  }
  if (complaints.empty()) {
    complaints = trust_complaints(*inner_, problem, inner_values(values), trust_from(values));
  }
  return complaints;
}

Estimate Trusted::estimate(const Problem& problem, const ParameterValues& values) const {
  const ParameterValues inner = inner_values(values);
  const TrustOptions options = trust_from(values);
  Estimate estimate = inner_->estimate(problem, inner);
  if (options.trust != Trust::none && check(problem, values).empty()) {
    estimate.seconds += seconds_of_study(*inner_, problem, inner, options, estimate);
  }
  return estimate;
}

std::unique_ptr<ReplicatePlan> Trusted::plan_of(const TrustOptions& options, StudyQuestion question,
                                                std::string objective) const {
  const Estimate main = inner_->estimate(*question.problem, question.values);
  const double study = seconds_of_study(*inner_, *question.problem, question.values, options, main);
  const double all = main.seconds + study;
  const double share = all > 0.0 ? std::clamp(main.seconds / all, 0.02, 0.98) : 0.5;
  switch (options.trust) {
    case Trust::cross_validation:
      return std::make_unique<BlockValidation>(std::move(question), options.blocks,
                                               std::move(objective), share);
    case Trust::random_subsets:
      return std::make_unique<RandomSubsets>(std::move(question), options.subsets,
                                             std::move(objective), share);
    case Trust::stability:
    case Trust::none:
      break;
  }
  return std::make_unique<SelectionStability>(std::move(question), options.stability, share);
}

std::unique_ptr<Stepper> Trusted::begin(ProblemPtr problem, const ParameterValues& values) const {
  const ParameterValues inner = inner_values(values);
  const TrustOptions options = trust_from(values);
  std::unique_ptr<Stepper> main = inner_->begin(problem, inner);
  if (options.trust == Trust::none) {
    return main;
  }
  std::string objective = main->scalars().front().title;
  auto plan = plan_of(options, {inner_, std::move(problem), inner}, std::move(objective));
  return std::make_unique<ReplicateStudy>(std::move(main), std::move(plan));
}

}  // namespace

std::unique_ptr<const Method> trusted(std::shared_ptr<const Method> method) {
  return std::make_unique<Trusted>(std::move(method));
}

}  // namespace steelyard
