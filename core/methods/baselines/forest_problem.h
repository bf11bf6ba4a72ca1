// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/methods/baselines/tree_table.h"
#include "core/parameter/complaint.h"
#include "core/parameter/parameter.h"
#include "core/problem/problem.h"
#include "core/problem/targets.h"
#include "core/run/method_info.h"

namespace steelyard::baselines {

/// What a forest makes of a problem.
struct ForestProblem {
  std::vector<Index> samples;  ///< of the problem; those without a class are left out
  Targets targets;
  TreeTable table;
  std::vector<Index> varying;  ///< columns
  SampleOrder order = {};      ///< of the samples
};

/// An order in which columns have nothing to do with the target. Samples that belong together stay
/// so, see ChanceOrder; where their groups are too few for that, samples are taken one by one.
/// \return whose value each sample takes
[[nodiscard]] std::vector<Index> by_chance(const ForestProblem& forest, Random& random);

/// Requires a target without trouble. \return nothing when stopped
[[nodiscard]] std::optional<ForestProblem> forest_problem(const Problem& problem,
                                                          const std::stop_token& stop);

/// Why no forest can be grown for the parameters, the target, the inputs or the number of samples.
[[nodiscard]] std::vector<Complaint> forest_complaints(const MethodInfo& info,
                                                       const ParameterSchema& schema,
                                                       const Problem& problem,
                                                       const ParameterValues& values);

/// Names constant columns and samples without a class, where there are any.
[[nodiscard]] std::vector<std::string> forest_warnings(const ForestProblem& forest,
                                                       const Problem& problem);

/// The values with those of constant columns below all others, so that these rank last.
[[nodiscard]] std::vector<double> with_constant_last(const Vector& values,
                                                     const std::vector<Index>& varying);

}  // namespace steelyard::baselines
