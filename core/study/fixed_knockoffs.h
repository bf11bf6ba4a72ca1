// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/matrix.h"
#include "core/random.h"
#include "core/study/gaussian_knockoffs.h"
#include "core/study/knockoff_spread.h"

namespace steelyard {

/// Features side by side with their knockoffs.
struct KnockoffPairs {
  Matrix columns;    ///< M x D
  Matrix knockoffs;  ///< M x D
};

/// Knockoffs of fixed columns (Barber & Candes 2015). They assume nothing about how the columns are
/// distributed, but they assume that the target is linear in them with normal noise, and that what
/// is compared depends on [X X~]'[X X~] and [X X~]'y only. With G = X'X,
///   X~ = X (I - G^-1 S) + U C,  C'C = 2 S - S G^-1 S,
/// where U is M x D with orthonormal columns orthogonal to those of X and to a constant. That needs
/// 2 D + 1 rows. If there are fewer, but more than D + 1, rows of zeros are added, and as many
/// draws of the noise are added to the target.
class FixedKnockoffs {
 public:
  /// Prepares what all draws share.
  /// \param columns  N x D, each of mean 0 and variance 1 (over N), N > D + 1
  /// \return `std::nullopt` when stopped, or if the columns are linearly dependent
  [[nodiscard]] static std::optional<FixedKnockoffs> of(const Matrix& columns, KnockoffSpread how,
                                                        const std::stop_token& stop = {});

  /// \param random  determines the directions of U
  /// \return `std::nullopt` when stopped
  [[nodiscard]] std::optional<KnockoffPairs> draw(Random& random,
                                                  const std::stop_token& stop = {}) const;
  /// Mean of s: how far knockoffs are from their features, 0 .. 1.
  [[nodiscard]] double mean_spread() const { return mean_spread_; }

 private:
  FixedKnockoffs(Matrix columns, Matrix factor, GaussianKnockoffs formula, double mean_spread);

  Matrix columns_;  ///< with the added rows
  Matrix factor_;   ///< of X'X
  GaussianKnockoffs formula_;
  double mean_spread_ = 0.0;
};

}  // namespace steelyard
