// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/report/run_summary.h"
#include "core/run/feature_column.h"

namespace steelyard {

/// What a page shows of the ranking of the inputs.
struct RankingOnPage {
  TextTable table;                ///< without columns that are empty
  std::vector<std::string> rest;  ///< what is left out; may be empty
};

/// Inputs of a ranking and what is known of each.
struct RankedInputs {
  const std::vector<FeatureColumn>& columns;  ///< of the result; the first gives the ranking
  const std::vector<std::string>& names;      ///< one per input
  const std::vector<std::string>& units;      ///< one per input
  const std::vector<Index>& selected;         ///< positions
};

/// The selected inputs and the next few that are not, best first: at most 14 rows, or all if that
/// leaves out fewer than five. What is left out is counted; no file is named, as none need lie
/// beside the page.
[[nodiscard]] RankingOnPage ranking_on_page(const RankedInputs& inputs, const ReportWords& words);

}  // namespace steelyard
