// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/method.h"

#include "core/run/learner.h"

namespace steelyard {

// Those that answer keep the problem.
// NOLINTNEXTLINE(performance-unnecessary-value-param)
std::shared_ptr<Learner> Method::learner(ProblemPtr /*problem*/,
                                         const ParameterValues& /*values*/) const {
  return nullptr;
}

}  // namespace steelyard
