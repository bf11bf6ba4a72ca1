// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace steelyard {

/// The current time in UTC: "2026-11-20T18:30:00Z" (ISO 8601).
[[nodiscard]] std::string utc_now();

}  // namespace steelyard
