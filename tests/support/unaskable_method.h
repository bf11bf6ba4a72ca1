// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <utility>
#include <vector>

#include "tests/support/counted_method.h"

namespace steelyard::tests {

/// A method of which nobody can find out whether it can take a question. The method that it passes
/// for must live longer.
template <typename Exception>
class UnaskableMethod final : public CountedMethod {
 public:
  UnaskableMethod(const Method& method, Exception exception)
      : CountedMethod(method), exception_(std::move(exception)) {}

  [[nodiscard]] std::vector<Complaint> check(const Problem& /*problem*/,
                                             const ParameterValues& /*values*/) const override {
    throw exception_;
  }

 private:
  Exception exception_;
};

}  // namespace steelyard::tests
