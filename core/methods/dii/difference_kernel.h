// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/geometry/weighted_points.h"
#include "core/methods/dii/kernel.h"
#include "core/methods/dii/row_totals.h"

namespace steelyard::dii {

/// Eqs. 2, 3, 6 and 7 exact to rounding, from differences of coordinates, row by row, without an
/// N x N matrix of distances. For few features, and for any with periods.
///
/// lambda depends on every row's nearest neighbours, so there are two passes: one over squared
/// distances alone, one that makes softmax, value and gradient. A cell whose exp(-(d - d_min) /
/// lambda) is below the precision adds nothing. Where such cells are the rule, the first pass picks
/// the others out, up to a little beyond the reach that the last lambda gave, and the second pass
/// looks at nothing else, unless lambda grew by more than that.
///
/// Rows are cut into fixed groups; a group's sums are made in one thread and groups are added in
/// order, so any number of threads gives the same bits.
template <typename Real>
class DifferenceKernel : public Kernel {
 public:
  explicit DifferenceKernel(const Information& information) : information_(information) {}

  [[nodiscard]] std::optional<Evaluation> evaluate(const Vector& weights,
                                                   const LambdaChoice& choice,
                                                   const std::stop_token& stop,
                                                   std::span<const Index> batch) override;

 private:
  using Points = BasicWeightedPoints<Real>;
  struct RowGroup;
  struct Pass;
  class Workspace;
  /// Picked cells of one group's rows, one row after the other.
  struct GroupCells {
    std::vector<std::uint32_t> samples;
    std::vector<Real> factors;  ///< squared distances first, then q_ij
    std::array<std::size_t, Points::row_group> ends{};
  };

  [[nodiscard]] bool measure(Pass& pass, const std::stop_token& stop);
  [[nodiscard]] bool sum(Pass& pass, const std::stop_token& stop);
  void measure_and_pick(Pass& pass, const RowGroup& group, Index index, Workspace& workspace);
  void sum_dense(Pass& pass, const RowGroup& group, Workspace& workspace, std::span<double> sums);
  void sum_picked(Pass& pass, const RowGroup& group, GroupCells& picked, Workspace& workspace,
                  std::span<double> sums);
  static void pick(const Pass& pass, const RowGroup& group, Workspace& workspace);

  const Information& information_;
  double last_lambda_ = 0.0;      ///< mean of the last evaluation; 0: none yet
  double last_near_share_ = 1.0;  ///< of all cells, in the last evaluation
  std::vector<GroupCells> picked_;
};

extern template class DifferenceKernel<double>;
extern template class DifferenceKernel<float>;

}  // namespace steelyard::dii
