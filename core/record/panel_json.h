// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/record/json.h"
#include "core/record/session.h"

namespace steelyard::json {

/// \param panel  with a log
[[nodiscard]] Json from_panel(const SavedPanel& panel);
/// What the log says is looked at once the problem is there: see PanelRecord.
/// \throws Error(bad_input) that says what is wrong and where.
[[nodiscard]] SavedPanel to_panel(const Reader& reader);

}  // namespace steelyard::json
