// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/file_source.h"
#include "core/data/read_progress.h"
#include "core/data/reading.h"

namespace steelyard {

/// Workbooks of Excel (.xlsx, .xlsm) and OpenDocument spreadsheets (.ods), parsed in a separate
/// process (core/data/parser_process.h). Each sheet is an array to pick from. A sheet becomes text
/// there and is read by the rules of text files (core/data/delimited_reader.h): titles above the
/// names of the columns, units, dates, words for missing values. Formulas are not evaluated: the
/// results that the file holds are taken, and their errors, such as #DIV/0!, are missing.

/// Whether an archive begins with a part that Office Open XML files have.
[[nodiscard]] bool begins_as_xlsx(std::string_view beginning);
/// Whether an archive begins with the type of an OpenDocument spreadsheet or of its template
/// (OpenDocument 1.3, part 2, 3.3).
[[nodiscard]] bool begins_as_ods(std::string_view beginning);
/// Whether a file is a container of old Microsoft formats ([MS-CFB], 2.2): a workbook of Excel
/// before 2007, or any with a password.
[[nodiscard]] bool begins_as_old_excel(std::string_view beginning);

/// Chosen is the first sheet that holds a number, or the first usable one.
/// \throws Error(bad_input): see ParserProcess
[[nodiscard]] std::vector<ArrayInfo> xlsx_sheets(const FileSource& file,
                                                 const ReadControl& control);
[[nodiscard]] std::vector<ArrayInfo> ods_sheets(const FileSource& file, const ReadControl& control);

/// \throws Error(bad_input): see ParserProcess, arrays_to_take and read_delimited; also for more
///         than one sheet
[[nodiscard]] Dataset read_xlsx(const FileSource& file, const Reading& reading,
                                const ReadControl& control);
[[nodiscard]] Dataset read_ods(const FileSource& file, const Reading& reading,
                               const ReadControl& control);

}  // namespace steelyard
