// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/parameter/parameter.h"
#include "core/record/json.h"

namespace steelyard::json {

[[nodiscard]] Json from_parameters(const ParameterValues& values);
/// \throws Error(bad_input) that says what is wrong and where.
[[nodiscard]] ParameterValues to_parameters(const Reader& reader);

}  // namespace steelyard::json
