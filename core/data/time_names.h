// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

namespace steelyard {

/// Whether a name of at most two words says that its numbers are times: "year", "Sample date".
[[nodiscard]] bool is_name_of_time(std::string_view name);

/// Whether a name may say so, depending on the numbers: "elapsed", "created_at", "days", "Zeit".
/// Such names are also given to measurements: "days" until a relapse.
[[nodiscard]] bool may_be_name_of_time(std::string_view name);

/// Whether a name says that numbers are days, or times counted in days: "mjd", "date", "Datum".
[[nodiscard]] bool is_name_of_day(std::string_view name);

}  // namespace steelyard
