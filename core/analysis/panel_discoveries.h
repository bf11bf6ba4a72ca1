// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis/panel_discovery_plan.h"
#include "core/analysis/panel_log.h"

namespace steelyard {

/// What a method of a panel discovers at the false discovery rate that is asked for. The rate holds
/// for each method by itself: whoever takes the method that finds most has no such bound.
struct PanelDiscoveries {
  std::vector<Index> columns = {};  ///< each once, in the order of the selection; may be empty
  std::string way = {};             ///< see PanelDiscoveryPlan
  std::string title = {};           ///< of the way, a term
  double rate = 0.0;                ///< q
  Message why_none = {};  ///< why there is no result; says nothing if the run came to its end
  Message doubt = {};     ///< why the rate does not hold, in brackets; says nothing if it does

  [[nodiscard]] bool is_known() const { return why_none.says_nothing(); }
  [[nodiscard]] bool has_way() const { return !way.empty(); }
};

/// The columns that a run of the plan discovers.
/// \return `std::nullopt` when stopped
/// \throws Error(bad_input) if the run fails or tests nothing
[[nodiscard]] std::optional<std::vector<Index>> discovered_columns(const TrialPlan& plan,
                                                                   const std::stop_token& stop,
                                                                   const TrialProgress& progress);

/// Runs the plan once, unless the log knows what it finds. A run that fails says why.
/// \param log  keeps the columns that are found
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<PanelDiscoveries> panel_discoveries(const PanelDiscoveryPlan& plan,
                                                                PanelLog& log,
                                                                const std::stop_token& stop,
                                                                const TrialProgress& progress = {});

/// "Knockoffs: 3 of 20 columns at a false discovery rate of 0.2: a, b, c", or why there are none.
/// \param columns  the names of all inputs
[[nodiscard]] Message statement_of(const PanelDiscoveries& found,
                                   const std::vector<std::string>& columns);

/// The names of the columns that are discovered.
[[nodiscard]] std::vector<std::string> names_of(const PanelDiscoveries& found,
                                                const std::vector<std::string>& columns);

}  // namespace steelyard
