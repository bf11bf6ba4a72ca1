// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>

namespace steelyard {

/// This machine's memory in bytes.
[[nodiscard]] std::uint64_t memory_of_this_machine();

/// The machine that this process runs on: processes of one node share its memory.
[[nodiscard]] std::string own_node();

/// The name and the version of the library of C, which has the mathematical functions; empty if it
/// does not say.
[[nodiscard]] std::string c_library();

}  // namespace steelyard
