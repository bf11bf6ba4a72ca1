// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/record/json.h"
#include "core/run/finding.h"
#include "core/run/result.h"

namespace steelyard::json {

[[nodiscard]] Json from_finding(const Finding& finding);
[[nodiscard]] Finding to_finding(const Reader& reader);

[[nodiscard]] Json from_result(const Result& result);
[[nodiscard]] Result to_result(const Reader& reader);

}  // namespace steelyard::json
