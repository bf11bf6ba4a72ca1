// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/cluster_trials.h"

#include <set>
#include <utility>

#include "core/cluster/k_means.h"
#include "core/measures/partition_agreement.h"
#include "core/problem/samples_as_points.h"
#include "core/problem/targets.h"
#include "core/random.h"

namespace steelyard {

Index classes_that_occur(const Labels& labels) {
  std::set<int> classes(labels.class_of.begin(), labels.class_of.end());
  classes.erase(-1);
  return std::ssize(classes);
}

ClusterTrials::ClusterTrials(ProblemPtr problem, const ClusterTrialOptions& options)
    : problem_(std::move(problem)),
      options_(options),
      scale_(options.standardised ? inverse_deviations(*problem_)
                                  : Vector(Vector::Ones(problem_->dimension()))),
      labelled_(labelled_samples(*problem_->labels)),
      classes_(static_cast<int>(classes_that_occur(*problem_->labels))) {
  for (const Index sample : labelled_) {
    class_of_.push_back(problem_->labels->class_of[static_cast<std::size_t>(sample)]);
  }
}

Matrix ClusterTrials::points(const std::vector<Index>& kept) const {
  Vector weights = Vector::Zero(problem_->dimension());
  for (const Index input : kept) {
    weights[input] = scale_[input];
  }
  Matrix all = points_in(weights, *problem_);
  if (std::ssize(labelled_) == all.rows()) {
    return all;
  }
  return all(labelled_, Eigen::all);
}

double ClusterTrials::accuracy(const std::vector<Index>& kept, Index repeat,
                               const std::stop_token& stop) const {
  Random seeds(options_.seed, Purpose::seeds_of_replicates, static_cast<std::uint64_t>(repeat));
  KMeansOptions options;
  options.clusters = classes_;
  options.restarts = options_.starts;
  options.iterations = 300;  // an end, not a choice: it is rarely met
  options.seed = seeds.below(std::uint64_t{1} << 32U);
  const KMeansResult found = k_means(points(kept), options, stop);
  return cluster_purity(found.cluster_of, class_of_).matched;
}

}  // namespace steelyard
