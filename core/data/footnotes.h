// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <vector>

#include "core/data/dialect.h"
#include "core/data/header_guess.h"

namespace steelyard {

/// Counts the rows at the end that are no part of the table: sources, notes, the meaning of
/// asterisks. These are all rows below the last one that may be a sample, if each of them shows by
/// a word ("Source:"), a mark ("*"), its length, or an empty row above it that it is a footnote.
/// - A row with a cell for each column, of which several are filled, is a sample, unless it begins
///   with a mark or with a word and a colon, holds no number, and has words below numbers.
/// - Without a mark, a row with more cells than columns is a footnote only below an empty row.
/// - Footnotes hold no numbers unless they have another number of cells than the table.
/// \param rows       the last rows of a table, as text
/// \param after_gap  for each row, whether a blank line stands above it
/// \param columns    of the table; with fewer than two, nothing is a footnote
/// \return 0 if a row below the last whole one may be a sample
[[nodiscard]] std::size_t count_footnotes(const TextRows& rows, const std::vector<bool>& after_gap,
                                          std::size_t columns, const Dialect& dialect);

}  // namespace steelyard
