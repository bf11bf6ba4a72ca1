// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>

#include "core/data/dataset.h"
#include "core/data/file_source.h"
#include "core/data/read_progress.h"

namespace steelyard {

/// The maximum number of columns of a table. With more, samples and features were probably swapped.
inline constexpr std::uint64_t most_columns = 1000000;

/// A matrix whose values are read later. The sizes, which a file may misstate, are compared with
/// this machine's memory and with the file's own size before memory is allocated.
/// \throws Error(bad_input) if there is no row or no column, if there are more than most_columns,
///         or if the table is too large for the memory or surprisingly large and not agreed to
///         (core/data/growth.h)
[[nodiscard]] Matrix make_table(std::uint64_t rows, std::uint64_t columns, const FileSource& file,
                                const ReadControl& control);

/// The same as a table with the file's name and path, still without columns.
[[nodiscard]] Dataset unread_table(std::uint64_t rows, std::uint64_t columns,
                                   const FileSource& file, const ReadControl& control);

/// \throws Error(bad_input) that names row and column of the first infinite value, in column order
void refuse_infinite_values(const Dataset& dataset, const std::string& where);

}  // namespace steelyard
