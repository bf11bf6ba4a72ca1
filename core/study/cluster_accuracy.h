// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <vector>

#include "core/study/baselines.h"
#include "core/study/cluster_trials.h"
#include "core/study/replicate_plan.h"

namespace steelyard {

struct ClusterAccuracyOptions {
  std::vector<double> counts;  ///< whole numbers of features kept; if it is empty, usual_counts()
                               ///< and the number that the run selected
  Index repeats = 20;
  ClusterTrialOptions trials;
};

/// 1, 2, 3, 5, 10, 20, 50, 100, ... below the number of features, and that number.
[[nodiscard]] std::vector<Index> usual_counts(Index features);

/// The work of k-means for a number of features kept, up to a factor: the distances, and finding
/// the nearest centre.
[[nodiscard]] constexpr double work_of_keeping(double count) { return count + 4.0; }

/// The trials of cluster_accuracy_study(), and what they find.
/// \param baselines  methods whose rankings are drawn for comparison, except the run's own method
[[nodiscard]] std::unique_ptr<ReplicatePlan> cluster_accuracy_trials(StudyQuestion question,
                                                                     ClusterAccuracyOptions options,
                                                                     const Methods& baselines);

}  // namespace steelyard
