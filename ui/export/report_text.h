// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/registry.h"
#include "core/record/run_comparison.h"
#include "core/report/report_words.h"

namespace steelyard::ui {

struct SessionRun;

/// The words of the window for a report.
[[nodiscard]] ReportWords shownReportWords();

/// The run as a report takes it: with the values that it used for settings that were left to it,
/// where its tables are there to tell.
[[nodiscard]] ComparedRun reportedRun(const SessionRun& run, const MethodRegistry& methods);

}  // namespace steelyard::ui
