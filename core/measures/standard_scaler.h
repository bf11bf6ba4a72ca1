// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// What columns are divided by.
enum class ScalerMode {
  matrix,  ///< one number for all, sqrt(sum_j var_j): ||X||_F^2 = n, the columns keep their ratios
  column   ///< sqrt(var_j), one for each: every column has variance 1
};

struct ScalerOptions {
  ScalerMode mode = ScalerMode::matrix;
  bool centre = true;                 ///< subtract the mean
  bool divide = true;                 ///< divide by the spread
  double relative_tolerance = 0.0;    ///< of the mean's magnitude; >= 0
  double absolute_tolerance = 1e-12;  ///< a variance below both together counts as none; >= 0
  Vector sample_weights = {};         ///< n, >= 0, not all 0; empty: all alike
};

/// Means and divisors of the training rows, to be applied to any rows (scikit-matter's
/// StandardFlexibleScaler; variances over n, not n - 1).
struct StandardScaler {
  Eigen::RowVectorXd mean;     ///< d; 0 where not centred
  Eigen::RowVectorXd divisor;  ///< d, > 0; 1 where not divided

  /// \param rows  m x d    \return m x d, (x - mean) / divisor
  [[nodiscard]] Matrix apply(const Matrix& rows) const;
};

/// \param columns  n x d, finite, n >= 1
/// \throws Error(bad_input) that names the column where there is no variance, or says that no
///         column has any; and for sample weights that are not n numbers >= 0, of sum > 0
[[nodiscard]] StandardScaler fit_scaler(const Matrix& columns, const ScalerOptions& options = {});

}  // namespace steelyard
