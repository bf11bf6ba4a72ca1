// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/parameter/parameter.h"
#include "core/problem/problem.h"
#include "core/run/method_info.h"

namespace steelyard {

/// The checks of a method that explains a target: complaints about the parameters; if there are
/// none, about what the problem lacks; if there are none either, about the target.
[[nodiscard]] std::vector<Complaint> target_complaints(const MethodInfo& info,
                                                       const ParameterSchema& schema,
                                                       const Problem& problem,
                                                       const ParameterValues& values);

}  // namespace steelyard
