// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/baselines/elastic_net_options.h"
#include "core/run/method.h"

namespace steelyard::baselines {

/// The elastic net (Zou & Hastie 2005), with a penalty that is given or chosen by cross-validation.
class ElasticNetMethod final : public Method {
 public:
  ElasticNetMethod();

  [[nodiscard]] const MethodInfo& info() const override { return info_; }
  [[nodiscard]] const ParameterSchema& schema() const override { return elastic_net_schema(); }
  [[nodiscard]] std::vector<Complaint> check(const Problem& problem,
                                             const ParameterValues& values) const override;
  [[nodiscard]] Estimate estimate(const Problem& problem,
                                  const ParameterValues& values) const override;
  /// False if the penalty is chosen by cross-validation, because the choice also depends on which
  /// samples are left out together.
  [[nodiscard]] bool is_of_products(const ParameterValues& values) const override {
    return !values.is_automatic("penalty");
  }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override;

 private:
  MethodInfo info_;
};

}  // namespace steelyard::baselines
