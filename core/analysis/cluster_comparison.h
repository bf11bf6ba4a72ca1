// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/cluster/cluster_assignment.h"
#include "core/measures/partition_agreement.h"
#include "core/message.h"
#include "core/problem/learned_space.h"
#include "core/problem/problem.h"

namespace steelyard {

/// How samples are grouped.
enum class GroupSource {
  label,        ///< the classes of the label column
  all_inputs,   ///< clusters in the space of all inputs with equal spread
  truth,        ///< clusters of the ground truth (truth_space)
  shown_inputs  ///< clusters in the space that is shown
};

struct ClusterComparisonOptions {
  GroupSource a = GroupSource::shown_inputs;
  GroupSource b = GroupSource::label;
  LearnedSpace space;             ///< the space of GroupSource::shown_inputs
  ClusterOptions clustering;      ///< never makes more clusters than there are samples
  Index most_for_peaks = 10'000;  ///< >= 4; with more samples, density peaks, whose cost grows with
                                  ///< the square, use only every n-th one
};

/// Samples in groups.
struct Groups {
  Message name;                ///< "label: species", "clusters of all inputs"
  std::vector<int> group_of;   ///< N; -1 if in no group or not used
  std::vector<Message> names;  ///< names of the groups; that of a class is other_words()
};

/// The classes of a label.
[[nodiscard]] Groups groups_of_label(const Labels& labels);

/// The agreement between two groupings of the samples.
struct ClusterComparison {
  Groups a, b;
  ConfusionTable table;               ///< a's groups are rows, b's are columns; in English
  ClusterPurity purity;               ///< purity of a's groups in terms of b's
  std::vector<ClusterMakeup> makeup;  ///< per group of a, in terms of b's groups
  double adjusted_rand = 0.0;
  double mutual_information = 0.0;  ///< normalised
  std::vector<Message> notes;       ///< what else a person should know
};

/// Cost: that of cluster_samples() for each grouping that is a clustering.
/// \return `std::nullopt` when stopped
/// \throws Error(bad_input) for a missing label or ground truth, or samples that cannot be
///         clustered
[[nodiscard]] std::optional<ClusterComparison> compare_clusters(
    const Problem& problem, const ClusterComparisonOptions& options,
    const std::stop_token& stop = {});

}  // namespace steelyard
