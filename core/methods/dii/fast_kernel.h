// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/geometry/weighted_points.h"
#include "core/methods/dii/information.h"

namespace steelyard::dii {

/// The fast kernel: Eqs. 2, 3, 6 and 7 exact to rounding, row by row, without N x N doubles.
///
/// lambda depends on every row's two nearest neighbours, so there are two passes: one over squared
/// distances alone, one that makes softmax, value and gradient. Distances are made twice rather
/// than kept where that is cheaper than the memory traffic. A cell whose exp(-(d - d_min)/lambda)
/// is below the rounding of a double adds nothing: where such cells are the rule in a row, the
/// others are picked out first.
///
/// Rows are cut into fixed groups; a group's sums are made in one thread and groups are added in
/// order, so any number of threads gives the same bits. Not thread-safe itself: one kernel a run.
class FastKernel {
 public:
  /// \param information  must outlive the kernel
  explicit FastKernel(const Information& information);

  /// \param weights  D, at least one not 0
  /// \return nothing when stopped
  [[nodiscard]] std::optional<Evaluation> evaluate(const Vector& weights, LambdaChoice choice,
                                                   const std::stop_token& stop = {});

 private:
  struct RowGroup;
  class Workspace;

  [[nodiscard]] RowGroup group(Index index) const;
  [[nodiscard]] bool keeps_distances(const WeightedPoints& points) const;
  [[nodiscard]] bool measure_gaps(const WeightedPoints& points, const std::stop_token& stop);
  [[nodiscard]] bool sum_groups(const WeightedPoints& points, double lambda,
                                const std::stop_token& stop);
  void sum_group(const WeightedPoints& points, double lambda, Index index, Workspace& workspace);
  [[nodiscard]] Evaluation total(const WeightedPoints& points, const Vector& weights,
                                 double lambda) const;

  const Information& information_;
  Index group_count_;
  Eigen::ArrayXd gaps_;                 // h_i per row
  Eigen::ArrayXd conditional_ranks_;    // sum_j c_ij r_ij per row
  Eigen::ArrayXXd gradient_sums_;       // padded active features x groups
  std::vector<Index> duplicate_pairs_;  // per group
  std::vector<double> kept_distances_;  // rows x padded samples, squared; often empty
};

}  // namespace steelyard::dii
