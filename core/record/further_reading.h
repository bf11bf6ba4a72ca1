// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>

#include "core/data/dataset.h"
#include "core/data/read_progress.h"
#include "core/data/reading.h"

namespace steelyard {

/// How to read another file with the columns of a table. A file that holds the same bytes as that
/// of the table is read in the same way. Of any other one, the way is guessed, and what is known of
/// the table is taken where the file does not contradict it:
/// - the encoding, where the bytes of the file do not show theirs, and are text in this one;
/// - what was said of the table against the guess (delimiter, rows of names, lines to skip, ...),
///   unless fewer columns have a name of the table's then;
/// - the marks in numbers, unless fewer cells are numbers with them;
/// - the arrays that were chosen, if the file has all of them.
/// \param table  as its file is now: with its source, and the way in which it was read
/// \throws Error(bad_input) if the file is missing, empty, unreadable or binary; "cancelled" on
///         stop
[[nodiscard]] Reading further_reading(const Dataset& table, const std::filesystem::path& file,
                                      const ReadControl& control = {});

}  // namespace steelyard
