// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/held_out_error.h"

#include <algorithm>
#include <numeric>

#include "core/embed/weighted_space.h"
#include "core/random.h"

namespace steelyard {
namespace {

/// Some of the samples, ascending, and where the ranked ones are among them.
struct TriedSamples {
  std::vector<Index> samples;
  std::vector<Index> ranking;
};

/// Ranked samples are all kept: they are what is tried.
TriedSamples tried_samples(Index samples, Ranked ranked, const std::vector<Index>& ranking,
                           const HeldOutOptions& options) {
  TriedSamples tried{std::vector<Index>(static_cast<std::size_t>(samples)), ranking};
  std::iota(tried.samples.begin(), tried.samples.end(), Index{0});
  if (samples <= options.most_samples) {
    return tried;
  }
  tried.samples = Random(options.seed).subset(samples, options.most_samples);
  if (ranked == Ranked::features) {
    return tried;
  }
  tried.samples.insert(tried.samples.end(), ranking.begin(), ranking.end());
  std::sort(tried.samples.begin(), tried.samples.end());
  tried.samples.erase(std::unique(tried.samples.begin(), tried.samples.end()), tried.samples.end());
  for (Index& position : tried.ranking) {
    const auto found = std::lower_bound(tried.samples.begin(), tried.samples.end(), position);
    position = found - tried.samples.begin();
  }
  return tried;
}

/// How many of a ranking can be tried: samples that train, or features.
Index longest(const SelectionErrorTask& task, const std::vector<Index>& ranking) {
  if (task.ranked == Ranked::features) {
    return std::ssize(ranking);
  }
  return std::count_if(ranking.begin(), ranking.end(), [&](Index sample) {
    return std::binary_search(task.split.train.begin(), task.split.train.end(), sample);
  });
}

}  // namespace

Ranked ranked_of(const Result& result) {
  const bool features = !result.selection.empty() ||
                        std::any_of(result.features.begin(), result.features.end(),
                                    [](const FeatureResult& each) { return each.score > 0.0; });
  return result.samples && !features ? Ranked::samples : Ranked::features;
}

std::vector<Index> tried_ranking(const Result& result) {
  if (ranked_of(result) == Ranked::samples) {
    return result.samples->positions;
  }
  std::vector<Index> order = result.selection;
  std::vector<bool> taken(result.features.size(), false);
  for (const Index feature : order) {
    taken[static_cast<std::size_t>(feature)] = true;
  }
  for (const Index feature : ranking(result.features)) {
    if (!taken[static_cast<std::size_t>(feature)]) {
      order.push_back(feature);
    }
  }
  return order;
}

std::optional<HeldOutError> held_out_error(const Problem& problem, Ranked ranked,
                                           const std::vector<Index>& ranking,
                                           const HeldOutOptions& options,
                                           const std::stop_token& stop) {
  const TriedSamples tried = tried_samples(problem.samples(), ranked, ranking, options);
  const Problem part = problem.with_samples(tried.samples);
  const Matrix inputs = part.inputs;
  const Matrix targets = truth_space(part);
  SelectionErrorTask task{inputs, targets,
                          random_split(part.samples(), options.train_share, options.seed), ranked};
  task.options.regressor = options.regressor;
  task.options.seed = options.seed;
  const Index most = longest(task, tried.ranking);
  const std::vector<Index> counts = geometric_counts(std::max<Index>(1, most), options.points);
  auto errors = selection_errors(task, tried.ranking, counts, stop);
  if (!errors) {
    return std::nullopt;
  }
  auto random = random_selection_errors(task, counts, options.random_rankings, options.seed, stop);
  if (!random) {
    return std::nullopt;
  }
  return HeldOutError{ranked, *std::move(errors), *std::move(random)};
}

}  // namespace steelyard
