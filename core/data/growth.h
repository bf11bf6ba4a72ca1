// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>

#include "core/data/read_control.h"

namespace steelyard {

/// Bytes of this machine's memory.
[[nodiscard]] std::uint64_t memory_of_this_machine();

/// Files that unpack to more than this many times their size hold mostly the same byte, as those do
/// that are made to fill a disk or a memory.
inline constexpr std::uint64_t usual_growth = 1000;

/// Whatever a file becomes up to this many bytes is read within a moment and does not surprise.
inline constexpr std::uint64_t never_surprising = std::uint64_t{1} << 26U;

/// Where a file grows by more than usual_growth, asks whether to go on (ReadControl::may_grow).
/// \param stored   bytes of the file
/// \param becomes  bytes that it unpacks to, or of the table that it says it holds
/// \throws Error(bad_input): the answer is no, or nobody is there to give it
void ask_about_growth(const std::string& file, std::uint64_t stored, std::uint64_t becomes,
                      const ReadControl& control);
/// The same, for a table that is held in memory: also where it takes more than half of that.
void ask_about_table(const std::string& file, std::uint64_t stored, std::uint64_t becomes,
                     const ReadControl& control);

}  // namespace steelyard
