// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/run/method.h"

namespace steelyard::tests {

/// Another method, which must live longer, with a count of its runs.
class CountedMethod : public Method {
 public:
  explicit CountedMethod(const Method& method) : method_(method) {}

  [[nodiscard]] const MethodInfo& info() const override { return method_.info(); }
  [[nodiscard]] const ParameterSchema& schema() const override { return method_.schema(); }
  [[nodiscard]] std::vector<Complaint> check(const Problem& problem,
                                             const ParameterValues& values) const override {
    return method_.check(problem, values);
  }
  [[nodiscard]] Estimate estimate(const Problem& problem,
                                  const ParameterValues& values) const override {
    return method_.estimate(problem, values);
  }
  [[nodiscard]] std::optional<double> promised_rate(const ParameterValues& values) const override {
    return method_.promised_rate(values);
  }
  [[nodiscard]] std::string rate_parameter() const override { return method_.rate_parameter(); }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override {
    ++begun_;
    return method_.begin(std::move(problem), values);
  }
  /// How many runs have begun.
  [[nodiscard]] int begun() const { return begun_; }

 private:
  const Method& method_;
  mutable std::atomic<int> begun_ = 0;
};

}  // namespace steelyard::tests
