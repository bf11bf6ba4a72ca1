// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>

#include "core/message.h"
#include "core/run/method.h"
#include "core/trials/trial.h"

namespace steelyard {

/// The id of the way of a method whose own rule promises a false discovery rate.
inline constexpr const char* own_way = "own";

/// How a method of a panel names columns so that few of them are false ones, and the one run that
/// does so on all samples.
struct PanelDiscoveryPlan {
  std::string way = {};    ///< `own_way`, or the id of a study; empty if the method offers no way
  std::string title = {};  ///< of the way, a term
  double rate = 0.0;       ///< q, 0 .. 1, exclusive
  Message why_not = {};    ///< why no way is possible; says nothing if one is
  TrialPlan plan = {};     ///< of the way that is possible; `seconds` of it are 0 if none is
};

/// The first way that the method offers and that the problem allows: the method's own rule, such as
/// that of Benjamini and Hochberg on its p-values, then the studies around it, such as knockoffs
/// and the randomization test. All other settings are the defaults, and there is no search. What is
/// chosen depends on the size of the problem and the rate alone, never on what a run finds.
/// \param method   as a registry offers it; must outlive what is returned
/// \param problem  with all samples; the method has no complaint about it
/// \param rate     q, 0 .. 1, exclusive
[[nodiscard]] PanelDiscoveryPlan panel_discovery_plan(const Method& method,
                                                      const ProblemPtr& problem, double rate,
                                                      std::uint64_t seed);

/// The settings that tell a plan from others of the same way.
[[nodiscard]] const ParameterValues& settings_of(const PanelDiscoveryPlan& plan);

}  // namespace steelyard
