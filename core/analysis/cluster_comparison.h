// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/cluster/cluster_assignment.h"
#include "core/measures/cluster_purity.h"
#include "core/measures/confusion_table.h"
#include "core/problem/problem.h"

namespace steelyard {

/// What sorts the samples into groups.
enum class GroupSource {
  label,        ///< the classes of the label column
  all_inputs,   ///< clusters where every input has equal spread
  truth,        ///< clusters of the ground truth (truth_space)
  shown_inputs  ///< clusters where inputs have given weights
};

struct ClusterComparisonOptions {
  GroupSource a = GroupSource::shown_inputs;
  GroupSource b = GroupSource::label;
  Vector weights;                 ///< D, of GroupSource::shown_inputs
  ClusterOptions clustering;      ///< k-means with more clusters than samples: as many as samples
  Index most_for_peaks = 10'000;  ///< >= 4: density peaks, whose cost grows with the square, look
                                  ///< at only every so many-th of more samples
};

/// Samples in groups.
struct Groups {
  std::string name;                ///< "label: species", "clusters of all inputs"
  std::vector<int> group_of;       ///< N; -1: in none, or not looked at
  std::vector<std::string> names;  ///< of the groups
};

/// How two ways to sort the samples into groups agree.
struct ClusterComparison {
  Groups a, b;
  ConfusionTable table;               ///< a's groups are rows, b's are columns
  ClusterPurity purity;               ///< of a's groups in terms of b's
  std::vector<ClusterMakeup> makeup;  ///< per group of a, of b's groups
  double adjusted_rand = 0.0;
  double mutual_information = 0.0;  ///< normalised
  std::vector<std::string> notes;   ///< plain words
};

/// \return nothing when stopped. Cost: that of the clustering (cluster_samples), for each of the
///         two that is one
/// \throws Error(bad_input) for what is not there (label, ground truth) or cannot be clustered
[[nodiscard]] std::optional<ClusterComparison> compare_clusters(
    const Problem& problem, const ClusterComparisonOptions& options,
    const std::stop_token& stop = {});

}  // namespace steelyard
