// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/methods/dii/difference_pass.h"
#include "core/methods/dii/kernel.h"

namespace steelyard::dii {

/// The most memory for cells that are picked before lambda is known. With more samples it is less,
/// so that a run on 1,000,000 samples of 50 inputs fits into 4 GB.
[[nodiscard]] constexpr double most_bytes_picked(Index samples) {
  constexpr Index many = 500000;
  return samples > many ? 2.5e8 : 1e9;
}

/// Eqs. 2, 3, 6 and 7, exact to rounding, from differences of coordinates. Works row by row, so no
/// N x N matrix of distances is stored. Meant for few features, or for any number if some are
/// periodic.
///
/// lambda depends on every row's nearest neighbours, so there are two passes. The first measures
/// all distances in single precision and picks the cells whose exp(-(d - d_min) / lambda) is not
/// negligible at this precision, for a lambda slightly larger than expected. The second computes
/// softmax, value and gradient from these cells only; if lambda grew by more than that, all
/// distances are measured again. In double precision, distances that need more digits than single
/// precision holds are recomputed: those of the nearest neighbours, which determine lambda, and
/// those of near cells. The share of all other cells is so small that single precision is enough.
/// If most cells are within reach, picking does not pay and whole rows are used.
///
/// Rows are cut into fixed groups. Each group is summed by one thread and groups are added in
/// order, so the result does not depend on the number of threads.
template <typename Real>
class DifferenceKernel : public Kernel {
 public:
  explicit DifferenceKernel(const Information& information, RoughPoints rough = new_rough_points())
      : information_(information), resolution_(information.inputs), points_{std::move(rough), {}} {}

  /// In single precision the result may be unresolved.
  [[nodiscard]] std::optional<Evaluation> evaluate(const Vector& weights,
                                                   const LambdaChoice& choice,
                                                   const std::stop_token& stop,
                                                   std::span<const Index> batch) override;

 private:
  using Pass = DifferencePass<Real>;
  using Workspace = DifferenceWorkspace<Real>;

  void begin(Pass& pass);
  /// Whether whole rows will be used, unless cells are picked already.
  [[nodiscard]] bool is_dense() const;
  [[nodiscard]] bool measure(Pass& pass, const std::stop_token& stop);
  [[nodiscard]] bool sum(Pass& pass, const std::stop_token& stop);
  void learn(const Pass& pass);

  const Information& information_;
  Resolution resolution_;
  DifferencePoints<Real> points_;
  double last_lambda_ = 0.0;  ///< the largest of the last evaluation; 0 before the first one
  std::optional<double> expected_lambda_;  ///< upper limit of the next lambda, if known
  double expected_dii_ = 0.01;    ///< of the last evaluation; before the first one, a small guess
  double last_near_share_ = 0.0;  ///< near cells as a share of all, in the last evaluation
  std::vector<PickedRows> picked_;
  std::vector<Workspace> workspaces_;  ///< one per thread
};

extern template class DifferenceKernel<double>;
extern template class DifferenceKernel<float>;

}  // namespace steelyard::dii
