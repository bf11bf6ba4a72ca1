// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/cell.h"
#include "core/data/dataset.h"
#include "core/data/dialect.h"
#include "core/data/odd_columns.h"
#include "core/message.h"

/// Whether a mark in the numbers of a whole table may mean something else than it was taken for.
/// It is found out while the cells are parsed, and costs nothing from the first number on that
/// decides, which most tables have near their beginning. (doubtful_mark.h asks this of a preview.)
namespace steelyard {

/// The mark that may mean something else in some numbers; 0 if none can. Three digits after a point
/// are common where commas separate the cells.
[[nodiscard]] char mark_in_doubt(const Dialect& dialect);

/// A cell and where it stands.
struct PlacedCell {
  const Cell& cell;
  std::size_t column = 0;
  std::uint64_t line = 0;
  char quote = '"';
};

/// Notes what a number says of the mark: it is doubtful in "1,234", and "1,23" decides.
/// \param number  the text of the number in the cell
/// \param mark    see mark_in_doubt()
void look_at_mark(std::string_view number, char mark, const PlacedCell& place, OddColumns& odd);

/// What is said of the first column of numbers in which the mark may mean something else, where no
/// number of the whole table decides.
/// \param names  of the columns
/// \return nothing if there is no such column
[[nodiscard]] std::optional<Message> doubt_about_marks(const std::vector<std::string>& names,
                                                       const Dialect& dialect,
                                                       const OddColumns& odd);

/// That remark among those on a table, and what it is about.
struct RemarkOnMark {
  std::size_t position = 0;  ///< among the remarks
  std::string cell;          ///< as it is quoted
  char mark = '.';
  bool thousands = false;  ///< it is read as a mark between thousands
};
[[nodiscard]] std::optional<RemarkOnMark> remark_on_mark(const std::vector<Message>& remarks);

/// Takes the remark back, because a person has said what the mark means.
void forget_doubt_about_marks(Dataset& dataset);

}  // namespace steelyard
