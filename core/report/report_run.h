// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/report/run_summary.h"

namespace steelyard::html {

/// One run as markup: the question, the answer with its evidence, the ranking, the pictures, the
/// settings that applied, how to repeat the run, and notes. Tables among its figures come last,
/// folded up.
/// \param pictures  markup; may be empty
[[nodiscard]] std::string run_markup(const RunSummary& summary, const std::string& pictures,
                                     const ReportWords& words);

/// The tables among the figures of a run, folded up; empty if there are none.
[[nodiscard]] std::string tables_markup(const Record& record, const ReportWords& words);

}  // namespace steelyard::html
