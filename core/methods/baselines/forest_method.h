// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/baselines/forest_options.h"
#include "core/run/method.h"

namespace steelyard::baselines {

/// A random forest (Breiman 2001) that ranks columns by how much they help to predict the target.
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

/// The time and memory that it takes to grow trees.
/// \param columns      number of columns, shadows included
/// \param trees, kept  numbers of trees to grow, and in memory at the end
/// \param samples      that each tree is grown from
[[nodiscard]] Estimate forest_estimate(const Problem& problem, const ForestOptions& options,
                                       double columns, double trees, double kept, Index samples);

}  // namespace steelyard::baselines
