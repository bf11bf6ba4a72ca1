// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/record/record.h"

namespace steelyard::html {

/// The data of a run as markup: tables with their hashes, preparation, and the roles of columns.
/// The same text for runs on the same data.
[[nodiscard]] std::string data_markup(const RunRequest& asked);

}  // namespace steelyard::html
