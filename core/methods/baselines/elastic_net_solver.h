// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>
#include <vector>

#include "core/methods/baselines/training_moments.h"

namespace steelyard::baselines {

/// The nonzero slopes of a linear model.
struct SparseSlopes {
  std::vector<Index> inputs;  ///< in the order in which they became active
  std::vector<double> values;
};

/// The penalty on slopes b that is added to half the mean squared error: l1 |b|_1 + l2 / 2 |b|^2.
struct Penalties {
  double l1 = 0.0;  ///< > 0
  double l2 = 0.0;  ///< >= 0
};

/// Minimises (1 / 2n) |y - X b - b0|^2 + l1 |b|_1 + l2 / 2 |b|^2 for a sequence of penalties, each
/// time starting from the previous solution (Friedman, Hastie & Tibshirani 2010).
///
/// Coordinate descent runs over the active inputs. Once no sign changes any more, the minimum for
/// these signs is solved for directly, so that the solution is exact. Then the other inputs are
/// checked: those that would lower the objective become active, and all is repeated until there are
/// none.
class ElasticNetSolver {
 public:
  /// \param moments  must outlive this
  ElasticNetSolver(const TrainingMoments& moments, Index target);

  enum class Solved {
    exactly,
    roughly,  ///< the maximum number of sweeps was reached
    stopped   ///< the slopes are those after some sweep
  };
  [[nodiscard]] Solved solve(const Penalties& penalties, const std::stop_token& stop);
  [[nodiscard]] SparseSlopes slopes() const;

 private:
  [[nodiscard]] Solved descend(const std::stop_token& stop);
  void add_to_left(double factor, Index of);
  /// \return the largest change of a slope times the standard deviation of its input
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
  std::vector<Index> inputs_;   ///< the active ones
  std::vector<double> slopes_;  ///< of the active inputs
  Vector left_;         ///< covariances of the active inputs with the residual; has spare entries
  Matrix covariances_;  ///< between the active inputs; has spare rows and columns
  Vector outside_;      ///< D; covariances with the residual at the last refresh()
};

}  // namespace steelyard::baselines
