// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// How much smaller one error is than another, from the same folds of the same samples.
struct PairedGain {
  /// The effect size: mean over the folds of (other - own) / max(own, other), -1 .. 1. At 0.5, the
  /// own error is half of the other; at -0.5, the other is half of the own. Differences are
  /// relative within each fold, so that no single fold that is hard for both decides the result.
  double mean = 0.0;
  /// The standard error of the mean, with the correction of Nadeau and Bengio (Machine Learning 52,
  /// 239, 2003, eq. 14): sqrt(1/J + tested/trained) times the deviation over the J folds. The
  /// training parts of folds overlap, so plain standard errors are too small.
  double error = 0.0;
  /// One-sided lower bound of the mean at 95 % by Student's t with J - 1 degrees of freedom.
  double low = 0.0;

  [[nodiscard]] bool is_clear() const { return low > 0.0; }
  /// The gain exceeds its standard error: not clear, but probably more than chance.
  [[nodiscard]] bool is_likely() const { return mean > 0.0 && mean > error; }
};

/// The standard error of the mean of errors, one per fold, with the same correction; infinite for a
/// single fold.
/// \param tested_over_trained  as for paired_gain()
[[nodiscard]] double error_over_folds(const Vector& errors, double tested_over_trained);

/// \param own, other           errors >= 0, one per fold; at least two
/// \param tested_over_trained  the number of samples in a fold over the number trained on, > 0
[[nodiscard]] PairedGain paired_gain(const Vector& own, const Vector& other,
                                     double tested_over_trained);

/// The 95 % point of Student's t.
/// \param freedom  degrees of freedom, >= 1
[[nodiscard]] double student_95(Index freedom);

}  // namespace steelyard
