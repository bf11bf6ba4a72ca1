// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/metric_learning/metric_options.h"
#include "core/run/compared_inputs.h"
#include "core/run/method.h"

namespace steelyard::metric_learning {

/// MLKR and MLKRR learn a linear map of the inputs such that distances between mapped samples serve
/// a regression of the target.
class MetricMethod final : public Method, public ScalesInputs {
 public:
  explicit MetricMethod(Regression regression);

  [[nodiscard]] const MethodInfo& info() const override { return info_; }
  [[nodiscard]] const ParameterSchema& schema() const override {
    return metric_schema(regression_);
  }
  [[nodiscard]] std::vector<Complaint> check(const Problem& problem,
                                             const ParameterValues& values) const override;
  [[nodiscard]] Estimate estimate(const Problem& problem,
                                  const ParameterValues& values) const override;
  [[nodiscard]] ParameterValues automatic_values(const Problem& problem,
                                                 const ParameterValues& values,
                                                 const FitContext& terms) const override;
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override;
  /// If the run chooses the scaling itself, inputs are scaled to equal spread.
  [[nodiscard]] Matrix scaled_inputs(const Problem& problem,
                                     const ParameterValues& values) const override;

 private:
  Regression regression_;
  MethodInfo info_;
};

}  // namespace steelyard::metric_learning
