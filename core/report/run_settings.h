// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <vector>

#include "core/report/run_summary.h"

namespace steelyard {

/// The settings of a run that a reader has to know.
struct AppliedSettings {
  std::vector<SummaryFact> facts;
  std::size_t at_default = 0;  ///< how many further ones applied and stood as they stand at first
};

/// What was done to the table, options that are not the usual ones, and parameters that applied:
/// those that differ from the default, and those that were left to the run and found by it, with
/// their values. Nothing of a search or a study that was not made. The seed is left out, as it
/// belongs to what repeats the run.
/// \param method  null if there is no method with the run's id; then all parameters are given
[[nodiscard]] AppliedSettings applied_settings(const ComparedRun& run, const Method* method,
                                               const ReportWords& words);

}  // namespace steelyard
