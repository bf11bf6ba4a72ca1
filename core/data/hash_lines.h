// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/dialect.h"

namespace steelyard {

/// Whether the line begins with '#' and a word directly behind: "#1001,7", "#N/A,2", "#end". The
/// lines "#! ..." of PLUMED do not count.
[[nodiscard]] bool has_word_behind_hash(std::string_view line);

/// Whether a line in the data of a table is a row. This is as holds_row() says, but a line that
/// begins with '#' is judged by its cells if '#' or nothing marks comments: it is a row if it has
/// as many cells as the table, or more that are empty. Where '#' marks comments, or blanks separate
/// the cells, it must also have a word behind its '#'.
/// \param columns  of the table; with fewer than two, holds_row() decides
[[nodiscard]] bool holds_data(std::string_view line, const Dialect& dialect, std::size_t columns);

/// The names of the columns in a comment such as "#a b c" or "# a, b, c", which may separate its
/// words by blanks even if the rows below have other delimiters.
/// \return nothing unless there are as many words as columns, and none is a number
[[nodiscard]] std::optional<std::vector<std::string>> names_in_comment(std::string_view line,
                                                                       const Dialect& dialect,
                                                                       std::size_t columns);

}  // namespace steelyard
