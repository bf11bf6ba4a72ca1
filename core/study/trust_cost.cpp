// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/trust_cost.h"

#include <algorithm>

#include "core/run/learner.h"

namespace steelyard {
namespace {

/// How many numbers of features a path has is known only afterwards.
double expected_sizes(const Problem& problem) {
  return static_cast<double>(
      std::clamp(problem.dimension() - 1, Index{1}, static_cast<Index>(RandomSubsets::most_sizes)));
}

double seconds_of_blocks(const Method& method, const Problem& problem,
                         const ParameterValues& values, const BlockOptions& options) {
  const Problem block = problem.with_samples(block_samples(problem.samples(), options.blocks, 0));
  const ScoringCost score = method.scoring()->cost(block, values);
  const auto sets = static_cast<double>(1 + options.stride);
  const double judging = sets * (score.first + (expected_sizes(problem) - 1.0) * score.each);
  return static_cast<double>(options.blocks) * (method.estimate(block, values).seconds + judging);
}

double seconds_of_subsets(const Method& method, const Problem& problem,
                          const ParameterValues& values, const SubsetOptions& options) {
  // Asked and let go before the problem can be.
  const auto learner = method.learner(ProblemPtr(ProblemPtr(), &problem), values);
  return expected_sizes(problem) * static_cast<double>(options.replicates) *
         learner->seconds_of_task();
}

}  // namespace

double seconds_of_study(const Method& method, const Problem& problem, const ParameterValues& values,
                        const TrustOptions& options, const Estimate& main) {
  switch (options.trust) {
    case Trust::none:
      break;
    case Trust::cross_validation:
      return seconds_of_blocks(method, problem, values, options.blocks);
    case Trust::random_subsets:
      return seconds_of_subsets(method, problem, values, options.subsets);
    case Trust::stability: {
      const bool all_samples = options.stability.resample == Resample::seeds;
      return main.seconds * static_cast<double>(options.stability.replicates) *
             (all_samples ? 1.0 : share_of_subsample);
    }
  }
  return 0.0;
}

}  // namespace steelyard
