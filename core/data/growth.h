// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>

#include "core/data/read_progress.h"

namespace steelyard {

/// Files that unpack to more than this many times their size hold mostly repeated bytes, like those
/// made to fill a disk or a memory.
inline constexpr std::uint64_t usual_growth = 1000;

/// Up to this many unpacked bytes, no question is asked: they are read within a moment.
inline constexpr std::uint64_t never_surprising = std::uint64_t{1} << 26U;

/// Asks whether to go on (ReadControl::may_grow) if a file grows by more than usual_growth.
/// \param stored   size of the file in bytes
/// \param becomes  size in bytes that it unpacks to, or of the table that it claims to hold
/// \throws Error(bad_input) if the answer is no or nobody can be asked
void ask_about_growth(const std::string& file, std::uint64_t stored, std::uint64_t becomes,
                      const ReadControl& control);
/// The same for a table to be held in memory. Also asks if it takes more than half of the memory.
void ask_about_table(const std::string& file, std::uint64_t stored, std::uint64_t becomes,
                     const ReadControl& control);

}  // namespace steelyard
