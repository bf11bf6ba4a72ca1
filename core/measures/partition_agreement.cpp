// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/partition_agreement.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/error.h"
#include "core/measures/assignment.h"

namespace steelyard {
namespace {

Index groups_in(std::span<const int> group_of) {
  return group_of.empty() ? 0
                          : std::max(0, *std::max_element(group_of.begin(), group_of.end()) + 1);
}

double pairs(Index count) {
  const auto of = static_cast<double>(count);
  return 0.5 * of * (of - 1.0);
}

template <typename Counts>
double pairs_within(const Counts& counts) {
  double sum = 0.0;
  for (const Index count : counts.reshaped()) {
    sum += pairs(count);
  }
  return sum;
}

/// In nats, of counts that add up to `all`.
template <typename Counts>
double entropy(const Counts& counts, double all) {
  double sum = 0.0;
  for (const Index count : counts.reshaped()) {
    const double share = static_cast<double>(count) / all;
    sum -= count > 0 ? share * std::log(share) : 0.0;
  }
  return sum;
}

}  // namespace

CountMatrix joint_counts(std::span<const int> row_of, std::span<const int> column_of) {
  if (row_of.size() != column_of.size()) {
    throw fault("partitions of different lengths");
  }
  CountMatrix counts = CountMatrix::Zero(groups_in(row_of), groups_in(column_of));
  for (std::size_t sample = 0; sample < row_of.size(); ++sample) {
    if (row_of[sample] >= 0 && column_of[sample] >= 0) {
      ++counts(row_of[sample], column_of[sample]);
    }
  }
  return counts;
}

ConfusionTable confusion_table(std::span<const int> row_of, std::vector<std::string> rows,
                               std::span<const int> column_of, std::vector<std::string> columns) {
  const CountMatrix counted = joint_counts(row_of, column_of);
  const auto row_count = static_cast<Index>(rows.size());
  const auto column_count = static_cast<Index>(columns.size());
  if (counted.rows() > row_count || counted.cols() > column_count) {
    throw fault("a group without a name");
  }
  ConfusionTable table{std::move(rows), std::move(columns),
                       CountMatrix::Zero(row_count, column_count), 0};
  table.counts.topLeftCorner(counted.rows(), counted.cols()) = counted;
  table.left_out = static_cast<Index>(row_of.size()) - counted.sum();
  return table;
}

ClusterPurity cluster_purity(std::span<const int> cluster_of, std::span<const int> class_of) {
  const Matrix count = joint_counts(cluster_of, class_of).cast<double>();
  const double samples = count.sum();
  if (samples == 0.0) {
    return {};
  }
  const std::vector<Index> class_matched = least_cost_assignment(-count);
  double matched = 0.0;
  for (Index cluster = 0; cluster < count.rows(); ++cluster) {
    const Index partner = class_matched[static_cast<std::size_t>(cluster)];
    matched += partner >= 0 ? count(cluster, partner) : 0.0;
  }
  return {count.rowwise().maxCoeff().sum() / samples, matched / samples};
}

std::vector<ClusterMakeup> cluster_makeup(std::span<const int> cluster_of,
                                          std::span<const int> class_of) {
  const CountMatrix counts = joint_counts(cluster_of, class_of);
  std::vector<ClusterMakeup> makeup(static_cast<std::size_t>(counts.rows()));
  for (Index cluster = 0; cluster < counts.rows(); ++cluster) {
    ClusterMakeup& of = makeup[static_cast<std::size_t>(cluster)];
    of.size = counts.row(cluster).sum();
    if (of.size > 0) {
      Index largest = 0;
      const Index count = counts.row(cluster).maxCoeff(&largest);
      of.largest_class = static_cast<int>(largest);
      of.fraction = static_cast<double>(count) / static_cast<double>(of.size);
    }
  }
  return makeup;
}

double adjusted_rand_index(std::span<const int> a, std::span<const int> b) {
  const CountMatrix counts = joint_counts(a, b);
  const double all = pairs(counts.sum());
  const double together = pairs_within(counts);
  const double in_a = pairs_within(counts.rowwise().sum().eval());
  const double in_b = pairs_within(counts.colwise().sum().eval());
  const double by_chance = all > 0.0 ? in_a * in_b / all : 0.0;
  const double most = 0.5 * (in_a + in_b);
  return most == by_chance ? 1.0 : (together - by_chance) / (most - by_chance);
}

double normalised_mutual_information(std::span<const int> a, std::span<const int> b) {
  const CountMatrix counts = joint_counts(a, b);
  const auto all = static_cast<double>(counts.sum());
  if (all == 0.0) {
    return 1.0;
  }
  const double of_a = entropy(counts.rowwise().sum().eval(), all);
  const double of_b = entropy(counts.colwise().sum().eval(), all);
  const double shared = of_a + of_b - entropy(counts, all);
  return of_a + of_b == 0.0 ? 1.0 : std::clamp(2.0 * shared / (of_a + of_b), 0.0, 1.0);
}

}  // namespace steelyard
