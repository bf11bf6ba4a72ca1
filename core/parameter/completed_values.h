// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/parameter/parameter.h"

namespace steelyard {

/// The values of an earlier version as this one asks for them: with a default for each parameter
/// that it did not know, as a default means what was then always done; without those that have gone
/// since, where they asked for what is now always done. Any other stays, to be complained of.
[[nodiscard]] ParameterValues completed_values(const ParameterSchema& schema,
                                               ParameterValues values);

}  // namespace steelyard
