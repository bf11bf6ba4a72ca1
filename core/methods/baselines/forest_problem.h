// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/message.h"
#include "core/parameter/complaint.h"
#include "core/parameter/parameter.h"
#include "core/problem/problem.h"
#include "core/problem/row_copies.h"
#include "core/problem/targets.h"
#include "core/run/method_info.h"
#include "core/trees/tree_table.h"

namespace steelyard::baselines {

/// A problem in the form that a forest needs.
struct ForestProblem {
  std::vector<Index> samples;  ///< positions in the problem; samples without a class are left out
  Targets targets;
  TreeTable table;
  std::vector<Index> varying;            ///< positions of the columns that are not constant
  SampleOrder order = {};                ///< which of `samples` belong together
  std::optional<RowCopies> copies = {};  ///< which of `samples` are the same row
};

/// A random order of the samples that breaks any relation between columns and target. It respects
/// groups and time as ChanceOrder does; if there are too few groups, they are ignored, and
/// warning_of_order() says so.
/// \return N; the sample whose value each sample takes
[[nodiscard]] std::vector<Index> by_chance(const ForestProblem& forest, Random& random);
/// Warns of what by_chance() leaves out of account, if there is anything.
[[nodiscard]] std::optional<Message> warning_of_order(const ForestProblem& forest);

/// A problem for trees that make tables of some samples, see TreeSource: the table has no columns,
/// and copies are not looked for. Requires a target that can be predicted.
[[nodiscard]] ForestProblem large_forest_problem(const Problem& problem);

/// Requires a target that can be predicted, see trouble_with_target().
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<ForestProblem> forest_problem(const Problem& problem,
                                                          const std::stop_token& stop);

/// Why no forest can be grown: parameters, target, inputs or number of samples. Empty if one can.
[[nodiscard]] std::vector<Complaint> forest_complaints(const MethodInfo& info,
                                                       const ParameterSchema& schema,
                                                       const Problem& problem,
                                                       const ParameterValues& values);

/// Warnings about constant columns and about samples without a class, if there are any.
[[nodiscard]] std::vector<Message> forest_warnings(const ForestProblem& forest,
                                                   const Problem& problem);

/// The values, but with columns that do not vary placed below all others, so that they rank last.
[[nodiscard]] std::vector<double> with_constant_last(const Vector& values,
                                                     const std::vector<Index>& varying);

}  // namespace steelyard::baselines
