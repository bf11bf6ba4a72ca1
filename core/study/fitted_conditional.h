// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/matrix.h"
#include "core/random.h"
#include "core/study/ridge_descent.h"

namespace steelyard {

/// \param values  N >= 1, finite
[[nodiscard]] ColumnValues kind_of_values(const Eigen::Ref<const Vector>& values);

/// A number of Poisson's distribution, by a search from the mode outwards: one uniform number and
/// about sqrt(mean) steps.
/// \param mean  0 .. 1e9
[[nodiscard]] double poisson_number(double mean, Random& random);

/// Whether counts can be taken as Poisson numbers: given the other columns, their variance is about
/// their mean, which is at most ten thousand.
/// \param mean               of the counts, > 0
/// \param residual_variance  what the other columns leave of their variance
[[nodiscard]] bool is_poisson(double mean, double residual_variance);

/// The distribution of a column given other columns: a generalized linear model with the canonical
/// link (McCullagh & Nelder 1989),
///   logit P(x = high) = a + sum over l of b_l x_l   of a column of two values,
///   log E(x) = a + sum over l of b_l x_l            of counts,
///   x = a + sum over l of b_l x_l + residual        of other numbers,
/// fitted by iteratively reweighted least squares with a ridge penalty on the coefficients of the
/// standardised columns. The penalty is the one of a falling sequence at which the deviance of the
/// samples, each held out of the fit, first ceases to fall; that deviance follows from the fit of
/// all samples by one Newton step for each (approximate leave-one-out: Rad & Maleki, J. R. Stat.
/// Soc. B 82, 2020). The residuals of other numbers are those of the samples, enlarged by
/// sqrt(N / (N - d)), d being the degrees of freedom of the fit, and any of them is as likely;
/// where these numbers are counts of another variance than Poisson's, what is drawn is rounded and
/// not below the least count.
class FittedConditional {
 public:
  /// Larger tables take too long, so at most `most_samples` evenly spaced samples are fitted, and
  /// of more columns than `most_given`, those that are most correlated with the column.
  static constexpr Index most_samples = 3000;
  static constexpr Index most_given = 400;

  /// \param training  N x D, finite, N >= 2
  /// \param column    position of a column of such values
  /// \param given     positions of other columns, without `column`
  /// \param values    what the column is taken as; others is always possible
  /// \return `std::nullopt` when stopped, or if no fit is finite
  [[nodiscard]] static std::optional<FittedConditional> of(const Matrix& training, Index column,
                                                           const std::vector<Index>& given,
                                                           ColumnValues values,
                                                           const std::stop_token& stop = {});
  /// The same at a penalty that is known, such as penalty() of a fit to nearly the same columns:
  /// several times faster.
  /// \param penalty  > 0
  [[nodiscard]] static std::optional<FittedConditional> at_penalty(
      double penalty, const Matrix& training, Index column, const std::vector<Index>& given,
      ColumnValues values, const std::stop_token& stop = {});

  /// The linear predictor a + sum b_l x_l of each sample.
  /// \param inputs  M x D
  /// \return M
  [[nodiscard]] Vector predictor(const MatrixView& inputs) const;
  /// b: D, in units of one over those of the columns; 0 for columns that are not given.
  [[nodiscard]] const Vector& coefficients() const { return coefficients_; }
  /// The mean of the column at a linear predictor, in the column's units. That of counts is at most
  /// twice the largest count in the training samples.
  [[nodiscard]] double mean(double predictor) const;
  /// A value of the column at a linear predictor: one of the two values, a count, or the predictor
  /// and a residual.
  [[nodiscard]] double draw(double predictor, Random& random) const;

  /// The penalty of the fit, on coefficients of standardised columns; > 0.
  [[nodiscard]] double penalty() const { return penalty_; }
  /// What the given columns leave of the variance, in the column's units squared; of other numbers.
  [[nodiscard]] double residual_variance() const;

 private:
  FittedConditional(const Eigen::Ref<const Vector>& column, ColumnValues values);
  /// \param penalty  if it is known
  /// \return false when stopped, or if no fit is finite
  [[nodiscard]] bool fit(const Matrix& training, Index column, const std::vector<Index>& given,
                         std::optional<double> penalty, const std::stop_token& stop);
  /// What is fitted of these values of the column.
  [[nodiscard]] Vector as_fitted(const Vector& values) const;
  /// The mean of what is fitted, inside the range that a mean can have.
  [[nodiscard]] double mean_of(const Vector& fitted) const;
  [[nodiscard]] bool take_residuals(RidgeDescent& descent, const std::stop_token& stop);
  /// Undoes as_fitted() of other numbers.
  void take_units_of(const Vector& values);

  ColumnValues values_ = ColumnValues::two;
  double low_ = 0.0, high_ = 1.0;  ///< lowest and highest value in the training samples
  bool whole_ = false;             ///< whether what is drawn is rounded
  double constant_ = 0.0;
  double penalty_ = 0.0;
  Vector coefficients_;
  Vector residuals_;  ///< of the fitted samples; of other numbers in their units
};

}  // namespace steelyard
