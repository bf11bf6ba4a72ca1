// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <string>

#include "core/message.h"

namespace steelyard {

/// The largest file that is read whole, such as a record, session or lesson: it must fit into
/// memory several times.
inline constexpr std::uint64_t longest_read_whole = std::uint64_t{1} << 30U;

/// All bytes of a regular file.
/// \param accepted  what the file should be, for messages
/// \throws Error(bad_input): see RegularFile; also if it is longer than `most` bytes; "cancelled"
///         on stop
[[nodiscard]] std::string read_whole_file(const std::filesystem::path& path,
                                          const Message& accepted, const std::stop_token& stop = {},
                                          std::uint64_t most = longest_read_whole);

}  // namespace steelyard
