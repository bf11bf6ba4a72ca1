// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/analysis/panel_discovery_plan.h"
#include "core/message.h"
#include "core/methods/registry.h"
#include "core/trials/trial.h"

namespace steelyard {

/// What a panel of methods compares them by. All methods have the same problem, the same splits and
/// the same seed.
struct PanelOptions {
  Index folds = 5;
  Index repeats = 2;  ///< each with other folds, except that stretches of time are always the same
  std::uint64_t seed = 1;
  Index largest = 30;         ///< most columns that are kept
  Index most_sizes = 10;      ///< how many numbers of columns are tried
  Index random_rankings = 4;  ///< which every method has to beat
  /// A forest of so many trees judges beside a ridge regression and neighbours where it is quick
  /// enough: see HeldOutColumnsOptions. A panel asks for thousands of them.
  Index judging_trees = 20;
  double longest_forest = 0.01;
  Index permuted = 10;  ///< trials of each good method on targets in random order
  /// q, 0 .. 1, exclusive: each method that can also says once, on all samples, what it discovers
  /// at this rate; `nullopt` if nobody asks for that.
  std::optional<double> discovery_rate = {};
};

/// A method that might take part.
struct PanelMember {
  TrialPlan plan;         ///< a plain run with the method's defaults; thinned as all others
  Message why_not = {};   ///< why the method cannot take the question; says nothing if it can
  bool proposed = false;  ///< it can, and it looks at the target if there is one
  double seconds = 0.0;   ///< of all its trials, one after the other, on the reference machine
  const Method* offered = nullptr;  ///< as the registry has it, with its studies
  /// How it discovers columns; `nullopt` if nobody asks for that, or it cannot take the question.
  std::optional<PanelDiscoveryPlan> discovery = {};

  /// With the run that discovers columns.
  [[nodiscard]] double all_seconds() const {
    return seconds + (discovery ? discovery->plan.seconds : 0.0);
  }
  [[nodiscard]] const MethodInfo& info() const { return plan.run.method->info(); }
};

/// All methods, in the order of the registry. The search and the check of a method are left out, as
/// a search would take many times as long, and what is compared are rankings. A method that throws
/// when it is asked cannot take the question, for the reason that it threw; the others can.
/// \param methods  must outlive the members and what is kept of their trials
/// \throws Error(bad_input) for a false discovery rate that is none
[[nodiscard]] std::vector<PanelMember> panel_members(const MethodRegistry& methods,
                                                     const ProblemPtr& problem,
                                                     const PanelOptions& options);

/// Those that are proposed.
[[nodiscard]] std::vector<PanelMember> proposed_members(std::vector<PanelMember> members);

}  // namespace steelyard
