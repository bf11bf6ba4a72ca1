// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/ties.h"

#include <algorithm>
#include <limits>

#include "core/geometry/equal_rows.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// The number of rows equal to each distinct row, at the position of its first occurrence.
std::vector<Index> sizes_of_kinds(const MatrixView& values) {
  std::vector<Index> sizes(static_cast<std::size_t>(values.rows()), 0);
  for (const Index first : first_equal_rows(values)) {
    ++sizes[static_cast<std::size_t>(first)];
  }
  std::erase(sizes, 0);
  return sizes;
}

/// Each of n coinciding samples ranks the others 1 .. n-1, n/2 on average.
double sum_of_lowest_ranks(const std::vector<Index>& sizes) {
  double sum = 0.0;
  for (const Index size : sizes) {
    const auto n = static_cast<double>(size);
    sum += size > 1 ? n * n / 2.0 : 1.0;
  }
  return sum;
}

/// The same for given distances: m equally near samples rank 1 .. m. Column by column, in memory
/// order.
double sum_of_lowest_ranks(const MatrixView& distances) {
  const double far = std::numeric_limits<double>::infinity();
  Eigen::ArrayXd least = Eigen::ArrayXd::Constant(distances.rows(), far);
  Eigen::ArrayXd counts = Eigen::ArrayXd::Zero(distances.rows());
  for (Index j = 0; j < distances.cols(); ++j) {
    for (Index i = 0; i < distances.rows(); ++i) {
      const double distance = i == j ? far : distances(i, j);
      counts[i] = distance < least[i] ? 1.0 : counts[i] + (distance == least[i] ? 1.0 : 0.0);
      least[i] = std::min(least[i], distance);
    }
  }
  return ((counts + 1.0) / 2.0).sum();
}

}  // namespace

Index point_out_duplicates(Problem& problem) {
  const auto kinds = static_cast<Index>(sizes_of_kinds(problem.inputs).size());
  const Index duplicates = problem.samples() - kinds;
  if (duplicates > 0) {
    problem.warnings.push_back(
        message("problem.equal_inputs",
                "{1} of {2} {2:sample|samples} {1:has|have} the same inputs as an earlier one: no "
                "weights can distinguish them",
                duplicates, problem.samples()));
  }
  return duplicates;
}

double lowest_imbalance(const Problem& problem) {
  const double sum = problem.truth_kind == TruthKind::distance_matrix
                         ? sum_of_lowest_ranks(problem.truth)
                         : sum_of_lowest_ranks(sizes_of_kinds(problem.truth));
  const auto n = static_cast<double>(problem.samples());
  return 2.0 * sum / (n * n);
}

std::optional<Message> warning_of_ties(const Problem& problem) {
  if (problem.truth.cols() == 0) {
    return std::nullopt;
  }
  constexpr double worth_saying = 0.01;
  const double lowest = lowest_imbalance(problem);
  const double without_ties = 2.0 / static_cast<double>(problem.samples());
  if (lowest <= worth_saying + without_ties) {
    return std::nullopt;
  }
  if (problem.truth_kind == TruthKind::distance_matrix) {
    return message(
        "problem.tied_distances",
        "many samples have several nearest neighbours at the same distance in the target: most "
        "ranks are tied, and no information imbalance can be lower than {1}. It measures how well "
        "equal samples stay together, not which of them are nearer",
        short_text(lowest, 2));
  }
  return message("problem.tied_truth",
                 "the target has only {1} distinct {1:value|values} among {2} "
                 "{2:sample|samples}: most ranks are tied, and no information imbalance can be "
                 "lower than {3}. It measures how well equal samples stay together, not which of "
                 "them are nearer",
                 sizes_of_kinds(problem.truth).size(), problem.samples(), short_text(lowest, 2));
}

}  // namespace steelyard
