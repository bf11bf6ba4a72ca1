// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/run/parameter.h"

namespace steelyard {

/// The values of an earlier version with a default for each parameter that it did not know: a
/// default means what was then always done.
[[nodiscard]] ParameterValues completed_values(const ParameterSchema& schema,
                                               ParameterValues values);

}  // namespace steelyard
