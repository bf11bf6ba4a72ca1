// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/gated_laplacian/gate_options.h"
#include "core/run/method.h"

namespace steelyard::gated {

/// Differentiable unsupervised feature selection: stochastic gates on the graph of the samples that
/// they let through. Needs no ground truth.
class GateMethod : public Method {
 public:
  GateMethod();

  [[nodiscard]] const MethodInfo& info() const override { return info_; }
  [[nodiscard]] const ParameterSchema& schema() const override { return gate_schema(); }
  [[nodiscard]] std::vector<Complaint> check(const Problem& problem,
                                             const ParameterValues& values) const override;
  [[nodiscard]] Estimate estimate(const Problem& problem,
                                  const ParameterValues& values) const override;
  [[nodiscard]] ParameterValues automatic_values(const Problem& problem,
                                                 const ParameterValues& values,
                                                 const FitContext& terms) const override;
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override;

 private:
  MethodInfo info_;
};

}  // namespace steelyard::gated
