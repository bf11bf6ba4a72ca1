// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/parameter/parameter.h"
#include "core/problem/problem.h"
#include "core/run/method_info.h"

namespace steelyard {

/// What a method that explains a target checks first: complaints about the parameters; where there
/// are none, about what the problem lacks; where there are none, about its target.
[[nodiscard]] std::vector<Complaint> target_complaints(const MethodInfo& info,
                                                       const ParameterSchema& schema,
                                                       const Problem& problem,
                                                       const ParameterValues& values);

}  // namespace steelyard
