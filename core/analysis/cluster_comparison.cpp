// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/cluster_comparison.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/error.h"
#include "core/measures/partition_agreement.h"
#include "core/message.h"
#include "core/problem/samples_as_points.h"

namespace steelyard {
namespace {

/// \param source  other than the label
Message name_of(GroupSource source) {
  switch (source) {
    case GroupSource::all_inputs:
      return message("groups.all_inputs", "clusters of all inputs, equally weighted");
    case GroupSource::truth:
      return message("groups.truth", "clusters of the target");
    default:
      return message("groups.shown_space", "clusters of the shown space");
  }
}

Matrix points_of(GroupSource source, const Problem& problem, const LearnedSpace& space) {
  switch (source) {
    case GroupSource::truth:
      return truth_space(problem);
    case GroupSource::all_inputs:
      return points_in(inverse_deviations(problem), problem);
    default:
      return points_in(space, problem);
  }
}

Groups classes_of(const Problem& problem) {
  if (!problem.labels) {
    throw bad_input({message("cluster_comparison.no_label", "there is no label"), "",
                     message("cluster_comparison.no_label.accepted",
                             "a column of classes as the label, or clusters of two spaces")});
  }
  return groups_of_label(*problem.labels);
}

/// Both groupings may have the same to say.
void note(const Message& what, std::vector<Message>& notes) {
  if (std::find(notes.begin(), notes.end(), what) == notes.end()) {
    notes.push_back(what);
  }
}

/// Empty group_of: stopped.
Groups clustered(GroupSource source, const Problem& problem,
                 const ClusterComparisonOptions& options, const std::stop_token& stop,
                 std::vector<Message>& notes) {
  ClusterOptions clustering = options.clustering;
  clustering.clusters = static_cast<int>(
      std::clamp<Index>(clustering.clusters, 1, std::max<Index>(problem.samples(), 1)));
  if (clustering.algorithm == ClusterOptions::Algorithm::k_means &&
      clustering.clusters < options.clustering.clusters) {
    note(message("cluster_comparison.few_samples",
                 "There are no more than {1} {1:sample|samples} to cluster.", problem.samples()),
         notes);
  }
  ClusterAssignment found =
      cluster_samples(points_of(source, problem, options.space), clustering, stop);
  Groups groups{name_of(source), std::move(found.cluster_of), {}};
  for (int cluster = 1; cluster <= found.clusters; ++cluster) {
    groups.names.push_back(message("groups.cluster", "cluster {1}", cluster));
  }
  for (const Message& warning : found.warnings) {
    note(warning, notes);
  }
  return groups;
}

Groups groups_of(GroupSource source, const Problem& problem,
                 const ClusterComparisonOptions& options, const std::stop_token& stop,
                 std::vector<Message>& notes) {
  return source == GroupSource::label ? classes_of(problem)
                                      : clustered(source, problem, options, stop, notes);
}

void compare(ClusterComparison& comparison) {
  const std::vector<int>& a = comparison.a.group_of;
  const std::vector<int>& b = comparison.b.group_of;
  comparison.table =
      confusion_table(a, in_words(comparison.a.names), b, in_words(comparison.b.names));
  comparison.purity = cluster_purity(a, b);
  comparison.makeup = cluster_makeup(a, b);
  comparison.makeup.resize(comparison.a.names.size());
  comparison.adjusted_rand = adjusted_rand_index(a, b);
  comparison.mutual_information = normalised_mutual_information(a, b);
  if (comparison.table.left_out > 0) {
    comparison.notes.push_back(
        message("cluster_comparison.left_out",
                "{1} {1:sample belongs|samples belong} to no group and {1:is|are} left out.",
                comparison.table.left_out));
  }
}

bool needs_part(const Problem& problem, const ClusterComparisonOptions& options) {
  const bool clusters = options.a != GroupSource::label || options.b != GroupSource::label;
  return clusters && options.clustering.algorithm == ClusterOptions::Algorithm::density_peaks &&
         problem.samples() > options.most_for_peaks;
}

/// Expands the groups of every n-th sample to all samples.
std::vector<int> spread_out(const std::vector<int>& group_of, const std::vector<Index>& samples,
                            Index all) {
  std::vector<int> spread(static_cast<std::size_t>(all), -1);
  for (std::size_t position = 0; position < samples.size(); ++position) {
    spread[static_cast<std::size_t>(samples[position])] = group_of[position];
  }
  return spread;
}

std::optional<ClusterComparison> compare_part(const Problem& problem,
                                              const ClusterComparisonOptions& options,
                                              const std::stop_token& stop) {
  const Index all = problem.samples();
  const Index stride = (all + options.most_for_peaks - 1) / options.most_for_peaks;
  std::vector<Index> samples;
  for (Index sample = 0; sample < all; sample += stride) {
    samples.push_back(sample);
  }
  auto found = compare_clusters(problem.with_samples(samples), options, stop);
  if (found) {
    found->a.group_of = spread_out(found->a.group_of, samples, all);
    found->b.group_of = spread_out(found->b.group_of, samples, all);
    found->notes.insert(found->notes.begin(),
                        message("cluster_comparison.one_in",
                                "Density peaks compare every pair of samples: of the {1} here, "
                                "only one in {2} was used. K-means uses all of them.",
                                all, stride));
  }
  return found;
}

}  // namespace

Groups groups_of_label(const Labels& labels) {
  Groups groups{message("groups.label", "label: {1}", labels.name), labels.class_of, {}};
  for (const std::string& name : labels.names) {
    groups.names.push_back(other_words(name));
  }
  return groups;
}

std::optional<ClusterComparison> compare_clusters(const Problem& problem,
                                                  const ClusterComparisonOptions& options,
                                                  const std::stop_token& stop) {
  if (needs_part(problem, options)) {
    return compare_part(problem, options, stop);
  }
  ClusterComparison found;
  found.a = groups_of(options.a, problem, options, stop, found.notes);
  found.b =
      options.a == options.b ? found.a : groups_of(options.b, problem, options, stop, found.notes);
  if (stop.stop_requested() || found.a.group_of.empty() || found.b.group_of.empty()) {
    return std::nullopt;
  }
  compare(found);
  return found;
}

}  // namespace steelyard
