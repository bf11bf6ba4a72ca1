// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"
#include "core/parameter/parameter.h"
#include "core/problem/problem.h"
#include "core/run/method.h"

namespace steelyard {

/// A method whose parameters say how inputs are scaled before samples are compared.
class ScalesInputs {
 public:
  ScalesInputs() = default;
  ScalesInputs(const ScalesInputs&) = delete;
  ScalesInputs& operator=(const ScalesInputs&) = delete;
  virtual ~ScalesInputs() = default;

  /// The scaled inputs, N x D. Periods are ignored.
  [[nodiscard]] virtual Matrix scaled_inputs(const Problem& problem,
                                             const ParameterValues& values) const = 0;
};

/// The inputs as a run with these parameters compares them, scaled as the method does it. By
/// default they are centred and divided by their standard deviations (over N), so that units do not
/// matter; constant columns become 0. N x D; periods are ignored.
[[nodiscard]] Matrix compared_inputs(const Method& method, const Problem& problem,
                                     const ParameterValues& values);

}  // namespace steelyard
