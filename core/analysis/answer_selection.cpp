// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>

#include "core/analysis/answer_checks.h"
#include "core/analysis/held_out_error.h"
#include "core/measures/selection_error.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr std::size_t most_tried = 12;

/// About a dozen of the sets, evenly spaced in the logarithm of their sizes.
std::vector<std::vector<Index>> some_of(const std::vector<std::vector<Index>>& sets) {
  std::vector<std::vector<Index>> some;
  for (const Index place : geometric_counts(std::ssize(sets), most_tried)) {
    some.push_back(sets[static_cast<std::size_t>(place - 1)]);
  }
  return some;
}

std::vector<std::vector<Index>> sets_of_path(const Result& result) {
  std::vector<std::vector<Index>> sets;
  for (const std::size_t point : best_of_each_count(result.path)) {
    if (!result.path[point].selection.empty()) {
      sets.push_back(result.path[point].selection);
    }
  }
  return sets;
}

/// The first 1, 2, ... of the ranking, without features of which nothing is known.
std::vector<std::vector<Index>> beginnings(const Result& result) {
  std::vector<std::vector<Index>> sets;
  std::vector<Index> first;
  for (const Index feature : tried_ranking(result)) {
    first.push_back(feature);
    sets.push_back(first);
  }
  return sets;
}

/// \param errors  of the sets, then of the mean
AnswerSelection smallest_as_good(const std::vector<std::vector<Index>>& sets,
                                 const Matrix& errors) {
  // A hundredth of what the mean misses matters to nobody, even where the rest is exact.
  constexpr double negligible = 0.01;
  const Matrix of_sets = errors.topRows(std::ssize(sets));
  Index best = 0;
  of_sets.rowwise().mean().minCoeff(&best);
  const FoldMean least = mean_of_folds(of_sets.row(best));
  const double margin = std::max(least.error, negligible * errors.bottomRows(1).mean());
  std::size_t chosen = 0;
  while (static_cast<Index>(chosen) < best &&
         !(of_sets.row(static_cast<Index>(chosen)).mean() <= least.mean + margin)) {
    ++chosen;
  }
  const bool within_error = margin == least.error;
  return {sets[chosen],
          counted(sets[chosen].size(), "column") + ": the fewest whose held-out error (" +
              short_text(of_sets.row(static_cast<Index>(chosen)).mean(), 2) + ") lies within " +
              (within_error ? "one standard error" : "a hundredth of the mean's error") +
              " of the least (" + short_text(least.mean, 2) + " with " +
              std::to_string(sets[static_cast<std::size_t>(best)].size()) + ")."};
}

/// Where nothing can be held out.
AnswerSelection as_suggested(const Result& result) {
  if (!result.selection.features.empty()) {
    return {result.selection.features,
            result.suggestion.empty() ? "By the rule of the run: " + result.selection.rule + "."
                                      : result.suggestion};
  }
  if (!result.selection.rule.empty()) {
    return {{}, "The rule of the run selects none: " + result.selection.rule + "."};
  }
  return {tried_ranking(result), "All columns: nothing says how many are enough."};
}

}  // namespace

std::optional<AnswerSelection> answer_selection(const AnswerQuestion& question,
                                                const std::optional<HeldOutColumns>& held_out,
                                                const std::stop_token& stop) {
  const Result& result = *question.result;
  if (question.chosen) {
    return AnswerSelection{*question.chosen, ""};
  }
  const auto of_path = sets_of_path(result);
  // A rule that takes all says nothing of how many are enough.
  const bool by_rule = of_path.size() < 2 && !result.selection.rule.empty() &&
                       std::ssize(result.selection.features) < question.problem->dimension();
  const bool nothing = !result.selection.rule.empty() && result.selection.features.empty();
  if (by_rule || nothing || !held_out) {
    return as_suggested(result);
  }
  auto sets = some_of(of_path.size() < 2 ? beginnings(result) : of_path);
  sets.emplace_back();  // the mean
  const auto errors = held_out_errors(*held_out, sets, stop);
  if (!errors) {
    return std::nullopt;
  }
  sets.pop_back();
  AnswerSelection found = smallest_as_good(sets, *errors);
  // All columns always explain themselves best.
  const bool all = std::ssize(found.features) == question.problem->dimension();
  const bool by_knee = held_out->of_itself && all && of_path.size() > 1;
  return by_knee ? as_suggested(result) : found;
}

}  // namespace steelyard
