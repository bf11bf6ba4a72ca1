// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

#include "core/matrix.h"

namespace steelyard {

/// Adam (Kingma & Ba 2015, algorithm 1): x' = x - rate m / (sqrt(v) + 1e-8), where m is the moving
/// average of the gradient and v that of its square, both corrected for their bias towards 0.
template <typename Scalar>
class AdamOf {
 public:
  using Numbers = Eigen::Matrix<Scalar, Eigen::Dynamic, 1>;

  static constexpr double usual_mean_decay = 0.9;
  static constexpr double usual_square_decay = 0.999;

  /// \param mean_decay, square_decay  the share of each average that a step keeps: 0 .. 1, below 1
  explicit AdamOf(double mean_decay = usual_mean_decay, double square_decay = usual_square_decay)
      : mean_decay_(mean_decay), square_decay_(square_decay) {}

  /// \param point     D, changed in place
  /// \param gradient  D
  /// \param rate      > 0; approximately the largest change of a coordinate in one step
  void step(Numbers& point, const Numbers& gradient, double rate);

 private:
  double mean_decay_, square_decay_;
  Numbers mean_;
  Numbers square_;
  std::uint64_t steps_ = 0;
};

using Adam = AdamOf<double>;

/// Adam (Kingma & Ba 2015) in the logarithm of the weights: a step multiplies each weight by a
/// factor, so small weights are found as precisely as large ones and all stay positive.
///
/// Let g = w (dL/dw + penalty) be the gradient of the loss with its L1 penalty along ln w, and m
/// and v Adam's averages of g and g^2; then w' = w exp(-rate m / sqrt(v)). This is meant for losses
/// that do not depend on the scale of the weights: under a penalty the largest weight is fixed and
/// the others move relative to it. (If it shrank too, only the scale would change.) Steps never
/// take a weight to 0; but with a penalty, a weight below a hundredth of the largest, which
/// contributes a ten-thousandth to squared distances, is set to 0. A weight of 0 stays 0.
class LogAdam {
 public:
  static constexpr double mean_decay = 0.9;
  static constexpr double square_decay = 0.95;
  /// The memory is shorter under a penalty because the gradient of a vanishing weight falls as fast
  /// as the square of the weight.
  static constexpr double penalised_square_decay = 0.9;
  static constexpr double vanishing_share = 1e-2;

  /// \param weights   D, >= 0
  /// \param gradient  D, with respect to the weights
  /// \param rate      approximately the largest change of ln w in one step
  /// \param penalty   >= 0
  [[nodiscard]] Vector step(const Vector& weights, const Vector& gradient, double rate,
                            double penalty);

 private:
  Vector mean_;    // of g
  Vector square_;  // of g^2
  std::uint64_t steps_ = 0;
};

/// One gradient step followed by the two-step clipping of the L1 penalty (Wild et al. 2024, Eqs.
/// 8-10): w' = w - rate g; then max(0, w' - rate p) where w' > 0 and |min(0, w' + rate p)| where w'
/// < 0. The result is >= 0; a weight of 0 whose gradient is 0 stays 0.
/// \param weights   w: D, >= 0
/// \param gradient  g: D
/// \param penalty   p >= 0
[[nodiscard]] Vector clipped_step(const Vector& weights, const Vector& gradient, double rate,
                                  double penalty);

/// How the learning rate decays over a run.
enum class Decay { cosine, exponential, constant };

/// The learning rate of step k = 0, 1, ..., n - 1, starting from eta_0 = `initial_rate`:
/// cosine eta_0/2 (1 + cos(pi k / n)); exponential eta_0 2^(-k/10); constant eta_0.
/// \param steps  n >= 1
[[nodiscard]] double decayed_rate(Decay decay, double initial_rate, std::uint64_t step,
                                  std::uint64_t steps);

}  // namespace steelyard
