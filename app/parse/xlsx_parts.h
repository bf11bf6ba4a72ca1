// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "app/parse/sheet_date.h"
#include "app/parse/workbook_parts.h"

namespace steelyard::parse {

struct XlsxSheet {
  std::string name;
  std::string part;  ///< the document with its cells
};

/// What the sheets of an Office Open XML workbook share.
struct XlsxParts {
  std::vector<XlsxSheet> sheets;  ///< in the order of their tabs; sheets of charts are left out
  std::vector<ShownAs> formats;   ///< by the format of a cell
  std::size_t shared_texts = 0;
  bool from_1904 = false;  ///< days are counted from 1904, as old Macs did

  /// \param format  as the attribute of a cell says it
  [[nodiscard]] ShownAs shown_in(std::string_view format) const;
};

/// \param texts  gets the shared texts
/// \throws Unreadable, Error, std::bad_alloc, and what liborcus throws
[[nodiscard]] XlsxParts read_xlsx_parts(const WorkbookParts& parts,
                                        std::vector<std::string>& texts);

}  // namespace steelyard::parse
