// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/parse/sheet_cells.h"
#include "app/parse/workbook_parts.h"

namespace steelyard::parse {

/// The sheets of an Office Open XML workbook (ECMA-376, part 1, chapter 18). Formulas are not
/// evaluated: the results that the file holds are taken. Numbers that are shown as dates become
/// texts such as "2024-01-31".
/// \throws Unreadable, Error, std::bad_alloc, and what liborcus throws
[[nodiscard]] Workbook read_xlsx_workbook(const WorkbookParts& parts);

/// The sheets of an OpenDocument spreadsheet (version 1.3, part 3, chapter 9), in the same way.
[[nodiscard]] Workbook read_ods_workbook(const WorkbookParts& parts);

}  // namespace steelyard::parse
