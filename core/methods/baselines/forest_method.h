// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/baselines/forest_options.h"
#include "core/run/method.h"

namespace steelyard::baselines {

/// A random forest (Breiman 2001): columns ranked by what the prediction of the target owes them.
class ForestMethod final : public Method {
 public:
  ForestMethod();

  [[nodiscard]] const MethodInfo& info() const override { return info_; }
  [[nodiscard]] const ParameterSchema& schema() const override { return forest_schema(); }
  [[nodiscard]] std::vector<Complaint> check(const Problem& problem,
                                             const ParameterValues& values) const override;
  [[nodiscard]] Estimate estimate(const Problem& problem,
                                  const ParameterValues& values) const override;
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override;

 private:
  MethodInfo info_;
};

/// What growing trees takes. \param kept  trees in memory at the end
[[nodiscard]] Estimate forest_estimate(const Problem& problem, const ForestOptions& options,
                                       double columns, double trees, double kept);

}  // namespace steelyard::baselines
