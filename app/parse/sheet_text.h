// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <string_view>

#include "app/parse/sheet_cells.h"

namespace steelyard::parse {

/// Turns a sheet into comma-separated text (core/data/parse_protocol.h, by_text), so that it is
/// read by the same rules as a text file. Each row is one line, so that numbers of lines are those
/// of the sheet. Rows above the table, such as titles, have only the cells that exist.
/// \param take  called with one piece of text after the other, each at most longest_piece long
void write_as_text(const SheetCells& sheet, const std::vector<std::string>& texts,
                   const std::function<void(std::string_view)>& take);

}  // namespace steelyard::parse
