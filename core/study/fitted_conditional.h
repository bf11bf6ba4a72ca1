// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/matrix.h"
#include "core/random.h"

namespace steelyard {

/// What the values of a column look like.
enum class ColumnValues {
  two,     ///< two different numbers, such as 0 and 1
  counts,  ///< whole numbers >= 0, more than two different ones
  others   ///< any other numbers, or a single one
};

/// \param values  N >= 1, finite
[[nodiscard]] ColumnValues kind_of_values(const Eigen::Ref<const Vector>& values);

/// A number of Poisson's distribution, by a search from the mode outwards: one uniform number and
/// about sqrt(mean) steps.
/// \param mean  0 .. 1e9
[[nodiscard]] double poisson_number(double mean, Random& random);

/// The distribution of a column of two values, or of counts, given other columns: a generalized
/// linear model with the canonical link (McCullagh & Nelder 1989),
///   logit P(x = high) = a + sum over l of b_l x_l,   or   log E(x) = a + sum over l of b_l x_l,
/// fitted by iteratively reweighted least squares with a ridge penalty on the coefficients of the
/// standardised columns. The penalty is the one of a falling sequence at which the deviance of the
/// samples, each held out of the fit, first ceases to fall; that deviance follows from the fit of
/// all samples by one Newton step for each (approximate leave-one-out: Rad & Maleki, J. R. Stat.
/// Soc. B 82, 2020).
class FittedConditional {
 public:
  /// Larger tables take too long, so at most `most_samples` evenly spaced samples are fitted, and
  /// of more columns than `most_given`, those that are most correlated with the column.
  static constexpr Index most_samples = 3000;
  static constexpr Index most_given = 400;

  /// \param training  N x D, finite, N >= 2
  /// \param column    position of a column of two values or of counts
  /// \param given     positions of other columns, without `column`
  /// \param values    two or counts
  /// \return `std::nullopt` when stopped, or if no fit is finite
  [[nodiscard]] static std::optional<FittedConditional> of(const Matrix& training, Index column,
                                                           const std::vector<Index>& given,
                                                           ColumnValues values,
                                                           const std::stop_token& stop = {});

  /// The linear predictor a + sum b_l x_l of each sample.
  /// \param inputs  M x D
  /// \return M
  [[nodiscard]] Vector predictor(const MatrixView& inputs) const;
  /// b: D, in units of one over those of the columns; 0 for columns that are not given.
  [[nodiscard]] const Vector& coefficients() const { return coefficients_; }
  /// The mean of the column at a linear predictor, in the column's units. That of counts is at most
  /// twice the largest count in the training samples.
  [[nodiscard]] double mean(double predictor) const;
  /// A value of the column at a linear predictor: one of the two values, or a count.
  [[nodiscard]] double draw(double predictor, Random& random) const;

 private:
  ColumnValues values_ = ColumnValues::two;
  double low_ = 0.0, high_ = 1.0;  ///< lowest and highest value in the training samples
  double constant_ = 0.0;
  Vector coefficients_;
};

}  // namespace steelyard
