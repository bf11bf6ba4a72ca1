// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/report/run_summary.h"

namespace steelyard {

/// The table, its rows and columns, and which of its inputs are looked for, in two sentences.
/// \param method  null if there is no method with the run's id
[[nodiscard]] Message question_in_words(const Record& record, const Method* method);

/// Which columns have which role, with their units and periods; long lists are cut.
[[nodiscard]] std::vector<SummaryFact> roles_of(const Record& record, const ReportWords& words);

}  // namespace steelyard
