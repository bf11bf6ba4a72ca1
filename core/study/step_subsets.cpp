// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/step_subsets.h"

#include <algorithm>
#include <utility>

#include "core/study/contained_solutions.h"

namespace steelyard {
namespace {

void sort_by_count_and_objective(std::vector<PathPoint>& path) {
  std::stable_sort(path.begin(), path.end(), [](const PathPoint& a, const PathPoint& b) {
    return a.feature_count != b.feature_count ? a.feature_count < b.feature_count
                                              : a.objective < b.objective;
  });
}

bool has_step(StepSubset subset, std::size_t step) { return (subset >> step & 1U) != 0U; }

}  // namespace

StepSubsets::StepSubsets(const SubsetFitter& fitter, const FeatureSteps& steps, Index most)
    : kept_(fitter.kept()),
      free_(steps_besides(steps, kept_)),
      most_features_(std::max(std::min(most, std::ssize(fitter.usable())),
                              fewest_features(steps, std::ssize(kept_)))) {
  const StepSubset subsets = StepSubset{1} << free_.size();
  for (StepSubset subset = kept_.empty() ? 1 : 0; subset < subsets; ++subset) {
    if (std::ssize(features_of(subset)) <= most_features_) {
      all_.push_back(subset);
    }
  }
}

std::vector<Index> StepSubsets::features_of(StepSubset subset) const {
  std::vector<Index> features = kept_;
  for (std::size_t k = 0; k < free_.size(); ++k) {
    if (has_step(subset, k)) {
      features.insert(features.end(), free_[k].begin(), free_[k].end());
    }
  }
  std::sort(features.begin(), features.end());
  return features;
}

StepSubset StepSubsets::subset_of(const std::vector<Index>& features) const {
  StepSubset subset = 0;
  for (std::size_t k = 0; k < free_.size(); ++k) {
    if (std::find(features.begin(), features.end(), free_[k].front()) != features.end()) {
      subset |= StepSubset{1} << k;
    }
  }
  return subset;
}

bool StepSubsets::with_groups() const {
  return std::any_of(free_.begin(), free_.end(), [](const auto& step) { return step.size() > 1; });
}

bool BestOfEachSize::offer(std::size_t size, double objective, StepSubset subset) {
  std::vector<Found>& best = best_[size];
  const Found found{objective, subset};
  const auto place = std::upper_bound(best.begin(), best.end(), found);
  const bool among_best = static_cast<std::size_t>(place - best.begin()) < count_;
  best.insert(place, found);
  best.resize(std::min(best.size(), count_));
  return among_best;
}

std::optional<double> BestOfEachSize::highest(std::size_t size) const {
  const auto found = best_.find(size);
  const bool enough = found != best_.end() && found->second.size() == count_;
  return enough ? std::optional(found->second.back().first) : std::nullopt;
}

std::vector<PathPoint> BestOfEachSize::keep(const SubsetFitter& fitter,
                                            std::vector<PathPoint> path) const {
  const auto subset_of = [&](const PathPoint& point) {
    return subsets_.subset_of(point.selection);
  };
  std::stable_sort(path.begin(), path.end(), [&](const PathPoint& a, const PathPoint& b) {
    return subset_of(a) < subset_of(b);
  });
  sort_by_count_and_objective(path);
  std::vector<PathPoint> kept;
  std::size_t of_this_size = 0;
  for (PathPoint& point : path) {
    const bool same_size = !kept.empty() && kept.back().feature_count == point.feature_count;
    of_this_size = same_size ? of_this_size + 1 : 1;
    if (of_this_size <= count_) {
      kept.push_back(std::move(point));
    }
  }
  kept = never_worse_with_more(fitter, std::move(kept));
  sort_by_count_and_objective(kept);
  return kept;
}

}  // namespace steelyard
