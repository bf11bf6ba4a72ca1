// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "core/run/method.h"

namespace steelyard::tests {

/// A method that says it takes long, or much memory, and does not: what is decided by an estimate
/// can be tested without waiting.
class DearMethod final : public Method {
 public:
  DearMethod(std::shared_ptr<const Method> method, double seconds, double bytes = 0.0)
      : method_(std::move(method)), seconds_(seconds), bytes_(bytes) {}

  [[nodiscard]] const MethodInfo& info() const override { return method_->info(); }
  [[nodiscard]] const ParameterSchema& schema() const override { return method_->schema(); }
  [[nodiscard]] std::vector<Complaint> check(const Problem& problem,
                                             const ParameterValues& values) const override {
    return method_->check(problem, values);
  }
  [[nodiscard]] Estimate estimate(const Problem& problem,
                                  const ParameterValues& values) const override {
    Estimate estimate = method_->estimate(problem, values);
    estimate.seconds = seconds_;
    estimate.bytes = bytes_ > 0.0 ? bytes_ : estimate.bytes;
    return estimate;
  }
  [[nodiscard]] ParameterValues automatic_values(const Problem& problem,
                                                 const ParameterValues& values,
                                                 const FitContext& terms) const override {
    return method_->automatic_values(problem, values, terms);
  }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override {
    return method_->begin(std::move(problem), values);
  }
  [[nodiscard]] const Scoring* scoring() const override { return method_->scoring(); }
  [[nodiscard]] const Learning* learning() const override { return method_->learning(); }

 private:
  std::shared_ptr<const Method> method_;
  double seconds_;
  double bytes_;  ///< 0: those of the method
};

}  // namespace steelyard::tests
