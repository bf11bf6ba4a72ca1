// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/parameter/parameter.h"
#include "core/run/method_info.h"

namespace steelyard {

/// What tells a run from others: the settings that differ from their defaults, at most three ("L1
/// path, Epochs 50"), after the method's title or its initials; else only the title.
[[nodiscard]] std::string run_name(const MethodInfo& info, const ParameterSchema& schema,
                                   const ParameterValues& values);

}  // namespace steelyard
