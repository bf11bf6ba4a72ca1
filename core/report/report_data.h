// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/record/record.h"

namespace steelyard::html {

/// What a run was asked about, as markup: tables with their hashes, how they were prepared, which
/// columns were used for what. Equal for runs that were asked about the same.
[[nodiscard]] std::string data_markup(const Asked& asked);

}  // namespace steelyard::html
