// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/selection_error.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/error.h"
#include "core/measures/preserving_correction.h"
#include "core/measures/reconstruction_error.h"
#include "core/measures/spread.h"
#include "core/parallel.h"
#include "core/random.h"

namespace steelyard {
namespace {

void check_ranking(std::span<const Index> ranking, Index size) {
  std::vector<bool> seen(static_cast<std::size_t>(size), false);
  for (const Index position : ranking) {
    const bool inside = position >= 0 && position < size;
    if (!inside || seen[static_cast<std::size_t>(position)]) {
      throw bad_input(
          {message("selection_error.bad_position",
                   "position {1} of the ranking does not exist or occurs twice", position + 1),
           "ranking",
           message("selection_error.bad_position.accepted", "distinct positions from 1 to {1}",
                   size)});
    }
    seen[static_cast<std::size_t>(position)] = true;
  }
}

/// Whether all features are looked at as one matrix.
bool of_matrix(const SelectionErrorTask& task) {
  return task.judged_by == JudgedBy::products || task.judged_by == JudgedBy::cur;
}

bool reconstructs(const SelectionErrorTask& task) {
  return of_matrix(task) ||
         (task.ranked == Ranked::features && task.judged_by != JudgedBy::regression);
}

/// Before any work is done.
void check_task(const SelectionErrorTask& task) {
  if (!reconstructs(task)) {
    check_regression(task.x, task.y, task.split, task.options);
    return;
  }
  check_reconstruction(task.x, task.y, task.split);
  static_cast<void>(unreconstructed(task.y, task.split));
  const auto training = static_cast<Index>(task.split.train.size());
  const bool local = task.judged_by == JudgedBy::local_reconstruction;
  if (training < 4 || (local && (task.neighbours < 4 || task.neighbours > training))) {
    throw bad_input({message("selection_error.too_few_samples",
                             "{1} training {1:sample is|samples are} too few", training),
                     "reconstruction error",
                     message("selection_error.too_few_samples.accepted",
                             "at least 4, and at least as many as neighbours")});
  }
}

std::vector<Index> only_training(std::span<const Index> ranking, const Split& split) {
  std::vector<Index> kept;
  for (const Index sample : ranking) {
    if (std::find(split.train.begin(), split.train.end(), sample) != split.train.end()) {
      kept.push_back(sample);
    }
  }
  return kept;
}

std::vector<Index> usable(std::span<const Index> ranking, const SelectionErrorTask& task) {
  const bool of_features = task.ranked == Ranked::features;
  check_ranking(ranking, of_features ? task.x.cols() : task.x.rows());
  return of_features ? std::vector<Index>(ranking.begin(), ranking.end())
                     : only_training(ranking, task.split);
}

std::vector<Index> counts_within(std::span<const Index> counts, std::size_t there) {
  std::vector<Index> kept;
  for (const Index count : counts) {
    if (count >= 1 && count <= static_cast<Index>(there)) {
      kept.push_back(count);
    }
  }
  std::sort(kept.begin(), kept.end());
  kept.erase(std::unique(kept.begin(), kept.end()), kept.end());
  if (kept.empty()) {
    throw bad_input(
        {message("selection_error.no_counts", "there are no numbers of features or samples to try"),
         "counts", message("selection_error.no_counts.accepted", "from 1 to {1}", there)});
  }
  return kept;
}

double reconstruction_at(const SelectionErrorTask& task, const std::vector<Index>& first) {
  const Matrix source = task.x(Eigen::all, first);
  // Nothing can be made of constant features: that counts as knowing nothing, also as a distortion.
  if (!any_varies(source(task.split.train, Eigen::all))) {
    return unreconstructed(task.y, task.split);
  }
  ReconstructionOptions options;
  options.seed = task.options.seed;
  options.distortion = task.judged_by == JudgedBy::global_distortion;
  if (task.judged_by == JudgedBy::local_reconstruction) {
    return local_reconstruction(source, task.y, task.split, task.neighbours, options)->error;
  }
  options.folds = task.options.given_folds;  // those of a local map are of its neighbours
  const GlobalReconstruction found = global_reconstruction(source, task.y, task.split, options);
  return options.distortion ? found.distortion : found.error;
}

/// The positions of samples among the training samples, which are ascending.
std::vector<Index> places_in_training(const std::vector<Index>& samples, const Split& split) {
  std::vector<Index> places = samples;
  for (Index& place : places) {
    place = std::lower_bound(split.train.begin(), split.train.end(), place) - split.train.begin();
  }
  return places;
}

double loss_of_products(const Matrix& train, const Matrix& test, Ranked ranked,
                        const std::vector<Index>& first) {
  if (ranked == Ranked::features) {
    return gram_loss(test, test(Eigen::all, first) * distance_preserving_root(train, first));
  }
  // The products of features grow with the number of samples.
  const double scale =
      std::sqrt(static_cast<double>(test.rows()) / static_cast<double>(train.rows()));
  return covariance_loss(test, scale * covariance_preserving_rows(train, first));
}

/// Where nothing is to be known, nothing is missed, as in gram_loss.
double error_of_cur(const Matrix& train, const Matrix& test, const std::vector<Index>& columns,
                    const std::vector<Index>& rows) {
  const Matrix rebuilt = test(Eigen::all, columns) * cur_map(train, columns, rows);
  const double whole = test.norm();
  return whole > 0.0 ? (test - rebuilt).norm() / whole : 0.0;
}

/// The features, centred by their means among the training samples. Empty where a task does not
/// look at them as one matrix.
struct CentredFeatures {
  Matrix train, test;

