// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/sobolev/sic_options.h"
#include "core/run/method.h"

namespace steelyard::sobolev {

/// The neural Sobolev independence criterion (Mroueh et al. 2019): a critic learns to tell real
/// pairs of inputs and target from mixed ones, and its slopes along the inputs show which of them
/// the target depends on.
class SicMethod final : public Method {
 public:
  SicMethod();

  [[nodiscard]] const MethodInfo& info() const override { return info_; }
  [[nodiscard]] const ParameterSchema& schema() const override { return sic_schema(); }
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

}  // namespace steelyard::sobolev
