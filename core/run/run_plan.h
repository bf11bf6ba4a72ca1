// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/run/method.h"

namespace steelyard {

class Study;

/// What the parameter that chooses a study is where none is chosen. Stable: records hold it.
inline constexpr const char* no_study = "none";

/// A study that belongs to a run, with its settings.
struct StudyChoice {
  std::shared_ptr<const Study> study;  ///< null if none is chosen
  ParameterValues settings;            ///< parameters of the study, and the seed
  std::vector<AcceptedChoice> others;  ///< what may be chosen instead, `no_study` first

  [[nodiscard]] bool operator==(const StudyChoice& other) const = default;
};

/// What is run: a method with its parameters, the search that may stand in place of its one run,
/// and the check that may follow. A value: a plan without its check is a copy whose check is empty.
struct RunPlan {
  std::shared_ptr<const Method> method;
  ParameterValues values;  ///< of the method alone
  StudyChoice search;
  StudyChoice check;
  bool pictured = false;  ///< see with_pictures()

  [[nodiscard]] bool operator==(const RunPlan& other) const = default;
};

/// The plan of a run without the check that follows it.
[[nodiscard]] RunPlan without_check(RunPlan plan);
/// The plan of one run of the method, without search and check.
[[nodiscard]] RunPlan without_search(RunPlan plan);
/// See Method::for_share_of_samples().
[[nodiscard]] RunPlan for_share_of_samples(RunPlan plan, double share);
/// See Method::quick_values().
[[nodiscard]] RunPlan made_quick(RunPlan plan);

/// All complaints about the problem and the plan together.
[[nodiscard]] std::vector<Complaint> complaints_about(const RunPlan& plan, const Problem& problem);
/// The cost of the whole plan. A cheaper way is named only where the plan takes long or much
/// memory.
[[nodiscard]] Estimate estimate(const RunPlan& plan, const Problem& problem);
/// The values that the plan uses for parameters that are left to its method and its studies, by
/// id; see Method::automatic_values(). Requires that there are no complaints.
[[nodiscard]] ParameterValues automatic_values(const RunPlan& plan, const Problem& problem,
                                               const FitContext& terms);
/// Whether the whole of the plan depends on products of columns only; see
/// Method::is_of_products().
[[nodiscard]] bool is_of_products(const RunPlan& plan);
/// The false discovery rate that the selection of the plan promises to keep: that of its check, or
/// of the method's own rule where neither a search nor such a check selects in its place.
/// `std::nullopt` if none is promised.
[[nodiscard]] std::optional<double> promised_rate(const RunPlan& plan);
/// The method as it learns inside the search of the plan, if there is one. Requires that the method
/// has a learning().
/// \param terms  those of the study that asks
[[nodiscard]] std::shared_ptr<SubsetFitter> begin_learning(const RunPlan& plan, ProblemPtr problem,
                                                           const FitContext& terms);
/// Begins the run. Cheap, because the real work begins with the first advance. Requires that there
/// are no complaints.
[[nodiscard]] std::unique_ptr<Stepper> begin(const RunPlan& plan, ProblemPtr problem);

/// The rough cost of a run on a machine with two cores, whatever this machine is and however many
/// threads it may use. What is computed may depend on it, but never on an estimate for this
/// machine: records would then differ from machine to machine.
[[nodiscard]] Estimate reference_estimate(const RunPlan& plan, const Problem& problem);
/// Only the time, in seconds.
[[nodiscard]] double reference_seconds(const RunPlan& plan, const Problem& problem);

}  // namespace steelyard
