// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/methods/dii/difference_pass.h"
#include "core/methods/dii/kernel.h"

namespace steelyard::dii {

/// Eqs. 2, 3, 6 and 7 exact to rounding, from differences of coordinates, row by row, without an
/// N x N matrix of distances. For few features, and for any with periods.
///
/// lambda depends on every row's nearest neighbours, so there are two passes. The first measures
/// all distances, in single precision, and picks out the cells whose exp(-(d - d_min) / lambda) the
/// precision can see, for a lambda a little larger than the expected one. The second makes softmax,
/// value and gradient of those alone; if lambda grew by more than that, it measures once more.
/// In double precision, distances that matter to more digits than single precision holds are
/// made again: the nearest neighbours', which lambda is made of, and those of near cells; the
/// others' share of the result is so small that single precision will do. Where most cells are in
/// reach, picking does not pay and whole rows are taken.
///
/// Rows are cut into fixed groups; a group's sums are made in one thread and groups are added in
/// order, so any number of threads gives the same bits.
template <typename Real>
class DifferenceKernel : public Kernel {
 public:
  explicit DifferenceKernel(const Information& information)
      : information_(information), resolution_(information.inputs) {}

  /// In single precision it may be unresolved.
  [[nodiscard]] std::optional<Evaluation> evaluate(const Vector& weights,
                                                   const LambdaChoice& choice,
                                                   const std::stop_token& stop,
                                                   std::span<const Index> batch) override;

 private:
  using Pass = DifferencePass<Real>;
  using Workspace = DifferenceWorkspace<Real>;

  void begin(Pass& pass);
  [[nodiscard]] bool measure(Pass& pass, const std::stop_token& stop);
  [[nodiscard]] bool sum(Pass& pass, const std::stop_token& stop);
  void learn(const Pass& pass);

  const Information& information_;
  Resolution resolution_;
  DifferencePoints<Real> points_;
  double last_lambda_ = 0.0;               ///< largest of the last evaluation; 0: none yet
  std::optional<double> expected_lambda_;  ///< the next one at most, if anybody knows
  double expected_dii_ = 0.01;             ///< the last one; so small before there was one
  double last_near_share_ = 0.0;           ///< of all cells, in the last evaluation
  std::vector<PickedRows> picked_;
  std::vector<Workspace> workspaces_;  ///< one per thread
};

extern template class DifferenceKernel<double>;
extern template class DifferenceKernel<float>;

}  // namespace steelyard::dii
