// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/record/json.h"

namespace steelyard::json {

/// Converts a result in the form of schema 1 to the present form. Schema 1 had one weight, one
/// score and some optional numbers for each feature. It stored scores as weights, too: these
/// weights are left out for the methods that gave scores at that time.
/// \throws Error(bad_input) for content that no such record has
[[nodiscard]] Json result_of_schema_1(const Reader& result, const std::string& method);

}  // namespace steelyard::json
