// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/plain_runs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/analysis/held_out_error.h"
#include "core/parallel.h"
#include "core/positions.h"
#include "core/random.h"
#include "core/run/driver.h"
#include "core/run/reference_cost.h"
#include "core/study/studies.h"

namespace steelyard {
namespace {

/// Without any study around the method, except for a search that is wanted.
ParameterValues plain_values(const Method& method, const ParameterValues& values,
                             RepeatedSearch search) {
  static const StudyRegistry studies = builtin_studies();
  ParameterValues plain = values;
  for (const auto& study : studies.all()) {
    const StudyKind& kind = study->kind();
    const bool wanted = kind.leads && search == RepeatedSearch::with;
    if (!wanted && method.schema().find(kind.parameter) != nullptr) {
      plain.set(kind.parameter, std::string("none"));
    }
  }
  return plain;
}

/// One solution for each number of features, the fewest first.
std::vector<std::vector<Index>> searched_solutions(const Result& result) {
  std::vector<std::vector<Index>> solutions;
  for (const std::size_t point : best_of_each_count(result.path)) {
    solutions.push_back(result.path[point].selection);
  }
  return solutions;
}

RepeatedRuns of_samples(const AnswerQuestion& question, Index most, double share,
                        RepeatedSearch search) {
  const Index samples = question.problem->samples();
  RepeatedRuns runs{question.method, question.problem,
                    plain_values(*question.method, question.values, search)};
  if (samples > most) {
    Random random(question.seed, Purpose::tried_samples);
    const std::vector<Index> kept = thinned(samples, question.problem->order, most, random);
    runs.problem = std::make_shared<const Problem>(question.problem->with_samples(kept));
    runs.thinned = true;
  }
  const auto left = static_cast<double>(runs.problem->samples());
  const double of_all = share * left / static_cast<double>(samples);
  runs.values = question.method->for_share_of_samples(runs.values, std::min(1.0, of_all));
  // What an estimate needs of the samples is only their number.
  const auto part = share < 1.0 ? std::make_shared<const Problem>(runs.problem->with_samples(
                                      all_positions(static_cast<Index>(share * left))))
                                : runs.problem;
  runs.seconds = question.method->check(*part, runs.values).empty()
                     ? reference_seconds(*question.method, *part, runs.values)
                     : 0.0;
  runs.seed = question.seed;
  return runs;
}

}  // namespace

std::vector<Index> ranking_with_ties(const Result& result, Random random) {
  std::vector<Index> order = result.selection.features;
  if (result.columns.empty()) {
    return order;
  }
  const std::vector<double>& values = result.columns.front().values;
  std::vector<bool> taken(values.size(), false);
  for (const Index feature : order) {
    taken[static_cast<std::size_t>(feature)] = true;
  }
  std::vector<Index> others = random.permutation(std::ssize(values));
  std::erase_if(others, [&](Index feature) { return taken[static_cast<std::size_t>(feature)]; });
  std::stable_sort(others.begin(), others.end(), [&](Index left, Index right) {
    const double one = values[static_cast<std::size_t>(left)];
    const double other = values[static_cast<std::size_t>(right)];
    return std::isnan(other) ? !std::isnan(one) : one > other;
  });
  order.insert(order.end(), others.begin(), others.end());
  return order;
}

std::vector<Index> PlainRun::best(std::size_t count) const {
  std::vector<Index> chosen;
  for (const std::vector<Index>& solution : solutions) {
    if (solution.size() <= count) {
      chosen = solution;
    }
  }
  const auto searched = static_cast<std::ptrdiff_t>(chosen.size());
  for (const Index feature : ranking) {
    if (chosen.size() == count) {
      break;
    }
    const auto end = chosen.begin() + searched;
    if (std::find(chosen.begin(), end, feature) == end) {
      chosen.push_back(feature);
    }
  }
  return chosen;
}

bool searches(const AnswerQuestion& question) {
  return plain_values(*question.method, question.values, RepeatedSearch::with) !=
         plain_values(*question.method, question.values, RepeatedSearch::without);
}

ParameterValues without_search(const RepeatedRuns& runs) {
  return plain_values(*runs.method, runs.values, RepeatedSearch::without);
}

RepeatedRuns repeated_runs(const AnswerQuestion& question, double runs, double seconds,
                           double share, RepeatedSearch search) {
  constexpr std::array<Index, 3> sizes{1000, 500, 250};
  RepeatedRuns repeated = of_samples(question, sizes.front(), share, search);
  for (const Index size : sizes) {
    if (repeated.seconds * runs <= seconds) {
      break;
    }
    if (size < repeated.problem->samples()) {
      repeated = of_samples(question, size, share, search);
    }
  }
  return repeated;
}

std::optional<Result> plain_result(const RepeatedRuns& repeated, const ProblemPtr& problem,
                                   const std::stop_token& stop) {
  const auto complaints = repeated.method->check(*problem, repeated.values);
  if (!complaints.empty()) {
    throw bad_input({complaints.front().message, "", ""});
  }
  const auto stepper = repeated.method->begin(problem, repeated.values);
  const Outcome outcome = drive(*stepper, stop, [](Snapshot&&) {});
  if (outcome.ending == Ending::stopped) {
    return std::nullopt;
  }
  Result result = result_of(*stepper, outcome);
  if (outcome.ending == Ending::failed || !has_solution(result)) {
    throw bad_input({outcome.reason.empty() ? "a run found nothing" : outcome.reason, "", ""});
  }
  return result;
}

PlainRun plain_run(const RepeatedRuns& repeated, const Result& result, std::uint64_t number) {
  constexpr std::uint64_t first_of_ties = 1000000;  // other rankings are those before
  const Random ties(repeated.seed, Purpose::random_rankings, first_of_ties + number);
  return {result.objective, ranking_with_ties(result, ties), result.selection.features.size(),
          searched_solutions(result)};
}

std::optional<std::vector<PlainRun>> plain_runs(const RepeatedRuns& repeated,
                                                const std::vector<ProblemPtr>& problems,
                                                const std::stop_token& stop) {
  std::vector<PlainRun> runs(problems.size());
  const bool finished = parallel_for(std::ssize(problems), stop, [&](Index place) {
    const auto at = static_cast<std::size_t>(place);
    if (const auto result = plain_result(repeated, problems[at], stop)) {
      runs[at] = plain_run(repeated, *result, static_cast<std::uint64_t>(place));
    }
  });
  return finished && !stop.stop_requested() ? std::optional(std::move(runs)) : std::nullopt;
}

std::string on_how_many(const RepeatedRuns& repeated) {
  return repeated.thinned ? " on " + std::to_string(repeated.problem->samples()) + " of the samples"
                          : "";
}

}  // namespace steelyard
