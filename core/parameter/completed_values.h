// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/parameter/parameter.h"

namespace steelyard {

/// Converts the values of an earlier version. New parameters get their defaults, which reproduce
/// what earlier versions always did. Choices get their present ids. Removed parameters are dropped
/// if their value is what this version always does, or if it had no effect; otherwise they are
/// kept, and check() reports them.
[[nodiscard]] ParameterValues completed_values(const ParameterSchema& schema,
                                               ParameterValues values);

}  // namespace steelyard
