// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/knockoff_table.h"

#include <utility>

#include "core/error.h"
#include "core/record/run_tables.h"
#include "core/study/knockoff_options.h"
#include "core/study/knockoff_source.h"

namespace steelyard {

RowTable knockoff_table(const Dataset& dataset, const std::vector<Index>& named_by,
                        const ProblemPtr& problem, const ParameterValues& settings) {
  KnockoffSource source(problem, knockoff_plan_options(settings).knockoffs);
  const std::optional<PairedProblem> paired = source.draw(0, {});
  if (!paired) {
    throw bad_input({source.trouble(), "knockoffs", "inputs that are not linearly dependent"});
  }
  const auto pairs = paired->features.size();
  Matrix values(problem->samples(), static_cast<Index>(2 * pairs));
  std::vector<std::string> names;
  for (std::size_t pair = 0; pair < pairs; ++pair) {
    const Index feature = paired->features[pair];
    const auto knockoff = paired->knockoff_at[pair];
    names.push_back(problem->features[static_cast<std::size_t>(feature)].name);
    values.col(static_cast<Index>(2 * pair)) = problem->inputs.col(feature);
    names.push_back(paired->problem->features[static_cast<std::size_t>(knockoff)].name);
    values.col(static_cast<Index>(2 * pair) + 1) =
        paired->problem->inputs.col(knockoff).head(problem->samples());
  }
  return values_table(dataset, named_by, *problem, names, std::move(values));
}

}  // namespace steelyard
