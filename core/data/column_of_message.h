// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/data/dataset.h"
#include "core/message.h"

namespace steelyard {

/// The column that a remark on a table is about.
/// \return its position; nothing if the remark is about the whole table, about several columns or
///         about a column that is not (or no longer) there, or if several have this name in short
[[nodiscard]] std::optional<Index> column_of_message(const Message& message,
                                                     const std::vector<Column>& columns);

}  // namespace steelyard
