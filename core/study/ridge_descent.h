// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>

#include "core/matrix.h"

namespace steelyard {

/// What the values of a column look like.
enum class ColumnValues {
  two,     ///< two different numbers, such as 0 and 1
  counts,  ///< whole numbers >= 0, more than two different ones
  others   ///< any other numbers, or a single one
};

/// Three families of distributions with their canonical links: of two values the logistic one, of
/// counts Poisson's, of other numbers the normal one of variance 1. The variance is then the
/// derivative of the mean by the linear predictor. A linear predictor beyond -30 .. 30 says no more
/// than these, but for other numbers.
class LinkFamily {
 public:
  explicit LinkFamily(ColumnValues values) : values_(values) {}

  [[nodiscard]] double mean(double predictor) const;
  /// The linear predictor of a mean.
  [[nodiscard]] double predictor(double mean) const;
  [[nodiscard]] double variance(double mean) const;
  /// Half the deviance of a sample, up to a constant.
  [[nodiscard]] double loss(double value, double predictor) const;

 private:
  ColumnValues values_;
};

/// Minimises half the deviance plus half the penalty times the squared length of the slopes, with
/// Newton's steps (McCullagh & Nelder 1989). The next penalty begins where the last one ended.
class RidgeDescent {
 public:
  /// \param features  N x (1 + K): ones, then standardised columns
  /// \param values    N: of two values 0 and 1
  RidgeDescent(Matrix features, Vector values, LinkFamily family);

  /// \return false when stopped, or if the fit is not finite
  [[nodiscard]] bool fit(double penalty, const std::stop_token& stop);
  /// The mean loss of the samples, each held out of the fit by one Newton step (Rad & Maleki 2020);
  /// right after fit().
  [[nodiscard]] double held_out_loss() const;
  /// The degrees of freedom of the fit, the constant included; right after fit().
  [[nodiscard]] double freedom() const;

  /// 1 + K: the constant and the slopes.
  [[nodiscard]] const Vector& solution() const { return solution_; }
  /// N: what the values are more than their means.
  [[nodiscard]] Vector residuals() const;

 private:
  [[nodiscard]] double objective(const Vector& solution, const Vector& predictors,
                                 double penalty) const;
  /// L of F' W F plus the penalty, at the present solution.
  [[nodiscard]] bool factorise(double penalty, const std::stop_token& stop);
  /// Goes Newton's step, or as much of it as lowers the objective.
  /// \return the new objective
  double descend(double penalty, double before);
  /// N: how far a sample's residual moves its own linear predictor.
  [[nodiscard]] Vector pulls() const;

  Matrix features_;
  Vector values_;
  LinkFamily family_;
  Vector solution_, predictors_;
  Matrix factor_;
};

}  // namespace steelyard
