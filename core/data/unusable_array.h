// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/message.h"

namespace steelyard {

/// Why an array cannot be used, as a statement that goes on after its name: "has 3 dimensions".
/// \param said  what steelyard-parse says of it (core/data/parse_protocol.h). It is not trusted:
///   any other words stay as they are
[[nodiscard]] Message why_unusable(const std::string& said);

}  // namespace steelyard
