// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/baselines/shadow_stepper.h"
#include "core/run/method.h"

namespace steelyard::baselines {

/// Boruta (Kursa and Rudnicki 2010): keeps all columns that a forest finds more important than
/// permuted copies of columns, even if they are redundant.
class ShadowMethod final : public Method {
 public:
  ShadowMethod();

  [[nodiscard]] const MethodInfo& info() const override { return info_; }
  [[nodiscard]] const ParameterSchema& schema() const override;
  [[nodiscard]] std::vector<Complaint> check(const Problem& problem,
                                             const ParameterValues& values) const override;
  [[nodiscard]] Estimate estimate(const Problem& problem,
                                  const ParameterValues& values) const override;
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override;

 private:
  MethodInfo info_;
};

}  // namespace steelyard::baselines
