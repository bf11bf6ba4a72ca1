// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace steelyard {

/// An amount of memory in readable form, with powers of 1000: "12 MB", "1.4 GB", "more than 1000
/// TB".
/// \param bytes  any number; less than 1000 counts as "1 kB"
[[nodiscard]] std::string memory_text(double bytes);

}  // namespace steelyard
