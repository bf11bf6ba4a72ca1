// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/matrix.h"
#include "core/methods/dii/information.h"
#include "core/methods/dii/softmax_row.h"
#include "core/parallel.h"

namespace steelyard::dii {

/// Eq. 7: lambda = (min_i h_i + mean_i h_i) / 2 where h_i is the distance of i to its second
/// nearest neighbour minus that to its nearest.
/// \param gaps  h_i >= 0, one per row
/// \return >= 0; 0 if all nearest neighbours tie (see Resolution)
[[nodiscard]] double adaptive_lambda(const Eigen::ArrayXd& gaps);

/// The results for the rows of one evaluation, from either kernel. Indexed by position in the
/// batch.
struct RowTotals {
  explicit RowTotals(Index rows)
      : gaps(rows),
        nearest(rows),
        lambdas(rows),
        conditional_ranks(rows),
        near(rows),
        twins(rows) {}

  Eigen::ArrayXd gaps;     ///< for lambda: h_i (Eq. 7) or the distance to the k-th neighbour
  Eigen::ArrayXd nearest;  ///< distance to the nearest neighbour
  Eigen::ArrayXd lambdas;
  Eigen::ArrayXd conditional_ranks;              ///< sum_j c_ij r_ij
  Eigen::Array<Index, Eigen::Dynamic, 1> near;   ///< cells within reach
  Eigen::Array<Index, Eigen::Dynamic, 1> twins;  ///< other samples at distance 0

  [[nodiscard]] Index rows() const { return gaps.size(); }
  void keep(Index row, const SoftmaxRow& softened) {
    conditional_ranks[row] = softened.conditional_rank;
    near[row] = softened.near;
    twins[row] = softened.duplicates;
  }
  /// Sets `lambdas` from the gaps or the choice, but none below the narrowest that can be resolved.
  /// \return false if one had to be widened to that
  bool set_lambdas(const LambdaChoice& choice, double narrowest);
};

/// \param active       features with nonzero weight
/// \param square_sums  for each of these: sum_ij q_ij/lambda_i w_a^2 s_ij^a
[[nodiscard]] Evaluation evaluation_of(const RowTotals& totals, const Vector& weights,
                                       const std::vector<Index>& active,
                                       const Eigen::ArrayXd& square_sums, Index samples);

/// The distance to the k-th neighbour of a row.
/// \param squared  N squared distances, not changed; left-out samples at infinitely_far
/// \param scratch  working memory for N numbers
template <typename Real>
[[nodiscard]] double neighbour_distance(std::span<const Real> squared, Index k,
                                        std::span<Real> scratch);

[[nodiscard]] inline bool of_neighbour(const LambdaChoice& choice) {
  return choice.kind == LambdaChoice::Kind::neighbour_mean ||
         choice.kind == LambdaChoice::Kind::neighbour_each;
}

/// Finds one row's nearest neighbour and gap, for set_lambdas, from its squared distances.
template <typename Real>
void measure_row(std::span<const Real> squared, const LambdaChoice& choice, std::span<Real> scratch,
                 Index row, RowTotals& totals);

/// The farthest distance used by measure_row.
[[nodiscard]] double farthest_measured(const RowTotals& totals, const LambdaChoice& choice,
                                       Index row);

/// Like measure_row, but from the candidates for the nearest cells: at least two, or the k of the
/// choice. Changes their order.
void measure_candidates(std::span<double> squared, const LambdaChoice& choice, Index row,
                        RowTotals& totals);

/// Collects the samples whose cells are at most `limit`, in ascending order. Fast if these are few
/// of many.
template <typename Real>
void samples_within(std::span<const Real> squared, Real limit,
                    std::vector<std::uint32_t>& samples) {
  constexpr std::size_t piece = 64;
  samples.clear();
  for (std::size_t first = 0; first < squared.size(); first += piece) {
    const std::size_t count = std::min(piece, squared.size() - first);
    std::uint32_t within = 0;  // counting vectorises, picking does not
    for (std::size_t k = 0; k < count; ++k) {
      within += squared[first + k] <= limit ? 1U : 0U;
    }
    for (std::size_t k = 0; within > 0 && k < count; ++k) {
      if (squared[first + k] <= limit) {
        samples.push_back(static_cast<std::uint32_t>(first + k));
      }
    }
  }
}

/// Sets the cells of `self`, and of all samples that do not count as its neighbours, to
/// infinitely_far.
template <typename Real>
void leave_out(Index self, Index exclude, Index samples, std::span<Real> squared) {
  const Index first = std::max(Index{0}, self - exclude);
  const Index last = std::min(samples - 1, self + exclude);
  std::fill(squared.begin() + first, squared.begin() + last + 1, infinitely_far<Real>);
}

/// Runs body(k, workspace) for k = 0 .. count - 1 on all cores.
/// \param workspaces  most_threads() of them; each thread uses its own. Reused between loops
/// \return false when stopped
template <typename Workspace, typename Body>
[[nodiscard]] bool for_each_on_all_cores(Index count, const std::stop_token& stop,
                                         std::vector<Workspace>& workspaces, const Body& body) {
  return parallel_for(
      count, stop, Sharing{}, [&](std::size_t thread) { return &workspaces[thread]; },
      [&](Index k, Workspace* workspace) { body(k, *workspace); });
}

}  // namespace steelyard::dii
