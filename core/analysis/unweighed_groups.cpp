// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/unweighed_groups.h"

#include <cmath>
#include <set>
#include <vector>

#include "core/problem/chance_order.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// The share of groups that say nothing of the target is about 0, with the deviation of an adjusted
/// R^2: sqrt(2 (G - 1) / ((N - G) (N + 1))) for G groups of N samples.
bool is_clear_share(double share, const std::vector<int>& group_of) {
  constexpr double least = 0.1;
  constexpr double deviations = 3.0;
  const auto samples = static_cast<double>(group_of.size());
  const auto groups = static_cast<double>(std::set<int>(group_of.begin(), group_of.end()).size());
  const double within = samples - groups;
  return within > 0.0 && share > least &&
         share > deviations * std::sqrt(2.0 * (groups - 1.0) / (within * (samples + 1.0)));
}

}  // namespace

Message unweighed_groups(const Problem& problem, const Message& target) {
  const SampleOrder& order = problem.order;
  if (!order.has_named_groups() || !order.guessed_groups) {
    return {};
  }
  const double share = target.says_nothing() ? 0.0 : target_share_between(problem, *order.group_of);
  return is_clear_share(share, *order.group_of)
             ? message("answer.groups_not_weighed_tell",
                       "{1} was not weighed: it says which samples belong together; it alone tells "
                       "{2} of {3}. Give it the role of an input to weigh it.",
                       order.groups, short_text(100.0 * share, 2) + " %", target)
             : message("answer.groups_not_weighed",
                       "{1} was not weighed: it says which samples belong together.", order.groups);
}

}  // namespace steelyard
