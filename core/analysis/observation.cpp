// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/observation.h"

#include <exception>

#include "core/analysis/space_quality.h"
#include "core/in_words.h"
#include "core/parallel.h"

namespace steelyard {
namespace {

void add_purity(const Problem& problem, const LearnedSpace& space, std::uint64_t seed,
                Observation& seen) {
  if (const auto purity = label_purity(problem, space, seed)) {
    seen.purity = purity->purity;
    seen.matched_purity = purity->matched;
  }
}

}  // namespace

Observation observe(const ProblemPtr& problem, const LearnedSpace& space, std::uint64_t iteration,
                    const ObservationOptions& options, const ProjectionRegistry& projections,
                    ProjectionCache& cache) {
  const SingleThread beside_the_run;
  Observation seen;
  seen.iteration = iteration;
  const ProjectionMethod& method = projections.find(options.projection);
  if (!method.takes_time(*problem)) {
    seen.projection = cache.project(method, problem, options.space.value_or(space), options.columns,
                                    complete(method, options.parameters));
  }
  add_purity(*problem, space, options.seed, seen);
  return seen;
}

ObserverThread::ObserverThread(ProjectionRegistry projections, double share)
    : projections_(std::move(projections)),
      thread_([this](const ObservationRequest& request,
                     const std::stop_token&) { return std::optional(serve(request)); },
              share) {}

ObservationReply ObserverThread::serve(const ObservationRequest& request) {
  ObservationReply reply;
  reply.run = request.run;
  reply.aside = request.aside;
  try {
    reply.observation = observe(request.problem, request.space, request.iteration, request.options,
                                projections_, cache_);
  } catch (const std::exception& error) {
    reply.trouble = statement_of(error);
  }
  return reply;
}

}  // namespace steelyard
