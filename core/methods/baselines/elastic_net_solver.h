// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>
#include <vector>

#include "core/methods/baselines/training_moments.h"

namespace steelyard::baselines {

/// The slopes of a linear model, those that are not 0.
struct SparseSlopes {
  std::vector<Index> inputs;  ///< in the order in which they came in
  std::vector<double> values;
};

/// What slopes b cost besides half the mean squared error: l1 |b|_1 + l2 / 2 |b|^2.
struct Penalties {
  double l1 = 0.0;  ///< > 0
  double l2 = 0.0;  ///< >= 0
};

/// Minimises (1 / 2n) |y - X b - b0|^2 + l1 |b|_1 + l2 / 2 |b|^2 for one penalty after the other,
/// each starting from the solution before (Friedman, Hastie & Tibshirani 2010).
///
/// Coordinate descent over the inputs that have come in so far. Where no sign changes any more, the
/// minimum for these signs is solved for at once, so that the solution is exact. Then the inputs
/// outside are asked: those that would gain come in, until none does.
class ElasticNetSolver {
 public:
  /// \param moments  must outlive this
  ElasticNetSolver(const TrainingMoments& moments, Index target);

  enum class Solved {
    exactly,
    roughly,  ///< the limit of sweeps was reached
    stopped   ///< the slopes are those of some sweep
  };
  [[nodiscard]] Solved solve(const Penalties& penalties, const std::stop_token& stop);
  [[nodiscard]] SparseSlopes slopes() const;

 private:
  [[nodiscard]] Solved descend(const std::stop_token& stop);
  /// \return the largest change of a slope, times the deviation of its input
  [[nodiscard]] double sweep();
  void solve_for_signs(const std::stop_token& stop);
  void move_to(const std::vector<Index>& moving, const Vector& solution);
  void take_in(Index input);
  [[nodiscard]] bool take_in_above(double threshold);
  void refresh();

  const TrainingMoments& moments_;
  Index target_;
  double tolerance_ = 0.0;
  Penalties penalties_;
  double last_l1_ = 0.0;
  bool signs_changed_ = false;
  std::vector<bool> is_in_;     ///< D
  std::vector<Index> inputs_;   ///< that have come in
  std::vector<double> slopes_;  ///< one each
  Vector left_;                 ///< one each: the covariance with the residual
  Matrix covariances_;          ///< between them; larger than they are many
  Vector outside_;              ///< D: the covariance with the residual when last asked
};

}  // namespace steelyard::baselines
