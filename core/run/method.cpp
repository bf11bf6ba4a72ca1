// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/method.h"

#include "core/study/learner.h"

namespace steelyard {

std::shared_ptr<Learner> Method::learner(ProblemPtr /*problem*/,
                                         const ParameterValues& /*values*/) const {
  return nullptr;
}

}  // namespace steelyard
