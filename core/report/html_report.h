// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/methods/registry.h"
#include "core/record/run_comparison.h"
#include "core/report/html_page.h"
#include "core/report/panel_report.h"

namespace steelyard {

/// The contents of a report on some runs.
struct Report {
  std::string title;
  std::string made;  ///< ISO 8601, UTC
  std::vector<ComparedRun> runs;
  std::vector<ReportPicture> pictures;
  std::optional<ReportedPanel> panel = {};  ///< of the question of the runs
};

/// One self-contained HTML page without scripts or external resources. It has the data (source,
/// SHA-256, shape, preparation, roles), the comparison, and for each run its answer, method, the
/// parameters that applied, seed, times, findings, warnings and best features; then all methods on
/// their question, if these were compared, and the pictures.
/// The selection shown is the one that the answer is about: a person's choice if there is one,
/// otherwise the run's.
/// \param methods  for titles and labels; for a method not among them, ids are shown
[[nodiscard]] std::string to_html(const Report& report, const MethodRegistry& methods);

}  // namespace steelyard
