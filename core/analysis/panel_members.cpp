// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/panel_members.h"

#include <exception>
#include <limits>
#include <utility>

#include "core/in_words.h"
#include "core/measures/discovery_rate.h"
#include "core/trials/trial_size.h"

namespace steelyard {
namespace {

RunPlan plain_run(const Method& method, std::uint64_t seed) {
  ParameterValues values = method.schema().defaults();
  if (method.schema().find("seed") != nullptr) {
    values.set("seed", static_cast<std::int64_t>(seed));
  }
  return without_search(method.plan(values));
}

bool has_any_target(const Problem& problem) {
  return problem.truth.cols() > 0 || problem.labels.has_value();
}

/// With what the method says of the question.
PanelMember asked(PanelMember member, const PanelOptions& options) {
  const ProblemPtr all_samples = member.plan.problem;
  const Problem& problem = *all_samples;
  const std::vector<Complaint> complaints = complaints_about(member.plan.run, problem);
  if (!complaints.empty()) {
    member.why_not = statement_of(complaints.front());
    return member;
  }
  member.proposed = member.info().target != Target::none || !has_any_target(problem);
  const double share = 1.0 - 1.0 / static_cast<double>(options.folds);
  // As many samples as trials ever have, however long they take: with fewer for slow methods, these
  // would have another question.
  member.plan = within_budget(member.plan, {1.0, std::numeric_limits<double>::infinity(), share});
  member.seconds = static_cast<double>(options.folds * options.repeats) * member.plan.seconds;
  if (options.discovery_rate) {
    member.discovery =
        panel_discovery_plan(*member.offered, all_samples, *options.discovery_rate, options.seed);
  }
  return member;
}

/// Why a method could not be asked.
Message said_of(const std::exception& error) {
  return is_fault(error)
             ? message("panel_members.fault", "the program has a fault: {1}", statement_of(error))
             : statement_of(error);
}

PanelMember member_of(const Method& method, const ProblemPtr& problem,
                      const PanelOptions& options) {
  PanelMember member;
  member.offered = &method;
  member.plan.run = plain_run(method, options.seed);
  member.plan.problem = problem;
  member.plan.seed = options.seed;
  try {
    return asked(member, options);
  } catch (const std::exception& error) {
    member.why_not = said_of(error);
  }
  return member;
}

}  // namespace

std::vector<PanelMember> panel_members(const MethodRegistry& methods, const ProblemPtr& problem,
                                       const PanelOptions& options) {
  if (options.discovery_rate) {
    refuse_bad_rate(*options.discovery_rate);
  }
  std::vector<PanelMember> members;
  ProblemPtr thinned;  // the same samples for all, held once
  for (const auto& method : methods.all()) {
    PanelMember member = member_of(*method, problem, options);
    if (member.plan.thinned()) {
      thinned = thinned ? thinned : member.plan.problem;
      member.plan.problem = thinned;
    }
    members.push_back(std::move(member));
  }
  return members;
}

std::vector<PanelMember> proposed_members(std::vector<PanelMember> members) {
  std::erase_if(members, [](const PanelMember& member) { return !member.proposed; });
  return members;
}

}  // namespace steelyard
