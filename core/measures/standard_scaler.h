// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// What columns are divided by.
enum class ScalerMode {
  matrix,  ///< one number for all, sqrt(sum_j var_j): then ||X||_F^2 = n, and the columns keep
           ///< their ratios
  column   ///< one number per column, sqrt(var_j): every column then has variance 1
};

struct ScalerOptions {
  ScalerMode mode = ScalerMode::matrix;
  double absolute_tolerance = 1e-12;  ///< variances below it count as 0; >= 0
};

/// Means and divisors of the training rows, to be applied to any rows (scikit-matter's
/// StandardFlexibleScaler; variances are over n, not n - 1).
struct StandardScaler {
  Eigen::RowVectorXd mean;     ///< d
  Eigen::RowVectorXd divisor;  ///< d, > 0

  /// (x - mean) / divisor.
  /// \param rows  m x d
  /// \return m x d
  [[nodiscard]] Matrix apply(const Matrix& rows) const;
};

/// \param columns  n x d, finite, n >= 1
/// \throws Error(bad_input) if a column has no variance (naming it) or, for ScalerMode::matrix, if
///         no column has any
[[nodiscard]] StandardScaler fit_scaler(const Matrix& columns, const ScalerOptions& options = {});

}  // namespace steelyard
