// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/run/method.h"

namespace steelyard::tests {

/// What made-up methods have in common: they say what they are, take every problem and cost
/// nothing. What is left to each is how it runs.
class PlainMethod : public Method {
 public:
  [[nodiscard]] const MethodInfo& info() const override { return info_; }
  [[nodiscard]] const ParameterSchema& schema() const override { return schema_; }
  [[nodiscard]] std::vector<Complaint> check(const Problem& /*problem*/,
                                             const ParameterValues& values) const override {
    return schema_.check(values);
  }
  [[nodiscard]] Estimate estimate(const Problem& /*problem*/,
                                  const ParameterValues& /*values*/) const override {
    return {};
  }

 protected:
  MethodInfo info_;         // NOLINT(cppcoreguidelines-non-private-member-variables-in-classes)
  ParameterSchema schema_;  // NOLINT(cppcoreguidelines-non-private-member-variables-in-classes)
};

}  // namespace steelyard::tests
