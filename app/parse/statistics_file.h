// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

#include "app/parse/output_stream.h"

namespace steelyard::parse {

/// Whether it is one of the formats of write_statistics_file().
[[nodiscard]] bool is_statistics_format(std::string_view format);

/// Reads a whole file of SPSS, Stata or SAS and writes its one table.
/// \param format  "sav", "por", "dta", "sas7bdat" or "xport"
/// \throws Unreadable, std::bad_alloc
void write_statistics_file(std::string_view format, const std::string& path, OutputStream& out);

}  // namespace steelyard::parse
