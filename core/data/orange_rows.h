// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/data/dialect.h"
#include "core/data/header_guess.h"

namespace steelyard {

/// Orange writes three rows above a table: names, types, and what the columns are for ("Loading
/// your data", documentation of Orange 3: the .tab format).
inline constexpr std::size_t orange_rows = 3;

/// What a file says of a column besides its name.
struct SaidColumn {
  bool text = false;    ///< its cells are words, even if they look like numbers
  bool target = false;  ///< the class, or the number that is to be explained
  bool aside = false;   ///< an annotation, which is no input
  bool weight = false;  ///< how much each row counts
  friend bool operator==(const SaidColumn&, const SaidColumn&) = default;
};

/// Whether tabs separate the cells, and the second and third row have the types and flags of
/// Orange. The second row may also list the values of a column. Types of one letter each, which may
/// be codes of samples, count only with a flag and with cells below that agree with them.
[[nodiscard]] bool has_orange_rows(const TextRows& rows, const Dialect& dialect);

/// \param types  the second row
/// \param flags  the third row
/// \return as many as `columns`
[[nodiscard]] std::vector<SaidColumn> said_by_orange(const std::vector<std::string>& types,
                                                     const std::vector<std::string>& flags,
                                                     std::size_t columns);

}  // namespace steelyard
