// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/record/json.h"

namespace steelyard::json {

/// A result as records of schema 1 have it, in the terms of today. They kept one weight, one score
/// and some optional numbers for each feature. Scores were kept as weights, too: by the methods
/// that gave scores then, the weights are left out. \throws Error(bad_input) for what no such
/// record holds
[[nodiscard]] Json result_of_schema_1(const Reader& result, const std::string& method);

}  // namespace steelyard::json
