// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/pcov/options.h"
#include "core/run/compared_inputs.h"
#include "core/run/method.h"

namespace steelyard::pcov {

/// FPS, CUR, PCov-FPS or PCov-CUR of features or samples.
class SelectionMethod : public Method, public ScalesInputs {
 public:
  explicit SelectionMethod(Kind kind);

  [[nodiscard]] const MethodInfo& info() const override { return info_; }
  [[nodiscard]] const ParameterSchema& schema() const override { return pcov::schema(kind_); }
  [[nodiscard]] std::vector<Complaint> check(const Problem& problem,
                                             const ParameterValues& values) const override;
  [[nodiscard]] Estimate estimate(const Problem& problem,
                                  const ParameterValues& values) const override;
  [[nodiscard]] ParameterValues automatic_values(const Problem& problem,
                                                 const ParameterValues& values,
                                                 const FitContext& terms) const override;
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override;
  [[nodiscard]] Matrix scaled_inputs(const Problem& problem,
                                     const ParameterValues& values) const override;

 private:
  Kind kind_;
  MethodInfo info_;
};

}  // namespace steelyard::pcov
