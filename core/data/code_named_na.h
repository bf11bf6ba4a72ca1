// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/data/table_parts.h"
#include "core/message.h"

namespace steelyard {

/// Adds a warning if "NA", which was read as missing, may be a code such as that of Namibia or of
/// North America: if all other texts of the column are two capital letters, and there are at least
/// two of them.
void note_code_named_na(const std::string& name, const TextsOfColumn& column,
                        std::vector<Message>& warnings);

}  // namespace steelyard
