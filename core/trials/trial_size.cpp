// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trials/trial_size.h"

#include <algorithm>
#include <array>

#include "core/positions.h"
#include "core/run/run_plan.h"

namespace steelyard {
namespace {

/// The plan on at most `most` samples.
TrialPlan on_samples(const TrialPlan& whole, Index most, double share) {
  const Index samples = whole.problem->samples();
  TrialPlan plan = whole;
  if (samples > most) {
    Random random(whole.seed, Purpose::tried_samples);
    const std::vector<Index> kept = thinned(samples, whole.problem->order, most, random);
    plan.problem = std::make_shared<const Problem>(whole.problem->with_samples(kept));
    plan.whole = whole.problem;
  }
  const auto left = static_cast<double>(plan.problem->samples());
  const double of_all = share * left / static_cast<double>(samples);
  plan.run = for_share_of_samples(plan.run, std::min(1.0, of_all));
  // What an estimate needs of the samples is only their number.
  const auto part = share < 1.0 ? std::make_shared<const Problem>(plan.problem->with_samples(
                                      all_positions(static_cast<Index>(share * left))))
                                : plan.problem;
  const bool runs = complaints_about(plan.run, *part).empty();
  const Estimate cost = runs ? reference_estimate(plan.run, *part) : Estimate{};
  plan.seconds = cost.seconds;
  plan.bytes = runs ? cost.bytes + bytes_of_problem(*part) : 0.0;
  return plan;
}

}  // namespace

TrialPlan within_budget(const TrialPlan& plan, const TrialBudget& budget) {
  constexpr std::array<Index, 3> sizes{1000, 500, 250};
  TrialPlan tried = on_samples(plan, sizes.front(), budget.share);
  for (const Index size : sizes) {
    if (tried.seconds * budget.trials <= budget.seconds) {
      break;
    }
    if (size < tried.problem->samples()) {
      tried = on_samples(plan, size, budget.share);
    }
  }
  return tried;
}

double bytes_of_problem(const Problem& problem) {
  return sizeof(double) *
         static_cast<double>(problem.samples() * (problem.dimension() + problem.truth.cols()));
}

std::size_t trials_at_once(double bytes, std::optional<double> free, std::size_t threads,
                           std::size_t sharers) {
  if (!free || !(bytes > 0.0)) {
    return threads;
  }
  const double held =
      std::clamp(*free / static_cast<double>(sharers) / bytes, 1.0, static_cast<double>(threads));
  return static_cast<std::size_t>(held);
}

Message on_how_many(const TrialPlan& plan) {
  return plan.thinned()
             ? message("trials.on_some_samples", " on {1} of the samples", plan.problem->samples())
             : Message();
}

}  // namespace steelyard
