// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

#include "core/data/text_table.h"
#include "core/report/report_words.h"

namespace steelyard {

/// The heading of a column in the words of a report: "common_features" becomes "common features". A
/// heading that is none of those of run_comparison.h and panel_tables.h, such as the name of a run,
/// stays as it is.
[[nodiscard]] std::string heading_in_words(std::string_view heading, const ReportWords& words);

/// One of the tables of run_comparison.h or panel_tables.h, as it is written to a file, in the
/// words of a report: its headings, and the cells that are words of the program (methods, endings,
/// yes and no, what judges). Names and numbers stay as they are.
[[nodiscard]] TextTable in_report_words(TextTable table, const ReportWords& words);

}  // namespace steelyard
