// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

#include "core/data/file_source.h"

namespace steelyard {

/// Whether the last number of a row is shorter than the one above it, while all other numbers are
/// as long as those above them: simulations write all numbers of a column in one format, so that
/// the last one was cut. Cells stand between blanks.
[[nodiscard]] bool ends_in_cut_number(std::string_view row, std::string_view above);

/// Whether a line ends directly before this offset.
[[nodiscard]] bool line_ends_before(const FileSource& file, std::uint64_t offset);

}  // namespace steelyard