  explicit CentredFeatures(const SelectionErrorTask& task) {
    if (of_matrix(task)) {
      const Matrix learned = task.x(task.split.train, Eigen::all);
      const auto means = learned.colwise().mean().eval();
      train = learned.rowwise() - means;
      test = task.x(task.split.test, Eigen::all).rowwise() - means;
    }
  }
};

/// It is 0 if nothing is lost, and 1 if nothing is known.
double matrix_error_at(const SelectionErrorTask& task, const CentredFeatures& features,
                       const std::vector<Index>& first) {
  const auto& [train, test] = features;
  const bool of_features = task.ranked == Ranked::features;
  const std::vector<Index> chosen = of_features ? first : places_in_training(first, task.split);
  const bool varies = of_features ? any_varies(Matrix(train(Eigen::all, chosen)))
                                  : train(chosen, Eigen::all).squaredNorm() > 0.0;
  if (!varies) {
    return 1.0;
  }
  if (task.judged_by == JudgedBy::products) {
    return loss_of_products(train, test, task.ranked, chosen);
  }
  const auto end = task.beside.begin() + std::min(std::ssize(chosen), std::ssize(task.beside));
  const std::vector<Index> beside(task.beside.begin(), end);
  return of_features ? error_of_cur(train, test, chosen, places_in_training(beside, task.split))
                     : error_of_cur(train, test, beside, chosen);
}

double error_at(const SelectionErrorTask& task, const CentredFeatures& features,
                const std::vector<Index>& ranking, Index count) {
  const std::vector<Index> first(ranking.begin(), ranking.begin() + count);
  if (of_matrix(task)) {
    return matrix_error_at(task, features, first);
  }
  if (reconstructs(task)) {
    return reconstruction_at(task, first);
  }
  return task.ranked == Ranked::features
             ? regression_error(task.x(Eigen::all, first), task.y, task.split, task.options)
             : sparse_regression_error(task.x, task.y, task.split, first, task.options);
}

/// counts x rankings, or nothing when stopped.
std::optional<Matrix> all_errors(const SelectionErrorTask& task,
                                 const std::vector<std::vector<Index>>& rankings,
                                 const std::vector<Index>& counts, const std::stop_token& stop) {
  const CentredFeatures features(task);
  Matrix errors(static_cast<Index>(counts.size()), static_cast<Index>(rankings.size()));
  const bool finished = parallel_for(errors.size(), stop, [&](Index place) {
    // The largest first: a large one started last would leave the other threads idle.
    const Index point = errors.rows() - 1 - place / errors.cols();
    const Index draw = place % errors.cols();
    errors(point, draw) = error_at(task, features, rankings[static_cast<std::size_t>(draw)],
                                   counts[static_cast<std::size_t>(point)]);
  });
  return finished ? std::optional(std::move(errors)) : std::nullopt;
}

template <typename Entry>
void put_in_random_order(std::vector<Entry>& entries, std::size_t first, Random& random) {
  for (std::size_t left = entries.size() - first; left > 1; --left) {
    std::swap(entries[first + left - 1],
              entries[first + static_cast<std::size_t>(random.below(left))]);
  }
}

using Steps = std::vector<std::vector<Index>>;

/// What stands together after the features at the beginning of all rankings; nothing where each
/// entry stands by itself.
Steps steps_of(const SelectionErrorTask& task) {
  const std::vector<Index>& first = task.first;
  Steps together = task.together;
  if (task.ranked == Ranked::samples ||
      std::all_of(together.begin(), together.end(),
                  [](const std::vector<Index>& step) { return step.size() == 1; })) {
    return {};
  }
  for (std::vector<Index>& step : together) {
    std::erase_if(step, [&first](Index feature) {
      return std::find(first.begin(), first.end(), feature) != first.end();
    });
  }
  std::erase_if(together, [](const std::vector<Index>& step) { return step.empty(); });
  return together;
}

/// \param steps  features that stand together; all but those of the beginning
std::vector<Index> followed_by_steps(std::vector<Index> beginning, Steps steps, Random& random) {
  put_in_random_order(steps, 0, random);
  for (std::vector<Index>& step : steps) {
    put_in_random_order(step, 0, random);
    beginning.insert(beginning.end(), step.begin(), step.end());
  }
  return beginning;
}

/// \param first  how many of the entries stay where they are
/// \param steps  of the other entries; none if each stands by itself
std::vector<std::vector<Index>> random_rankings(const std::vector<Index>& of, std::size_t first,
                                                const Steps& steps, Index draws,
                                                std::uint64_t seed) {
  std::vector<std::vector<Index>> rankings;
  for (Index draw = 0; draw < draws; ++draw) {
    Random random(seed, Purpose::random_rankings, static_cast<std::uint64_t>(draw));
    std::vector<Index> ranking = of;
    if (steps.empty()) {
      put_in_random_order(ranking, first, random);
    } else {
      ranking.resize(first);
      ranking = followed_by_steps(std::move(ranking), steps, random);
    }
    rankings.push_back(std::move(ranking));
  }
  return rankings;
}

std::vector<Index> everything(const SelectionErrorTask& task) {
  if (task.ranked == Ranked::samples) {
    return task.split.train;
  }
  std::vector<Index> ascending = task.first;
  std::sort(ascending.begin(), ascending.end());
  std::vector<Index> all = task.first;
  const std::vector<Index> others = all_but(ascending, task.x.cols());
  all.insert(all.end(), others.begin(), others.end());
  return all;
}

std::size_t fixed_places(const SelectionErrorTask& task) {
  return task.ranked == Ranked::features ? task.first.size() : 0;
}

}  // namespace

std::vector<Index> geometric_counts(Index most, Index points) {
  std::vector<Index> counts{1};
  for (Index point = 1; point < points; ++point) {
    const double part = static_cast<double>(point) / static_cast<double>(points - 1);
    const double count = std::round(std::pow(static_cast<double>(most), part));
    counts.push_back(std::max(counts.back(), static_cast<Index>(count)));
  }
  counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
  return counts;
}

std::optional<SelectionErrors> selection_errors(const SelectionErrorTask& task,
                                                std::span<const Index> ranking,
                                                std::span<const Index> counts,
                                                const std::stop_token& stop) {
  const std::vector<Index> order = usable(ranking, task);
  SelectionErrors found{counts_within(counts, order.size()), {}};
  check_task(task);
  const auto errors = all_errors(task, {order}, found.counts, stop);
  if (!errors) {
    return std::nullopt;
  }
  found.errors.assign(errors->data(), errors->data() + errors->size());
  return found;
}

std::optional<RandomSelectionErrors> random_selection_errors(const SelectionErrorTask& task,
                                                             std::span<const Index> counts,
                                                             Index draws, std::uint64_t seed,
                                                             const std::stop_token& stop) {
  if (draws < 1) {
    throw bad_input({message("selection_error.no_draws", "no random rankings requested"), "draws",
                     message("selection_error.no_draws.accepted", "1 or more")});
  }
  check_split(task.split, task.x.rows());
  const std::vector<Index> all = usable(everything(task), task);
  RandomSelectionErrors found{counts_within(counts, all.size()), {}, {}, {}};
  check_task(task);
  const auto rankings = random_rankings(all, fixed_places(task), steps_of(task), draws, seed);
  const auto errors = all_errors(task, rankings, found.counts, stop);
  if (!errors) {
    return std::nullopt;
  }
  for (Index point = 0; point < errors->rows(); ++point) {
    const double mean = errors->row(point).mean();
    const double deviation = std::sqrt((errors->row(point).array() - mean).square().mean());
    found.mean.push_back(mean);
    found.low.push_back(mean - deviation);
    found.high.push_back(mean + deviation);
  }
  return found;
}

}  // namespace steelyard
