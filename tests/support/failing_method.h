// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <atomic>
#include <memory>
#include <utility>
#include <vector>

#include "core/run/method.h"

namespace steelyard::tests {

/// A method that throws when a run begins after so many good ones, such as a run that a check
/// repeats.
template <typename Exception>
class FailingMethod final : public Method {
 public:
  FailingMethod(std::shared_ptr<const Method> method, Exception exception, int good_runs = 0)
      : method_(std::move(method)), exception_(std::move(exception)), good_runs_(good_runs) {}

  [[nodiscard]] const MethodInfo& info() const override { return method_->info(); }
  [[nodiscard]] const ParameterSchema& schema() const override { return method_->schema(); }
  [[nodiscard]] std::vector<Complaint> check(const Problem& problem,
                                             const ParameterValues& values) const override {
    return method_->check(problem, values);
  }
  [[nodiscard]] Estimate estimate(const Problem& problem,
                                  const ParameterValues& values) const override {
    return method_->estimate(problem, values);
  }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override {
    if (begun_++ >= good_runs_) {
      throw exception_;
    }
    return method_->begin(std::move(problem), values);
  }

 private:
  std::shared_ptr<const Method> method_;
  Exception exception_;
  int good_runs_;
  mutable std::atomic<int> begun_ = 0;  // checks repeat runs in several threads
};

}  // namespace steelyard::tests
