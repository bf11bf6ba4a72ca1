// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/linalg/gram_svd.h"
#include "core/linalg/pivoted_cholesky.h"
#include "core/methods/pcov/selector.h"

namespace steelyard::pcov {

/// FPS and PCov-FPS of features (Cersonsky et al. 2021, eqs 1-5, 16, 17): the score is the squared
/// distance to the nearest chosen feature, with
///     d(i, j) = C_ii - 2 C_ij + C_jj,  C = mixing X'X + (1 - mixing) Z Z',  Z = V U'Y.
/// Infinite for all before the first choice.
class FarthestFeatures : public Selector {
 public:
  /// Data shared by all values of `mixing`.
  struct Source {
    Matrix inputs;      ///< N x D
    Matrix products;    ///< X'X; 0 x 0 if N < D, so that columns are computed when needed
    Matrix supervised;  ///< Z, D x p; not used if p = 0 or `mixing` = 1
    Matrix targets;     ///< N x p, only for the remaining error
  };

  FarthestFeatures(std::shared_ptr<const Source> source, double mixing, Index most);

  [[nodiscard]] const Vector& scores() const override { return nearest_; }
  [[nodiscard]] bool adds_nothing(Index item) const override;
  [[nodiscard]] bool take(Index item, const std::stop_token& stop) override;
  [[nodiscard]] double input_error() const override { return left_.share_left(); }
  [[nodiscard]] std::optional<double> target_error() const override;
  /// The feature farthest from the mean of all.
  [[nodiscard]] Index farthest_from_mean() const;

 private:
  [[nodiscard]] Vector mixed_column(Index item, const Vector& products) const;
  /// The sum of squares of the targets that the chosen feature explains beyond those before.
  [[nodiscard]] double explained_by(Index item, const Vector& added);

  std::shared_ptr<const Source> source_;
  double mixing_;
  PivotedCholesky left_;
  Matrix cross_;     ///< X'Y of the remainder, D x p; only with Source::products
  Matrix spanned_;   ///< only without them: orthonormal, N x (at most as many as are chosen)
  Index spans_ = 0;  ///< columns of spanned_ in use
  double targets_square_;
  double targets_left_;
  Vector norms_;  ///< C_ii
  Vector nearest_;
};

}  // namespace steelyard::pcov
