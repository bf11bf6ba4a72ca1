// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <vector>

#include "core/data/dialect.h"
#include "core/data/header_guess.h"

namespace steelyard {

/// Counts the rows above a table: titles, lines of an instrument ("Operator: J. Doe"), sentences.
/// These have another number of cells than the rows of the table, or only a first cell, or a blank
/// line stands between them and the table. They count only above a row of names with numbers below,
/// or, without names, above numbers only.
/// \param rows       the rows of the beginning of a file
/// \param after_gap  for each row, whether a blank line stands above it
/// \return 0 if the table begins with the first row, or if nothing shows where it begins
[[nodiscard]] std::size_t count_preamble(const TextRows& rows, const std::vector<bool>& after_gap,
                                         const Dialect& dialect);

}  // namespace steelyard
